import type { Place, State, Unit } from '@hundred-days/kernel';
import { BOMBARDING, JOINED, WAS_ATTACKED } from '../layout.ts';
import { did, firstIn, isChosen, nextIn, plays, strengthOf, whereIs } from '../position.ts';
import { BEST_COLUMN, columnOf } from '../tables.ts';
import { CAVALRY, INFANTRY } from '../units.ts';
import type { World } from '../world.ts';
import { isSheltered } from './chateaux.ts';

/** 7.3 Strengths with what the ground does to them, and the column they give (7.0c, 12.1, 10.3a). */

/** Who attacks: every unit, and of those the ones that touch the targets. */
export interface Attackers {
  readonly units: readonly Unit[];
  readonly contacts: readonly Place[];
}

const half = (strength: number): number => (strength + 1) >> 1;

/** 7.3y: cavalry attacking into forest or marsh, if any of the hexes is that. */
export function attackStrength(w: World, s: State, unit: Unit, targets: readonly Place[]): number {
  const strength = strengthOf(w, s, unit);
  return w.arm[unit] === CAVALRY && targets.some((target) => w.halving[target] === 1) ? half(strength) : strength;
}

/** 7.3x: every attacker in contact, and there is one, attacks across water. */
export const isOverWater = (w: World, contacts: readonly Place[], target: Place): boolean =>
  contacts.length > 0 && contacts.every((hex) => w.waterSide[6 * hex + w.map.direction(hex, target)] === 1);

/** 5.61b: the best that the ground does for those in a hex: 1 for nothing. */
export const defenceFactor = (w: World, contacts: readonly Place[], target: Place): number =>
  Math.max(w.defence[target], isOverWater(w, contacts, target) ? w.waterDefence : 1);

/** 7.32, 7.44: what one unit counts for in defence. */
export function defenceStrength(w: World, s: State, unit: Unit, factor: number): number {
  if (did(w, s, unit, WAS_ATTACKED)) return 0;
  const strength = strengthOf(w, s, unit);
  if (factor > 1) return factor * strength;
  return w.arm[unit] === CAVALRY && w.halving[whereIs(w, s, unit)] === 1 ? half(strength) : strength;
}

export interface Strengths {
  readonly attack: number;
  readonly defence: number;
}

export function strengths(w: World, s: State, { units, contacts }: Attackers, targets: readonly Place[]): Strengths {
  let attack = 0;
  let defence = 0;
  for (const unit of units) attack += attackStrength(w, s, unit, targets);
  for (const target of targets) {
    const factor = defenceFactor(w, contacts, target);
    for (let unit = firstIn(w, s, target); unit >= 0; unit = nextIn(w, s, unit))
      defence += defenceStrength(w, s, unit, factor);
  }
  return { attack, defence };
}

/** 12.1a: infantry, cavalry and artillery together against one hex. */
export function isCombinedArms(w: World, s: State, units: readonly Unit[], targets: readonly Place[]): boolean {
  if (!isChosen(w, s, 'combined-arms') || targets.length !== 1) return false;
  return (
    units.some((unit) => w.arm[unit] === INFANTRY) &&
    units.some((unit) => w.arm[unit] === CAVALRY) &&
    units.some((unit) => w.gun[unit] === 1)
  );
}

/** 10.3a, 10.3d */
export function hasCeiling(w: World, s: State, targets: readonly Place[]): boolean {
  return targets.some((target) => {
    const unit = firstIn(w, s, target);
    return unit >= 0 && isSheltered(w, s, unit);
  });
}

/** 12.1a: the column of the odds, shifted for combined arms, whoever is in a chateau. */
export function oddsColumn(w: World, s: State, attackers: Attackers, targets: readonly Place[]): number {
  const { attack, defence } = strengths(w, s, attackers, targets);
  const shift = isCombinedArms(w, s, attackers.units, targets) ? 1 : 0;
  return Math.min(BEST_COLUMN, columnOf(attack, defence) + shift);
}

/** 12.1b: the highest column that may be used; any lower one may be announced (7.8b). */
export function fullColumn(w: World, s: State, attackers: Attackers, targets: readonly Place[]): number {
  const column = oddsColumn(w, s, attackers, targets);
  return hasCeiling(w, s, targets) ? Math.min(column, w.chateauCeiling) : column;
}

/** The units of the attack that has been rolled for and that suffer its results: bombarding guns do not (8.14). */
export const suffers = (w: World, s: State, unit: Unit): boolean =>
  plays(w, s, unit, JOINED) && !plays(w, s, unit, BOMBARDING);
