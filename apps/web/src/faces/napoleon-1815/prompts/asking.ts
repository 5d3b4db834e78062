import { TABLE } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-1815';
import type { Asked, Prompt, PromptButton } from '../../../face/types.ts';
import { type Key, tell } from '../text/words.ts';

/** What the questions of all phases are made of. */

export type Ask = Asked<Action>;
export type Answer = Prompt<Action>;
export type Button = PromptButton<Action>;

export const said = (
  title: string,
  reason: string,
  rules: readonly string[],
  buttons: readonly Button[] = [],
): Answer => ({
  title,
  reason,
  rules,
  buttons,
});

export const button = (label: string, action: Action, main: boolean, ends = false): Button => ({
  label,
  action,
  main,
  ends,
});

/** The pieces that something can be done with. */
export const own = (asked: Ask): number[] => asked.pieces.filter((piece) => piece !== TABLE);

export const tableAction = (asked: Ask, type: 'end' | 'pass'): Action | undefined =>
  asked.pieces.includes(TABLE) && position.stepOf(asked.view) !== 'bidding'
    ? asked.choicesOf(TABLE).find((action) => action.type === type)
    : undefined;

/** The button that ends the step, where it may be ended. */
export function endButton(asked: Ask, key: Key, main: boolean): Button[] {
  const end = tableAction(asked, 'end');
  return end === undefined ? [] : [button(tell(asked.language, key), end, main, true)];
}
