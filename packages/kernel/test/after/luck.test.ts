import { facesOf, luckOf, type Roll, volleyWays, type Way, waysOf } from '@hundred-days/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const roll = (ways: readonly Way[], came: number, side = 0): Roll => ({
  side,
  rule: '1',
  coin: 'points',
  dice: [],
  ways,
  came,
  units: [],
  others: [],
  odds: '',
});

/** Every way all the rolls can fall, counted one by one. */
function counted(rolls: readonly Roll[]): number {
  const came = rolls.reduce((sum, one) => sum + one.came, 0);
  const fall = (at: number, worth: number, chance: number): number => {
    if (at === rolls.length) return worth < came ? chance : worth === came ? chance / 2 : 0;
    const all = rolls[at].ways.reduce((sum, way) => sum + way.ways, 0);
    return rolls[at].ways.reduce((sum, way) => sum + fall(at + 1, worth + way.worth, (chance * way.ways) / all), 0);
  };
  return 100 * fall(0, 0, 1);
}

const anyRoll = fc
  .array(fc.integer({ min: -90, max: 90 }), { minLength: 6, maxLength: 6 })
  .chain((worths) => fc.constantFrom(...worths).map((came) => roll(waysOf(worths), came)));

describe('the luck of the dice', () => {
  it('is the share of all ways to fall that are worth less, as counting them one by one gives it', () => {
    fc.assert(
      fc.property(fc.array(anyRoll, { maxLength: 5 }), (rolls) => {
        expect(luckOf(rolls, 0).kinder).toBeCloseTo(counted(rolls), 9);
      }),
    );
  });

  it('expects the mean of the faces, and adds what came', () => {
    const attack = waysOf([-70, -70, 0, 21, 21, 50]);
    expect(luckOf([roll(attack, 50), roll(attack, -70), roll(attack, 21, 1)], 0)).toMatchObject({
      rolls: 2,
      expected: expect.closeTo(-1.6, 9),
      came: -2,
    });
  });

  it('a volley hits with each die by itself', () => {
    expect(volleyWays(2, 2, 10)).toEqual([
      { worth: 0, ways: 16 },
      { worth: 10, ways: 16 },
      { worth: 20, ways: 4 },
    ]);
    expect(volleyWays(3, 0, 10)).toEqual([{ worth: 0, ways: 216 }]);
  });

  it('without a roll nobody was lucky, and dice that count no points are left out', () => {
    expect(luckOf([], 0)).toEqual({ rolls: 0, expected: 0, came: 0, kinder: 50 });
    expect(luckOf([{ ...roll(waysOf([10, 20, 30, 40, 50, 60]), 60), coin: 'moves' }], 0).rolls).toBe(0);
  });

  it('counts the faces of each side', () => {
    const dice = [1, 1, 6].map((die, i) => ({ side: i % 2, die }));
    expect(facesOf([{ ...roll([], 0), dice }], 0)).toEqual([1, 0, 0, 0, 0, 1]);
  });
});
