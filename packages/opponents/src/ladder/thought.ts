/** Milliseconds by two clocks. Processor time that the system does not tell is NaN. */
export interface Spent {
  readonly processor: number;
  readonly wall: number;
}

/** Reads both clocks. */
export type Clocks = () => Spent;

/** What a seat has thought in a game. */
export interface Thought {
  /** One entry for each of its player turns. */
  readonly turns: readonly Spent[];
  /** The longest single decision, by each clock. */
  readonly longest: Spent;
}

/** Clocks that stand still, for who does not want to know. */
export const NO_CLOCKS: Clocks = () => ({ processor: 0, wall: 0 });

export const since = (now: Spent, began: Spent): Spent => ({
  processor: now.processor - began.processor,
  wall: now.wall - began.wall,
});

/**
 * Sorts decisions into player turns. Where the game counts its turns, a player turn is all that a seat decides within one
 * of them: its own moves, and its answers to the other side's, which may come in the middle of them. Where it does not,
 * every run of decisions between those of other seats is one.
 */
export class Timekeeper {
  readonly #turns = new Map<number, Spent[]>();
  readonly #longest = new Map<number, Spent>();
  readonly #turnOf = new Map<number, number>();
  #last = -1;

  /** In the order of the game; `turn` as its tally tells it. */
  add(seat: number, turn: number | undefined, spent: Spent): void {
    const turns = this.#turns.get(seat) ?? [];
    const goesOn = turn === undefined ? this.#last === seat : this.#turnOf.get(seat) === turn;
    if (goesOn) turns.push(sum(turns.pop(), spent));
    else turns.push(spent);
    this.#turns.set(seat, turns);
    this.#longest.set(seat, longer(this.#longest.get(seat), spent));
    if (turn !== undefined) this.#turnOf.set(seat, turn);
    this.#last = seat;
  }

  of(seat: number): Thought {
    return { turns: this.#turns.get(seat) ?? [], longest: this.#longest.get(seat) ?? NO_CLOCKS() };
  }

  /** Of several seats that are one side: the player turns of each, by itself. */
  all(seats: readonly number[]): Thought {
    const each = seats.map((seat) => this.of(seat));
    return {
      turns: each.flatMap(({ turns }) => turns),
      longest: each.map(({ longest }) => longest).reduce(longer, NO_CLOCKS()),
    };
  }
}

const sum = (a: Spent = NO_CLOCKS(), b: Spent): Spent => ({
  processor: a.processor + b.processor,
  wall: a.wall + b.wall,
});

export const longer = (a: Spent = NO_CLOCKS(), b: Spent): Spent => ({
  processor: Math.max(a.processor, b.processor),
  wall: Math.max(a.wall, b.wall),
});
