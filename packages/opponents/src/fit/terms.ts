import type { AnyAction, State } from '@hundred-days/kernel';

/**
 * An evaluation taken apart: what a position is worth is its points and the sum of its features, each times the weight of the same
 * name.
 */
export interface Terms {
  readonly names: readonly string[];
  /** The weights as they are. */
  readonly present: readonly number[];
  /** The points of a position for a seat, then its features. */
  read(view: State, seat: number): number[];
  /** How far the game has gone: from 0 on the first turn to 1 on the last. */
  shareOfGame(view: State): number;
  /** Whether a seat has just finished something that its planner values as a whole. */
  isMoment(phase: string, action: AnyAction): boolean;
}
