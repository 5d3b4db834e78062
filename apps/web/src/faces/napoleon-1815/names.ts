import type { State } from '@hundred-days/kernel';
import { nameOfArmy, nameOfSide, nameOfTown, position, unitName, units } from '@hundred-days/napoleon-1815';

/** Blocks, sides and towns by the names players use. */

export const fullName = (unit: number, language: string): string => unitName(units.unitId(unit), language);
export const townName = nameOfTown;
export const armyName = (army: number, language: string): string => nameOfArmy(units.ARMIES[army], language);
export const sideName = (side: number, language: string): string => nameOfSide(units.SIDES[side], language);

/** The side a viewer fights on; of a spectator the Attacker's. */
export const sideOf = (view: State, viewer: number): number =>
  viewer < 0 ? position.attackerOf(view) : position.sideOfSeat(view, viewer);
