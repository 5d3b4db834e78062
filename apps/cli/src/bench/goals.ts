import type { Game } from '@hundred-days/kernel';

export interface Goals {
  /** Complete random games for a second of processor time; null where nothing was asked. */
  readonly games: number | null;
  /** Microseconds for the longest list of choices of one piece. */
  readonly list: number;
  /** Microseconds for everything a seat may do in a phase; null where nothing was asked. */
  readonly all: number | null;
  /** Nanoseconds for a copy of a position into memory at hand, and for one in memory of its own. */
  readonly copy: number | null;
  readonly newCopy: number | null;
  /** False where the greedy player has not learnt it: positions are those of random games. */
  readonly greedy?: false;
}

/** What every game must do, and where a game was asked for more or for less. */
const COMMON: Goals = { games: 200, list: 100, all: 500, copy: 1000, newCopy: 1000 };
const OF_GAME: Readonly<Record<string, Goals>> = {
  // Three armies in hidden stacks, a whole day of sixteen turns.
  'day-of-waterloo': { games: 100, list: 100, all: null, copy: 1000, newCopy: null },
  // Twice the units of the others on twice the hexes.
  'last-battles': { games: 60, list: 100, all: null, copy: 300, newCopy: null },
  'napoleon-1815': { ...COMMON, games: 400 },
  'napoleon-at-waterloo': { ...COMMON, games: 350, list: 50 },
  'waterloo-campaign': { ...COMMON, games: 300 },
};

/** Two maps or four laid side by side, with leaders: nothing was asked of whole games but of the campaign's. */
const LARGEST: Goals = { games: null, list: 150, all: null, copy: null, newCopy: null, greedy: false };
const OF_CAMPAIGN: Readonly<Record<string, Goals>> = {
  campaign: { ...LARGEST, games: 3 },
  'grand-waterloo': LARGEST,
  'grand-ligny': LARGEST,
};

/** By the game, and its first scenario where that is asked for something else. */
export const goalsOf = ({ id, scenarios: [first] }: Pick<Game, 'id' | 'scenarios'>): Goals =>
  (id === 'last-battles' ? OF_CAMPAIGN[first.id] : undefined) ?? OF_GAME[id] ?? COMMON;
