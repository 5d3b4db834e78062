import type { State, Unit } from '@hundred-days/kernel';
import { BEATEN, SPENT } from '../fighting.ts';
import { did, inCommand, is, MOVED, MOVING, note, onMap, REORGANIZING, TAKEN, unnote, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { allowanceOf } from './roads.ts';

/** 9.3.2a Whose move goes on, for charges in the middle of one. */

/** Half points a unit has left if it sets out now, or goes on. */
export const mpLeft = (w: World, s: State, unit: Unit): number =>
  allowanceOf(w, s, unit) - (did(w, s, unit, MOVING) ? s[w.at.spent] : 0);

/** 9.4a: whether a unit may still do something in this Movement Phase; zones of influence are another matter (9.4.2c). */
export function mayMove(w: World, s: State, unit: Unit): boolean {
  if (!onMap(w, s, unit) || !inCommand(w, s, unit) || did(w, s, unit, MOVED) || is(w, s, unit, REORGANIZING))
    return false;
  return (s[w.at.marker + unit] & (SPENT | BEATEN)) === 0 && s[w.at.duel + whereIs(w, s, unit)] === 0;
}

/** 9.3.2a: these units move now; the moves of all others are final, of those too who came with them (9.0b). */
export function startMove(w: World, s: State, units: readonly Unit[]): void {
  if (!did(w, s, units[0], MOVING)) s[w.at.spent] = s[w.at.owed] = 0;
  for (const piece of w.unitsOf[w.side[units[0]]]) {
    if (units.includes(piece)) note(w, s, piece, MOVING);
    else if (did(w, s, piece, MOVING)) endMove(w, s, piece);
    else unnote(w, s, piece, TAKEN);
  }
}

export function endMove(w: World, s: State, unit: Unit): void {
  unnote(w, s, unit, MOVING | TAKEN);
  note(w, s, unit, MOVED);
}
