import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { battleOf, WATERLOO } from '../position.ts';
import { ANGLO_ALLIED_ARMY, FRENCH, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { changeLevels } from './levels.ts';

/** 13.1 Occupation: the side that last moved a unit onto a hex, by whatever way it came (13.11). */

/** Whether a hex would change hands if a unit entered it. */
export function wouldTake(w: World, s: State, unit: Unit, hex: Place): boolean {
  const number = w.objective[hex];
  if (number === 0) return false;
  const holder = s[w.at.held + number - 1];
  return holder > 0 && holder !== w.side[unit] + 1;
}

/** A unit has entered a hex. */
export function occupy(w: World, s: State, unit: Unit, hex: Place, tell: Tell): void {
  w.above?.entered(s, unit, hex, tell);
  if (!wouldTake(w, s, unit, hex)) return;
  s[w.at.held + w.objective[hex] - 1] = w.side[unit] + 1;
  if (tell !== null)
    tell({ type: 'taken', rule: '13.1', data: { side: SIDES[w.side[unit]], unit: w.unitId(unit), hex: w.hexId(hex) } });
  enterWaterloo(w, s, unit, hex, tell);
}

/** 17.2c: once and for good. */
function enterWaterloo(w: World, s: State, unit: Unit, hex: Place, tell: Tell): void {
  const { objectives, onceAmount } = battleOf(w, s);
  const amount = onceAmount['17.2c'];
  if (amount === undefined || w.side[unit] !== FRENCH || (s[w.at.once] & WATERLOO) !== 0) return;
  if (!objectives.waterloo?.includes(hex)) return;
  s[w.at.once] |= WATERLOO;
  changeLevels(w, s, ANGLO_ALLIED_ARMY, amount, '17.2c', tell);
}

export const holds = (w: World, s: State, side: number, hex: Place): boolean =>
  s[w.at.held + w.objective[hex] - 1] === side + 1;

/** 15.3b: a side holds a place only if it holds all its hexes. */
export const holdsAll = (w: World, s: State, side: number, hexes: readonly Place[]): boolean =>
  hexes.length > 0 && hexes.every((hex) => holds(w, s, side, hex));
