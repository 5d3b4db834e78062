import type { Side } from '../kinds.ts';
import { type Roll, TENTHS } from './chronicle.ts';

/** How kind the dice were: a pure function of the rolls of a record. */

export interface Luck {
  readonly rolls: number;
  /** Points, summed over the rolls of the side. */
  readonly expected: number;
  readonly came: number;
  /** Of a hundred games with the same rolls, so many would have been less kind; those as kind count half. */
  readonly kinder: number;
}

const total = (roll: Roll): number => roll.ways.reduce((sum, { ways }) => sum + ways, 0);

/** What a roll is worth on average, in points. */
export const expectedOf = (roll: Roll): number =>
  roll.ways.reduce((sum, { worth, ways }) => sum + worth * ways, 0) / total(roll) / TENTHS;

export const cameOf = (roll: Roll): number => roll.came / TENTHS;

const counts = (roll: Roll, side: Side): boolean => roll.side === side && roll.coin === 'points';

export function luckOf(rolls: readonly Roll[], side: Side): Luck {
  const own = rolls.filter((roll) => counts(roll, side));
  const sum = (worth: (roll: Roll) => number): number => own.reduce((points, roll) => points + worth(roll), 0);
  return { rolls: own.length, expected: sum(expectedOf), came: sum(cameOf), kinder: 100 * shareBelow(own) };
}

/** The share of all ways that are worth less than what came, with half of those worth the same: by convolution, exactly. */
function shareBelow(rolls: readonly Roll[]): number {
  const step = rolls.flatMap(({ ways, came }) => [came, ...ways.map(({ worth }) => worth)]).reduce(divisor, 0) || 1;
  let least = 0;
  let came = 0;
  let chances = Float64Array.of(1);
  for (const roll of rolls) {
    const worths = roll.ways.map(({ worth }) => worth / step);
    const low = Math.min(...worths);
    chances = added(chances, roll, worths, low);
    least += low;
    came += roll.came / step;
  }
  const at = came - least;
  return chances.subarray(0, at).reduce((sum, chance) => sum + chance, 0) + (chances[at] ?? 0) / 2;
}

function added(before: Float64Array, roll: Roll, worths: readonly number[], low: number): Float64Array<ArrayBuffer> {
  const all = total(roll);
  const after = new Float64Array(before.length + Math.max(...worths) - low);
  for (const [i, { ways }] of roll.ways.entries()) {
    const shift = worths[i] - low;
    const chance = ways / all;
    for (let at = 0; at < before.length; at++) after[at + shift] += before[at] * chance;
  }
  return after;
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** How often each face fell for a side, the one first. */
export function facesOf(rolls: readonly Roll[], side: Side): readonly number[] {
  const dice = rolls.flatMap((roll) => roll.dice).filter((fallen) => fallen.side === side);
  return [1, 2, 3, 4, 5, 6].map((face) => dice.filter(({ die }) => die === face).length);
}
