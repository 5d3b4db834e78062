import type { GivenSide } from '../planner/given.ts';
import type { Lesson, Moment } from './game.ts';
import { type Bin, calibration, type Examples, fitLogistic, logLoss } from './logistic.ts';
import type { Terms } from './terms.ts';

/** How firmly the weights as they are stand against what is seen, in examples; the firmness that foretells best is taken. */
const FIRMNESS = [10, 30, 100, 300, 1000, 3000, 10_000, 100_000];
/** What a point is worth on the scale of chances, for who has seen hardly a game. */
const POINT = 0.05;
/** Whole games are put aside: one in five to choose the firmness by, another to be told the truth by. */
const ONE_IN = 5;

type Part = 'learn' | 'choose' | 'check';

/** Positions of a game resemble each other, so that a game is all in one part. */
export function partOf({ index }: Pick<Lesson, 'index'>): Part {
  const place = index % ONE_IN;
  return place === ONE_IN - 1 ? 'check' : place === ONE_IN - 2 ? 'choose' : 'learn';
}

/** What was found for a side, and how well it foretells games it has not seen, beside the weights as they are. */
export interface Learnt {
  readonly seat: number;
  readonly games: number;
  readonly examples: number;
  readonly checked: number;
  readonly firmness: number;
  readonly before: Foretold;
  readonly now: Foretold;
  readonly weights: GivenSide;
}

export interface Foretold {
  readonly logLoss: number;
  readonly bins: readonly Bin[];
}

/** The inputs of a model for a moment. */
type Inputs = (moment: Moment) => number[];

/** The weights as they are, on a scale that is fitted, which may change over the game. */
const asTheyAre =
  ({ present }: Pick<Terms, 'present'>): Inputs =>
  ({ share, features: [points, ...rest] }) => {
    const value = rest.reduce((sum, feature, k) => sum + present[k] * feature, points);
    return [1, share - 0.5, value, value * (share - 0.5)];
  };

/** Every feature for itself, in the middle of the game and by how much it changes from the first turn to the last. */
const apart: Inputs = ({ share, features }) => [
  1,
  share - 0.5,
  ...features.flatMap((feature) => [feature, feature * (share - 0.5)]),
];

function examplesOf(lessons: readonly Lesson[], seat: number, inputs: Inputs): Examples {
  const rows: number[][] = [];
  const results: number[] = [];
  for (const { score, moments } of lessons) {
    for (const moment of moments) {
      if (moment.seat !== seat) continue;
      rows.push(inputs(moment));
      results.push(seat === 0 ? score : 1 - score);
    }
  }
  return { rows, results };
}

/** Fits the weights of a side to how games ended. */
export function learn(lessons: readonly Lesson[], seat: number, terms: Pick<Terms, 'names' | 'present'>): Learnt {
  const of = (inputs: Inputs, ...parts: readonly Part[]): Examples =>
    examplesOf(
      lessons.filter((lesson) => parts.includes(partOf(lesson))),
      seat,
      inputs,
    );
  const usual = asTheyAre(terms);
  const scale = fitLogistic(of(usual, 'learn', 'choose'), { centre: [0, 0, POINT, 0], strength: [1, 1, 1, 1] });
  const learning = of(apart, 'learn');
  const choosing = of(apart, 'choose');
  const lossWith = (firmness: number): number =>
    logLoss(fitLogistic(learning, priorOf(learning, terms, scale, firmness)), choosing);
  const losses = FIRMNESS.map(lossWith);
  const firmness = FIRMNESS[losses.indexOf(Math.min(...losses))];
  const both = of(apart, 'learn', 'choose');
  const found = fitLogistic(both, priorOf(both, terms, scale, firmness));
  const [check, checkUsual] = [of(apart, 'check'), of(usual, 'check')];
  return {
    seat,
    games: lessons.length,
    examples: both.rows.length,
    checked: check.rows.length,
    firmness,
    before: { logLoss: logLoss(scale, checkUsual), bins: calibration(scale, checkUsual) },
    now: { logLoss: logLoss(found, check), bins: calibration(found, check) },
    weights: weightsFrom(found, terms.names),
  };
}

/** The weights as they are on their scale, as firmly as so many examples would say it; the bias stands free. */
function priorOf(
  { rows }: Examples,
  { present }: Pick<Terms, 'present'>,
  [bias, drift, scale, growth]: readonly number[],
  firmness: number,
): { centre: number[]; strength: number[] } {
  const weights = [1, ...present];
  const centre = [bias, drift, ...weights.flatMap((weight) => [weight * scale, weight * growth])];
  const strength = centre.map((_, k) => (k < 2 ? 0 : (firmness * spreadOf(rows, k)) / 4));
  return { centre, strength };
}

/** The variance of an input. */
function spreadOf(rows: readonly (readonly number[])[], k: number): number {
  const mean = rows.reduce((sum, row) => sum + row[k], 0) / Math.max(1, rows.length);
  const squares = rows.reduce((sum, row) => sum + (row[k] - mean) ** 2, 0);
  // One that never changes is held where it is.
  return squares === 0 ? 1 : squares / rows.length;
}

/** Weights in the coin of the evaluation, one point, from coefficients on the scale of chances. */
function weightsFrom([, , scale, growth, ...rest]: readonly number[], names: readonly string[]): GivenSide {
  const at = (share: number): Record<string, number> => {
    const point = scale + growth * (share - 0.5);
    if (!(point > 0)) throw new Error('points are worth nothing: there are too few games to learn from');
    return Object.fromEntries(
      names.map((name, k) => [name, rounded((rest[2 * k] + rest[2 * k + 1] * (share - 0.5)) / point)]),
    );
  };
  return { early: at(0), late: at(1) };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
