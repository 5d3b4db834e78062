import type { Side, State, Unit } from '@hundred-days/kernel';
import { HOMES, placeOf, postedIn, roleOf, slotOf, whereIs } from './position.ts';
import { otherSide } from './units.ts';
import type { World } from './world.ts';

/** The battle board (6.2): two rows of three positions that face each other, a reserve behind each. */

/** Places of a side's units: its own left, center and right, its reserve, the enemy's left, center and right. */
export const LEFT = 1;
export const CENTER = 2;
export const RIGHT = 3;
export const RESERVE = 4;
export const HOME_PLACES: readonly number[] = [LEFT, CENTER, RIGHT];

export const isHome = (place: number): boolean => place >= LEFT && place <= RIGHT;
export const isForward = (place: number): boolean => place > RESERVE;

/** 6.22c: the enemy position that faces a home position, as a place of one's own units; and the way back. */
export const opposing = (place: number): number => 8 - place;
/** The same ground as the enemy's units call it: their home is my forward, and the reverse. */
export const seenByEnemy = (place: number): number => (isForward(place) ? place - RESERVE : place + RESERVE);

/** The home position a unit of `side` in `place` stands in: 0 to 5, the Attacker's first; -1 in reserve. */
export function homeOf(w: World, s: State, side: Side, place: number): number {
  if (place === RESERVE || place === 0) return -1;
  const role = roleOf(w, s, side);
  return isForward(place) ? 3 * (1 - role) + place - RESERVE - 1 : 3 * role + place - 1;
}

/** The place that a home position is for the units of a side. */
export function placeIn(w: World, s: State, side: Side, home: number): number {
  const own = Math.floor(home / 3) === roleOf(w, s, side);
  return own ? (home % 3) + 1 : (home % 3) + 1 + RESERVE;
}

/** The column of a home position, by the Attacker's left, center and right. */
export const columnOf = (home: number): number => (home < 3 ? home : 2 - (home - 3));

export const markerIn = (w: World, s: State, slot: number, home: number): number =>
  home < 0 ? 0 : Math.abs(s[w.at.markers + slot * HOMES + home]);

/** FOG-7: in a viewer's position, that a hidden block in a square or in shelter holds the ground: the marker is below 0. */
export const isHeldUnseen = (w: World, s: State, slot: number, home: number): boolean =>
  s[w.at.markers + slot * HOMES + home] < 0;

/** Units of each side on a home position. */
export const friendsIn = (w: World, s: State, slot: number, side: Side, home: number): number =>
  postedIn(w, s, slot, side, placeIn(w, s, side, home));
export const enemiesIn = (w: World, s: State, slot: number, side: Side, home: number): number =>
  friendsIn(w, s, slot, otherSide(side), home);

/** Engaged: in the same position as an enemy unit. */
export function isEngaged(w: World, s: State, unit: Unit): boolean {
  const place = placeOf(w, s, unit);
  if (place === 0 || place === RESERVE) return false;
  return postedIn(w, s, slotOf(w, s, whereIs(w, s, unit)), otherSide(w.side[unit]), seenByEnemy(place)) > 0;
}
