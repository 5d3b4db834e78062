import { type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
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
  AT,
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
import { BATTLE_MOVES, CAVALRY, FOOT, HORSE, isGun, otherSide, SIDE, TYPE, UNITS, unitId } from '../units.ts';
import { testRout } from './rout.ts';

/** 6.32 Battle moves: Engage, Disengage and Redeploy, one step or two. */

/** 6.21k: the Attacker made a fight of his Battle Turn: fire, an Engage, a Retreat, a reinforcement (6.7). */
export function noteBusy(s: State): void {
  if (s[AT.side] === attackerOf(s)) s[AT.busy] = 1;
}

/** 6.21j: the column whose Stream a step crosses, -1 for none. */
export function crossingOf(s: State, unit: number, from: number, to: number): number {
  if (isForward(from) === isForward(to)) return -1;
  if (from === RESERVE || to === RESERVE) return -1;
  const slot = slotOf(s, whereIs(s, unit));
  const homes = [homeOf(s, SIDE[unit], from), homeOf(s, SIDE[unit], to)];
  return homes.some((home) => markerIn(s, slot, home) === STREAM) ? columnOf(homes[0]) : -1;
}

export function noteCrossing(s: State, column: number): void {
  if (column >= 0) s[AT.crossed + column]++;
}

/** 6.32f: the places a step leads to. */
function nextPlaces(place: number): readonly number[] {
  if (place === RESERVE) return HOME_PLACES;
  return isForward(place) ? [opposing(place)] : [opposing(place), RESERVE];
}

const enemiesAt = (s: State, unit: number, place: number): number =>
  place === RESERVE ? 0 : postedIn(s, slotOf(s, whereIs(s, unit)), otherSide(SIDE[unit]), seenByEnemy(place));

/** Why a unit may not take one step, or null. `first`: it still stands where it began. */
function refuseStep(s: State, unit: number, from: number, to: number, first: boolean): Refusal | null {
  const data = { unit: unitId(unit), from: POSITIONS[from - 1], position: POSITIONS[to - 1] };
  const slot = slotOf(s, whereIs(s, unit));
  const engaged = enemiesAt(s, unit, from) > 0;
  const enemies = enemiesAt(s, unit, to) > 0;
  // 6.32c: whoever is engaged can only go back.
  if (engaged && to !== (isForward(from) ? opposing(from) : RESERVE)) return refusal('6.32c', 'only-back', data);
  // 6.32h, 6.32j: horse artillery that has engaged stops, also where nobody is left to fight.
  if (!engaged && has(s, unit, HALTED)) return refusal('6.32h', 'must-stop', data);
  if (enemies && (has(s, unit, ENGAGED) || (!first && isEngaged(s, unit)))) return refusal('6.32d', 'not-both', data);
  if (engaged && has(s, unit, ENGAGED)) return refusal('6.32d', 'not-both', data);
  if (enemies && TYPE[unit] === FOOT) return refusal('6.32b', 'foot-guns-stay', data);
  const marker = markerIn(s, slot, homeOf(s, SIDE[unit], to));
  if (marker === WOODS && isGun(unit)) return refusal('6.21e', 'no-guns-in-woods', data);
  const column = crossingOf(s, unit, from, to);
  if (column >= 0 && TYPE[unit] === HORSE) return refusal('6.21m', 'guns-do-not-cross', data);
  if (column >= 0 && s[AT.crossed + column] >= 2) return refusal('6.21k', 'stream-full', data);
  // 6.22d: a Redeploy leaves no home position empty, not one the unit has just come to either.
  if (!engaged && !enemies && isHome(from) && postedIn(s, slot, SIDE[unit], from) === (first ? 1 : 0))
    return refusal('6.22d', 'last-in-position', data);
  return null;
}

/** How many steps a unit may still take in this Battle Turn (6.32g, 6.33a, 6.33m). */
export function stepsLeft(s: State, unit: number): number {
  if (has(s, unit, SPENT | SQUARE) || s[AT.host + unit] > 0) return 0;
  // 6.21q: whoever has just taken ground that nobody held may fire, but not move on.
  if (has(s, unit, STEPPED) && has(s, unit, HOLDS)) return 0;
  if (TYPE[unit] === HORSE) return BATTLE_MOVES[unit] - (has(s, unit, FIRED) ? 1 : 0) - (has(s, unit, STEPPED) ? 1 : 0);
  return has(s, unit, FIRED) ? 0 : BATTLE_MOVES[unit];
}

/** A way to a place, as the places passed; empty if there is none. */
export function wayTo(s: State, unit: number, to: number): number[] {
  const from = placeOf(s, unit);
  const left = stepsLeft(s, unit);
  if (left === 0 || to === from) return [];
  const nexts = nextPlaces(from).filter((next) => refuseStep(s, unit, from, next, true) === null);
  if (nexts.includes(to)) return [to];
  if (left < 2) return [];
  for (const next of nexts) {
    if (!mayGoOn(s, unit, from, next) || !nextPlaces(next).includes(to)) continue;
    if (refuseSecond(s, unit, from, next, to) === null) return [next, to];
  }
  return [];
}

/** 6.32h, 6.21d: a unit that engages stops, and so does cavalry that enters Woods. */
const mayGoOn = (s: State, unit: number, _from: number, next: number): boolean => {
  if (enemiesAt(s, unit, next) > 0) return false;
  const woods = markerIn(s, slotOf(s, whereIs(s, unit)), homeOf(s, SIDE[unit], next)) === WOODS;
  return !(woods && TYPE[unit] === CAVALRY);
};

/** Why a unit stops on its way: the enemy comes before the ground. */
function refuseToGoOn(s: State, unit: number, next: number, to: number): Refusal {
  const data = { unit: unitId(unit), from: POSITIONS[next - 1], position: POSITIONS[to - 1] };
  return refusal(enemiesAt(s, unit, next) > 0 ? '6.32h' : '6.21d', 'must-stop', data);
}

/** 6.32d, 6.32j: after a Disengage no Engage. */
function refuseSecond(s: State, unit: number, from: number, next: number, to: number): Refusal | null {
  const data = { unit: unitId(unit), from: POSITIONS[next - 1], position: POSITIONS[to - 1] };
  if (enemiesAt(s, unit, from) > 0 && enemiesAt(s, unit, to) > 0) return refusal('6.32d', 'not-both', data);
  return refuseStep(s, unit, next, to, false);
}

/** Why a unit cannot go to a place, or null. */
export function refuseShift(s: State, unit: number, to: number): Refusal | null {
  const from = placeOf(s, unit);
  const data = { unit: unitId(unit), from: POSITIONS[from - 1], position: POSITIONS[to - 1] };
  if (from === to) return refusal('6.32e', 'no-move', data);
  if (has(s, unit, SQUARE)) return refusal('6.5d', 'squares-stand', data);
  if (s[AT.host + unit] > 0) return refusal('6.52g', 'is-sheltered', data);
  if (stepsLeft(s, unit) === 0) return refusal(has(s, unit, FIRED) ? '6.33a' : '6.3a', 'has-acted', data);
  if (wayTo(s, unit, to).length > 0) return null;
  if (nextPlaces(from).includes(to)) return refuseStep(s, unit, from, to, true);
  if (stepsLeft(s, unit) < 2) return refusal('6.32g', 'too-many-steps', data);
  for (const next of nextPlaces(from)) {
    if (!nextPlaces(next).includes(to)) continue;
    const no =
      refuseStep(s, unit, from, next, true) ??
      (mayGoOn(s, unit, from, next) ? refuseSecond(s, unit, from, next, to) : refuseToGoOn(s, unit, next, to));
    if (no !== null) return no;
  }
  return refusal('6.32f', 'no-such-step', data);
}

export function placesFor(s: State, unit: number): number[] {
  const found: number[] = [];
  if (stepsLeft(s, unit) === 0) return found;
  for (let place = 1; place <= PLACES; place++) if (wayTo(s, unit, place).length > 0) found.push(place);
  return found;
}

/** Carries a battle move out. */
export function shift(s: State, unit: number, to: number): void {
  const way = wayTo(s, unit, to);
  let from = placeOf(s, unit);
  const wasEngaged = isEngaged(s, unit);
  for (const next of way) {
    noteCrossing(s, crossingOf(s, unit, from, next));
    from = next;
  }
  const left = stepsLeft(s, unit) - way.length;
  // 6.24d: on its way through RESERVE it has entered that.
  if (plays(s, 'hiddenUntilFire') && way.includes(RESERVE)) unmark(s, unit, KNOWN);
  shiftTo(s, unit, to);
  // 6.32d: one or the other in a Battle Turn, also if the second step of horse artillery comes later.
  if (wasEngaged !== isEngaged(s, unit)) mark(s, unit, ENGAGED);
  if (!wasEngaged && isEngaged(s, unit)) {
    if (TYPE[unit] === CAVALRY) mark(s, unit, SHOCK);
    noteBusy(s);
  }
  // 6.33m: horse artillery may still fire after one step, or step once more.
  if (TYPE[unit] === HORSE && left > 0 && !has(s, unit, FIRED))
    mark(s, unit, !wasEngaged && isEngaged(s, unit) ? STEPPED | HALTED : STEPPED);
  else mark(s, unit, SPENT);
}

/** A unit takes another place; it leaves the ground it held behind. */
export function shiftTo(s: State, unit: number, to: number): void {
  unmark(s, unit, HOLDS);
  post(s, unit, to);
}

/**
 * 6.33i, 6.33l: shock and the short range bonus end, or come back, when a unit is no longer engaged. 6.24d: in reserve or in
 * Woods it is hidden again, although it has fired.
 */
export function settle(s: State, tell: Tell): boolean {
  for (let unit = 0; unit < UNITS; unit++) {
    if (whereIs(s, unit) !== s[AT.fight] || !has(s, unit, SHOCK | CLOSE_FIRED | KNOWN) || isEngaged(s, unit)) continue;
    unmark(s, unit, SHOCK | CLOSE_FIRED);
    if (isOutOfSight(s, unit)) unmark(s, unit, KNOWN);
  }
  return testRout(s, tell);
}

const isOutOfSight = (s: State, unit: number): boolean =>
  placeOf(s, unit) === RESERVE ||
  markerIn(s, slotOf(s, whereIs(s, unit)), homeOf(s, SIDE[unit], placeOf(s, unit))) === WOODS;
