import type { State } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';

/** Which board is laid over the map. */

/** Steps that are played on the battle board. */
const ON_BOARD: ReadonlySet<string> = new Set(['terrain', 'posting', 'morale', 'combat', 'reinforcement', 'rout']);

/** `order`: which of several battles comes next is asked over their boards. */
export type Shown = 'bidding' | 'skirmish' | 'battle' | 'order' | null;

export function shownIn(w: Painted, view: State, deciding: boolean): Shown {
  const step = position.stepOf(w, view);
  const slot = view[w.at.fight] < 0 ? -1 : position.slotOf(w, view, view[w.at.fight]);
  if (step === 'battle-order') return 'order';
  if (step === 'bidding') return deciding ? 'bidding' : null;
  if (step === 'showing' || (step === 'hits' && slot < 0)) return 'skirmish';
  return slot >= 0 && (ON_BOARD.has(step) || step === 'hits') ? 'battle' : null;
}

export const isFought = (w: Painted, view: State): boolean =>
  ['skirmish', 'battle'].includes(shownIn(w, view, false) ?? '');
