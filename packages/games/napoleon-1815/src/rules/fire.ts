import { type Dice, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import { TARGETS } from '../actions.ts';
import { homeOf, isEngaged, isHome, markerIn, opposing, placeIn, RESERVE } from '../places.ts';
import {
  AT,
  CLOSE_FIRED,
  FIRED,
  HOLDS,
  has,
  hiddenBattleField,
  KNOWN,
  mark,
  placeOf,
  postedIn,
  SHOCK,
  SPENT,
  STEPPED,
  slotOf,
  strengthOf,
  unmark,
  whereIs,
} from '../position.ts';
import { FARM, HILL, WOODS } from '../tables.ts';
import { ARMIES_OF, CAVALRY, FIREPOWER, HORSE, INFANTRY, isGun, otherSide, SIDE, TYPE, unitId } from '../units.ts';
import { noteBusy } from './battlemoves.ts';
import { allotHits, BY_CAVALRY, LONG_RANGE, SQUARES, targetsIn } from './hits.ts';
import { isOpen } from './openness.ts';
import { publish } from './publishing.ts';

/** 6.33 Battle fires. */

/** 6.33j: unengaged guns in a home position, at the enemy who alone stands opposite. */
function isLongRange(s: State, unit: number): boolean {
  return isGun(unit) && !isEngaged(s, unit);
}

/** The home position a unit fires at: its own if it is engaged, else the one opposite; -1 if it has nothing to fire at. */
export function aimOf(s: State, unit: number): number {
  const place = placeOf(s, unit);
  if (isEngaged(s, unit)) return homeOf(s, SIDE[unit], place);
  if (!isGun(unit) || !isHome(place)) return -1;
  const slot = slotOf(s, whereIs(s, unit));
  const forward = opposing(place);
  const home = homeOf(s, SIDE[unit], forward);
  if (postedIn(s, slot, SIDE[unit], forward) > 0 || markerIn(s, slot, home) === WOODS) return -1;
  return postedIn(s, slot, otherSide(SIDE[unit]), forward - 4) > 0 ? home : -1;
}

/** The firepower of a unit against a target group, with everything that changes it (6.33, 6.51, 6.21). */
export function firepowerAt(s: State, unit: number, group: number): number {
  const slot = slotOf(s, whereIs(s, unit));
  const ground = markerIn(s, slot, homeOf(s, SIDE[unit], placeOf(s, unit)));
  const square = group === SQUARES;
  const holds = has(s, unit, HOLDS);
  const base = FIREPOWER[unit];
  if (TYPE[unit] === CAVALRY) {
    if (ground === WOODS) return square ? 0 : 1;
    if (square) return base - 1;
    return base + (has(s, unit, SHOCK) ? 1 : 0);
  }
  if (TYPE[unit] === INFANTRY) return base + (holds && ground === FARM ? 1 : 0) + (square ? 1 : 0);
  if (!isGun(unit)) return base;
  if (isLongRange(s, unit)) return base + (holds && ground === HILL ? 1 : 0) + (square ? 1 : 0);
  const first = has(s, unit, CLOSE_FIRED) ? 0 : 1;
  return base + first + (square && TYPE[unit] === HORSE ? 1 : 0);
}

/** Why a unit may not fire at a group, or null. */
export function refuseFire(s: State, unit: number, group: number): Refusal | null {
  const data = { unit: unitId(unit), target: TARGETS[group] };
  if (has(s, unit, FIRED)) return refusal('6.33b', 'has-fired', data);
  if (has(s, unit, SPENT)) return refusal('6.33a', 'has-acted', data);
  if (s[AT.host + unit] > 0) return refusal('6.52c', 'is-sheltered', data);
  const home = aimOf(s, unit);
  if (home < 0) return refusal(whyNoAim(s, unit), 'nothing-to-fire-at', data);
  if (!hasTarget(s, unit, home, group)) return refusal('6.51a', 'no-such-target', data);
  return firepowerAt(s, unit, group) > 0 ? null : refusal('6.33e', 'no-firepower', data);
}

/** The rule by which an unengaged unit has nothing to fire at. */
function whyNoAim(s: State, unit: number): string {
  const place = placeOf(s, unit);
  if (place === RESERVE) return '6.33c';
  if (!isGun(unit)) return TYPE[unit] === INFANTRY ? '6.33f' : TYPE[unit] === CAVALRY ? '6.33g' : '6.33n';
  if (!isHome(place)) return '6.33j';
  const home = homeOf(s, SIDE[unit], opposing(place));
  return markerIn(s, slotOf(s, whereIs(s, unit)), home) === WOODS ? '6.21e' : '6.33j';
}

/** Whether the enemy has units of a group there: squares are seen on hidden blocks too (FOG-7). */
function hasTarget(s: State, unit: number, home: number, group: number): boolean {
  const enemy = otherSide(SIDE[unit]);
  const slot = slotOf(s, whereIs(s, unit));
  const place = placeIn(s, enemy, home);
  let squares = targetsIn(s, enemy, whereIs(s, unit), home, SQUARES, false).length;
  for (const army of ARMIES_OF[enemy]) {
    squares += s[hiddenBattleField(slot, place, army, 2)] + s[hiddenBattleField(slot, place, army, 3)];
  }
  return group === SQUARES ? squares > 0 : postedIn(s, slot, enemy, place) > squares;
}

/** Carries a fire out: the dice, then the hits. */
export function fire(s: State, unit: number, group: number, dice: Dice, tell: Tell): void {
  const home = aimOf(s, unit);
  const long = isLongRange(s, unit);
  const firepower = firepowerAt(s, unit, group);
  s[AT.combatSeat] = s[AT.active];
  if (couldHurt(s, unit, home, group, long)) noteBusy(s);
  mark(s, unit, FIRED | KNOWN);
  unmark(s, unit, SHOCK);
  if (isGun(unit) && !long) mark(s, unit, CLOSE_FIRED);
  if (TYPE[unit] !== HORSE || has(s, unit, STEPPED)) mark(s, unit, SPENT);
  publish(s, tell);
  const rolled: number[] = [];
  for (let i = 0; i < strengthOf(s, unit); i++) rolled.push(dice.roll(6));
  const hits = rolled.filter((die) => die <= firepower).length;
  if (tell !== null) {
    const data = { unit: unitId(unit), dice: rolled, firepower, hits, target: TARGETS[group] };
    tell({ type: 'fired', rule: long ? '6.33j' : '6.33d', data });
  }
  s[AT.hits] = hits;
  s[AT.hitSide] = otherSide(SIDE[unit]);
  s[AT.hitHome] = home;
  s[AT.hitGroup] = group;
  s[AT.hitKind] = (long ? LONG_RANGE : 0) | (TYPE[unit] === CAVALRY ? BY_CAVALRY : 0);
  allotHits(s, tell);
}

/** 6.7c: fire that could not reduce anybody does not count; whether it could hurt a hidden block nobody may know (FOG-15). */
function couldHurt(s: State, unit: number, home: number, group: number, long: boolean): boolean {
  const targets = targetsIn(s, otherSide(SIDE[unit]), whereIs(s, unit), home, group, TYPE[unit] === CAVALRY);
  return targets.some((target) => !long || strengthOf(s, target) > 1 || !isOpen(s, target));
}
