/** Logistic regression in plain arithmetic: the same examples give the same coefficients, bit for bit. */

/** What the coefficients are thought to be before anything is seen, and how firmly: a penalty of half the strength for each squared unit away. */
export interface Prior {
  readonly centre: readonly number[];
  readonly strength: readonly number[];
}

/** One row of inputs for each example, and what came of it: 1 a win, 0 a loss, a half a draw. */
export interface Examples {
  readonly rows: readonly (readonly number[])[];
  readonly results: readonly number[];
}

const STEPS = 60;
const HALVINGS = 30;
/** Coefficients that change less than this have been found. */
const SETTLED = 1e-10;

export const chanceFor = (coefficients: readonly number[], row: readonly number[]): number =>
  1 / (1 + Math.exp(-dot(coefficients, row)));

/** The likeliest coefficients, by Newton's method. A step that makes things worse is halved until it does not. */
export function fitLogistic(examples: Examples, prior: Prior): number[] {
  let at = [...prior.centre];
  let loss = penalizedLoss(examples, prior, at);
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(examples, prior, at);
    let share = 1;
    let next = at;
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let i = 0; i < HALVINGS && !(nextLoss <= loss); i++, share /= 2) {
      next = at.map((value, k) => value + share * change[k]);
      nextLoss = penalizedLoss(examples, prior, next);
    }
    if (!(nextLoss <= loss)) return at;
    const moved = Math.max(...next.map((value, k) => Math.abs(value - at[k])));
    at = next;
    loss = nextLoss;
    if (moved < SETTLED) break;
  }
  return at;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

/** -log of the chance that was given to what came: exact where the chance itself would be rounded to 0 or 1. */
const surprise = (z: number, result: number): number =>
  Math.max(z, 0) - z * result + Math.log1p(Math.exp(-Math.abs(z)));

function penalizedLoss({ rows, results }: Examples, { centre, strength }: Prior, at: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < rows.length; i++) sum += surprise(dot(at, rows[i]), results[i]);
  for (let k = 0; k < at.length; k++) sum += (strength[k] * (at[k] - centre[k]) ** 2) / 2;
  return sum;
}

function newtonStep(examples: Examples, prior: Prior, at: readonly number[]): number[] {
  const { slope, bend } = slopeAndBend(examples, prior, at);
  return solve(bend, slope);
}

/** The first and, of the lower half, the second derivatives of what is sought to be least; the first with the sign turned. */
function slopeAndBend(
  { rows, results }: Examples,
  { centre, strength }: Prior,
  at: readonly number[],
): { readonly slope: number[]; readonly bend: Float64Array[] } {
  const size = at.length;
  const slope = at.map((value, k) => strength[k] * (centre[k] - value));
  const bend = Array.from({ length: size }, (_, k) => {
    const line = new Float64Array(size);
    // A trace of stiffness, so that an input that never changes does no harm.
    line[k] = strength[k] + 1e-9;
    return line;
  });
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    const chance = chanceFor(at, row);
    const curve = chance * (1 - chance);
    for (let k = 0; k < size; k++) {
      if (row[k] === 0) continue;
      slope[k] += (results[i] - chance) * row[k];
      const scaled = curve * row[k];
      for (let l = 0; l <= k; l++) bend[k][l] += scaled * row[l];
    }
  }
  return { slope, bend };
}

/**
 * How far sums of coefficients would scatter if as many other games had been played: a function of what each coefficient counts in the sum. Examples of one
 * game (`games` names it for each) are not independent, so their pulls are added up first.
 */
export function scatterOf(
  examples: Examples,
  games: readonly number[],
  prior: Prior,
  at: readonly number[],
): (counts: readonly number[]) => number {
  const { rows, results } = examples;
  const { bend } = slopeAndBend(examples, prior, at);
  const errors = rows.map((row, i) => results[i] - chanceFor(at, row));
  return (counts) => {
    const pull = solve(bend, counts);
    const sums = new Map<number, number>();
    for (let i = 0; i < rows.length; i++)
      sums.set(games[i], (sums.get(games[i]) ?? 0) + errors[i] * dot(pull, rows[i]));
    return Math.sqrt([...sums.values()].reduce((sum, one) => sum + one * one, 0));
  };
}

/** Solves a symmetric positive system by Cholesky; of the matrix the lower half is read. */
function solve(matrix: readonly Float64Array[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = matrix.map((line) => Float64Array.from(line));
  for (let k = 0; k < size; k++) {
    for (let l = 0; l <= k; l++) {
      let sum = lower[k][l];
      for (let m = 0; m < l; m++) sum -= lower[k][m] * lower[l][m];
      lower[k][l] = k === l ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[l][l];
    }
  }
  const found = [...right];
  for (let k = 0; k < size; k++) {
    for (let l = 0; l < k; l++) found[k] -= lower[k][l] * found[l];
    found[k] /= lower[k][k];
  }
  for (let k = size - 1; k >= 0; k--) {
    for (let l = k + 1; l < size; l++) found[k] -= lower[l][k] * found[l];
    found[k] /= lower[k][k];
  }
  return found;
}

/** The mean surprise, in natural units: 0.69 for who knows nothing. */
export function logLoss(coefficients: readonly number[], { rows, results }: Examples): number {
  let sum = 0;
  for (let i = 0; i < rows.length; i++) sum += surprise(dot(coefficients, rows[i]), results[i]);
  return rows.length === 0 ? 0 : sum / rows.length;
}

/** Examples that were given about the same chance: what was said of them on average, and what came. */
export interface Bin {
  readonly examples: number;
  readonly said: number;
  readonly came: number;
}

/** From the least likely to the likeliest, those without examples left out. */
export function calibration(coefficients: readonly number[], { rows, results }: Examples, bins = 10): Bin[] {
  const sums = Array.from({ length: bins }, () => ({ examples: 0, said: 0, came: 0 }));
  for (let i = 0; i < rows.length; i++) {
    const chance = chanceFor(coefficients, rows[i]);
    const bin = sums[Math.min(bins - 1, Math.floor(chance * bins))];
    bin.examples++;
    bin.said += chance;
    bin.came += results[i];
  }
  return sums
    .filter(({ examples }) => examples > 0)
    .map(({ examples, said, came }) => ({ examples, said: said / examples, came: came / examples }));
}
