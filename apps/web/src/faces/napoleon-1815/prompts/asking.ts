import { TABLE } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-1815';
import { askingFor } from '../../../face/asking.ts';
import type { Asked, Prompt, PromptButton } from '../../../face/types.ts';
import type { Painted } from '../art.ts';
import { tell } from '../text/words.ts';

/** What the questions of all phases are made of. */

export type Ask = Asked<Action>;
export type Answer = Prompt<Action>;
export type Button = PromptButton<Action>;
export type Key = Parameters<typeof tell>[1];

export const { said, button, able: own } = askingFor<Action>();

export const tableAction = (w: Painted, asked: Ask, type: 'end' | 'pass'): Action | undefined =>
  asked.pieces.includes(TABLE) && position.stepOf(w, asked.view) !== 'bidding'
    ? asked.choicesOf(TABLE).find((action) => action.type === type)
    : undefined;

/** The button that ends the step, where it may be ended. */
export function endButton(w: Painted, asked: Ask, key: Key, main: boolean): Button[] {
  const end = tableAction(w, asked, 'end');
  return end === undefined ? [] : [button(tell(asked.language, key), end, main, true)];
}
