export interface Goals {
  /** Complete random games for a second of processor time. */
  readonly games: number;
  /** Microseconds for the longest list of choices of one piece. */
  readonly list: number;
  /** Microseconds for everything a seat may do in a phase; null where nothing was asked. */
  readonly all: number | null;
  /** Nanoseconds for a copy of a position into memory at hand, and for one in memory of its own. */
  readonly copy: number;
  readonly newCopy: number | null;
}

/** What every game must do, and where a game was asked for more or for less. */
const COMMON: Goals = { games: 200, list: 100, all: 500, copy: 1000, newCopy: 1000 };
const OF_GAME: Readonly<Record<string, Goals>> = {
  // Twice the units of the others on twice the hexes.
  'last-battles': { games: 60, list: 100, all: null, copy: 300, newCopy: null },
  'napoleon-1815': { ...COMMON, games: 400 },
  'napoleon-at-waterloo': { ...COMMON, games: 350, list: 50 },
  'waterloo-campaign': { ...COMMON, games: 300 },
};

export const goalsOf = (game: string): Goals => OF_GAME[game] ?? COMMON;
