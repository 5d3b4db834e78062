import type { Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { MOST_VACATED, refusal } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { AIMED, BOMBARDING, RETREATING } from '../layout.ts';
import { cast, destroy, onMap, plays, setStep, strengthOf, whereIs } from '../position.ts';
import { AE, AR, DE, DR } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { isSheltered } from './chateaux.ts';
import { suffers } from './strength.ts';
import { scoreLoss } from './victory.ts';

/** 7.83 The results, up to the point where somebody has to choose. */

const inAttack = (w: World, s: State): Unit[] =>
  [...w.unitsOf[s[w.at.phasing]]].filter((unit) => onMap(w, s, unit) && suffers(w, s, unit));

const attacked = (w: World, s: State): Unit[] =>
  [...w.unitsOf[enemyOf(s[w.at.phasing])]].filter((unit) => onMap(w, s, unit) && plays(w, s, unit, AIMED));

export function applyResult(w: World, s: State, result: number, tell: Tell): void {
  if (result === AE) {
    for (const unit of inAttack(w, s)) destroyInCombat(w, s, unit, '7.83a', true, tell);
    setStep(w, s, 'losses-settled');
  } else if (result === AR) openRetreat(w, s, inAttack(w, s));
  else if (result === DR) openRetreat(w, s, attacked(w, s));
  else if (result === DE) {
    for (const unit of attacked(w, s)) destroyInCombat(w, s, unit, '7.83b', true, tell);
    setStep(w, s, 'losses-settled');
  } else exchange(w, s, tell);
}

/** The loser's hex is vacated and may be advanced into (7.5a); that of a winner who pays for an exchange is not. */
export function destroyInCombat(w: World, s: State, unit: Unit, rule: string, vacates: boolean, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  const data = { unit: w.unitId(unit), hex: w.hexId(hex), strength: strengthOf(w, s, unit) };
  if (vacates) vacate(w, s, hex);
  destroy(w, s, unit);
  scoreLoss(w, s, unit, data.strength);
  if (tell !== null) tell({ type: 'destroyed', rule, data });
}

export function vacate(w: World, s: State, hex: Place): void {
  for (let i = 0; i < MOST_VACATED; i++) {
    if (s[w.at.vacated + i] === hex) return;
    if (s[w.at.vacated + i] >= 0) continue;
    s[w.at.vacated + i] = hex;
    return;
  }
}

/** 10.3b, 10.31a: whom a chateau keeps where this result would drive them back. */
export function keptIn(w: World, s: State, result: number): Unit[] {
  const driven = result === AR ? inAttack(w, s) : result === DR ? attacked(w, s) : [];
  return driven.filter((unit) => isSheltered(w, s, unit));
}

/** 7.83d, 7.83e: these units have to retreat, except infantry that a chateau shelters (10.31a). */
function openRetreat(w: World, s: State, units: readonly Unit[]): void {
  const moving = units.filter((unit) => !isSheltered(w, s, unit));
  for (const unit of moving) cast(w, s, unit, RETREATING);
  setStep(w, s, moving.length > 0 ? 'retreat' : 'losses-settled');
}

const total = (w: World, s: State, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(w, s, unit), 0);

/** 7.83c, 7.44: face strengths of all that died, whether or not they counted. */
function exchange(w: World, s: State, tell: Tell): void {
  const dying = attacked(w, s);
  s[w.at.price] = total(w, s, dying);
  for (const unit of dying) destroyInCombat(w, s, unit, '7.83c', true, tell);
  const payers = inAttack(w, s);
  if (total(w, s, payers) > s[w.at.price]) {
    setStep(w, s, 'losses');
    return;
  }
  // Not more than enough in all, so all are removed and the rest of the price is forgiven.
  for (const unit of payers) destroyInCombat(w, s, unit, '7.83c', false, tell);
  settlePrice(w, s);
}

function settlePrice(w: World, s: State): void {
  s[w.at.price] = 0;
  setStep(w, s, 'losses-settled');
}

/** The attacker names his losses in an exchange one by one, until they are enough. */
export function lossesPhase(w: World): Stage<Action> {
  const refuse = (s: State, unit: Unit): Refusal | null => {
    const data = { unit: w.unitId(unit) };
    if (plays(w, s, unit, BOMBARDING)) return refusal('8.15', 'bombarding-gun', data);
    return inAttack(w, s).includes(unit) ? null : refusal('7.83c', 'not-a-payer', data);
  };
  return {
    rule: '7.83c',
    accepts: ['lose'],
    pieces: (s) => inAttack(w, s),
    choices: (s, _seat, piece) => (inAttack(w, s).includes(piece) ? [{ type: 'lose', unit: piece }] : []),

    refuse: (s, _seat, action) => refuse(s, (action as Of<'lose'>).unit),
    whyNot: (s, _seat, piece) => refuse(s, piece),

    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'lose') return;
      s[w.at.price] -= strengthOf(w, s, action.unit);
      destroyInCombat(w, s, action.unit, '7.83c', false, tell);
      if (s[w.at.price] <= 0) settlePrice(w, s);
    },
  };
}
