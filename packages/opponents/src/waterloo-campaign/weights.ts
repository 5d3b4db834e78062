/**
 * The evaluation is linear in these features; the coin is one Victory Point. `road: 0.8` means that four fifths of the
 * points of the road to the north are believed on the last turn.
 */
export interface Weights {
  /** Shares believed of the attacks one's own Corps can make as they stand, and of those the enemy can. */
  readonly attack: number;
  readonly attacked: number;
  /** The same of attacks for which Corps would still have to march up. */
  readonly prospect: number;
  readonly threat: number;
  /** Of a target that is held in a ZoC, and so cannot get away: more is believed. */
  readonly pinned: number;
  /** A blown Corps, as a share of its points. */
  readonly blown: number;
  /** A Corps driven back, and a Detachment recalled, in points. */
  readonly drive: number;
  readonly recall: number;
  /** A Corps among enemies who are stronger there, as a share of its points for each point of their superiority. */
  readonly exposed: number;
  readonly exposing: number;
  /** A hex nearer to the enemy, beyond striking distance: French and Coalition. */
  readonly approach: number;
  readonly coalitionApproach: number;
  /** A Corps that no HQ commands; an Exhausted Cavalry Corps. */
  readonly uncommanded: number;
  readonly exhausted: number;
  /** What is believed of the road to the north on the last turn, and how much less each time there are twice as many to go. */
  readonly road: number;
  readonly roadFades: number;
  /** How much winning at all counts beside winning by more, in points. */
  readonly victory: number;
  /** What a move must gain before it is made. */
  readonly effort: number;
}

const STANDARD: Weights = {
  attack: 0.75,
  attacked: 0.75,
  prospect: 0.3,
  threat: 0.3,
  pinned: 1.5,
  blown: 0.4,
  drive: 0.2,
  recall: 0.1,
  exposed: 0.12,
  exposing: 0.12,
  approach: 0.03,
  coalitionApproach: 0.012,
  uncommanded: 0.15,
  exhausted: 0.15,
  road: 1,
  roadFades: 0.25,
  victory: 5,
  effort: 0.02,
};

export const CHARACTERS = {
  standard: STANDARD,
  bold: {
    ...STANDARD,
    attack: 0.85,
    attacked: 0.65,
    threat: 0.22,
    exposed: 0.08,
    approach: 0.04,
    coalitionApproach: 0.025,
  },
  careful: {
    ...STANDARD,
    attack: 0.7,
    attacked: 0.85,
    threat: 0.38,
    exposed: 0.17,
    approach: 0.022,
    coalitionApproach: 0.006,
  },
} as const satisfies Readonly<Record<string, Weights>>;
