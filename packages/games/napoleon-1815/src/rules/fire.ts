import { type Dice, type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import { TARGETS } from '../actions.ts';
import { homeOf, isEngaged, isHome, markerIn, opposing, placeIn, RESERVE } from '../places.ts';
import {
  CLOSE_FIRED,
  FIRED,
  flagsOf,
  HOLDS,
  has,
  hiddenBattleField,
  KNOWN,
  mark,
  placeOf,
  postedIn,
  SHOCK,
  SPENT,
  SQUARE,
  STEPPED,
  shownFlagsOf,
  slotOf,
  strengthOf,
  unmark,
  whereIs,
} from '../position.ts';
import { FARM, HILL, WOODS } from '../tables.ts';
import { ARMIES_OF, CAVALRY, HORSE, INFANTRY, isGun, otherSide } from '../units.ts';
import type { World } from '../world.ts';
import { noteBusy } from './battlemoves.ts';
import { allotHits, BY_CAVALRY, LONG_RANGE, SQUARES, targetsIn } from './hits.ts';
import { isOpen } from './openness.ts';
import { publish } from './publishing.ts';

/** 6.33 Battle fires. */

/** 6.33j: unengaged guns in a home position, at the enemy who alone stands opposite. */
function isLongRange(w: World, s: State, unit: Unit): boolean {
  return isGun(w, unit) && !isEngaged(w, s, unit);
}

/** The home position a unit fires at: its own if it is engaged, else the one opposite; -1 if it has nothing to fire at. */
export function aimOf(w: World, s: State, unit: Unit): number {
  const place = placeOf(w, s, unit);
  if (isEngaged(w, s, unit)) return homeOf(w, s, w.side[unit], place);
  if (!isGun(w, unit) || !isHome(place)) return -1;
  const slot = slotOf(w, s, whereIs(w, s, unit));
  const forward = opposing(place);
  const home = homeOf(w, s, w.side[unit], forward);
  if (postedIn(w, s, slot, w.side[unit], forward) > 0 || markerIn(w, s, slot, home) === WOODS) return -1;
  return postedIn(w, s, slot, otherSide(w.side[unit]), forward - 4) > 0 ? home : -1;
}

/** The firepower of a unit against a target group, with everything that changes it (6.33, 6.51, 6.21). */
export function firepowerAt(w: World, s: State, unit: Unit, group: number): number {
  const slot = slotOf(w, s, whereIs(w, s, unit));
  const ground = markerIn(w, s, slot, homeOf(w, s, w.side[unit], placeOf(w, s, unit)));
  const square = group === SQUARES;
  const holds = has(w, s, unit, HOLDS);
  const base = w.firepower[unit];
  if (w.type[unit] === CAVALRY) {
    if (ground === WOODS) return square ? 0 : 1;
    if (square) return base - 1;
    return base + (has(w, s, unit, SHOCK) ? 1 : 0);
  }
  if (w.type[unit] === INFANTRY) return base + (holds && ground === FARM ? 1 : 0) + (square ? 1 : 0);
  if (!isGun(w, unit)) return base;
  if (isLongRange(w, s, unit)) return base + (holds && ground === HILL ? 1 : 0) + (square ? 1 : 0);
  const first = has(w, s, unit, CLOSE_FIRED) ? 0 : 1;
  return base + first + (square && w.type[unit] === HORSE ? 1 : 0);
}

/** Why a unit may not fire at a group, or null. */
export function refuseFire(w: World, s: State, unit: Unit, group: number): Refusal | null {
  const data = { unit: w.unitId(unit), target: TARGETS[group] };
  if (has(w, s, unit, FIRED)) return refusal('6.33b', 'has-fired', data);
  if (has(w, s, unit, SPENT)) {
    return changedSquare(w, s, unit) ? refusal('6.5a', 'changed-square', data) : refusal('6.33a', 'has-acted', data);
  }
  if (s[w.at.host + unit] > 0) return refusal('6.52c', 'is-sheltered', data);
  const home = aimOf(w, s, unit);
  if (home < 0) return refusal(whyNoAim(w, s, unit), 'nothing-to-fire-at', data);
  if (!hasTarget(w, s, unit, home, group)) return refusal('6.51a', 'no-such-target', data);
  return firepowerAt(w, s, unit, group) > 0 ? null : refusal('6.33e', 'no-firepower', data);
}

/** 6.5a: of a unit that has acted, whether it was by forming square, or by breaking it since the others last saw it. */
const changedSquare = (w: World, s: State, unit: Unit): boolean =>
  ((flagsOf(w, s, unit) | shownFlagsOf(w, s, unit)) & SQUARE) !== 0;

/** The rule by which an unengaged unit has nothing to fire at. */
function whyNoAim(w: World, s: State, unit: Unit): string {
  const place = placeOf(w, s, unit);
  if (place === RESERVE) return '6.33c';
  if (!isGun(w, unit)) return w.type[unit] === INFANTRY ? '6.33f' : w.type[unit] === CAVALRY ? '6.33g' : '6.33n';
  if (!isHome(place)) return '6.33j';
  const home = homeOf(w, s, w.side[unit], opposing(place));
  return markerIn(w, s, slotOf(w, s, whereIs(w, s, unit)), home) === WOODS ? '6.21e' : '6.33j';
}

/** Whether the enemy has units of a group there: squares are seen on hidden blocks too (FOG-7). */
function hasTarget(w: World, s: State, unit: Unit, home: number, group: number): boolean {
  const enemy = otherSide(w.side[unit]);
  const slot = slotOf(w, s, whereIs(w, s, unit));
  const place = placeIn(w, s, enemy, home);
  let squares = targetsIn(w, s, enemy, whereIs(w, s, unit), home, SQUARES, false).length;
  for (const army of ARMIES_OF[enemy]) {
    squares += s[hiddenBattleField(w, slot, place, army, 2)] + s[hiddenBattleField(w, slot, place, army, 3)];
  }
  return group === SQUARES ? squares > 0 : postedIn(w, s, slot, enemy, place) > squares;
}

/** Carries a fire out: the dice, then the hits. */
export function fire(w: World, s: State, unit: Unit, group: number, dice: Dice, tell: Tell): void {
  const home = aimOf(w, s, unit);
  const long = isLongRange(w, s, unit);
  const firepower = firepowerAt(w, s, unit, group);
  s[w.at.combatSeat] = s[w.at.active];
  if (couldHurt(w, s, unit, home, group, long)) noteBusy(w, s);
  mark(w, s, unit, FIRED | KNOWN);
  unmark(w, s, unit, SHOCK);
  if (isGun(w, unit) && !long) mark(w, s, unit, CLOSE_FIRED);
  if (w.type[unit] !== HORSE || has(w, s, unit, STEPPED)) mark(w, s, unit, SPENT);
  publish(w, s, tell);
  const rolled: number[] = [];
  for (let i = 0; i < strengthOf(w, s, unit); i++) rolled.push(dice.roll(6));
  const hits = rolled.filter((die) => die <= firepower).length;
  if (tell !== null) {
    const data = { unit: w.unitId(unit), dice: rolled, firepower, hits, target: TARGETS[group] };
    tell({ type: 'fired', rule: long ? '6.33j' : '6.33d', data });
  }
  s[w.at.hits] = hits;
  s[w.at.hitSide] = otherSide(w.side[unit]);
  s[w.at.hitHome] = home;
  s[w.at.hitGroup] = group;
  s[w.at.hitKind] = (long ? LONG_RANGE : 0) | (w.type[unit] === CAVALRY ? BY_CAVALRY : 0);
  allotHits(w, s, tell);
}

/** 6.7c: fire that could not reduce anybody does not count; whether it could hurt a hidden block nobody may know (FOG-15). */
function couldHurt(w: World, s: State, unit: Unit, home: number, group: number, long: boolean): boolean {
  const targets = targetsIn(w, s, otherSide(w.side[unit]), whereIs(w, s, unit), home, group, w.type[unit] === CAVALRY);
  return targets.some((target) => !long || strengthOf(w, s, target) > 1 || !isOpen(w, s, target));
}
