import type { CharacterName } from '../planner/characters.ts';

/** How one character differs from another. */
export interface Weights {
  /** Share believed of what the enemy could do next. */
  readonly reply: number;
  /** What strikes are worth that can be made now, beside what they should gain. */
  readonly strike: number;
  /** What a charge should gain to be made. */
  readonly charge: number;
  /** Choices that are worse than the best by no more than this are as good: which one is taken is left to chance. */
  readonly mixing: number;
}

export const CHARACTERS: Readonly<Record<CharacterName, Weights>> = {
  standard: { reply: 0.55, strike: 1, charge: 0.15, mixing: 0.06 },
  bold: { reply: 0.35, strike: 1.15, charge: 0.05, mixing: 0.1 },
  careful: { reply: 0.8, strike: 0.9, charge: 0.3, mixing: 0.05 },
};
