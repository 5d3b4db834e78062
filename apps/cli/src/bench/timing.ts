/** Runs of the same thing, from which the least is taken: a pause of the machine is not the program's doing. */
const RUNS = 7;
const SLOWEST = 40;
const AGAIN = 5;

/**
 * Microseconds of each piece of work. The first run through all of them warms up and is not counted. Every run begins
 * elsewhere: the collector comes after so many allocations, and would stop in the same work each time.
 */
export function leastTimes(works: readonly (() => void)[]): Float64Array {
  const least = new Float64Array(works.length).fill(Number.POSITIVE_INFINITY);
  for (let run = 0; run <= RUNS; run++) {
    const first = Math.floor((run * works.length) / (RUNS + 1));
    for (let k = 0; k < works.length; k++) {
      const i = (first + k) % works.length;
      const began = performance.now();
      works[i]();
      const took = 1000 * (performance.now() - began);
      if (run > 0 && took < least[i]) least[i] = took;
    }
  }
  // The collector may have stopped in the same work in every run: the slowest are tried again, many times over.
  const slowest = Array.from(least.keys()).sort((a, b) => least[b] - least[a]);
  for (const i of slowest.slice(0, SLOWEST)) {
    for (let again = 0; again < AGAIN; again++) {
      const began = performance.now();
      works[i]();
      least[i] = Math.min(least[i], 1000 * (performance.now() - began));
    }
  }
  return least;
}

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Of nothing they are no numbers. */
export function spread(times: Float64Array): Spread {
  const sorted = times.slice().sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  let sum = 0;
  for (const time of sorted) sum += time;
  return { mean: sum / sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Seconds of processor time used so far, by the compiler and the collector too. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Nanoseconds of processor time a call takes, for something too short to be timed by itself: the best of several rounds,
 * each long enough to have its share of the collector's work.
 */
export function nanoseconds(work: () => void, calls: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const began = cpuSeconds();
    for (let i = 0; i < calls; i++) work();
    least = Math.min(least, (1e9 * (cpuSeconds() - began)) / calls);
  }
  return least;
}
