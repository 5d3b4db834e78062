import { inHalves } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/last-battles';
import { askingFor } from '../../face/asking.ts';
import { endOf } from '../../face/battle/prompting.ts';
import type { Asked, Prompt, PromptButton } from '../../face/types.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What the questions of all phases are made of. */

export type Ask = Asked<Action>;
export type Answer = Prompt<Action>;
export type Button = PromptButton<Action>;

export const { said, button, able: onBoard } = askingFor<Action>();

export const endButton = (w: Setting, asked: Ask, main: boolean): Button[] =>
  endOf(position.stepOf(w, asked.view), asked, tell, main);

/** Half points as they are read: "1½". */
export const points = (halves: number): string => inHalves(halves / 2);
