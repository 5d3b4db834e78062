import type { Place, State, Unit } from '@hundred-days/kernel';
import { RETREATING, ROUTED } from '../fighting.ts';
import { beneath, isOpenStep, lowerOfPair, sideIn, strengthOf, topIn } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { fightOf, plays } from './parts.ts';

/**
 * 11.9.1, 11.9.5 Making room. A plan of retreats is drafted move by move on top of the position; a full hex may be made to
 * give up units, which go one hex further, and may push others in turn.
 */
export interface Step {
  readonly unit: Unit;
  /** The first hex of a way, and where it ends; the same for one hex. */
  readonly via: Place;
  readonly to: Place;
}

export interface Draft {
  readonly w: World;
  readonly s: State;
  /** The hex that is left first. */
  readonly origin: Place;
  /** 11.9d: the hexes from which everybody must stay away. */
  readonly opposing: readonly Place[];
  readonly steps: Step[];
  /** The answer that is looked for, if it is one alone: two hexes for each of its units. */
  readonly wanted?: { readonly units: readonly Unit[]; readonly to: readonly Place[] } | undefined;
  /** How many more plans are looked for, and how often hexes are still looked at for room (11.9.5b). */
  left: number;
  tries: number;
}

/** No chain is longer: one that needs more units to move than this is not looked for. */
export const LONGEST_CHAIN = 6;
/** Nor is a chain looked for any longer than this: packed stacks all round can be pushed about in millions of ways. */
export const MOST_TRIES = 50_000;

const goesTo = (draft: Draft, unit: Unit): Place => {
  for (const step of draft.steps) if (step.unit === unit) return step.to;
  return -1;
};

/** The units that would be in a hex: those who stay, then those who come, in that order. */
function standing({ w, s, steps }: Draft, hex: Place): Unit[] {
  const there: Unit[] = [];
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit))
    if (!steps.some((step) => step.unit === unit)) there.push(unit);
  for (const { unit, to } of steps) if (to === hex && unit < w.units) there.push(unit);
  return there;
}

/** 5.2: whether more would be in a hex than it holds. */
export function isOverfull(draft: Draft, hex: Place): boolean {
  const { w, s } = draft;
  const there = standing(draft, hex);
  if (w.mostSP[hex] === 0) return counted(w, there) > 1;
  let sp = 0;
  for (const unit of there) sp += strengthOf(w, s, unit);
  return sp > w.mostSP[hex];
}

/** 5.2f: two brigades of the Guard, one on the other, are one. */
function counted(w: World, units: readonly Unit[]): number {
  let count = 0;
  for (let i = 0; i < units.length; i++, count++)
    if (i + 1 < units.length && w.guard[units[i]] === 1 && w.guard[units[i + 1]] === 1) i++;
  return count;
}

/** 11.9d, 5.1b, 9.4.5h: whether a unit may step that way at all; friends of its own army may be there. */
export function maySetFoot({ w, s }: Draft, unit: Unit, from: Place, direction: number): boolean {
  if (!isOpenStep(w, unit, from, direction)) return false;
  const to = w.neighbours[6 * from + direction];
  const top = topIn(w, s, to);
  if (top >= 0 && (w.side[top] !== w.side[unit] || (unit < w.units && w.army[top] !== w.army[unit]))) return false;
  return fightOf(w, s) !== 'charge' || s[w.at.duel + to] === 0;
}

/** 11.9d: not next to those it has fought. */
export function isAway({ w, s, opposing, origin }: Draft, hex: Place): boolean {
  const enemy = enemyOf(sideIn(w, s, origin));
  return opposing.every((other) => sideIn(w, s, other) !== enemy || w.map.distance(hex, other) > 1);
}

/** A unit, with the lower brigade of its Guard pair (5.2f). */
export function withLower(w: World, s: State, unit: Unit): Unit[] {
  const lower = lowerOfPair(w, s, unit);
  return lower < 0 ? [unit] : [unit, lower];
}

export function push(draft: Draft, units: readonly Unit[], via: Place, to: Place): void {
  for (const unit of units) draft.steps.push({ unit, via, to });
}
export function pop(draft: Draft, units: readonly Unit[]): void {
  draft.steps.length -= units.length;
}

/** 11.9.5b: those of a hex who may be pushed out of it: not who has moved in this draft or has to retreat himself. */
function displaceable(draft: Draft, hex: Place): Unit[][] {
  const { w, s } = draft;
  const found: Unit[][] = [];
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) {
    const whole = withLower(w, s, unit);
    if (goesTo(draft, unit) < 0 && !plays(w, s, unit, RETREATING | ROUTED)) found.push(whole);
    unit = whole[whole.length - 1];
  }
  return found;
}

/** How many of these at least must leave a hex that is overfull: the strongest first. */
function fewestToGo(draft: Draft, hex: Place, candidates: readonly (readonly Unit[])[]): number {
  const { w, s } = draft;
  const there = standing(draft, hex);
  if (w.mostSP[hex] === 0) return counted(w, there) - 1;
  const spOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + strengthOf(w, s, unit), 0);
  let over = spOf(there) - w.mostSP[hex];
  const strongest = candidates.map(spOf).sort((a, b) => b - a);
  let units = 0;
  while (over > 0 && units < strongest.length) over -= strongest[units++];
  return over > 0 ? candidates.length + 1 : units;
}

/** The hexes next to one that the chain has not touched: each takes one of those who leave. */
function waysOut(draft: Draft, hex: Place, touched: readonly Place[]): number {
  let ways = 0;
  for (let direction = 0; direction < 6; direction++) {
    const to = draft.w.neighbours[6 * hex + direction];
    if (to >= 0 && !touched.includes(to) && isAway(draft, to)) ways++;
  }
  return ways;
}

/**
 * 11.9.5: every way to bring a hex that is overfull back within its limit by moving exactly `left` units, of it and of others
 * they push; `then` is called with each in the draft. No hex is touched twice.
 */
export function makeRoom(
  draft: Draft,
  hex: Place,
  left: number,
  touched: Place[],
  then: (left: number) => void,
  from = 0,
): void {
  if (!isOverfull(draft, hex)) {
    then(left);
    return;
  }
  if (left === 0 || draft.left <= 0 || draft.tries-- <= 0) return;
  const candidates = displaceable(draft, hex);
  const fewest = fewestToGo(draft, hex, candidates.slice(from));
  if (fewest > left || fewest > waysOut(draft, hex, touched)) return;
  for (let i = from; i < candidates.length; i++) {
    const units = candidates[i];
    for (let direction = 0; direction < 6; direction++) {
      const to = draft.w.neighbours[6 * hex + direction];
      if (to < 0 || touched.includes(to) || !isAway(draft, to)) continue;
      if (!units.every((unit) => maySetFoot(draft, unit, hex, direction))) continue;
      push(draft, units, to, to);
      touched.push(to);
      // Those before this one have had their turn; as one fewer is here, the next has its number.
      makeRoom(draft, to, left - 1, touched, (rest) => makeRoom(draft, hex, rest, touched, then, i));
      touched.pop();
      pop(draft, units);
    }
  }
}
