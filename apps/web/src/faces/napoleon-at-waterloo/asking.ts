import { type Action, position } from '@hundred-days/napoleon-at-waterloo';
import { askingFor } from '../../face/asking.ts';
import { endOf } from '../../face/battle/prompting.ts';
import type { Asked, Prompt, PromptButton } from '../../face/types.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What the questions of all phases are made of. */

export type Ask = Asked<Action>;
export type Answer = Prompt<Action>;
export type Button = PromptButton<Action>;

/** Why an action is refused, in a sentence; null if it is not. */
export type WhyNot = (asked: Ask, action: Action) => { readonly text: string; readonly rule: string } | null;

export const { said, button, able: onBoard } = askingFor<Action>();

export const endButton = (w: Setting, asked: Ask, main: boolean): Button[] =>
  endOf(position.stepOf(w, asked.view), asked, tell, main);
