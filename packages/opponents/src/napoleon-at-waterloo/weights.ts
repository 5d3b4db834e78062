import { BOLD, CAREFUL, type Weights as Shared, STANDARD } from '../forced-combat/weights.ts';

export interface Weights extends Shared {
  /** A French unit gone by the north edge, at the start and when the Allies are broken. */
  readonly exit: number;
  readonly exitBroken: number;
  /** What a hex on the way to the exit is worth, as a share of the exit. */
  readonly exitStep: number;
  /** A point of strength within two hexes of the enemy, for each friend beside it that is missing of two. */
  readonly thin: number;
  /** In strikes: the strength that the side which closes the last way out is worth; 0 where each strike looks at its own units alone. */
  readonly closing: number;
}

const EXITS = { exit: 2, exitBroken: 30, exitStep: 0.025, thin: 0, closing: 0 };

export const CHARACTERS = {
  standard: { ...STANDARD, ...EXITS },
  bold: { ...STANDARD, ...EXITS, ...BOLD },
  careful: { ...STANDARD, ...EXITS, ...CAREFUL },
} as const satisfies Readonly<Record<string, Weights>>;
