import type { AnyAction, TableSeat } from '@hundred-days/kernel';
import type { Advice } from '@hundred-days/opponents/planner';
import { type OpenRoom, openWorker, type Thinker, thinkerAt } from './thinker.ts';

/** Somebody at each seat of a table who can be asked. He thinks as a Marshal does, and is shown what his seat sees. */
export class Adviser {
  readonly #sit: (seat: number) => TableSeat<AnyAction>;
  readonly #seed: string;
  readonly #open: OpenRoom;
  readonly #seats = new Map<number, { readonly at: TableSeat<AnyAction>; readonly thinker: Thinker }>();

  constructor(sit: (seat: number) => TableSeat<AnyAction>, seed: string, open: OpenRoom = openWorker) {
    this.#sit = sit;
    this.#seed = seed;
    this.#open = open;
  }

  /** For the decision at hand. Rejects when it is broken off, or the seat learns something meanwhile. */
  ask(seat: number): Promise<Advice<AnyAction>> {
    return this.#at(seat).advise();
  }

  #at(seat: number): Thinker {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known.thinker;
    const at = this.#sit(seat);
    const thinker = thinkerAt(at, 'marshal', 'standard', `${this.#seed}/advice/${seat}`, this.#open);
    at.subscribe(({ from }) => {
      thinker.cancel(false);
      thinker.forget(from + 1);
    });
    this.#seats.set(seat, { at, thinker });
    return thinker;
  }

  /** Nobody waits for what he was asked. */
  hush(): void {
    for (const { thinker } of this.#seats.values()) thinker.cancel(false);
  }

  stop(): void {
    for (const { at, thinker } of this.#seats.values()) {
      thinker.cancel();
      at.close();
    }
    this.#seats.clear();
  }
}
