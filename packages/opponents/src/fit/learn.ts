import type { GivenSide } from '../planner/given.ts';
import type { Lesson, Moment } from './game.ts';
import { type Bin, calibration, type Examples, fitLogistic, logLoss, type Prior, scatterOf } from './logistic.ts';
import type { Terms } from './terms.ts';

/**
 * How firmly the weights as they are stand against what is seen, in examples; and whether they may change over the game.
 */
export interface Hold {
  readonly firmness: number;
  readonly byTurn: boolean;
}

/** What is tried: the one that foretells best is taken. */
const HOLDS: readonly Hold[] = [10, 30, 100, 300, 1000, 3000, 10_000, 100_000].flatMap((firmness) => [
  { firmness, byTurn: false },
  { firmness, byTurn: true },
]);
const FAST = 1e9;
/** How firmly everything else is held, so that a few games cannot send it anywhere. */
const LOOSE = 1;
/** What a point is worth on the scale of chances, for who has seen hardly a game, and how firmly that is thought. */
const POINT = 0.05;
const A_FEW = 30;
/** Whole games are put aside: one in five to choose by how firmly to hold, another to be told the truth by. */
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
  readonly hold: Hold;
  readonly before: Foretold;
  readonly now: Foretold;
  readonly weights: GivenSide;
  /** How far each would scatter with as many other games. */
  readonly scatter: GivenSide;
}

export interface Foretold {
  readonly logLoss: number;
  readonly bins: readonly Bin[];
}

/** The inputs of a model that a plan changes, for a moment. */
type Inputs = (moment: Moment) => number[];

/** How far the game has gone and how it stands, and how much more or less that says towards its end. */
const standingOf = ({ share, standing }: Moment): number[] => [
  1,
  share - 0.5,
  ...standing.flatMap((value) => [value, value * (share - 0.5)]),
];

/** Who plays: what the stronger like to do is not why they win. */
const playersOf = (cast: readonly string[], players: readonly string[]): number[] =>
  cast.flatMap((name) => players.map((player) => (player === name ? 1 : 0)));

/** The weights as they are, on a scale that is fitted. */
const asTheyAre =
  ({ present }: Pick<Terms, 'present'>): Inputs =>
  ({ attacks, features }) => [features.reduce((sum, feature, k) => sum + present[k] * feature, attacks)];

/** Attacks and every feature for itself in the middle of the game, then by how much each feature counts more or less towards its end. */
const apart: Inputs = ({ share, attacks, features }) => [
  attacks,
  ...features,
  ...features.map((feature) => feature * (share - 0.5)),
];

/** Examples, and the game of each. */
interface Lots extends Examples {
  readonly games: readonly number[];
}

function examplesOf(lessons: readonly Lesson[], cast: readonly string[], seat: number, inputs: Inputs): Lots {
  const rows: number[][] = [];
  const results: number[] = [];
  const games: number[] = [];
  for (const { index, players, score, moments } of lessons) {
    const who = playersOf(cast, players);
    for (const moment of moments) {
      if (moment.seat !== seat) continue;
      rows.push([...standingOf(moment), ...who, ...inputs(moment)]);
      games.push(index);
      results.push(seat === 0 ? score : 1 - score);
    }
  }
  return { rows, results, games };
}

/** Fits the weights of a side to how games ended. */
export function learn(lessons: readonly Lesson[], seat: number, terms: Pick<Terms, 'names' | 'present'>): Learnt {
  const first = lessons.find(({ moments }) => moments.length > 0);
  if (first === undefined) throw new Error('there is nothing to learn from');
  const cast = [...new Set(lessons.flatMap(({ players }) => players))].sort();
  // So many inputs go before those that a plan changes.
  const from = standingOf(first.moments[0]).length + playersOf(cast, first.players).length;
  const of = (inputs: Inputs, ...parts: readonly Part[]): Lots =>
    examplesOf(
      lessons.filter((lesson) => parts.includes(partOf(lesson))),
      cast,
      seat,
      inputs,
    );
  const usual = asTheyAre(terms);
  const seen = of(usual, 'learn', 'choose');
  const scaled = fitLogistic(seen, priorOf(seen, [...zeros(from), POINT], from, { firmness: A_FEW, byTurn: false }));
  const centre = spreadOut(scaled, terms.present);
  const [learning, choosing] = [of(apart, 'learn'), of(apart, 'choose')];
  const lossWith = (hold: Hold): number => {
    const found = fitLogistic(learning, priorOf(learning, centre, from, hold));
    return isWorth(found[from]) ? logLoss(found, choosing) : Number.POSITIVE_INFINITY;
  };
  const hold = leastOf(HOLDS, lossWith);
  const both = of(apart, 'learn', 'choose');
  const prior = priorOf(both, centre, from, hold);
  const found = fitLogistic(both, prior);
  if (!isWorth(found[from])) throw new Error('attacks are worth nothing: there are too few games to learn from');
  const [check, checkUsual] = [of(apart, 'check'), of(usual, 'check')];
  return {
    seat,
    games: lessons.length,
    examples: both.rows.length,
    checked: check.rows.length,
    hold,
    before: { logLoss: logLoss(scaled, checkUsual), bins: calibration(scaled, checkUsual) },
    now: { logLoss: logLoss(found, check), bins: calibration(found, check) },
    weights: weightsFrom(found.slice(from), terms.names),
    scatter: scatterFrom(found, from, terms.names, scatterOf(both, both.games, prior, found)),
  };
}

/** Weights are reckoned in what attacks gain: where that is lost in the noise they mean nothing. */
const isWorth = (attacks: number): boolean => attacks > POINT / 5;

function leastOf<T>(list: readonly T[], of: (one: T) => number): T {
  const values = list.map(of);
  return list[values.indexOf(Math.min(...values))];
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** The coefficients of the weights as they are, every feature for itself, on all turns alike. */
function spreadOut(scaled: readonly number[], present: readonly number[]): number[] {
  const scale = scaled[scaled.length - 1];
  return [...scaled.slice(0, -1), scale, ...present.map((weight) => weight * scale), ...zeros(present.length)];
}

/** Coefficients as they are thought to be: as firmly as so many examples would say it from the one of attacks on, loosely before. */
function priorOf({ rows }: Examples, centre: readonly number[], from: number, { firmness, byTurn }: Hold): Prior {
  const features = (centre.length - from - 1) / 2;
  const firm = (k: number): number => (k < from ? LOOSE : k > from + features && !byTurn ? FAST : firmness);
  return { centre, strength: centre.map((_, k) => firm(k) * spreadOf(rows, k)) };
}

/** The variance of an input. */
function spreadOf(rows: readonly (readonly number[])[], k: number): number {
  const mean = rows.reduce((sum, row) => sum + row[k], 0) / Math.max(1, rows.length);
  const squares = rows.reduce((sum, row) => sum + (row[k] - mean) ** 2, 0);
  // One that never changes is held where it is.
  return squares === 0 ? 1 : squares / rows.length;
}

/** Weights in the coin of the evaluation, a point that an attack should gain, from coefficients on the scale of chances. */
function weightsFrom([attacks, ...rest]: readonly number[], names: readonly string[]): GivenSide {
  const at = (share: number): Record<string, number> =>
    Object.fromEntries(
      names.map((name, k) => [name, rounded((rest[k] + rest[names.length + k] * (share - 0.5)) / attacks)]),
    );
  return { early: at(0), late: at(1) };
}

/** A weight is a coefficient divided by that of attacks, and scatters with both. */
function scatterFrom(
  found: readonly number[],
  from: number,
  names: readonly string[],
  scatter: (counts: readonly number[]) => number,
): GivenSide {
  const attacks = found[from];
  const at = (share: number): Record<string, number> =>
    Object.fromEntries(
      names.map((name, k) => {
        const [own, change] = [from + 1 + k, from + 1 + names.length + k];
        const counts = zeros(found.length);
        counts[own] = 1 / attacks;
        counts[change] = (share - 0.5) / attacks;
        counts[from] = -(found[own] + found[change] * (share - 0.5)) / attacks ** 2;
        return [name, rounded(scatter(counts))];
      }),
    );
  return { early: at(0), late: at(1) };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
