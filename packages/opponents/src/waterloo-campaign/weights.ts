import { NO_TASTE, type Taste } from '../planner/taste.ts';

/**
 * The evaluation is linear in these features; the coin is one Victory Point. `road: 0.8` means that four fifths of the
 * points of the road to the north are believed on the last turn.
 */
export interface Weights extends Taste {
  /** What a side makes of its chances and dangers: the French have to attack, the Coalition has not. */
  readonly french: Temper;
  readonly coalition: Temper;
  /** Of a target that is held in a ZoC, and so cannot get away: more is believed. */
  readonly pinned: number;
  /** A blown Corps, as a share of its points. */
  readonly blown: number;
  /** A Corps driven back, and a Detachment recalled, in points. */
  readonly drive: number;
  readonly recall: number;
  /** A Corps that no HQ commands; an Exhausted Cavalry Corps. */
  readonly uncommanded: number;
  readonly exhausted: number;
  /** What is believed of the road to the north on the last turn, and how much less each time there are twice as many to go. */
  readonly road: number;
  readonly roadFades: number;
  /** How much of an open end that can still be closed in a later turn counts as closed. */
  readonly shutLater: number;
  /** How much winning at all counts beside winning by more, in points. */
  readonly victory: number;
  /** How much more who is behind makes of his chances at the end, and less of his dangers; who is ahead the other way round. */
  readonly nerve: number;
  /** What a move must gain before it is made. */
  readonly effort: number;
}

export interface Temper {
  /** Shares believed of the attacks one's own Corps can make as they stand, and of those the enemy can. */
  readonly attack: number;
  readonly attacked: number;
  /** The same of attacks for which Corps would still have to march up. */
  readonly prospect: number;
  readonly threat: number;
  /** A Corps among enemies who are stronger there, as a share of its points for each point of their superiority. */
  readonly exposed: number;
  readonly exposing: number;
  /** A hex nearer to the enemy, beyond striking distance. */
  readonly approach: number;
  /** A hex nearer to all of the enemy, on average, for who is behind; and the share of it for who is not. */
  readonly pursue: number;
  readonly patience: number;
}

const FRENCH: Temper = {
  attack: 0.75,
  attacked: 0.75,
  prospect: 0.3,
  threat: 0.3,
  exposed: 0.12,
  exposing: 0.12,
  approach: 0.03,
  pursue: 0.04,
  patience: 0.3,
};

/** It may wait as long as it has not lost more than the enemy; the first Detachments of June 15 are enough for that. */
const COALITION: Temper = { ...FRENCH, approach: 0.012, pursue: 0.05, patience: 0 };

const STANDARD: Weights = {
  french: FRENCH,
  coalition: COALITION,
  pinned: 1.5,
  blown: 0.5,
  drive: 0.2,
  recall: 0.1,
  uncommanded: 0.15,
  exhausted: 0.15,
  road: 1,
  roadFades: 0.12,
  shutLater: 0.85,
  victory: 5,
  nerve: 0.9,
  effort: 0.02,
  ...NO_TASTE,
};

/** In Victory Points. */
const BOLD: Taste = { keen: 0.8, dare: 0.4, press: 0.07 };
const CAREFUL: Taste = { keen: -0.25, dare: -0.7, press: -0.01 };

/** Who is bold is drawn to the enemy from afar too. */
const nearer = (temper: Temper): Temper => ({ ...temper, approach: temper.approach + 0.012 });

/** Who sees the attacks that can be made as everybody stands, and not those that can be marched up for. */
export const shortSighted = (weights: Weights): Weights => ({
  ...weights,
  french: { ...weights.french, prospect: 0, threat: 0 },
  coalition: { ...weights.coalition, prospect: 0, threat: 0 },
});

export const CHARACTERS = {
  standard: STANDARD,
  bold: { ...STANDARD, ...BOLD, french: nearer(FRENCH), coalition: nearer(COALITION) },
  careful: { ...STANDARD, ...CAREFUL },
} as const satisfies Readonly<Record<string, Weights>>;
