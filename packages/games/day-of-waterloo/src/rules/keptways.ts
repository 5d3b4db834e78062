import type { Place } from '@hundred-days/kernel';

/** Ways that were found: the hexes that were seen, each with the number of the one before it, and where each way ends. */
export class KeptWays {
  readonly #hexes: readonly Place[];
  readonly #before: readonly number[];
  readonly #ends: readonly number[];

  constructor(hexes: readonly Place[], before: readonly number[], ends: readonly number[]) {
    this.#hexes = hexes;
    this.#before = before;
    this.#ends = ends;
  }

  get count(): number {
    return this.#ends.length;
  }

  way(i: number): Place[] {
    let length = 0;
    for (let at = this.#ends[i]; at >= 0; at = this.#before[at]) length++;
    const way = new Array<Place>(length);
    for (let at = this.#ends[i]; at >= 0; at = this.#before[at]) way[--length] = this.#hexes[at];
    return way;
  }
}
