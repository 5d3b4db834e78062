import type { State } from '@hundred-days/kernel';
import { homeOf, markerIn, RESERVE, seenByEnemy } from '../places.ts';
import {
  AT,
  DEPLOYED,
  ELIMINATED,
  FACE_UP,
  HOLDS,
  KNOWN,
  plays,
  postedIn,
  SQUARE,
  slotOf,
  UNKNOWN,
} from '../position.ts';
import { WOODS } from '../tables.ts';
import { otherSide, SIDE, UNITS } from '../units.ts';

/** 3.2, 6.24: which blocks are face up, so that every seat and spectator sees all of them. */

/** Whether a unit lies open as the blocks stand now. */
export function isOpen(s: State, unit: number): boolean {
  return opens(s, unit, s[AT.where + unit], s[AT.place + unit], s[AT.flags + unit], false);
}

/** Whether a unit lies open as others see the board: as it was when the last step was ended. */
export function isShownOpen(s: State, unit: number): boolean {
  return opens(s, unit, s[AT.shownWhere + unit], s[AT.shownPlace + unit], s[AT.shownFlags + unit], true);
}

function opens(s: State, unit: number, where: number, place: number, flags: number, shown: boolean): boolean {
  // 3.4b, FOG-8: what is out of the game is open for good.
  if (where === ELIMINATED) return true;
  if ((flags & FACE_UP) !== 0) return true;
  if (where < 0 || place === 0 || place === RESERVE) return false;
  const slot = slotOf(s, where);
  if (slot < 0 || s[AT.battleStage + slot] < DEPLOYED) return false;
  const engaged = shown ? engagedAsShown(s, unit, where, place) : enemiesAt(s, unit, slot, place) > 0;
  if (engaged) return true;
  if (plays(s, 'hiddenUntilFire'))
    return (flags & KNOWN) !== 0 && markerIn(s, slot, homeOf(s, SIDE[unit], place)) !== WOODS;
  return markerIn(s, slot, homeOf(s, SIDE[unit], place)) !== WOODS;
}

const enemiesAt = (s: State, unit: number, slot: number, place: number): number =>
  postedIn(s, slot, otherSide(SIDE[unit]), seenByEnemy(place));

function engagedAsShown(s: State, unit: number, where: number, place: number): boolean {
  const enemyPlace = seenByEnemy(place);
  for (let other = 0; other < UNITS; other++) {
    if (SIDE[other] === SIDE[unit]) continue;
    if (s[AT.shownWhere + other] === where && s[AT.shownPlace + other] === enemyPlace) return true;
  }
  // In a viewer's position hidden blocks are numbers; none is hidden where it is engaged.
  return false;
}

/** What can be seen of a hidden block in a battle (FOG-7). */
export const HOLDER = 1;
export const IN_SQUARE = 2;
export const SHELTERED = 3;
export const shapeOf = (flags: number, host: number): number =>
  host > 0 ? SHELTERED : (flags & SQUARE) !== 0 ? IN_SQUARE : (flags & HOLDS) !== 0 ? HOLDER : 0;

export const isUnknown = (s: State, unit: number): boolean => s[AT.where + unit] === UNKNOWN;
