import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { type State, soleChoice } from '@hundred-days/kernel';
import type { Setting } from '../setting.ts';

/** 5.4.2j: questions are put by what the enemy can see, also to a seat of which only "nobody" can come. */

/** Nobody reacts, goes back before the die, fires, attacks, shows three arms, follows. */
const NOES: ReadonlySet<string> = new Set<Action['type']>(['done', 'spare', 'waive', 'receive']);
/** Steps in which a partner who has nobody to add says so by ending them (4.0b). A phase is never ended for anybody. */
const JOINT: ReadonlySet<string> = new Set(['fire', 'attack']);

/** That answer, where it is the only one. */
export function nobodyOf(w: Setting, game: DayOfWaterloo, view: State, seat: number): Action | null {
  const only = soleChoice(game, view, seat);
  const isNo = only !== null && (NOES.has(only.type) || (only.type === 'end' && JOINT.has(position.stepOf(w, view))));
  return isNo ? only : null;
}
