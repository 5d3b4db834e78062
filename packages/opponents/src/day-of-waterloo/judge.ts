import { type DayOfWaterloo, position, units, type World } from '@hundred-days/day-of-waterloo';
import {
  appraisal,
  balance,
  type Chances,
  createChances,
  createExits,
  createFights,
  createStance,
  type Deciders,
  decidersOf,
  type Exits,
  type Fights,
  pricesInto,
} from '@hundred-days/day-of-waterloo/appraisal';
import type { State } from '@hundred-days/kernel';
import type { Parts } from '../planner/advice.ts';
import { createThreats, type Threats } from './threats.ts';
import { NO_POSTURES, POSTURES, type Weights } from './weights.ts';

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
  /** Of the movement phase: strikes now, the enemy's next ones; ways off the map, losses and how everybody stands. */
  parts(s: State, seat: number): Parts;
  /** Together. */
  value(s: State, seat: number): number;
  /** A position at rest, whatever the step. */
  appraise(s: State, seat: number): number;
}

/** Whether the enemy's next strikes are weighed at all, and whether what each side has to do is. */
export function createJudge(game: DayOfWaterloo, weights: Weights, isReplyWeighed: boolean, seesFar: boolean): Judge {
  const w = game.world;
  const chances = createChances(w);
  const fights = createFights(w, chances);
  const exits = createExits(w);
  const threats = createThreats(w, chances, seesFar);
  const deciders = decidersOf(w);
  const prices = new Float64Array(w.corpsIds.length);
  const stance = createStance(w);
  const plain = appraisal(game);
  const postures = seesFar ? POSTURES : NO_POSTURES;
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
    parts(s, seat) {
      judge.nodes++;
      const side = sideOfSeat(seat);
      const posture = postures[side];
      const french = balance(w, s, deciders) + exits.threat(s, posture.farExits) + stance(s);
      return {
        gain: weights.strike * posture.strike * fights.worth(s, side, prices),
        fear: isReplyWeighed ? -weights.reply * posture.reply * threats.worth(s, prices) : 0,
        place: side === FRENCH ? french : -french,
      };
    },
    value(s, seat) {
      const { gain, fear, place } = judge.parts(s, seat);
      return gain + fear + place;
    },
    appraise(s, seat) {
      judge.nodes++;
      return plain(s, seat);
    },
  };
  return judge;
}
