import { board, partyOf, position } from '@hundred-days/day-of-waterloo';
import type { State, Unit } from '@hundred-days/kernel';
import type { Setting } from './setting.ts';

/** 9.2.14b: those of a party whom the mud keeps on the road; they hold whoever goes with them. */
export function gunsInMud(w: Setting, view: State, piece: Unit): readonly Unit[] {
  if (!w.gunsByRoad[position.weatherOf(w, view)]) return [];
  return partyOf(w, view, piece).units.filter((unit) => unit < w.units && w.arm[unit] === board.ARTILLERY);
}
