import { RESULTS } from '../fighting.ts';
import { ODDS, readRows } from '../fighttables.ts';
import type { World } from '../world.ts';

/** How often each result of the tables comes up, for every column and every sum of modifiers: worked out once. */
export interface Chances {
  /** 11.1: of RESULTS, for a column of the odds and what is added to the die. */
  combat(column: number, modifier: number, result: number): number;
  /** 9.4.4: the same for a charge; the column is the differential. */
  charge(differential: number, modifier: number, result: number): number;
  /** 10.1g: SP lost on average, and how often nothing is lost (12.2b). */
  losses(column: number, modifier: number): number;
  misses(column: number, modifier: number): number;
}

const FACES = 6;
/** Modifiers beyond this are the same: the tables are cut off before. */
const MOST = 14;
const WIDTH = 2 * MOST + 1;
const clamp = (modifier: number): number => Math.max(-MOST, Math.min(MOST, modifier)) + MOST;

export function createChances(w: World): Chances {
  const kinds = RESULTS.length;
  const combat = new Float64Array(ODDS.columns.length * WIDTH * kinds);
  const columns = w.chargeRows.columns;
  const charge = new Float64Array(columns * WIDTH * kinds);
  const losses = new Float64Array(w.bombardFrom.length * WIDTH);
  const misses = new Float64Array(w.bombardFrom.length * WIDTH);
  for (let modifier = -MOST; modifier <= MOST; modifier++) {
    for (let die = 1; die <= FACES; die++) {
      const at = clamp(modifier);
      for (let column = 0; column < ODDS.columns.length; column++)
        combat[(column * WIDTH + at) * kinds + readRows(w.combatRows, die + modifier, column)] += 1 / FACES;
      for (let column = 0; column < columns; column++)
        charge[(column * WIDTH + at) * kinds + readRows(w.chargeRows, die + modifier, column)] += 1 / FACES;
      for (let column = 0; column < w.bombardFrom.length; column++) {
        const lost = readRows(w.bombardRows, die + modifier, column);
        losses[column * WIDTH + at] += lost / FACES;
        if (lost === 0) misses[column * WIDTH + at] += 1 / FACES;
      }
    }
  }
  const most = (columns - 1) / 2;
  return {
    combat: (column, modifier, result) => combat[(column * WIDTH + clamp(modifier)) * kinds + result],
    charge: (differential, modifier, result) => {
      const column = Math.max(-most, Math.min(most, differential)) + most;
      return charge[(column * WIDTH + clamp(modifier)) * kinds + result];
    },
    losses: (column, modifier) => losses[column * WIDTH + clamp(modifier)],
    misses: (column, modifier) => misses[column * WIDTH + clamp(modifier)],
  };
}
