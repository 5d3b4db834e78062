import type { ChoiceList } from '../contract.ts';
import type { Place } from '../kinds.ts';
import type { Reached } from './reach.ts';

/** The moves of one unit to what it has reached, each path written out only when it is asked for. */
export class Moves<A> implements ChoiceList<A> {
  readonly #reached: Reached;
  readonly #moveTo: (reached: Reached, place: Place) => A;

  constructor(reached: Reached, moveTo: (reached: Reached, place: Place) => A) {
    this.#reached = reached;
    this.#moveTo = moveTo;
  }

  get length(): number {
    return this.#reached.count - 1;
  }

  /** The start comes first in what was reached and is no move. */
  at(index: number): A | undefined {
    const place = this.#reached.place(index + 1);
    return place < 0 ? undefined : this.#moveTo(this.#reached, place);
  }
}
