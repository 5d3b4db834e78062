import type { Place, State, Unit } from '@hundred-days/kernel';
import { ARTILLERY, CAVALRY, INFANTRY } from '../board.ts';
import { beneath, lowerOfPair, moraleOf, strengthOf, topIn } from '../position.ts';
import type { World } from '../world.ts';
import { addToMuster, averaged, createMuster, type Muster } from './averages.ts';

/** 11.0c, 11.2, 11.3, 11.5 Who takes part, how strong they are, and what the ground does. */

/** 5.2f: a unit, or the two brigades of a Guard pair. */
function wholeUnit(w: World, s: State, unit: Unit): Unit[] {
  if (unit < 0) return [];
  const lower = lowerOfPair(w, s, unit);
  return lower < 0 ? [unit] : [unit, lower];
}

/** 11.0c: the unit of a hex that would attack: on top, or under a battery on top; -1 for none. */
export function attackerIn(w: World, s: State, hex: Place): Unit {
  const top = topIn(w, s, hex);
  if (top < 0 || w.arm[top] !== ARTILLERY) return top;
  const next = beneath(w, s, top);
  return next >= 0 && w.arm[next] !== ARTILLERY ? next : -1;
}

/** The same with the lower brigade of a Guard pair. */
export const attackersIn = (w: World, s: State, hex: Place): Unit[] => wholeUnit(w, s, attackerIn(w, s, hex));

/** 5.4.1: the units of a hex that defend: the top unit, and under a battery the next, whatever it is. */
export function defendersIn(w: World, s: State, hex: Place): Unit[] {
  const top = topIn(w, s, hex);
  if (top < 0) return [];
  if (w.arm[top] !== ARTILLERY) return wholeUnit(w, s, top);
  return [top, ...wholeUnit(w, s, beneath(w, s, top))];
}

/** 11.2.1, 11.2.2 */
export const attackStrength = (w: World, s: State, unit: Unit): number =>
  strengthOf(w, s, unit) + (w.arm[unit] === CAVALRY ? moraleOf(w, s, unit) : 0);

/** 11.2.3, 11.2.4 */
export const defenceStrength = (w: World, s: State, unit: Unit): number =>
  strengthOf(w, s, unit) + (w.arm[unit] === ARTILLERY ? moraleOf(w, s, unit) : 0);

/** 9.4.5f */
export const duelStrength = (w: World, s: State, unit: Unit): number => strengthOf(w, s, unit) + moraleOf(w, s, unit);

export type StrengthOf = (w: World, s: State, unit: Unit) => number;
export function total(w: World, s: State, units: readonly Unit[], of: StrengthOf): number {
  let sum = 0;
  for (const unit of units) sum += of(w, s, unit);
  return sum;
}

/** 5.2f: of two brigades that are one unit. */
export function pairMorale(w: World, s: State, upper: Unit, lower: Unit, isDefender: boolean): number {
  const muster = createMuster();
  addToMuster(muster, moraleOf(w, s, upper), strengthOf(w, s, upper));
  addToMuster(muster, moraleOf(w, s, lower), strengthOf(w, s, lower));
  return averaged(muster, isDefender);
}

/** 11.12a, 5.2f: what a unit, or a pair, checks its morale by. */
export function checkedMorale(w: World, s: State, unit: Unit, isDefender: boolean): number {
  const lower = lowerOfPair(w, s, unit);
  return lower < 0 ? moraleOf(w, s, unit) : pairMorale(w, s, unit, lower, isDefender);
}

/** 11.3b, 9.4.4f: the averaged morale of units; the two of a Guard pair are one if both are among them. */
export function averagedMorale(w: World, s: State, units: readonly Unit[], isDefender: boolean): number {
  const muster: Muster = createMuster();
  for (const unit of units) {
    const lower = lowerOfPair(w, s, unit);
    if (lower >= 0 && units.includes(lower))
      addToMuster(muster, pairMorale(w, s, unit, lower, isDefender), strengthOf(w, s, unit) + strengthOf(w, s, lower));
    else if (!isLowerAmong(w, s, unit, units)) addToMuster(muster, moraleOf(w, s, unit), strengthOf(w, s, unit));
  }
  return averaged(muster, isDefender);
}

const isLowerAmong = (w: World, s: State, unit: Unit, units: readonly Unit[]): boolean =>
  w.guard[unit] === 1 && units.some((upper) => upper !== unit && lowerOfPair(w, s, upper) === unit);

/** 11.6a: whether both infantry and cavalry are among the attackers. */
export const areCombined = (w: World, units: readonly Unit[]): boolean =>
  units.some((unit) => w.arm[unit] === INFANTRY) && units.some((unit) => w.arm[unit] === CAVALRY);

/** 11.5: the modifier of a hex that is attacked from these: its terrain, and its hexsides if all go through one that has one. */
export function terrainModifier(w: World, sources: readonly Place[], target: Place): number {
  let side = Number.NEGATIVE_INFINITY;
  for (const source of sources) side = Math.max(side, w.sideModifier[6 * source + w.map.direction(source, target)]);
  return Math.min(0, w.combatModifier[target] + (sources.length === 0 ? 0 : side));
}
