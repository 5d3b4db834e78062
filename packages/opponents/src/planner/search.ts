import { below } from '@hundred-days/kernel';

/** Plans of a whole phase, as far as the search needs to know them. A plan is never changed once it is handed out. */
export interface PlanSpace<P> {
  readonly movers: readonly number[];
  /** Plans to begin with: the postures of an army, the strikes of a script. At least one. */
  seeds(): readonly P[];
  /** Places worth a thought for a mover. */
  places(mover: number): readonly number[];
  placeOf(plan: P, mover: number): number;
  /** The plan with one mover sent elsewhere; null if that cannot be. */
  change(plan: P, mover: number, place: number): P | null;
  /** The plan with something changed by chance. */
  mutate(plan: P, bits: () => number): P;
  /** Higher is better. A plan that is plainly worse than a rival need not be looked at to the end. */
  value(plan: P, rival?: Pace): number;
  /** How the last value came about, for rivals of that plan. */
  pace?(): Pace;
}

export interface SearchProgress<P> {
  readonly nodes: number;
  readonly best: P;
}

type Pace = Readonly<Float64Array>;

interface Valued<P> {
  readonly plan: P;
  readonly value: number;
  readonly pace?: Pace | undefined;
}

type Search<P, R> = Generator<SearchProgress<P>, R, void>;

/** Positions valued between two reports. */
const BETWEEN_REPORTS = 32;
const BETWEEN_CALLS_BACK = 64;
/** Shares of the budget: the seeds are improved one mover at a time, the rest goes to mutation. */
const ASCENT_SHARE = 0.55;
/** From this budget on two seeds are improved instead of one. */
const TWO_ASCENTS = 2000;
/** How much worse a mutation may be and still be gone on from, at the beginning; and how far it may stray. */
const WARMTH = 0.5;
const ASTRAY = 2;
/** Values closer than this are the same. */
const SAME = 1e-6;

/**
 * The best plan that so many valuations find: seeds, greedy ascent mover by mover, then mutation. Yields now and then, so
 * that it can be watched or dropped.
 */
export function* searchPlans<P>(space: PlanSpace<P>, budget: number, bits: () => number): Search<P, P> {
  const search = new PlanSearch(space, budget, bits);
  const seeds = search.valueSeeds();
  if (space.movers.length === 0) return seeds[0].plan;
  const current = yield* search.climb(seeds);
  yield* search.wander(current);
  return search.best.plan;
}

class PlanSearch<P> {
  readonly #space: PlanSpace<P>;
  readonly #budget: number;
  readonly #bits: () => number;
  #nodes = 0;
  best: Valued<P>;

  constructor(space: PlanSpace<P>, budget: number, bits: () => number) {
    this.#space = space;
    this.#budget = budget;
    this.#bits = bits;
    this.best = { plan: space.seeds()[0], value: Number.NEGATIVE_INFINITY };
  }

  #weigh(plan: P, rival?: Valued<P>): Valued<P> {
    this.#nodes++;
    const weighed = { plan, value: this.#space.value(plan, rival?.pace) };
    if (weighed.value > this.best.value) this.best = weighed;
    return weighed;
  }

  /** The plan weighed last, as a rival of those that follow. */
  #adopt(weighed: Valued<P>): Valued<P> {
    return { ...weighed, pace: this.#space.pace?.() };
  }

  #report(): SearchProgress<P> {
    return { nodes: this.#nodes, best: this.best.plan };
  }

  /** The seeds, best first. */
  valueSeeds(): Valued<P>[] {
    return this.#space
      .seeds()
      .map((plan) => this.#weigh(plan))
      .sort((a, b) => b.value - a.value);
  }

  *climb(seeds: readonly Valued<P>[]): Search<P, Valued<P>> {
    const ascents = Math.min(seeds.length, this.#budget >= TWO_ASCENTS ? 2 : 1);
    let top: Valued<P> | null = null;
    for (let i = 0; i < ascents; i++) {
      const until = this.#nodes + (this.#budget * ASCENT_SHARE - this.#nodes) / (ascents - i);
      const reached: Valued<P> = yield* this.#ascend(seeds[i].plan, until);
      if (top === null || reached.value > top.value) top = reached;
    }
    return top ?? seeds[0];
  }

  *#ascend(start: P, until: number): Search<P, Valued<P>> {
    let current = this.#adopt(this.#weigh(start));
    let before: Valued<P> | null = null;
    while (before !== current && this.#nodes < until) {
      before = current;
      for (const mover of shuffled(this.#space.movers, this.#bits)) {
        current = yield* this.#improve(current, mover);
        if (this.#nodes >= until) break;
      }
    }
    return current;
  }

  /** The plan with one mover where it is best. */
  *#improve(start: Valued<P>, mover: number): Search<P, Valued<P>> {
    let current = start;
    for (const place of this.#space.places(mover)) {
      if (place === this.#space.placeOf(current.plan, mover)) continue;
      const changed = this.#space.change(current.plan, mover, place);
      if (changed === null) continue;
      const other = this.#weigh(changed, current);
      if (other.value > current.value + SAME) current = this.#adopt(other);
      if (this.#nodes % BETWEEN_REPORTS === 0) yield this.#report();
    }
    return current;
  }

  /** Mutation with a little warmth that cools down, until the budget is spent. */
  *wander(start: Valued<P>): Search<P, void> {
    let current = start;
    while (this.#nodes < this.#budget) {
      const other = this.#weigh(this.#space.mutate(current.plan, this.#bits), current);
      const warmth = WARMTH * (1 - this.#nodes / this.#budget) * (this.#bits() / 0x1_0000_0000) ** 2;
      if (other.value > current.value - warmth) current = this.#adopt(other);
      if (this.#nodes % BETWEEN_CALLS_BACK === 0 && current.value < this.best.value - ASTRAY) current = this.best;
      if (this.#nodes % BETWEEN_REPORTS === 0) yield this.#report();
    }
  }
}

function shuffled(list: readonly number[], bits: () => number): number[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(i + 1, bits);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}
