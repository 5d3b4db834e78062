import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { ARTILLERY } from '../board.ts';
import { ATTACKED, BEATEN, BREAKTHROUGH, DUELING } from '../fighting.ts';
import { inCommand, lowerOfPair, onMap, sideIn, topIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { bears } from './parts.ts';
import { mightHide } from './questions.ts';
import { attackerIn } from './strength.ts';

/** 11.0 Who may attack. */

/** 11.0e: whether an attack can go from one hex to another next to it. */
export function attackOn(w: World, from: Place, target: Place): boolean {
  const direction = w.map.direction(from, target);
  return direction >= 0 && w.unassailable[6 * from + direction] === 0;
}

/** 7.2b, 11.4a, 11.13b: whether a counter may attack in this step of the Combat Phase, wherever it lies. */
function isReady(w: World, s: State, unit: Unit): boolean {
  if (!inCommand(w, s, unit)) return false;
  return s[w.at.second] === 1 ? bears(w, s, unit, BREAKTHROUGH) : !bears(w, s, unit, BEATEN | DUELING | ATTACKED);
}

/** 11.0: whether a unit may attack a hex in this step of the Combat Phase; 5.2f: of a Guard pair both brigades must. */
export function canAttack(w: World, s: State, unit: Unit, target: Place): boolean {
  if (!onMap(w, s, unit)) return false;
  const hex = whereIs(w, s, unit);
  if (!attackOn(w, hex, target) || attackerIn(w, s, hex) !== unit || !isReady(w, s, unit)) return false;
  const lower = lowerOfPair(w, s, unit);
  return lower < 0 || isReady(w, s, lower);
}

export function refuseAttacker(w: World, s: State, unit: Unit, target: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(target) };
  if (unit >= w.units || w.side[unit] !== s[w.at.phasing] || !onMap(w, s, unit))
    return refusal('11.0a', 'not-yours', data);
  const hex = whereIs(w, s, unit);
  if (w.map.direction(hex, target) < 0) return refusal('11.0a', 'not-adjacent', data);
  if (!attackOn(w, hex, target)) return refusal('11.0e', 'water-between', data);
  if (attackerIn(w, s, hex) !== unit) return refusal('11.0c', 'not-the-attacking-unit', data);
  const lower = lowerOfPair(w, s, unit);
  return refuseCounter(w, s, unit, data) ?? (lower < 0 ? null : refuseCounter(w, s, lower, data));
}

/** Why a counter may not attack now. */
function refuseCounter(w: World, s: State, unit: Unit, data: Record<'unit' | 'hex', string>): Refusal | null {
  if (!inCommand(w, s, unit)) return refusal('7.2b', 'out-of-command', data);
  if (s[w.at.second] === 1)
    return bears(w, s, unit, BREAKTHROUGH) ? null : refusal('11.13b', 'no-breakthrough-marker', data);
  if (bears(w, s, unit, BEATEN)) return refusal('9.4.7a', 'was-beaten', data);
  if (bears(w, s, unit, DUELING)) return refusal('9.4.5i', 'in-a-reaction-charge', data);
  return bears(w, s, unit, ATTACKED) ? refusal('11.4a', 'has-attacked', data) : null;
}

/**
 * 5.4.2j: whether the enemy cannot rule out that somebody under a battery may attack a hex, or a brigade of the Guard that only another
 * beneath it keeps from it (5.2f).
 */
export function mightAttackBeneath(w: World, s: State, target: Place): boolean {
  const phasing = s[w.at.phasing];
  for (let slot = 6 * target; slot < 6 * target + 6; slot++) {
    const hex = w.neighbours[slot];
    if (hex < 0 || sideIn(w, s, hex) !== phasing || !attackOn(w, hex, target)) continue;
    const top = topIn(w, s, hex);
    if (w.guard[top] === 1 && isReady(w, s, top)) return true;
    if (w.arm[top] === ARTILLERY && mightHide(w, s, hex, (unit) => w.arm[unit] !== ARTILLERY)) return true;
  }
  return false;
}

/** Whether anybody may attack a hex. */
export function anyAttack(w: World, s: State, target: Place): boolean {
  const phasing = s[w.at.phasing];
  if (sideIn(w, s, target) !== enemyOf(phasing)) return false;
  for (let slot = 6 * target; slot < 6 * target + 6; slot++) {
    const hex = w.neighbours[slot];
    if (hex < 0 || sideIn(w, s, hex) !== phasing) continue;
    const unit = attackerIn(w, s, hex);
    if (unit >= 0 && canAttack(w, s, unit, target)) return true;
  }
  return false;
}
