import type { CharacterName } from '../planner/characters.ts';

/** How one character differs from another: what it dares, and how freely it chooses. */
export interface Weights {
  /** Added to the value of a plan that leads into a fight. */
  readonly daring: number;
  /** Plans that are worse than the best by no more than this are as good: which one is taken is left to chance. */
  readonly mixing: number;
}

export const CHARACTERS: Readonly<Record<CharacterName, Weights>> = {
  standard: { daring: 0, mixing: 0.3 },
  bold: { daring: 1.2, mixing: 0.4 },
  careful: { daring: -1.2, mixing: 0.2 },
};
