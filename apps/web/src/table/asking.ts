import {
  type Answer,
  type AnyAction,
  type Change,
  type Known,
  type On,
  type TableSeat,
  writeAction,
} from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import type { Desk } from './desk.ts';
import { showHeld } from './doing.ts';

/** Requests to the table: decided on what is shown, and answered when the table has heard of them. */

/** Whether what was asked for is done, going by what is new. */
type Fulfils = (change: Change, known: Known) => boolean;

export function submit<A extends AnyAction>(desk: Desk<A>, action: A): Promise<void> {
  const { viewer, game } = desk.own;
  const done: Fulfils = ({ news }, { steps }) =>
    news > 0 && steps.slice(-news).some((step) => step.seat === viewer && step.action === writeAction(game, action));
  return ask(desk, (seat, on) => seat.submit(action, on), done, desk.shown.inHand.value);
}

/** Back to the position after `to` actions; for null, one decision back. */
export function takeBack<A extends AnyAction>(desk: Desk<A>, to: number | null): Promise<void> {
  const done: Fulfils = ({ before }, { length }) => length < before.length;
  return ask(desk, (seat, on) => seat.undo(to, on), done);
}

/** What was taken back last. */
export function doAgain<A extends AnyAction>(desk: Desk<A>): Promise<void> {
  const { viewer } = desk.own;
  const done: Fulfils = ({ news }, { steps }) => news > 0 && steps.slice(-news).some(({ seat }) => seat === viewer);
  return ask(desk, (seat, on) => seat.redo(on), done);
}

/** Shows why something was not done. */
export function tellRefusal<A extends AnyAction>(
  { shown }: Desk<A>,
  answer: Answer,
  piece: number | null = null,
): void {
  if (answer.result === 'done') return;
  shown.refused.value = { no: answer.refusal, piece, place: null };
}

/** What was asked for may be seen before the answer that says so has come: then nobody waits any longer. */
async function ask<A extends AnyAction>(
  desk: Desk<A>,
  put: (seat: TableSeat<A>, on: On) => Promise<Answer>,
  fulfils: Fulfils,
  piece: number | null = null,
): Promise<void> {
  const seat = desk.own;
  const waiting = new Waiting(desk);
  const stop = seat.subscribe((change) => {
    if (fulfils(change, seat.known)) waiting.end();
  });
  try {
    const answer = await batch(() => {
      waiting.begin();
      return put(seat, desk.known.peek());
    });
    tellRefusal(desk, answer, piece);
  } finally {
    stop();
    waiting.end();
  }
}

/** Several requests that are one deed: what comes of them is shown when the last is answered, and then what is said of it. */
export async function inOneGo<A extends AnyAction, T>(
  desk: Desk<A>,
  deed: (seat: TableSeat<A>) => Promise<T>,
  then: (done: T) => void,
): Promise<void> {
  const waiting = new Waiting(desk);
  waiting.begin();
  desk.held = { stands: Number.POSITIVE_INFINITY, cut: false };
  try {
    const done = await deed(desk.own);
    batch(() => {
      showHeld(desk);
      then(done);
    });
  } finally {
    showHeld(desk);
    waiting.end();
  }
}

class Waiting<A extends AnyAction> {
  readonly #desk: Desk<A>;
  #over = true;

  constructor(desk: Desk<A>) {
    this.#desk = desk;
  }

  begin(): void {
    this.#over = false;
    this.#desk.shown.asking.value = true;
  }

  /** Once: another request may be under way by then. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#desk.shown.asking.value = false;
  }
}
