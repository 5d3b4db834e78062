import type { AnyAction, Game, Setup } from '@hundred-days/kernel';
import { below, randomBits, seededDice } from '@hundred-days/kernel';
import { createEntrant } from '../ladder/entrants.ts';
import type { GivenSide } from '../planner/given.ts';
import { playGame } from '../play.ts';
import { type Examples, fitLogistic, type Prior, scatterOf } from './logistic.ts';

/**
 * What a feature says of who will win is not what it is worth to go by it: who is winning can afford much. So weights themselves are drawn by lot, high or
 * low, for both seats of every game, and the results say which to go by.
 */

/** A weight that is drawn, with what it is when low and when high. */
export interface Drawn {
  readonly name: string;
  /** As it is; for each seat where they differ. */
  readonly present: number | readonly number[];
  readonly low: number;
  readonly high: number;
}

export const presentOf = ({ present }: Drawn, seat: number): number =>
  typeof present === 'number' ? present : present[seat];

/** A game between two of the same level: of each seat, which of its weights were high (1) or low (-1). */
export interface Trial {
  readonly index: number;
  /** What seat 0 scored: a win 1, a draw a half. */
  readonly score: number;
  readonly drawn: readonly (readonly number[])[];
}

/** A weight between low (-1) and high (1). */
const weightAt = ({ low, high }: Drawn, place: number): number => low + ((place + 1) / 2) * (high - low);

const sideWith = (weights: readonly Drawn[], places: readonly number[]): GivenSide => {
  const values = Object.fromEntries(weights.map((weight, k) => [weight.name, weightAt(weight, places[k])]));
  return { early: values, late: values };
};

/** One game of many, told by its seed and number alone. */
export function playTrial<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  player: string,
  weights: readonly Drawn[],
  seed: string,
  index: number,
): Trial {
  const stem = `${seed}/${index}`;
  const lots = randomBits(`${stem}/weights`);
  const drawn = [0, 1].map(() => weights.map(() => 2 * below(2, lots) - 1));
  const players = drawn.map((places) => {
    const side = sideWith(weights, places);
    return createEntrant(`${player}@drawn`, () => ({ game: game.id, sides: [side, side] }));
  });
  const { outcome } = playGame(game, setup, players, seededDice(`${stem}/dice`), randomBits(`${stem}/players`));
  const score = outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(0) ? 1 : 0;
  return { index, score, drawn };
}

/** What it brings a side to have a weight high and not low, in points of Elo, and how far that would scatter with other games. */
export interface Effect {
  readonly name: string;
  readonly elo: number;
  readonly scatter: number;
}

export interface Weighed {
  readonly seat: number;
  readonly effects: readonly Effect[];
  /** Weights moved as far towards the better end as the effect is sure. */
  readonly weights: GivenSide;
}

/** Points of Elo for one unit of the logarithm of the odds. */
const POINTS = 400 / Math.LN10;
/** No weight is thought to be worth more than so much on the scale of chances without cause. */
const USUAL_EFFECT = 0.25;
/** An effect that is so many times what chance would make of it is believed altogether. */
const SURE = 3;

/** What each weight of each side brought, all of them fitted at once. */
export function weighTrials(trials: readonly Trial[], weights: readonly Drawn[]): Weighed[] {
  const examples: Examples = {
    rows: trials.map(({ drawn: [first, second] }) => [1, ...first, ...second.map((place) => -place)]),
    results: trials.map(({ score }) => score),
  };
  const size = 1 + 2 * weights.length;
  const prior: Prior = {
    centre: new Array<number>(size).fill(0),
    strength: Array.from({ length: size }, (_, k) => (k === 0 ? 0 : 1 / USUAL_EFFECT ** 2)),
  };
  const found = fitLogistic(examples, prior);
  const games = trials.map(({ index }) => index);
  const scatter = scatterOf(examples, games, prior, found);
  return [0, 1].map((seat) => {
    const effects = weights.map(({ name }, k) => {
      const at = 1 + seat * weights.length + k;
      // From low to high are two steps.
      const counts = found.map((_, place) => (place === at ? 2 * POINTS : 0));
      return { name, elo: found[at] * 2 * POINTS, scatter: scatter(counts) };
    });
    const values = Object.fromEntries(weights.map((weight, k) => [weight.name, moved(weight, seat, effects[k])]));
    return { seat, effects, weights: { early: values, late: values } };
  });
}

function moved(weight: Drawn, seat: number, { elo, scatter }: Effect): number {
  const present = presentOf(weight, seat);
  const sure = scatter === 0 ? 0 : Math.min(1, Math.abs(elo) / (SURE * scatter));
  const value = present + sure * ((elo > 0 ? weight.high : weight.low) - present);
  return Math.round(value * 10_000) / 10_000;
}
