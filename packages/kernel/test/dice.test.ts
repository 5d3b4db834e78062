import { describe, expect, test } from 'vitest';
import {
  below,
  type Dice,
  DiceError,
  everyRoll,
  expectation,
  noDice,
  OPEN,
  randomBits,
  recordingDice,
  scriptedDice,
  seededDice,
} from '../src/index.ts';

/** The sum of squared distances from even counts; large when some faces are favoured. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

function tally(sides: number, rolls: number, roll: () => number): number[] {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) counts[roll() - 1]++;
  return counts;
}

describe('seeded dice', () => {
  test('the same seed gives the same rolls, another seed others', () => {
    const rolls = (seed: number | string): number[] => {
      const dice = seededDice(seed);
      return Array.from({ length: 50 }, () => dice.roll(6));
    };
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls('waterloo')).toEqual(rolls('waterloo'));
    expect(rolls(7)).not.toEqual(rolls(8));
    expect(rolls('ab')).not.toEqual(rolls('ba'));
    expect(rolls('')).not.toEqual(rolls('\u0000'));
    expect(rolls('waterloo').slice(0, 8)).toMatchInlineSnapshot(`
      [
        1,
        6,
        2,
        6,
        1,
        1,
        4,
        1,
      ]
    `);
  });

  // 0.999 quantiles of chi-square: fair dice from a fixed seed stay below.
  test.each([
    [2, 10.8],
    [6, 20.5],
    [10, 27.9],
    [100, 148.2],
  ])('a die of %i sides is fair', (sides, limit) => {
    const dice = seededDice('fair');
    const counts = tally(sides, 60_000, () => dice.roll(sides));
    expect(counts).toHaveLength(sides);
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  test('one roll says nothing of the next', () => {
    const dice = seededDice('pairs');
    const pairs = tally(36, 72_000, () => 6 * (dice.roll(6) - 1) + dice.roll(6));
    expect(chiSquare(pairs)).toBeLessThan(66.6);
  });

  test('the first rolls of neighbouring seeds are fair', () => {
    let seed = 0;
    expect(chiSquare(tally(6, 30_000, () => seededDice(seed++).roll(6)))).toBeLessThan(20.5);
  });

  test('draws that would favour low numbers are thrown away', () => {
    // 2 ** 32 = 6 * 715827882 + 4: the last four draws are too many.
    const draws = [0xffff_ffff, 0xffff_fffc, 0xffff_fffb];
    expect(below(6, () => draws.shift() ?? 0)).toBe(0xffff_fffb % 6);
    expect(draws).toEqual([]);
  });

  test.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])(
    'a die of %s sides is refused',
    (sides) => {
      expect(() => seededDice(1).roll(sides)).toThrow(RangeError);
    },
  );

  test('bits are whole numbers of thirty-two bits', () => {
    const bits = randomBits(3);
    for (let i = 0; i < 1000; i++) {
      const draw = bits();
      expect(Number.isInteger(draw) && draw >= 0 && draw < 2 ** 32).toBe(true);
    }
  });
});

describe('scripted dice', () => {
  test('fall as written, and count what is left', () => {
    const dice = scriptedDice([3, 6, 1]);
    expect([dice.left, dice.roll(6), dice.left, dice.roll(6), dice.roll(2), dice.left]).toEqual([3, 3, 2, 6, 1, 0]);
  });

  test('run out with a code', () => {
    const dice = scriptedDice([1]);
    dice.roll(6);
    expect(() => dice.roll(6)).toThrow(expect.objectContaining({ name: 'DiceError', code: 'dice-exhausted' }));
  });

  test.each([0, 7, -1, 1.5, Number.NaN, null as unknown as number])('refuse the number %s with a code', (value) => {
    const dice = scriptedDice([value]);
    expect(() => dice.roll(6)).toThrow(expect.objectContaining({ code: 'die-out-of-range' }));
    expect(dice.left).toBe(1);
  });

  test('no dice may be rolled where none are expected', () => {
    expect(() => noDice.roll(6)).toThrow(DiceError);
  });
});

test('recording dice write down value, sides and who may know, and start anew', () => {
  const dice = recordingDice(scriptedDice([2, 5, 9]));
  dice.roll(6);
  dice.roll(6, 1);
  expect(dice.taken()).toEqual([
    { value: 2, sides: 6, only: OPEN },
    { value: 5, sides: 6, only: 1 },
  ]);
  dice.roll(10, 0);
  expect(dice.taken()).toEqual([{ value: 9, sides: 10, only: 0 }]);
  expect(dice.taken()).toEqual([]);
});

test('recording dice tell their source who may know', () => {
  const heard: (number | undefined)[] = [];
  const dice = recordingDice({ roll: (_, only) => heard.push(only) });
  dice.roll(6, 1);
  dice.roll(6);
  expect(heard).toEqual([1, OPEN]);
});

describe('every roll', () => {
  const outcomes = (trial: (dice: Dice) => unknown): Map<string, number> => {
    const found = new Map<string, number>();
    everyRoll(trial, (outcome, probability) => {
      const key = JSON.stringify(outcome);
      expect(found.has(key)).toBe(false);
      found.set(key, probability);
    });
    return found;
  };
  const sum = (found: ReadonlyMap<string, number>): number => [...found.values()].reduce((total, p) => total + p, 0);

  test('without dice there is one outcome', () => {
    expect([...outcomes(() => 'done')]).toEqual([['"done"', 1]]);
  });

  test('two dice of different sides fall in every way once', () => {
    const found = outcomes((dice) => [dice.roll(2), dice.roll(3)]);
    expect([...found.keys()]).toEqual(['[1,1]', '[1,2]', '[1,3]', '[2,1]', '[2,2]', '[2,3]']);
    for (const probability of found.values()) expect(probability).toBeCloseTo(1 / 6, 12);
  });

  test('dice rolled only after some results, deeper and deeper', () => {
    const exploding = (dice: Dice): number[] => {
      const rolls = [dice.roll(3)];
      while (rolls[rolls.length - 1] === 3 && rolls.length < 4) rolls.push(dice.roll(3));
      return rolls;
    };
    const found = outcomes(exploding);
    expect(found.size).toBe(2 + 2 + 2 + 3);
    expect(sum(found)).toBeCloseTo(1, 12);
    expect(found.get('[3,3,1]')).toBeCloseTo(1 / 27, 12);
    expect(found.get('[3,3,3,3]')).toBeCloseTo(1 / 81, 12);
  });

  test('a later die in the middle of a branch, then a shorter branch', () => {
    const found = outcomes((dice) => (dice.roll(2) === 1 ? [dice.roll(2), dice.roll(2)] : ['short', dice.roll(1)]));
    expect([...found.entries()]).toEqual([
      ['[1,1]', 1 / 8],
      ['[1,2]', 1 / 8],
      ['[2,1]', 1 / 8],
      ['[2,2]', 1 / 8],
      ['["short",1]', 1 / 2],
    ]);
  });

  test('the expectation is exact', () => {
    expect(expectation((dice) => dice.roll(6))).toBeCloseTo(3.5, 12);
    expect(expectation((dice) => dice.roll(6) * dice.roll(6))).toBeCloseTo(12.25, 12);
    expect(expectation((dice) => (dice.roll(6) === 6 ? dice.roll(6) : 0))).toBeCloseTo(3.5 / 6, 12);
    expect(expectation(() => 4)).toBe(4);
  });
});
