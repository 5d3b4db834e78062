import { BOLD, CAREFUL, type Weights as Shared, STANDARD } from '../forced-combat/weights.ts';

export interface Weights extends Shared {
  /** Cavalry in woods or marsh near the enemy, where it counts half. */
  readonly mired: number;
  /** A hex that decides, held with a unit in it while the enemy is near. */
  readonly garrison: number;
  /** What is believed of a way to a hex that decides, or off the map, and what each half point of the way takes off. */
  readonly promise: number;
  readonly step: number;
}

const FIELD = { mired: 0.3, garrison: 1, promise: 0.5, step: 0.012 };

export const CHARACTERS = {
  standard: { ...STANDARD, ...FIELD },
  bold: { ...STANDARD, ...FIELD, ...BOLD },
  careful: { ...STANDARD, ...FIELD, ...CAREFUL },
} as const satisfies Readonly<Record<string, Weights>>;
