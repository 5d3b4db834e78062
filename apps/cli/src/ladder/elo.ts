import { wilson } from '../simulate/wilson.ts';

/** A difference of ratings with its 95% interval; the ends may be infinite. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** What a side of a meeting, or both, has scored: wins count 1, draws a half. */
export interface Score {
  wins: number;
  draws: number;
  losses: number;
}

export const emptyScore = (): Score => ({ wins: 0, draws: 0, losses: 0 });

export const gamesOf = ({ wins, draws, losses }: Score): number => wins + draws + losses;

export const shareOf = (score: Score): number =>
  gamesOf(score) === 0 ? 0.5 : (score.wins + score.draws / 2) / gamesOf(score);

export function addScore(sum: Score, score: number): void {
  if (score === 1) sum.wins++;
  else if (score === 0) sum.losses++;
  else sum.draws++;
}

export const sumOf = (a: Score, b: Score): Score => ({
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
});

/** The usual scale: ten times as many points to one for every 400. */
const eloOf = (share: number): number =>
  share <= 0 ? Number.NEGATIVE_INFINITY : share >= 1 ? Number.POSITIVE_INFINITY : 400 * Math.log10(share / (1 - share));

/** By Wilson's interval for the share of the points; with draws the true one is narrower. */
export function ratingOf(score: Score): Rating {
  const games = gamesOf(score);
  const { low, high } = wilson(shareOf(score) * games, games);
  return { elo: eloOf(shareOf(score)), low: eloOf(low), high: eloOf(high) };
}

/**
 * The same for the scores of whole pairs, each the mean of its two games. Dice that help one side help it in both, so that two games of a pair
 * tell less, or more, than two others: as many games are reckoned with as would scatter alike.
 */
export function ratingOfPairs(pairs: readonly number[]): Rating {
  const share = pairs.length === 0 ? 0.5 : pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  // One more pair that scatters as two games of their own would: without it a few pairs that ended alike would prove too much.
  const squares = pairs.reduce((sum, one) => sum + (one - share) ** 2, 0) + (share * (1 - share)) / 2;
  const games = squares === 0 ? 2 * pairs.length : (share * (1 - share) * pairs.length * (pairs.length + 1)) / squares;
  const { low, high } = wilson(share * games, games);
  return { elo: eloOf(share), low: eloOf(low), high: eloOf(high) };
}
