import { randomBits } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { createLuck } from '../src/napoleon-1815/luck.ts';

const rolls = (luck: ReturnType<typeof createLuck>, count: number): number[] =>
  Array.from({ length: count }, () => luck.roll(6));

describe('the dice of a trial', () => {
  test('a bag holds two of each face, and is filled again when it is empty', () => {
    const luck = createLuck('a');
    luck.turnTo(3, 1);
    for (let n = 0; n < 20; n++) expect(rolls(luck, 12).sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  test('each fight has its own for each seat: what is rolled elsewhere changes nothing', () => {
    const [alone, among] = [createLuck('b'), createLuck('b')];
    const bits = randomBits('elsewhere');
    alone.turnTo(7, 0);
    const expected = rolls(alone, 60);
    const seen: number[] = [];
    while (seen.length < 60) {
      const fight = [-1, 3, 7, 7][bits() % 4];
      const seat = bits() % 3;
      among.turnTo(fight, seat);
      const value = among.roll(6);
      if (fight === 7 && seat === 0) seen.push(value);
    }
    expect(seen).toEqual(expected);
  });

  test('every face comes first alike, and other seeds and seats give other rows', () => {
    const count = new Array<number>(7).fill(0);
    for (let seed = 0; seed < 6000; seed++) count[createLuck(`${seed}`).roll(6)]++;
    for (let face = 1; face <= 6; face++) expect(Math.abs(count[face] - 1000)).toBeLessThan(150);
    const rows = [0, 1, 2].map((seat) => {
      const luck = createLuck('c');
      luck.turnTo(0, seat);
      return rolls(luck, 24).join('');
    });
    expect(new Set([...rows, rolls(createLuck('d'), 24).join('')]).size).toBe(4);
  });

  test('dice of other sizes are plain ones', () => {
    const luck = createLuck('e');
    const values = Array.from({ length: 400 }, () => luck.roll(4));
    expect(new Set(values)).toEqual(new Set([1, 2, 3, 4]));
  });
});
