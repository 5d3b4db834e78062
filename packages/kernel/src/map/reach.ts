import type { NeighbourLists } from './neighbourlists.ts';

/**
 * Added to the points by a cost function (`2 | STOP`): the place may be entered this way, but the piece must stop there.
 * A bit of the same integer, because a second answer would cost an object or a second call for every step looked at.
 */
export const STOP = 1 << 16;

/** Returned by a cost function where the step may not be taken; any negative number will do. */
export const BARRED = -1;

const MOST_POINTS = STOP - 1;

/** Points to go from a place to the next by a direction or edge: an integer 0..65535, `| STOP` if it ends there, or BARRED. */
export type EnterCost = (from: number, to: number, via: number) => number;

/** Whether a piece may end its move in a place; a place where it may not can still be passed. */
export type MayEnd = (place: number) => boolean;

/** The places reached, the start among them at cost 0, in order of cost, then of place. */
export interface Reached {
  readonly start: number;
  readonly count: number;
  /** The i-th place reached, -1 beyond the last. */
  place(i: number): number;
  /** The least cost of a place, -1 if it is not reached. */
  cost(place: number): number;
  reached(place: number): boolean;
  /** A cheapest path from the start to the place, both included; empty if it is not reached. */
  path(place: number): number[];
}

/**
 * A search that can be used again and again; its results can be read until its next search. A path is canonical: it
 * enters each of its places from the one of the cheapest predecessors whose step has the lowest direction or edge.
 * Cost functions must not use the search that called them.
 */
export interface Reach extends Reached {
  /** Everything within so many points; without a cost function every step costs 1. Returns the count. */
  from(start: number, allowance: number, cost?: EnterCost, mayEnd?: MayEnd): number;
  /** The same where every step allowed costs 1, whatever points `enter` names: breadth first, no queue of costs. */
  steps(start: number, allowance: number, enter?: EnterCost, mayEnd?: MayEnd): number;
  /** A cheapest path, canonical as above, empty if there is none within the allowance. Replaces the results. */
  shortestPath(from: number, to: number, allowance: number, cost?: EnterCost): number[];
  /** The results as an object of their own, untouched by later searches. */
  snapshot(): Reached;
}

/** `lastGeneration` is the stamp to count on from; only the test of its overflow needs it. */
export function createReach(map: NeighbourLists, lastGeneration = 0): Reach {
  const { size, first, to, via } = map;
  let generation = lastGeneration;
  let start = -1;

  // A place can be entered at one cost and passed, and by another step at a lower cost but only to stop there: two
  // labels a place, each with its cost (-1 is none), the place it was entered from, and the direction or edge.
  const seen = new Int32Array(size);
  const ends = new Uint8Array(size);
  const passCost = new Int32Array(size);
  const passFrom = new Int16Array(size);
  const passVia = new Int16Array(size);
  const stopCost = new Int32Array(size);
  const stopFrom = new Int16Array(size);
  const stopVia = new Int16Array(size);

  // Every place seen, and where among those each stands.
  const visited = new Int16Array(size);
  const order = new Int16Array(size);
  let visits = 0;

  // The places where the move may end, as found; put in order only when somebody asks for the order.
  const found = new Int16Array(size);
  const ordered = new Int16Array(size);
  const marks = new Int32Array((size + 31) >> 5);
  let tally = new Int32Array(64);
  let count = 0;
  let inOrder = false;

  const queue = new Int16Array(size);
  // Places waiting at each cost, as linked lists of entries; each step is looked at once, so entries cannot run out.
  const entryPlace = new Int16Array(to.length + 1);
  const entryNext = new Int32Array(to.length + 1);
  let buckets = new Int32Array(64);

  function begin(from: number): boolean {
    if (generation >= 0x7fffffff) {
      seen.fill(0);
      generation = 0;
    }
    generation++;
    count = 0;
    visits = 0;
    inOrder = false;
    start = from;
    if (!(from >= 0 && from < size)) return false;
    see(from, undefined);
    passCost[from] = 0;
    passFrom[from] = -1;
    passVia[from] = -1;
    return true;
  }

  function see(place: number, mayEnd: MayEnd | undefined): void {
    seen[place] = generation;
    visited[visits++] = place;
    passCost[place] = -1;
    stopCost[place] = -1;
    const end = mayEnd === undefined || mayEnd(place);
    ends[place] = end ? 1 : 0;
    if (end) found[count++] = place;
  }

  function enterToStop(place: number, points: number, from: number, by: number): void {
    const known = stopCost[place];
    if (known >= 0 && (known < points || (known === points && stopVia[place] <= by))) return;
    stopCost[place] = points;
    stopFrom[place] = from;
    stopVia[place] = by;
  }

  function enterToPass(place: number, points: number, from: number, by: number): void {
    passCost[place] = points;
    passFrom[place] = from;
    passVia[place] = by;
  }

  function stopsThere(place: number): boolean {
    const stop = stopCost[place];
    const pass = passCost[place];
    if (stop < 0 || pass < 0) return pass < 0;
    return stop < pass || (stop === pass && stopVia[place] < passVia[place]);
  }

  function leastCost(place: number): number {
    return stopsThere(place) ? stopCost[place] : passCost[place];
  }

  function foundBy(target: number, points: number): boolean {
    return target >= 0 && seen[target] === generation && leastCost(target) <= points;
  }

  function breadthFirst(
    from0: number,
    allowance: number,
    enter: EnterCost | undefined,
    mayEnd: MayEnd | undefined,
    target: number,
  ): void {
    if (!begin(from0)) return;
    const stamp = generation;
    let tail = 0;
    queue[tail++] = from0;
    for (let head = 0; head < tail; head++) {
      const from = queue[head];
      const points = passCost[from] + 1;
      if (points > allowance || foundBy(target, points - 1)) return;
      for (let slot = first[from], end = first[from + 1]; slot < end; slot++) {
        const place = to[slot];
        const known = seen[place] === stamp;
        const pass = known ? passCost[place] : -1;
        if (pass >= 0 && pass < points) continue;
        const entered = enter === undefined ? 1 : enter(from, place, via[slot]);
        if (entered < 0) continue;
        if (!known) see(place, mayEnd);
        if (entered & STOP) enterToStop(place, points, from, via[slot]);
        else if (pass < 0) {
          enterToPass(place, points, from, via[slot]);
          queue[tail++] = place;
        } else if (via[slot] < passVia[place]) enterToPass(place, points, from, via[slot]);
      }
    }
  }

  function cheapestFirst(
    from0: number,
    allowance: number,
    cost: EnterCost,
    mayEnd: MayEnd | undefined,
    target: number,
  ): void {
    if (!(allowance <= MOST_POINTS)) throw new RangeError(`an allowance is at most ${MOST_POINTS} points`);
    if (!begin(from0)) return;
    const stamp = generation;
    if (buckets.length <= allowance) buckets = new Int32Array(2 * (allowance + 1));
    buckets.fill(-1, 0, Math.max(allowance, 0) + 1);
    let entries = 0;
    let waiting = 1;
    entryPlace[entries] = from0;
    entryNext[entries] = -1;
    buckets[0] = entries++;
    for (let now = 0; now <= allowance && waiting > 0; now++) {
      if (foundBy(target, now)) return;
      while (buckets[now] >= 0) {
        const entry = buckets[now];
        buckets[now] = entryNext[entry];
        waiting--;
        const from = entryPlace[entry];
        // A cheaper way was found while it waited.
        if (passCost[from] !== now) continue;
        for (let slot = first[from], end = first[from + 1]; slot < end; slot++) {
          const place = to[slot];
          const known = seen[place] === stamp;
          const pass = known ? passCost[place] : -1;
          if (pass >= 0 && pass <= now) continue;
          const entered = cost(from, place, via[slot]);
          if (entered < 0) continue;
          const points = now + (entered & MOST_POINTS);
          if (points > allowance) continue;
          if (!known) see(place, mayEnd);
          if (entered & STOP) enterToStop(place, points, from, via[slot]);
          else if (pass < 0 || points < pass) {
            enterToPass(place, points, from, via[slot]);
            entryPlace[entries] = place;
            entryNext[entries] = buckets[points];
            buckets[points] = entries++;
            waiting++;
          } else if (points === pass && via[slot] < passVia[place]) enterToPass(place, points, from, via[slot]);
        }
      }
    }
  }

  // Marks give the order of places, a stable count by cost the order of costs: no comparing, nothing allocated.
  function putInOrder(): void {
    inOrder = true;
    let most = 0;
    for (let i = 0; i < count; i++) {
      const place = found[i];
      marks[place >> 5] |= 1 << (place & 31);
      const points = leastCost(place);
      if (points > most) most = points;
    }
    if (tally.length < most + 2) tally = new Int32Array(2 * (most + 2));
    tally.fill(0, 0, most + 2);
    for (let i = 0; i < count; i++) tally[leastCost(found[i]) + 1]++;
    for (let points = 0; points <= most; points++) tally[points + 1] += tally[points];
    for (let word = 0; word < marks.length; word++) {
      for (let bits = marks[word]; bits !== 0; bits &= bits - 1) {
        const place = (word << 5) + 31 - Math.clz32(bits & -bits);
        ordered[tally[leastCost(place)]++] = place;
      }
      marks[word] = 0;
    }
  }

  function reached(place: number): boolean {
    return seen[place] === generation && ends[place] === 1 && count > 0;
  }

  function path(place: number): number[] {
    if (!reached(place)) return [];
    const places = [place];
    let from = stopsThere(place) ? stopFrom[place] : passFrom[place];
    // Only a place that may be passed leads on, so the rest of the way is along the labels for passing.
    for (; from >= 0; from = passFrom[from]) places.push(from);
    return places.reverse();
  }

  function search(from: number, allowance: number, cost?: EnterCost, mayEnd?: MayEnd, target = -1): void {
    if (cost === undefined) breadthFirst(from, allowance, undefined, mayEnd, target);
    else cheapestFirst(from, allowance, cost, mayEnd, target);
  }

  /** A plain list of what was seen and no more: new typed arrays, however small, cost more than the search itself. */
  function snapshot(): Reached {
    if (!inOrder) putInOrder();
    for (let i = 0; i < visits; i++) order[visited[i]] = i;
    const kept = new Array<number>(3 * count + 2 * visits);
    let at = 0;
    for (let i = 0; i < count; i++) kept[at++] = ordered[i];
    for (let i = 0; i < count; i++) {
      const place = ordered[i];
      const stops = stopsThere(place);
      const from = stops ? stopFrom[place] : passFrom[place];
      kept[at + i] = stops ? stopCost[place] : passCost[place];
      kept[at + count + i] = from < 0 ? -1 : order[from];
    }
    at += 2 * count;
    for (let i = 0; i < visits; i++) {
      const place = visited[i];
      const from = passCost[place] < 0 ? -1 : passFrom[place];
      kept[at + i] = place;
      kept[at + visits + i] = from < 0 ? -1 : order[from];
    }
    return new Snapshot(start, count, visits, kept);
  }

  return {
    get start() {
      return start;
    },
    get count() {
      return count;
    },
    place: (i) => {
      if (!inOrder) putInOrder();
      return i >= 0 && i < count ? ordered[i] : -1;
    },
    cost: (place) => (reached(place) ? leastCost(place) : -1),
    reached,
    path,
    from: (from, allowance, cost, mayEnd) => {
      search(from, allowance, cost, mayEnd);
      return count;
    },
    steps: (from, allowance, enter, mayEnd) => {
      breadthFirst(from, allowance, enter, mayEnd, -1);
      return count;
    },
    shortestPath: (from, target, allowance, cost) => {
      search(from, allowance, cost, undefined, target);
      return path(target);
    },
    snapshot,
  };
}

/**
 * The results of one search, kept in one list: the places in order, what each costs, and by which of the places seen it was
 * entered; then the places seen, and for each of those the one before it.
 */
class Snapshot implements Reached {
  readonly start: number;
  readonly count: number;
  readonly #seen: number;
  readonly #kept: readonly number[];
  /** The place asked for last: who reads from first to last asks for the way to it next. */
  #last = 0;

  constructor(start: number, count: number, seen: number, kept: readonly number[]) {
    this.start = start;
    this.count = count;
    this.#seen = seen;
    this.#kept = kept;
  }

  #indexOf(place: number): number {
    if (this.#last < this.count && this.#kept[this.#last] === place) return this.#last;
    for (let i = 0; i < this.count; i++) if (this.#kept[i] === place) return i;
    return -1;
  }

  place(i: number): number {
    if (!(i >= 0 && i < this.count)) return -1;
    this.#last = i;
    return this.#kept[i];
  }

  cost(place: number): number {
    const i = this.#indexOf(place);
    return i < 0 ? -1 : this.#kept[this.count + i];
  }

  reached(place: number): boolean {
    return this.#indexOf(place) >= 0;
  }

  path(place: number): number[] {
    const i = this.#indexOf(place);
    if (i < 0) return [];
    const seen = 3 * this.count;
    const before = seen + this.#seen;
    const way = [place];
    for (let at = this.#kept[2 * this.count + i]; at >= 0; at = this.#kept[before + at])
      way.push(this.#kept[seen + at]);
    return way.reverse();
  }
}
