import type { AnyAction } from './actions.ts';
import type { Rolled } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { State } from './state.ts';

/** One thing done at a table, and the position after it. The first step of every table is the set-up, with no action. */
export interface Step<A extends AnyAction> {
  readonly seat: number;
  readonly action: A | null;
  readonly dice: readonly Rolled[];
  readonly events: readonly GameEvent[];
  /** The position before (for the set-up: the same as after) and after it. */
  readonly before: State;
  readonly after: State;
  /** The table did it because nothing else could be done. */
  readonly forced: boolean;
}
