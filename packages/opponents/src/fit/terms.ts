import type { AnyAction, State } from '@hundred-days/kernel';
import type { Drawn } from './trials.ts';

/**
 * An evaluation taken apart: what a position is worth is what has been gained so far, what the attacks before it are worth, and the sum of its
 * features, each times the weight of the same name.
 */
export interface Terms {
  readonly names: readonly string[];
  /** The weights as they are. */
  readonly present: readonly number[];
  read(view: State, seat: number): Reading;
  /** Weights that are tried high and low. */
  readonly drawn: readonly Drawn[];
  /** How far the game has gone: from 0 on the first turn to 1 on the last. */
  shareOfGame(view: State): number;
  /** Whether a seat has just finished something that its planner values as a whole. */
  isMoment(phase: string, action: AnyAction): boolean;
}

/** A position taken apart, for a seat. */
export interface Reading {
  /** What the attacks are worth: the coin that weights are reckoned in, since a plan is chosen by what it gains. */
  readonly attacks: number;
  readonly features: readonly number[];
  /**
   * What no plan changes, or what is not fitted: how the game stands so far. Whoever stands better has most features on his side too, and
   * they must not be thought to be the cause.
   */
  readonly standing: readonly number[];
}
