export interface Goals {
  /** Complete random games for a second of processor time. */
  readonly games: number;
  /** Microseconds for the longest list of choices of one piece. */
  readonly list: number;
}

/** What every game must do, and where a game was asked for more or for less. */
const COMMON: Goals = { games: 200, list: 100 };
const OF_GAME: Readonly<Record<string, Goals>> = {
  'napoleon-1815': { games: 400, list: 100 },
  'napoleon-at-waterloo': { games: 350, list: 50 },
  'waterloo-campaign': { games: 300, list: 100 },
};

export const goalsOf = (game: string): Goals => OF_GAME[game] ?? COMMON;
