import { randomBits } from '@hundred-days/kernel';
import { type Examples, surprise } from './logistic.ts';

/** Examples, and what a line says of each on the scale of chances: the network learns what that leaves. */
export interface Leavings extends Examples {
  readonly said: readonly number[];
}

/** What is to be added to what the line says of a row. */
export type Network = (row: readonly number[]) => number;

/** How the games put aside were foretold best: no steps at all if nothing beats the line. */
interface Schooling {
  readonly decay: number;
  readonly steps: number;
}

/** What is tried: how strongly weights are pulled to nothing. */
const DECAYS: readonly number[] = [0.001, 0.01];
const MOST_STEPS = 400;
const LOOK_EVERY = 10;
/** Adam: its usual rate and memories. */
const RATE = 0.01;
const [FIRST, SECOND] = [0.9, 0.999];
const TINY = 1e-8;

/** One hidden layer of tanh, schooled for as long as helps with games put aside, then anew with those as well. */
export function fitNetwork(
  learning: Leavings,
  choosing: Leavings,
  both: Leavings,
  hidden: number,
  seed: string,
): Network {
  const { decay, steps } = schoolingFor(learning, choosing, hidden, seed);
  const pupil = createPupil(both, hidden, decay, seed);
  for (let step = 0; step < steps; step++) pupil.step();
  return pupil.says;
}

function schoolingFor(learning: Leavings, choosing: Leavings, hidden: number, seed: string): Schooling {
  let best: Schooling = { decay: 0, steps: 0 };
  let least = lossOf(() => 0, choosing);
  for (const decay of DECAYS) {
    const pupil = createPupil(learning, hidden, decay, seed);
    for (let steps = 1; steps <= MOST_STEPS; steps++) {
      pupil.step();
      if (steps % LOOK_EVERY > 0) continue;
      const loss = lossOf(pupil.says, choosing);
      if (loss >= least) continue;
      least = loss;
      best = { decay, steps };
    }
  }
  return best;
}

const lossOf = (says: Network, { rows, results, said }: Leavings): number =>
  rows.reduce((sum, row, i) => sum + surprise(said[i] + says(row), results[i]), 0);

/** Weights that learn a step at a time from all examples at once. What comes out starts at nothing, so that the line is where it begins. */
function createPupil(
  { rows, results, said }: Leavings,
  hidden: number,
  decay: number,
  seed: string,
): { readonly step: () => void; readonly says: Network } {
  const size = rows[0].length;
  const scale = scaleOf(rows);
  const scaled = rows.map(scale);
  const out = hidden * size;
  const bits = randomBits(seed);
  const weights = Float64Array.from({ length: out + hidden }, (_, k) =>
    k < out ? (bits() / 0x8000_0000 - 1) / Math.sqrt(size) : 0,
  );
  const slope = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const lit = new Float64Array(hidden);
  let steps = 0;

  function run(row: Float64Array): number {
    let sum = 0;
    for (let j = 0; j < hidden; j++) {
      let within = 0;
      for (let k = 0; k < size; k++) within += weights[j * size + k] * row[k];
      lit[j] = Math.tanh(within);
      sum += weights[out + j] * lit[j];
    }
    return sum;
  }

  function gather(row: Float64Array, error: number): void {
    for (let j = 0; j < hidden; j++) {
      slope[out + j] += error * lit[j];
      const back = error * weights[out + j] * (1 - lit[j] * lit[j]);
      for (let k = 0; k < size; k++) slope[j * size + k] += back * row[k];
    }
  }

  return {
    says: (row) => run(scale(row)),
    step() {
      slope.fill(0);
      for (const [i, row] of scaled.entries()) gather(row, 1 / (1 + Math.exp(-said[i] - run(row))) - results[i]);
      steps++;
      for (let k = 0; k < weights.length; k++) {
        const down = slope[k] / rows.length + decay * weights[k];
        mean[k] = FIRST * mean[k] + (1 - FIRST) * down;
        square[k] = SECOND * square[k] + (1 - SECOND) * down * down;
        const [first, second] = [mean[k] / (1 - FIRST ** steps), square[k] / (1 - SECOND ** steps)];
        weights[k] -= (RATE * first) / (Math.sqrt(second) + TINY);
      }
    },
  };
}

/** Every input with mean 0 and spread 1; one that never changes stays as it is. */
function scaleOf(rows: readonly (readonly number[])[]): (row: readonly number[]) => Float64Array {
  const means = rows[0].map((_, k) => rows.reduce((sum, row) => sum + row[k], 0) / rows.length);
  const spreads = means.map((mean, k) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[k] - mean) ** 2, 0) / rows.length),
  );
  return (row) => Float64Array.from(row, (value, k) => (spreads[k] < TINY ? value : (value - means[k]) / spreads[k]));
}
