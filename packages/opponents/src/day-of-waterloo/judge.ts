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
import { shareOfGame } from '../planner/given.ts';
import { likes, wayTo } from '../planner/taste.ts';
import type { Sight } from './sight.ts';
import { createThreats, type Threats } from './threats.ts';
import type { Weights, WeightsFor } from './weights.ts';

const { sideOfSeat } = position;
const { enemyOf, FRENCH } = units;

/** Who is farther from the enemy than this is as far for any taste. */
const OUT_OF_SIGHT = 9;

/** What a position is worth in the middle of a seat's own movement, and everything that goes into it. */
export interface Judge {
  readonly w: World;
  readonly chances: Chances;
  readonly fights: Fights;
  readonly exits: Exits;
  readonly threats: Threats;
  readonly deciders: Deciders;
  readonly prices: Float64Array;
  /** What a seat goes by in a position. */
  weightsIn(s: State, seat: number): Weights;
  /** Positions valued since it was set to nothing. */
  nodes: number;
  /** What losses cost in a position. */
  price(s: State): void;
  /** Before positions of one decision are weighed: what losses cost, and where the enemy can come to. */
  open(s: State, seat: number): void;
  /** Of the movement phase: strikes now, the enemy's next ones; ways off the map, losses and how everybody stands. */
  parts(s: State, seat: number): Parts;
  /** Together. */
  value(s: State, seat: number): number;
  /** A position at rest, whatever the step. */
  appraise(s: State, seat: number): number;
}

export function createJudge(
  game: DayOfWaterloo,
  weightsFor: WeightsFor,
  sight: Pick<Sight, 'reply' | 'isWatched'>,
): Judge {
  const w = game.world;
  const chances = createChances(w);
  const fights = createFights(w, chances);
  const exits = createExits(w);
  const threats = createThreats(w, chances, sight.isWatched);
  const deciders = decidersOf(w);
  const prices = new Float64Array(w.corpsIds.length);
  const stance = createStance(w);
  const plain = appraisal(game);
  const hexesOf = (s: State, side: number): number[] =>
    [...w.unitsOf[side]].flatMap((unit) => (unit < w.units && s[w.at.where + unit] >= 0 ? [s[w.at.where + unit]] : []));
  /** What a side's distance from the enemy is to its taste. */
  const pressed = (s: State, side: number, press: number): number =>
    press === 0 ? 0 : -press * wayTo(hexesOf(s, side), hexesOf(s, enemyOf(side)), w.map.distance, OUT_OF_SIGHT);
  const judge: Judge = {
    w,
    chances,
    fights,
    exits,
    threats,
    deciders,
    prices,
    weightsIn: (s, seat) => weightsFor(sideOfSeat(seat), shareOfGame(s[w.at.turn], w.turns)),
    nodes: 0,
    price: (s) => void pricesInto(w, s, deciders, prices),
    open(s, seat) {
      judge.price(s);
      if (sight.reply) threats.survey(s, enemyOf(sideOfSeat(seat)));
    },
    parts(s, seat) {
      judge.nodes++;
      const side = sideOfSeat(seat);
      const weights = judge.weightsIn(s, seat);
      const french = balance(w, s, deciders) + exits.threat(s, weights.farExits) + stance(s);
      return {
        gain: weights.strike * fights.worth(s, side, prices, (gain) => likes(weights, gain)),
        fear: sight.reply ? -weights.reply * threats.worth(s, prices) : 0,
        place: (side === FRENCH ? french : -french) + pressed(s, side, weights.press),
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
