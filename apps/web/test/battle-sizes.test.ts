import { describe, expect, test } from 'vitest';
import { blockSizes, LETTERED_PX, type Rank, type Room } from '../src/faces/napoleon-1815/battle/sizes.ts';

/** How large the blocks of a battle are, in the positions of a window of 1440 by 900. */

const blocks = (n: number, lines = 0, width = 326): Rank => ({ width, items: Array(n).fill('block'), lines });
const quiet: Room = { height: 140, ranks: [blocks(3)] };
/** Horse with its shock over a square: each says something below it. */
const charged: Room = {
  height: 150,
  ranks: [blocks(1, 1, 196), { width: 326, items: [{ square: 1 }, 'block'], lines: 1 }],
};
const crowded: Room = { height: 150, ranks: [blocks(9, 2, 196), blocks(9, 2)] };

describe('the blocks of a battle', () => {
  test('are as large as can be, and alike in all positions', () => {
    expect(blockSizes([quiet, quiet])).toEqual([66, 66]);
    expect(new Set(blockSizes([quiet, { height: 70, ranks: [blocks(2)] }])).size).toBe(1);
  });

  test('[6.51c] of a square that is charged can be read, letters and all', () => {
    for (const size of blockSizes([quiet, charged])) expect(size).toBeGreaterThanOrEqual(LETTERED_PX);
  });

  test('are small where they are many, and only there', () => {
    const [calm, full] = blockSizes([quiet, crowded]);
    expect(full).toBeLessThan(LETTERED_PX);
    expect(calm).toBeGreaterThanOrEqual(44);
  });

  test('in reserve are never larger than in line', () => {
    expect(blockSizes([quiet], 40)).toEqual([40]);
    expect(blockSizes([], 40)).toEqual([]);
  });
});
