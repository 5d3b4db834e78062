import type { CharacterName } from '../planner/characters.ts';
import { NO_TASTE, type Taste } from '../planner/taste.ts';

/** How one character differs from another: what is to its taste, and how freely it chooses. */
export interface Weights extends Taste {
  /** Plans that are worse than the best by no more than this are as good: which one is taken is left to chance. */
  readonly mixing: number;
}

export const CHARACTERS: Readonly<Record<CharacterName, Weights>> = {
  standard: { ...NO_TASTE, mixing: 0.3 },
  bold: { keen: 1, dare: 0.5, press: 0.5, mixing: 0.2 },
  careful: { keen: -3.2, dare: -2.5, press: -0.15, mixing: 0.2 },
};
