import { type DayOfWaterloo, position, units, type World } from '@hundred-days/day-of-waterloo';
import {
  appraisal,
  balance,
  type Chances,
  createChances,
  createExits,
  createFights,
  type Deciders,
  decidersOf,
  type Exits,
  type Fights,
  pricesInto,
  stance,
} from '@hundred-days/day-of-waterloo/appraisal';
import type { State } from '@hundred-days/kernel';
import { createThreats, type Threats } from './threats.ts';
import type { Weights } from './weights.ts';

const { sideOfSeat } = position;
const { enemyOf, FRENCH } = units;

/** What a position is worth in the middle of a seat's own movement, and everything that goes into it. */
export interface Judge {
  readonly w: World;
  readonly chances: Chances;
  readonly fights: Fights;
  readonly exits: Exits;
  readonly threats: Threats;
  readonly deciders: Deciders;
  readonly prices: Float64Array;
  readonly weights: Weights;
  /** Positions valued since it was set to nothing. */
  nodes: number;
  /** Before positions of one decision are weighed: what losses cost, and where the enemy can come to. */
  open(s: State, seat: number): void;
  /** Of the movement phase: strikes now, the enemy's next ones, ways off the map, how everybody stands. */
  value(s: State, seat: number): number;
  /** A position at rest, whatever the step. */
  appraise(s: State, seat: number): number;
}

export function createJudge(game: DayOfWaterloo, weights: Weights, isReplyWeighed: boolean): Judge {
  const w = game.world;
  const chances = createChances(w);
  const fights = createFights(w, chances);
  const exits = createExits(w);
  const threats = createThreats(w, chances);
  const deciders = decidersOf(w);
  const prices = new Float64Array(w.corpsIds.length);
  const far = new Int16Array(w.hexes);
  const plain = appraisal(game);
  const judge: Judge = {
    w,
    chances,
    fights,
    exits,
    threats,
    deciders,
    prices,
    weights,
    nodes: 0,
    open(s, seat) {
      pricesInto(w, s, deciders, prices);
      if (isReplyWeighed) threats.survey(s, enemyOf(sideOfSeat(seat)));
    },
    value(s, seat) {
      judge.nodes++;
      const side = sideOfSeat(seat);
      const french = balance(w, s, deciders) + exits.threat(s) + stance(w, s, far);
      const strikes = weights.strike * fights.worth(s, side, prices);
      const reply = isReplyWeighed ? weights.reply * threats.worth(s, prices) : 0;
      return (side === FRENCH ? french : -french) + strikes - reply;
    },
    appraise(s, seat) {
      judge.nodes++;
      return plain(s, seat);
    },
  };
  return judge;
}
