import type { Action } from '@hundred-days/day-of-waterloo';
import { inHalves } from '@hundred-days/kernel';
import { askingFor } from '../../face/asking.ts';
import type { Asked, Prompt, PromptButton } from '../../face/types.ts';
import type { Setting } from './setting.ts';

/** What the questions of all phases are made of. */

export type Ask = Asked<Action>;
export type Answer = Prompt<Action>;
export type Button = PromptButton<Action>;

/** What a panel is told. */
export interface InPlay {
  readonly w: Setting;
  readonly asked: Ask;
}

export const { said, button, able } = askingFor<Action>();

/** Half points as they are read: "1½". */
export const points = (halves: number): string => inHalves(halves / 2);
