import { below, randomBits } from '../dice.ts';

/** How often each interesting case was met, so that no property is empty. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.#counts.set(name, this.get(name) + by);
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Throws the names of the cases that never came up. */
  expectAll(...names: readonly string[]): void {
    const missing = names.filter((name) => this.get(name) === 0);
    if (missing.length > 0) throw new Error(`never came up: ${missing.join(', ')}`);
  }
}

/** A source of whole numbers below n. */
export type Pick = (n: number) => number;

export const picker = (seed: number | string): Pick => {
  const bits = randomBits(seed);
  return (n) => below(n, bits);
};
