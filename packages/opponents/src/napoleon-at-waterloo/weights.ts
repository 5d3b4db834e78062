import { BOLD, CAREFUL, type Weights as Shared, STANDARD } from '../forced-combat/weights.ts';

export interface Weights extends Shared {
  /** A French unit gone by the north edge, at the start and when the Allies are broken. */
  readonly exit: number;
  readonly exitBroken: number;
  /** What a hex on the way to the exit is worth, as a share of the exit. */
  readonly exitStep: number;
}

const EXITS = { exit: 2, exitBroken: 30, exitStep: 0.025 };

export const CHARACTERS = {
  standard: { ...STANDARD, ...EXITS },
  bold: { ...STANDARD, ...EXITS, ...BOLD },
  careful: { ...STANDARD, ...EXITS, ...CAREFUL },
} as const satisfies Readonly<Record<string, Weights>>;
