import { below, randomBits } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { addToMuster, averaged, createMuster } from '../src/rules/averages.ts';

type Counter = readonly [morale: number, sp: number];

function average(units: readonly Counter[], isDefender: boolean): number {
  const muster = createMuster();
  for (const [morale, sp] of units) addToMuster(muster, morale, sp);
  return averaged(muster, isDefender);
}

describe('averaged morale', () => {
  it('[11.3c] 3 and 4 with most SP at 4 is 4', () => {
    expect(
      average(
        [
          [3, 3],
          [4, 4],
        ],
        false,
      ),
    ).toBe(4);
  });

  it('[11.3b] a fraction goes to the side on which most SP are', () => {
    expect(
      average(
        [
          [3, 5],
          [4, 4],
        ],
        true,
      ),
    ).toBe(3);
    expect(
      average(
        [
          [1, 1],
          [1, 1],
          [5, 6],
        ],
        false,
      ),
    ).toBe(3);
    expect(
      average(
        [
          [1, 4],
          [1, 4],
          [5, 6],
        ],
        false,
      ),
    ).toBe(2);
  });

  it('[11.3b] a half without a majority goes to the defender', () => {
    expect(
      average(
        [
          [3, 4],
          [4, 4],
        ],
        false,
      ),
    ).toBe(3);
    expect(
      average(
        [
          [3, 4],
          [4, 4],
        ],
        true,
      ),
    ).toBe(4);
  });

  it('[11.3b] any other fraction without a majority goes to the nearest', () => {
    // Four thirds, and five thirds.
    expect(
      average(
        [
          [1, 1],
          [1, 1],
          [2, 2],
        ],
        true,
      ),
    ).toBe(1);
    expect(
      average(
        [
          [1, 2],
          [2, 1],
          [2, 1],
        ],
        false,
      ),
    ).toBe(2);
  });

  it('[11.3b] as a slow referee rounds it', () => {
    const bits = randomBits('averages');
    for (let game = 0; game < 4000; game++) {
      const units = Array.from({ length: 1 + below(6, bits) }, (): Counter => [below(6, bits), 1 + below(7, bits)]);
      for (const isDefender of [false, true]) expect(average(units, isDefender)).toBe(slowly(units, isDefender));
    }
  });
});

/** By exact sixtieths: the average of at most six whole numbers is one. */
function slowly(units: readonly Counter[], isDefender: boolean): number {
  const sixtieths = (units.reduce((sum, [morale]) => sum + morale, 0) * 60) / units.length;
  const [low, high] = [Math.floor(sixtieths / 60), Math.ceil(sixtieths / 60)];
  if (low === high) return low;
  const sp = (on: (morale: number) => boolean): number =>
    units.filter(([morale]) => on(morale)).reduce((sum, [, strength]) => sum + strength, 0);
  const lean = sp((morale) => morale >= high) - sp((morale) => morale <= low);
  if (lean !== 0) return lean > 0 ? high : low;
  const half = low * 60 + 30;
  if (sixtieths === half) return isDefender ? high : low;
  return sixtieths > half ? high : low;
}
