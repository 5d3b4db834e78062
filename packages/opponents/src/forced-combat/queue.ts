import type { AnyAction, Game, State } from '@hundred-days/kernel';
import { sameState } from '@hundred-days/kernel';
import { NO_CHANCE } from './conduct.ts';

/** A plan that is carried out action by action, as long as every position is the one it was made for. */
export interface Queue<A extends AnyAction> {
  /** The next action of the plan; null if there is none, or the position is another than expected. */
  next(view: State, seat: number): A | null;
  /** Starts a new plan with its first action; null if that is not allowed. */
  begin(view: State, seat: number, actions: readonly A[]): A | null;
  clear(): void;
}

export function createQueue<A extends AnyAction>(game: Game<A>): Queue<A> {
  /** The view the rest of the plan expects, and the rest of the plan. */
  let expected: State | null = null;
  let queue: A[] = [];

  function clear(): void {
    queue = [];
    expected = null;
  }

  /** Looks ahead to the position after an action that rolls no die. */
  function lookAhead(view: State, seat: number, action: A): void {
    if (action.type === 'roll' || queue.length === 0) {
      expected = null;
      return;
    }
    expected = view.slice();
    game.phase(view).apply(expected, seat, action, NO_CHANCE, null);
  }

  function next(view: State, seat: number): A | null {
    if (expected === null || queue.length === 0 || !sameState(expected, view)) return null;
    const action = queue.shift() as A;
    const listed = game.canonical(view, action);
    if (game.phase(view).refuse(view, seat, listed) !== null) return null;
    lookAhead(view, seat, listed);
    return listed;
  }

  return {
    next,
    clear,
    begin(view, seat, actions) {
      queue = [...actions];
      expected = view.slice();
      const first = next(view, seat);
      if (first === null) clear();
      return first;
    },
  };
}
