import type { Level } from '../planner/levels.ts';
import { NO_POSTURES, POSTURES, type Posture } from './weights.ts';

/** How far a level sees in this game. */
export interface Sight {
  /** Plans weighed for a movement phase. */
  readonly plans: number;
  /** Goals of a unit that are looked at by lot beside the likely ones. */
  readonly byLot: number;
  /** Whether the enemy's next strikes are looked at; and whether by where one's own will stand then. */
  readonly reply: boolean;
  readonly isWatched: boolean;
  /** What each side has to do, by side. */
  readonly postures: readonly Posture[];
  /** Positions imagined for an answer. */
  readonly worlds: number;
  /** Remembers nothing of what it has seen. */
  readonly forgetful: boolean;
}

/**
 * Plans weighed for each node of the level: by who sees far with both sides, by who does as the Allies alone, by who looks at the enemy's
 * next strikes, by who does not.
 */
const FAR_SIGHTED = 2.4;
const SEES_HIS_LINE = 4;
const SHORT_SIGHTED = 0.29;
const SIGHTLESS = 0.93;
/**
 * From so many rows of dice on a level sees far, by side. The Allies must sooner: to stand is harder than to come on, and who does not see his own line
 * has no chance against a French marshal.
 */
const MANY_ROWS = [3, 2];

const farShare = (rows: number): number => (MANY_ROWS.every((many) => rows >= many) ? FAR_SIGHTED : SEES_HIS_LINE);

export function sightOf({ nodes, reply, rows, forgetful = false }: Level, side: number): Sight {
  const seesFar = reply && rows >= MANY_ROWS[side];
  const share = seesFar ? farShare(rows) : reply ? SHORT_SIGHTED : SIGHTLESS;
  return {
    plans: Math.round(nodes * share),
    byLot: seesFar ? 8 : 4,
    reply,
    isWatched: seesFar,
    postures: seesFar ? POSTURES : NO_POSTURES,
    worlds: Math.max(1, Math.min(3, rows)),
    forgetful,
  };
}
