import type { CharacterName } from '../planner/characters.ts';

/** How a character differs from another: what it believes, and what it dares. */
export interface Weights {
  /** Added to the value of a plan that seeks a fight; what a step lost in it counts beside one gained. */
  readonly daring: number;
  /** Plans that are worse than the best by no more than this are as good: which one is taken is left to chance. */
  readonly mixing: number;
}

export const CHARACTERS: Readonly<Record<CharacterName, Weights>> = {
  standard: { daring: 0, mixing: 0.3 },
  bold: { daring: 1.2, mixing: 0.4 },
  careful: { daring: -1.2, mixing: 0.2 },
};
