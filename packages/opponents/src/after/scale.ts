/**
 * A judgement in words instead of numbers: each word is a band of its own, as high as any other, and linear within itself.
 * Points are those of the game's planner.
 */
export interface Scale {
  /** What the opening of an even game is worth to the French: there nobody stands better. */
  readonly level: number;
  /** Up to here it is even, better, winning; beyond, decided. */
  readonly even: number;
  readonly better: number;
  readonly winning: number;
}

export const STANDINGS = ['even', 'better', 'winning', 'decided'] as const;
export type Standing = (typeof STANDINGS)[number];

export const standingOf = ({ even, better, winning }: Scale, value: number): Standing => {
  const points = Math.abs(value);
  return points < even ? 'even' : points < better ? 'better' : points < winning ? 'winning' : 'decided';
};

/** The top of the axis: a won game. What is decided has half a band: there is little left to say. */
export const TOP = 3.5;

/** The place of a value on the axis, from -TOP to TOP; a band for each word, the even one from -1 to 1. */
export function heightOf({ even, better, winning }: Scale, value: number): number {
  const points = Math.abs(value);
  const within = (from: number, to: number): number => Math.min(1, (points - from) / (to - from));
  const height =
    points < even
      ? points / even
      : points < better
        ? 1 + within(even, better)
        : points < winning
          ? 2 + within(better, winning)
          : 3 + within(winning, 3 * winning) / 2;
  return value < 0 ? -height : height;
}
