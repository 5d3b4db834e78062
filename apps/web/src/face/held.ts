import { type ActionTable, type AnyAction, goalOf, type State } from '@hundred-days/kernel';
import type { Asked } from './types.ts';

/** What tells where pieces stand, and puts them elsewhere. */
interface Board<W> {
  stepOf(w: W, s: State): string;
  whereIs(w: W, s: State, unit: number): number;
  put(w: W, s: State, unit: number, place: number): void;
  shift(w: W, s: State, unit: number, place: number): void;
}

/** The position with the piece in hand where it is held; null where it cannot go there, or nobody moves now. */
export function heldAt<W, A extends AnyAction>(
  w: W,
  board: Board<W>,
  actions: ActionTable,
  { inHand, view, choices }: Asked<A>,
  place: number,
): State | null {
  if (inHand === null || board.stepOf(w, view) !== 'movement') return null;
  if (!choices.some((action) => goalOf(actions, action) === place)) return null;
  const s = view.slice();
  if (board.whereIs(w, view, inHand) >= 0) board.shift(w, s, inHand, place);
  else board.put(w, s, inHand, place);
  return s;
}
