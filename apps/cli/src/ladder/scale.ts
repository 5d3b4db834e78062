import { below, randomBits } from '@hundred-days/kernel';

/** One game between two who sit somewhere: `first` and `second` name a player with its side; a win of the first counts 1. */
export interface Bout {
  readonly first: string;
  readonly second: string;
  readonly score: number;
}

/** Where somebody stands on the one scale, in points of Elo, with a 95% interval. */
export interface Place {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Points of Elo for one unit of the logarithm of the odds. */
const POINTS = 400 / Math.LN10;
/** Nobody is thought to be farther from the others than this without cause: so that who won every game has a place at all. */
const SPREAD = 800 / POINTS;
const STEPS = 60;
const RESAMPLED = 200;

/** The likeliest strengths, in logarithms of odds, their mean 0: Newton's steps, one strength after another. */
function strengths(bouts: readonly Bout[], names: readonly string[]): Float64Array {
  const index = new Map(names.map((name, i) => [name, i]));
  const games = bouts.map(({ first, second, score }) => ({
    a: index.get(first) as number,
    b: index.get(second) as number,
    score,
  }));
  const is = new Float64Array(names.length);
  const slope = new Float64Array(names.length);
  const bend = new Float64Array(names.length);
  for (let step = 0; step < STEPS; step++) {
    for (let i = 0; i < is.length; i++) {
      slope[i] = -is[i] / (SPREAD * SPREAD);
      bend[i] = 1 / (SPREAD * SPREAD);
    }
    for (const { a, b, score } of games) {
      const chance = 1 / (1 + Math.exp(is[b] - is[a]));
      slope[a] += score - chance;
      slope[b] -= score - chance;
      bend[a] += chance * (1 - chance);
      bend[b] += chance * (1 - chance);
    }
    // Half a step, since all move at once.
    for (let i = 0; i < is.length; i++) is[i] += slope[i] / (2 * bend[i]);
  }
  const mean = is.reduce((sum, one) => sum + one, 0) / Math.max(1, is.length);
  return is.map((one) => one - mean);
}

/**
 * Everybody with each side on one scale. Games of a pair have the same dice and are not independent, so whole pairs are drawn again for
 * the intervals. `zero` is who stands at 0 with the mean of both sides, if he is there.
 */
export function scaleOf(pairs: readonly (readonly Bout[])[], zero: readonly string[] = []): ReadonlyMap<string, Place> {
  const all = pairs.flat();
  const names = [...new Set(all.flatMap(({ first, second }) => [first, second]))].sort();
  const level = (bouts: readonly Bout[]): number[] => {
    const found = strengths(bouts, names);
    const anchors = zero.map((name) => names.indexOf(name)).filter((i) => i >= 0);
    const at = anchors.length === 0 ? 0 : anchors.reduce((sum, i) => sum + found[i], 0) / anchors.length;
    return [...found].map((one) => POINTS * (one - at));
  };
  const best = level(all);
  const bits = randomBits('scale');
  const drawn = Array.from({ length: RESAMPLED }, () => level(pairs.flatMap(() => pairs[below(pairs.length, bits)])));
  return new Map(
    names.map((name, i) => {
      const sorted = drawn.map((row) => row[i]).sort((a, b) => a - b);
      const edge = Math.floor(0.025 * RESAMPLED);
      return [name, { elo: best[i], low: sorted[edge], high: sorted[RESAMPLED - 1 - edge] }];
    }),
  );
}
