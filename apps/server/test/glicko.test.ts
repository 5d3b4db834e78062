import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW, type Rating, type Result, rated, rested } from '../src/ratings/glicko.ts';
import { beginningOf } from '../src/ratings/levels.ts';

/** Glicko-2 as the paper has it. */

const rating = fc.record({
  rating: fc.double({ min: -2000, max: 6000, noNaN: true }),
  deviation: fc.double({ min: 40, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.001, max: 0.5, noNaN: true }),
});
const result = fc.record({ against: rating, score: fc.constantFrom(0, 0.5, 1) });
const periods = fc.double({ min: 0, max: 1000, noNaN: true });

const isSound = ({ rating: worth, deviation, volatility }: Rating): boolean =>
  Number.isFinite(worth) && deviation >= 40 && deviation <= 350 && Number.isFinite(volatility) && volatility > 0;

test('the worked example of the paper: 1464.06, 151.52, 0.05999', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const results: Result[] = [
    { against: { rating: 1400, deviation: 30 }, score: 1 },
    { against: { rating: 1550, deviation: 100 }, score: 0 },
    { against: { rating: 1700, deviation: 300 }, score: 0 },
  ];
  const after = rated(player, results);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('the order of the games of a period does not matter', () => {
  fc.assert(
    fc.property(rating, fc.array(result, { maxLength: 8 }), periods, (player, results, time) => {
      const [one, two] = [rated(player, results, time), rated(player, results.toReversed(), time)];
      expect(two.rating).toBeCloseTo(one.rating, 6);
      expect(two.deviation).toBeCloseTo(one.deviation, 6);
    }),
  );
});

test('two who are known alike win and lose the same by a game, and a draw between equals changes nobody', () => {
  fc.assert(
    fc.property(rating, fc.constantFrom(0, 0.5, 1), (player, score) => {
      const [one, two] = [score, 1 - score].map((own) => rated(player, [{ against: player, score: own }], 0));
      expect(one.rating - player.rating).toBeCloseTo(player.rating - two.rating, 6);
      if (score === 0.5) expect(one.rating).toBeCloseTo(player.rating, 9);
      expect(one.deviation).toBeCloseTo(two.deviation, 6);
    }),
  );
});

test('who wins does not fall, who loses does not rise, and a game makes him better known', () => {
  fc.assert(
    fc.property(rating, rating, (player, against) => {
      const [lost, drawn, won] = [0, 0.5, 1].map((score) => rated(player, [{ against, score }], 0));
      expect(won.rating).toBeGreaterThanOrEqual(player.rating - 1e-9);
      expect(lost.rating).toBeLessThanOrEqual(player.rating + 1e-9);
      expect(drawn.rating).toBeGreaterThanOrEqual(lost.rating);
      expect(won.rating).toBeGreaterThanOrEqual(drawn.rating);
      for (const { deviation } of [lost, drawn, won]) expect(deviation).toBeLessThanOrEqual(player.deviation + 1e-9);
    }),
  );
});

test('who does not play is less known the longer it lasts, never less than a stranger, and keeps his rating', () => {
  fc.assert(
    fc.property(rating, periods, periods, (player, some, more) => {
      const [early, late] = [rested(player, some), rested(player, some + more)];
      expect(early.rating).toBe(player.rating);
      expect(early.deviation).toBeGreaterThanOrEqual(player.deviation);
      expect(late.deviation).toBeGreaterThanOrEqual(early.deviation);
      expect(late.deviation).toBeLessThanOrEqual(NEW.deviation);
      expect(rested(early, more).deviation).toBeCloseTo(late.deviation, 6);
    }),
  );
});

test('whatever happens, numbers stay numbers, in long rows of games too', () => {
  fc.assert(
    fc.property(rating, fc.array(result, { maxLength: 30 }), periods, (player, results, time) => {
      expect(isSound(rated(player, results, time))).toBe(true);
      expect(isSound(results.reduce((now, one) => rated(now, [one], time / 100), player as Rating))).toBe(true);
    }),
  );
  expect(isSound(rated({ ...NEW, rating: -1e6 }, [{ against: { ...NEW, rating: 1e6 }, score: 1 }]))).toBe(true);
});

test('levels begin where the ladder has measured them, in their order on either side, and else at 1500', () => {
  for (const [game, sides] of [
    ['napoleon-at-waterloo', ['french', 'allied']],
    ['napoleon-1815', ['french', 'allied']],
    ['waterloo-campaign', ['french', 'coalition']],
  ] as const)
    for (const side of sides) {
      const [conscript, veteran, marshal] = ['conscript', 'veteran', 'marshal'].map((one) =>
        beginningOf(game, side, one),
      );
      expect(conscript.rating).toBeLessThan(veteran.rating);
      expect(veteran.rating).toBeLessThan(marshal.rating);
      expect(veteran.deviation).toBeLessThan(NEW.deviation + 1);
    }
  // 65 and 87.5 of a hundred: the marshal is some 220 above, and the Allies some 135 above the French.
  const of = (level: string, side: string) => beginningOf('napoleon-at-waterloo', side, level).rating;
  expect(of('veteran', 'french') + of('veteran', 'allied')).toBe(3000);
  expect(of('marshal', 'french') - of('veteran', 'french')).toBeGreaterThan(200);
  expect(of('marshal', 'french') - of('veteran', 'french')).toBeLessThan(245);
  expect(of('veteran', 'allied') - of('veteran', 'french')).toBeGreaterThan(110);
  expect(beginningOf('day-of-waterloo', 'french', 'marshal')).toEqual(NEW);
  expect(beginningOf('napoleon-1815', 'anglo-dutch', 'marshal')).toEqual(NEW);
  expect(beginningOf('constructor', 'french', 'marshal')).toEqual(NEW);
});
