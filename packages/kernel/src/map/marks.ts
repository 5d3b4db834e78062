import type { Place } from '../kinds.ts';

const LAST_STAMP = 0x7fffffff;

/**
 * A set of places in the order they were put in, emptied at no cost: for searches that are made again and again. What was
 * put in bears the stamp of the day; the next day all stamps are old.
 */
export class Marks {
  readonly #stamps: Int32Array;
  readonly #found: Int16Array;
  #stamp: number;
  #size = 0;

  /** `lastStamp` is the stamp to count on from; only the test of its overflow needs it. */
  constructor(places: number, lastStamp = 0) {
    this.#stamps = new Int32Array(places);
    this.#found = new Int16Array(places);
    this.#stamp = lastStamp + 1;
  }

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
    if (this.#stamp === LAST_STAMP) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    this.#stamp++;
  }

  /** Puts a place in, once. */
  add(place: Place): void {
    if (this.#stamps[place] === this.#stamp) return;
    this.#stamps[place] = this.#stamp;
    this.#found[this.#size++] = place;
  }

  has(place: Place): boolean {
    return this.#stamps[place] === this.#stamp;
  }

  /** The place that was put in as the i-th: what is put in while somebody goes through them comes last, as in a queue. */
  at(i: number): Place {
    return this.#found[i];
  }

  /** The places as an array of their own. */
  list(): Int16Array {
    return this.#found.slice(0, this.#size);
  }
}
