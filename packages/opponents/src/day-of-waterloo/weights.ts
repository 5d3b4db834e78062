import type { CharacterName } from '../planner/characters.ts';
import { type GivenWeights, weightsWith } from '../planner/given.ts';
import { NO_TASTE, type Taste } from '../planner/taste.ts';

/** How one character differs from another. */
export interface Character extends Taste {
  /** Share believed of what the enemy could do next. */
  readonly reply: number;
  /** What strikes are worth that can be made now, beside what they should gain. */
  readonly strike: number;
  /** What a charge should gain to be made. */
  readonly charge: number;
  /** Choices that are worse than the best by no more than this are as good: which one is taken is left to chance. */
  readonly mixing: number;
}

export const CHARACTERS: Readonly<Record<CharacterName, Character>> = {
  standard: { reply: 0.55, strike: 1, charge: 0.15, mixing: 0.06, ...NO_TASTE },
  bold: { reply: 0.45, strike: 1.1, charge: 0.08, mixing: 0.1, keen: 0.2, dare: 0, press: 0.012 },
  careful: { reply: 0.8, strike: 0.9, charge: 0.3, mixing: 0.05, keen: -0.35, dare: 0, press: -0.02 },
};

/** How a side goes about it: shares of the weights above, and what an exit is worth for each march farther away. */
export interface Posture {
  readonly reply: number;
  readonly strike: number;
  readonly farExits: number;
}

const PLAIN: Posture = { reply: 1, strike: 1, farExits: 0.74 };

/**
 * 14.0: the French must break an army by nine in the evening, the Allies need only stand until then. So these believe far more of what the
 * enemy could do next, and less that a unit in front is what bars the way to a far exit: they fall back while there is room. By side.
 */
export const POSTURES: readonly Posture[] = [PLAIN, { reply: 3.2, strike: 1, farExits: 0.5 }];
/** Who does not see so far plays both sides alike. */
export const NO_POSTURES: readonly Posture[] = [PLAIN, PLAIN];

/** What a side goes by: its character in the light of what it has to do. */
export interface Weights extends Character {
  readonly farExits: number;
}

/** The weights of a side, so far into the game (from 0 to 1). */
export type WeightsFor = (side: number, share: number) => Weights;

export function weightsFrom(
  character: Character,
  postures: readonly Posture[],
  given: GivenWeights | undefined,
): WeightsFor {
  const usual = postures.map(({ reply, strike, farExits }) => ({
    ...character,
    reply: character.reply * reply,
    strike: character.strike * strike,
    farExits,
  }));
  return (side, share) => (given === undefined ? usual[side] : weightsWith(usual[side], given, side, share));
}
