import type { State } from '@hundred-days/kernel';
import { TOWNS } from '../board.ts';
import { AT, strengthOf, UNKNOWN, whereIs } from '../position.ts';
import {
  ALLIED,
  ARMIES,
  ARMY,
  FIREPOWER,
  FRENCH,
  LEADER,
  SIDE,
  SIDE_OF_ARMY,
  STRENGTH,
  TYPE,
  UNITS,
  UNITS_OF_ARMY,
} from '../units.ts';

/** What a unit is worth in a fight for each step it has. */
const STEP_WORTH = Float64Array.from(FIREPOWER, (firepower, unit) =>
  TYPE[unit] === LEADER ? 1 : [0, 0.75, 1, 1.35][firepower],
);

export const worthOf = (unit: number, strength: number): number => strength * STEP_WORTH[unit];

/** What all blocks of a side are worth at full strength. */
export const FULL: readonly number[] = [FRENCH, ALLIED].map((side) =>
  SIDE.reduce((sum, of, unit) => sum + (of === side ? worthOf(unit, STRENGTH[unit]) : 0), 0),
);

/** An unknown block: the mean of those of its army that lie hidden, with some of their steps gone. */
const WEAR = 0.85;

function hiddenWorth(s: State, army: number): number {
  let sum = 0;
  let count = 0;
  for (const unit of UNITS_OF_ARMY[army]) {
    if (s[AT.where + unit] !== UNKNOWN) continue;
    sum += worthOf(unit, STRENGTH[unit]);
    count++;
  }
  return count === 0 ? 0 : (WEAR * sum) / count;
}

/** Blocks and their worth by side and town. */
interface Muster {
  readonly worth: Float64Array;
  readonly total: Float64Array;
}

export function muster(s: State): Muster {
  const worth = new Float64Array(2 * TOWNS);
  const total = new Float64Array(2);
  const known = new Int16Array(3 * TOWNS);
  for (let unit = 0; unit < UNITS; unit++) {
    const town = whereIs(s, unit);
    if (town < 0) continue;
    worth[2 * town + SIDE[unit]] += worthOf(unit, strengthOf(s, unit));
    known[3 * town + ARMY[unit]]++;
  }
  for (let army = 0; army < ARMIES.length; army++) {
    const each = hiddenWorth(s, army);
    if (each === 0) continue;
    for (let town = 0; town < TOWNS; town++)
      worth[2 * town + SIDE_OF_ARMY[army]] += each * (s[AT.standing + 3 * town + army] - known[3 * town + army]);
  }
  for (let i = 0; i < 2 * TOWNS; i++) total[i % 2] += worth[i];
  return { worth, total };
}
