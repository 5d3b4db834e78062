export interface Goals {
  /** Complete random games for a second of processor time. */
  readonly games: number;
  /** Microseconds for the longest list of choices of one piece. */
  readonly list: number;
  /** Nanoseconds for a copy of a position into memory at hand. */
  readonly copy: number;
}

/** What every game must do, and where a game was asked for more or for less. */
const COMMON: Goals = { games: 200, list: 100, copy: 1000 };
const OF_GAME: Readonly<Record<string, Goals>> = {
  'last-battles': { ...COMMON, games: 60, copy: 300 },
  'napoleon-1815': { ...COMMON, games: 400 },
  'napoleon-at-waterloo': { ...COMMON, games: 350, list: 50 },
  'waterloo-campaign': { ...COMMON, games: 300 },
};

export const goalsOf = (game: string): Goals => OF_GAME[game] ?? COMMON;
