import { TABLE } from '@hundred-days/kernel';
import type { Action } from '@hundred-days/waterloo-campaign';
import { askingFor } from '../../../face/asking.ts';
import type { Asked, Prompt, PromptButton } from '../../../face/types.ts';
import { tell } from '../text/words.ts';

/** What the questions of all phases are made of. */

export type Ask = Asked<Action>;
export type Answer = Prompt<Action>;
export type Button = PromptButton<Action>;

export const { said, button, able: pieces } = askingFor<Action>();

export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** The step can be ended at any time; what is left is named first. */
export function endButton(asked: Ask, key: 'button.endDetachments' | 'button.endRecall', main: boolean): Button[] {
  const { language } = asked;
  const end = asked.choicesOf(TABLE).find((action) => action.type === 'end');
  if (end === undefined) return [];
  const label = tell(language, key);
  const sure = { title: tell(language, 'sure.end'), yes: label };
  return [{ label, action: end, main, ends: true, sure }];
}
