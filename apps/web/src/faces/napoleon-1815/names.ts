import type { State } from '@hundred-days/kernel';
import { nameOfArmy, nameOfSide, nameOfTown, position, unitName, units } from '@hundred-days/napoleon-1815';
import { tell } from './text/words.ts';

/** Blocks, sides and towns by the names players use. */

export const fullName = (unit: number, language: string): string => unitName(units.unitId(unit), language);
export const townName = nameOfTown;
export const armyName = (army: number, language: string): string => nameOfArmy(units.ARMIES[army], language);
export const sideName = (side: number, language: string): string => nameOfSide(units.SIDES[side], language);

/** The side a viewer fights on; of a spectator the Attacker's. */
export const sideOf = (view: State, viewer: number): number =>
  viewer < 0 ? position.attackerOf(view) : position.sideOfSeat(view, viewer);

/** The corps of a unit in words; leaders have none. */
export function corpsName(unit: number, language: string): string {
  const { corps } = units.UNIT_DATA[unit];
  if (corps === null) return fullName(unit, language);
  const named = NAMED_CORPS[corps];
  if (named !== undefined) return tell(language, named);
  const [n, cavalry] = corps.split(' ');
  const nth = tell(language, n === 'I' ? 'corps.first' : 'corps.later', { n });
  return tell(language, cavalry === undefined ? 'corps.n' : 'corps.cavalryN', { n: nth });
}

const NAMED_CORPS: Readonly<Record<string, 'corps.guard' | 'corps.reserve' | 'corps.cavalry'>> = {
  Guard: 'corps.guard',
  Reserve: 'corps.reserve',
  Cavalry: 'corps.cavalry',
};
