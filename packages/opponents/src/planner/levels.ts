import type { GivenWeights } from './given.ts';

/** How far a level looks. Nodes are positions valued; no clock is read, so that the same seed gives the same game. */
export interface Level {
  /** Positions valued for one movement phase. */
  readonly nodes: number;
  /** Whether the other side's reply is looked at. */
  readonly reply: boolean;
  /** How many rows of dice one's own attacks are carried out with before that; the reply is averaged over them. */
  readonly rows: number;
  /** Whether the order of attacks is weighed by looking at all six faces of each. */
  readonly weighOrder: boolean;
  /** By how many points, at most, the value of a plan is misjudged where phases are planned; not at all if left out. */
  readonly misjudges?: number;
  /** What is hidden is guessed anew for every decision, from what lies open now and nothing else: for measuring only. */
  readonly forgetful?: boolean;
  /** Other weights than the game's own: for measuring only, where the game can be given some. */
  readonly weights?: GivenWeights;
}

/** Changes to a level, for measuring; and how many times its nodes it has. */
export interface Tuning extends Partial<Level> {
  readonly times?: number;
}

export const LEVELS = {
  conscript: { nodes: 60, reply: false, rows: 1, weighOrder: false },
  veteran: { nodes: 250, reply: true, rows: 2, weighOrder: true },
  marshal: { nodes: 2000, reply: true, rows: 6, weighOrder: true },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];
