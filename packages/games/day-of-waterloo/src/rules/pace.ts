import { type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
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

/** Why a combat unit may do nothing more in this Movement Phase, in the order in which `mayMove` looks; null if it may. */
export function refuseMoving(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (!onMap(w, s, unit)) return refusal('9.0a', 'not-on-map', data);
  if (!inCommand(w, s, unit)) return refusal('7.2a', 'out-of-command', data);
  if (is(w, s, unit, REORGANIZING)) return refusal('8.1c', 'reorganizing', data);
  if ((s[w.at.marker + unit] & SPENT) !== 0) return refusal('11.9.3c', 'spent', data);
  if ((s[w.at.marker + unit] & BEATEN) !== 0) return refusal('9.4.7a', 'beaten', data);
  const hex = whereIs(w, s, unit);
  // 9.4.5h: before 9.3.2a, since a charge that is met ends the chargers' move.
  if (s[w.at.duel + hex] !== 0) return refusal('9.4.5h', 'frozen', { ...data, hex: w.hexId(hex) });
  return did(w, s, unit, MOVED) ? refusal('9.3.2a', 'already-moved', data) : null;
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
