import type { State, Unit } from '@hundred-days/kernel';
import { homeOf, markerIn, RESERVE, seenByEnemy } from '../places.ts';
import {
  DEPLOYED,
  ELIMINATED,
  FACE_UP,
  flagsOf,
  HOLDS,
  KNOWN,
  plays,
  postedIn,
  SQUARE,
  shownFlagsOf,
  slotOf,
  UNKNOWN,
} from '../position.ts';
import { WOODS } from '../tables.ts';
import { otherSide } from '../units.ts';
import type { World } from '../world.ts';

/** 3.2, 6.24: which blocks are face up, so that every seat and spectator sees all of them. */

/** Whether a unit lies open as the blocks stand now. */
export function isOpen(w: World, s: State, unit: Unit): boolean {
  return opens(w, s, unit, s[w.at.where + unit], s[w.at.place + unit], flagsOf(w, s, unit), false);
}

/** Whether a unit lies open as others see the board: as it was when the last step was ended. */
export function isShownOpen(w: World, s: State, unit: Unit): boolean {
  return opens(w, s, unit, s[w.at.shownWhere + unit], s[w.at.shownPlace + unit], shownFlagsOf(w, s, unit), true);
}

function opens(w: World, s: State, unit: Unit, where: number, place: number, flags: number, shown: boolean): boolean {
  // 3.4b, FOG-8: what is out of the game is open for good.
  if (where === ELIMINATED) return true;
  if ((flags & FACE_UP) !== 0) return true;
  if (where < 0 || place === 0 || place === RESERVE) return false;
  const slot = slotOf(w, s, where);
  if (slot < 0 || s[w.at.battleStage + slot] < DEPLOYED) return false;
  const engaged = shown ? engagedAsShown(w, s, unit, where, place) : enemiesAt(w, s, unit, slot, place) > 0;
  if (engaged) return true;
  if (plays(w, s, 'hiddenUntilFire'))
    return (flags & KNOWN) !== 0 && markerIn(w, s, slot, homeOf(w, s, w.side[unit], place)) !== WOODS;
  return markerIn(w, s, slot, homeOf(w, s, w.side[unit], place)) !== WOODS;
}

const enemiesAt = (w: World, s: State, unit: Unit, slot: number, place: number): number =>
  postedIn(w, s, slot, otherSide(w.side[unit]), seenByEnemy(place));

function engagedAsShown(w: World, s: State, unit: Unit, where: number, place: number): boolean {
  const enemyPlace = seenByEnemy(place);
  for (let other = 0; other < w.unitCount; other++) {
    if (w.side[other] === w.side[unit]) continue;
    if (s[w.at.shownWhere + other] === where && s[w.at.shownPlace + other] === enemyPlace) return true;
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

export const isUnknown = (w: World, s: State, unit: Unit): boolean => s[w.at.where + unit] === UNKNOWN;
