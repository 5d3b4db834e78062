import { type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import { POSITIONS } from '../actions.ts';
import {
  columnOf,
  HOME_PLACES,
  homeOf,
  isEngaged,
  isForward,
  isHome,
  markerIn,
  opposing,
  RESERVE,
  seenByEnemy,
} from '../places.ts';
import {
  attackerOf,
  CLOSE_FIRED,
  ENGAGED,
  FIRED,
  HALTED,
  HOLDS,
  has,
  KNOWN,
  mark,
  PLACES,
  placeOf,
  plays,
  post,
  postedIn,
  SHOCK,
  SPENT,
  SQUARE,
  STEPPED,
  slotOf,
  unmark,
  whereIs,
} from '../position.ts';
import { STREAM, WOODS } from '../tables.ts';
import { CAVALRY, FOOT, HORSE, isGun, otherSide } from '../units.ts';
import type { World } from '../world.ts';
import { testRout } from './rout.ts';

/** 6.32 Battle moves: Engage, Disengage and Redeploy, one step or two. */

/** 6.21k: the Attacker made a fight of his Battle Turn: fire, an Engage, a Retreat, a reinforcement (6.7). */
export function noteBusy(w: World, s: State): void {
  if (s[w.at.side] === attackerOf(w, s)) s[w.at.busy] = 1;
}

/** 6.21j: the column whose Stream a step crosses, -1 for none. */
export function crossingOf(w: World, s: State, unit: Unit, from: number, to: number): number {
  if (isForward(from) === isForward(to)) return -1;
  if (from === RESERVE || to === RESERVE) return -1;
  const slot = slotOf(w, s, whereIs(w, s, unit));
  const homes = [homeOf(w, s, w.side[unit], from), homeOf(w, s, w.side[unit], to)];
  return homes.some((home) => markerIn(w, s, slot, home) === STREAM) ? columnOf(homes[0]) : -1;
}

export function noteCrossing(w: World, s: State, column: number): void {
  if (column >= 0) s[w.at.crossed + column]++;
}

/** 6.32f: the places a step leads to. */
function nextPlaces(place: number): readonly number[] {
  if (place === RESERVE) return HOME_PLACES;
  return isForward(place) ? [opposing(place)] : [opposing(place), RESERVE];
}

const enemiesAt = (w: World, s: State, unit: Unit, place: number): number =>
  place === RESERVE
    ? 0
    : postedIn(w, s, slotOf(w, s, whereIs(w, s, unit)), otherSide(w.side[unit]), seenByEnemy(place));

/** Why a unit may not take one step, or null. `first`: it still stands where it began. */
function refuseStep(w: World, s: State, unit: Unit, from: number, to: number, first: boolean): Refusal | null {
  const data = { unit: w.unitId(unit), from: POSITIONS[from - 1], position: POSITIONS[to - 1] };
  const slot = slotOf(w, s, whereIs(w, s, unit));
  const engaged = enemiesAt(w, s, unit, from) > 0;
  const enemies = enemiesAt(w, s, unit, to) > 0;
  // 6.32c: whoever is engaged can only go back.
  if (engaged && to !== (isForward(from) ? opposing(from) : RESERVE)) return refusal('6.32c', 'only-back', data);
  // 6.32h, 6.32j: horse artillery that has engaged stops, also where nobody is left to fight.
  if (!engaged && has(w, s, unit, HALTED)) return refusal('6.32h', 'must-stop', data);
  if (enemies && (has(w, s, unit, ENGAGED) || (!first && isEngaged(w, s, unit))))
    return refusal('6.32d', 'not-both', data);
  if (engaged && has(w, s, unit, ENGAGED)) return refusal('6.32d', 'not-both', data);
  if (enemies && w.type[unit] === FOOT) return refusal('6.32b', 'foot-guns-stay', data);
  const marker = markerIn(w, s, slot, homeOf(w, s, w.side[unit], to));
  if (marker === WOODS && isGun(w, unit)) return refusal('6.21e', 'no-guns-in-woods', data);
  const column = crossingOf(w, s, unit, from, to);
  if (column >= 0 && w.type[unit] === HORSE) return refusal('6.21m', 'guns-do-not-cross', data);
  if (column >= 0 && s[w.at.crossed + column] >= 2) return refusal('6.21k', 'stream-full', data);
  // 6.22d: a Redeploy leaves no home position empty, not one the unit has just come to either.
  if (!engaged && !enemies && isHome(from) && postedIn(w, s, slot, w.side[unit], from) === (first ? 1 : 0))
    return refusal('6.22d', 'last-in-position', data);
  return null;
}

/** How many steps a unit may still take in this Battle Turn (6.32g, 6.33a, 6.33m). */
export function stepsLeft(w: World, s: State, unit: Unit): number {
  if (has(w, s, unit, SPENT | SQUARE) || s[w.at.host + unit] > 0) return 0;
  // 6.21q: whoever has just taken ground that nobody held may fire, but not move on.
  if (has(w, s, unit, STEPPED) && has(w, s, unit, HOLDS)) return 0;
  if (w.type[unit] === HORSE)
    return w.battleMoves[unit] - (has(w, s, unit, FIRED) ? 1 : 0) - (has(w, s, unit, STEPPED) ? 1 : 0);
  return has(w, s, unit, FIRED) ? 0 : w.battleMoves[unit];
}

/** A way to a place, as the places passed; empty if there is none. */
export function wayTo(w: World, s: State, unit: Unit, to: number): number[] {
  const from = placeOf(w, s, unit);
  const left = stepsLeft(w, s, unit);
  if (left === 0 || to === from) return [];
  const nexts = nextPlaces(from).filter((next) => refuseStep(w, s, unit, from, next, true) === null);
  if (nexts.includes(to)) return [to];
  if (left < 2) return [];
  for (const next of nexts) {
    if (!mayGoOn(w, s, unit, from, next) || !nextPlaces(next).includes(to)) continue;
    if (refuseSecond(w, s, unit, from, next, to) === null) return [next, to];
  }
  return [];
}

/** 6.32h, 6.21d: a unit that engages stops, and so does cavalry that enters Woods. */
const mayGoOn = (w: World, s: State, unit: Unit, _from: number, next: number): boolean => {
  if (enemiesAt(w, s, unit, next) > 0) return false;
  const woods = markerIn(w, s, slotOf(w, s, whereIs(w, s, unit)), homeOf(w, s, w.side[unit], next)) === WOODS;
  return !(woods && w.type[unit] === CAVALRY);
};

/** Why a unit stops on its way: the enemy comes before the ground. */
function refuseToGoOn(w: World, s: State, unit: Unit, next: number, to: number): Refusal {
  const data = { unit: w.unitId(unit), from: POSITIONS[next - 1], position: POSITIONS[to - 1] };
  return refusal(enemiesAt(w, s, unit, next) > 0 ? '6.32h' : '6.21d', 'must-stop', data);
}

/** 6.32d, 6.32j: after a Disengage no Engage. */
function refuseSecond(w: World, s: State, unit: Unit, from: number, next: number, to: number): Refusal | null {
  const data = { unit: w.unitId(unit), from: POSITIONS[next - 1], position: POSITIONS[to - 1] };
  if (enemiesAt(w, s, unit, from) > 0 && enemiesAt(w, s, unit, to) > 0) return refusal('6.32d', 'not-both', data);
  return refuseStep(w, s, unit, next, to, false);
}

/** Why a unit cannot go to a place, or null. */
export function refuseShift(w: World, s: State, unit: Unit, to: number): Refusal | null {
  const from = placeOf(w, s, unit);
  const data = { unit: w.unitId(unit), from: POSITIONS[from - 1], position: POSITIONS[to - 1] };
  if (from === to) return refusal('6.32e', 'no-move', data);
  if (has(w, s, unit, SQUARE)) return refusal('6.5d', 'squares-stand', data);
  if (s[w.at.host + unit] > 0) return refusal('6.52g', 'is-sheltered', data);
  // Who has disengaged does not engage again, whatever moves it has left.
  const disengaged = has(w, s, unit, ENGAGED) && !has(w, s, unit, FIRED | HALTED) && enemiesAt(w, s, unit, from) === 0;
  if (disengaged && enemiesAt(w, s, unit, to) > 0 && nextPlaces(from).includes(to))
    return refusal('6.32d', 'not-both', data);
  if (stepsLeft(w, s, unit) === 0) return refusal(has(w, s, unit, FIRED) ? '6.33a' : '6.3a', 'has-acted', data);
  if (wayTo(w, s, unit, to).length > 0) return null;
  if (nextPlaces(from).includes(to)) return refuseStep(w, s, unit, from, to, true);
  if (stepsLeft(w, s, unit) < 2) return refusal('6.32g', 'too-many-steps', data);
  for (const next of nextPlaces(from)) {
    if (!nextPlaces(next).includes(to)) continue;
    const no =
      refuseStep(w, s, unit, from, next, true) ??
      (mayGoOn(w, s, unit, from, next) ? refuseSecond(w, s, unit, from, next, to) : refuseToGoOn(w, s, unit, next, to));
    if (no !== null) return no;
  }
  return refusal('6.32f', 'no-such-step', data);
}

export function placesFor(w: World, s: State, unit: Unit): number[] {
  const found: number[] = [];
  if (stepsLeft(w, s, unit) === 0) return found;
  for (let place = 1; place <= PLACES; place++) if (wayTo(w, s, unit, place).length > 0) found.push(place);
  return found;
}

/** Carries a battle move out. */
export function shift(w: World, s: State, unit: Unit, to: number): void {
  const way = wayTo(w, s, unit, to);
  let from = placeOf(w, s, unit);
  const wasEngaged = isEngaged(w, s, unit);
  for (const next of way) {
    noteCrossing(w, s, crossingOf(w, s, unit, from, next));
    from = next;
  }
  const left = stepsLeft(w, s, unit) - way.length;
  // 6.24d: on its way through RESERVE it has entered that.
  if (plays(w, s, 'hiddenUntilFire') && way.includes(RESERVE)) unmark(w, s, unit, KNOWN);
  shiftTo(w, s, unit, to);
  // 6.32d: one or the other in a Battle Turn, also if the second step of horse artillery comes later.
  if (wasEngaged !== isEngaged(w, s, unit)) mark(w, s, unit, ENGAGED);
  if (!wasEngaged && isEngaged(w, s, unit)) {
    if (w.type[unit] === CAVALRY) mark(w, s, unit, SHOCK);
    noteBusy(w, s);
  }
  // 6.33m: horse artillery may still fire after one step, or step once more.
  if (w.type[unit] === HORSE && left > 0 && !has(w, s, unit, FIRED))
    mark(w, s, unit, !wasEngaged && isEngaged(w, s, unit) ? STEPPED | HALTED : STEPPED);
  else mark(w, s, unit, SPENT);
}

/** A unit takes another place; it leaves the ground it held behind. */
export function shiftTo(w: World, s: State, unit: Unit, to: number): void {
  unmark(w, s, unit, HOLDS);
  post(w, s, unit, to);
}

/**
 * 6.33i, 6.33l: shock and the short range bonus end, or come back, when a unit is no longer engaged. 6.24d: in reserve or in
 * Woods it is hidden again, although it has fired.
 */
export function settle(w: World, s: State, tell: Tell): boolean {
  for (let unit = 0; unit < w.unitCount; unit++) {
    if (whereIs(w, s, unit) !== s[w.at.fight] || !has(w, s, unit, SHOCK | CLOSE_FIRED | KNOWN) || isEngaged(w, s, unit))
      continue;
    unmark(w, s, unit, SHOCK | CLOSE_FIRED);
    if (isOutOfSight(w, s, unit)) unmark(w, s, unit, KNOWN);
  }
  return testRout(w, s, tell);
}

const isOutOfSight = (w: World, s: State, unit: Unit): boolean =>
  placeOf(w, s, unit) === RESERVE ||
  markerIn(w, s, slotOf(w, s, whereIs(w, s, unit)), homeOf(w, s, w.side[unit], placeOf(w, s, unit))) === WOODS;
