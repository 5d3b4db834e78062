import { BOLD, CAREFUL, type Weights as Shared, STANDARD } from '../forced-combat/weights.ts';

export interface Weights extends Shared {
  /** Cavalry in woods or marsh near the enemy, where it counts half. */
  readonly mired: number;
  /** A hex that decides, held with a unit in it while the enemy is near. */
  readonly garrison: number;
  /** What is believed of a way to a hex that decides, or off the map, and what each half point of the way takes off. */
  readonly promise: number;
  readonly step: number;
  /** A point of strength that has left the bank of the river it has to hold (29.41). */
  readonly bank: number;
  /** Infantry in a chateau with the enemy coming: who stops beside it must attack it, and it need not (10.1a, 10.11b, 10.3). */
  readonly shelter: number;
  /** Share of what a held place will bring that is believed (15.3b). */
  readonly held: number;
}

/** Stacks strike back harder than single units, and one bad turn breaks an army: all of the reply is believed. */
const FIELD = {
  reply: 1.05,
  duty: 0.6,
  hisDuty: 0.6,
  exposure: 0.6,
  mired: 0.3,
  garrison: 1,
  promise: 0.5,
  step: 0.012,
  bank: 0.4,
  shelter: 1.5,
  held: 0.6,
};

export const CHARACTERS = {
  standard: { ...STANDARD, ...FIELD },
  bold: { ...STANDARD, ...FIELD, ...BOLD, reply: 1, keen: 0.6, dare: 0.6, press: 0.05 },
  careful: { ...STANDARD, ...FIELD, ...CAREFUL, reply: 1.1, keen: -0.5, dare: -0.3, press: -0.012 },
} as const satisfies Readonly<Record<string, Weights>>;
