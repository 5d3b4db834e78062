/**
 * The numbers a side goes by, in steps of a good unit. Each weighs what it can bring about itself: it does not see with the other's
 * eyes. Who wants to measure others gives them to `appraise`.
 */
export interface Judgement {
  /** A French block, for each town it is away from the next city. */
  readonly advance: number;
  /** 10.2b: time is on the Allies' side. How much more nearness counts on the last turn. */
  readonly hastened: number;
  /** A block, for each other in its town and next to it. */
  readonly together: number;
  /**
   * An Allied block, for each town it is away from those next to the city the French make for: two armies that come together
   * are stronger than the French, one after the other they are not.
   */
  readonly cover: number;
  /**
   * From farther off than so many towns the French come upon no Allied block: it is no stronger for the friends beside it. The French do not
   * reckon so: they would keep away from who might gather.
   */
  readonly reach: number;
  /** 10.1d: an Allied block, for each town it is away from the nearest of two lost cities; and how much more that counts on the last turn. */
  readonly goBack: number;
  readonly goBackLate: number;
  /** What is believed of the fights that the side itself, and the enemy, can make next. */
  readonly hope: number;
  readonly fear: number;
  /** A unit gone is worse than its steps: armies break by units (10.1, 10.2). Of its own, and of the enemy's. */
  readonly ownUnit: number;
  readonly hisUnit: number;
  /** The last units before the break of an army cost most. */
  readonly ownBreak: number;
  readonly hisBreak: number;
  /** 10.2b: the share of French losses that is forgiven on the last turn: who stands still has lost as well. */
  readonly forgiven: number;
  /** 10.2b: what is lost by time, for who stands without hope on the last turn. It is known to be lost before it is. */
  readonly doom: number;
  /** How many turns a city that is held is believed to starve the enemy, and what it is worth to stand near an open one. */
  readonly cityTurns: number;
  readonly cityNear: number;
}

/** What both make of fights, losses and cities. */
const OF_BOTH = {
  hope: 1,
  fear: 1,
  ownUnit: 1.6,
  hisUnit: 1.6,
  ownBreak: 14,
  hisBreak: 14,
  forgiven: 0.5,
  cityTurns: 2.5,
  cityNear: 5,
} as const satisfies Partial<Judgement>;

/** By side. The French have to be quick and in one mass. */
export const JUDGEMENTS: readonly Judgement[] = [
  {
    ...OF_BOTH,
    doom: 1000,
    advance: 0.5,
    hastened: 1,
    together: 0.06,
    cover: 0,
    reach: 99,
    goBack: 0.06,
    goBackLate: 4,
  },
  {
    ...OF_BOTH,
    doom: 0,
    advance: 0.12,
    hastened: 2,
    together: 0.02,
    cover: 0.15,
    reach: 3,
    goBack: 0.25,
    goBackLate: 1,
  },
];
