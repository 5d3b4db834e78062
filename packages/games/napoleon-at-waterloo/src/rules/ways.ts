import type { Place, Refusal, Side, State, Unit } from '@hundred-days/kernel';
import { BARRED, refusal, STOP } from '@hundred-days/kernel';
import type { Desk } from '../desk.ts';
import { has, inContact, inZoneOf, MOVED, onMap, partnerOf, unitIn, whereIs } from '../position.ts';
import { enemyOf, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { isAvailable } from './reinforcements.ts';

/** 4.1 to 4.5 Where a unit can go: who may set out, pass and stop. */

/** 4.4.2, 7.2.2: a unit that is still free to move off, so that another may stop in its hex for a time. */
const canStillLeave = (w: World, s: State, unit: Unit): boolean =>
  !has(w, s, unit, MOVED) && !inContact(w, s, unit) && hasWayOut(w, s, unit);

/** Not shut in for the whole phase by closed hexsides, enemies and friends who cannot move themselves. */
function hasWayOut(w: World, s: State, unit: Unit): boolean {
  const from = whereIs(w, s, unit);
  if (w.side[unit] === FRENCH && w.exitHex[from] === 1) return true;
  for (let d = 0; d < 6; d++) {
    const to = w.neighbours[6 * from + d];
    if (to >= 0 && w.closedHexside[6 * from + d] === 0 && mayEnterHex(w, s, w.side[unit], to)) return true;
  }
  return false;
}

/** Whether a unit of `side` could stop in a hex as far as its friends there are concerned (4.4.2, 4.5.6, 7.2.2). */
export function roomToStop(w: World, s: State, side: Side, hex: Place): boolean {
  const first = s[w.at.occupant + hex] - 1;
  if (first < 0) return true;
  return w.side[first] === side && whoStays(w, s, hex) < 0;
}

/** A unit in a hex that cannot move off any more, -1 if there is none. */
export function whoStays(w: World, s: State, hex: Place): Unit {
  const first = unitIn(w, s, hex);
  if (first < 0) return -1;
  if (!canStillLeave(w, s, first)) return first;
  const second = partnerOf(w, s, first);
  return second >= 0 && !canStillLeave(w, s, second) ? second : -1;
}

/** Whether a unit of `side` may enter a hex in passing or to stop: no enemy (4.3.1), no friend in an enemy zone (4.5.6). */
export function mayEnterHex(w: World, s: State, side: Side, hex: Place): boolean {
  const there = s[w.at.occupant + hex] - 1;
  return there < 0 || (w.side[there] === side && !inZoneOf(w, s, enemyOf(side), hex));
}

/** Which of the three moves a unit can make now: along the map and off it, or onto it. */
export function mayStart(w: World, s: State, unit: Unit): boolean {
  return onMap(w, s, unit) ? !has(w, s, unit, MOVED) && !inContact(w, s, unit) : isAvailable(w, s, unit);
}

/** Every place a unit can go to in one move, the one north of the map among them; the results stay in the desk's search. */
export function findMoves(desk: Desk, s: State, unit: Unit): number {
  const { w } = desk;
  const side = w.side[unit];
  const start = onMap(w, s, unit) ? whereIs(w, s, unit) : w.eastOfMap;
  const enemyZone = w.at.zone + enemyOf(side) * w.hexes;
  const enter = (from: Place, to: Place, via: number): number => {
    if (to === w.northOfMap) return side === FRENCH ? 1 | STOP : BARRED;
    if (via < 6 ? w.closedHexside[6 * from + via] === 1 : s[enemyZone + to] > 0) return BARRED;
    const there = s[w.at.occupant + to] - 1;
    if (s[enemyZone + to] > 0) return there < 0 ? 1 | STOP : BARRED;
    return there < 0 || w.side[there] === side ? 1 : BARRED;
  };
  const mayEnd = (place: Place): boolean => place >= w.hexes || (place !== start && roomToStop(w, s, side, place));
  return desk.reach.steps(start, w.allowance[unit], enter, mayEnd);
}

export function refuseStart(w: World, s: State, unit: Unit, from: Place): Refusal | null {
  const name = w.unitId(unit);
  if (!onMap(w, s, unit)) return refusal('4.0.1', 'not-on-map', { unit: name });
  if (has(w, s, unit, MOVED)) return refusal('4.0.3', 'already-moved', { unit: name });
  if (inContact(w, s, unit)) return refusal('4.5.3', 'frozen', { unit: name, hex: w.hexId(whereIs(w, s, unit)) });
  return from === whereIs(w, s, unit)
    ? null
    : refusal('4.0.2', 'path-start', { unit: name, hex: w.hexId(whereIs(w, s, unit)) });
}
