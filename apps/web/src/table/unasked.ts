import {
  type AnyAction,
  firstSeatToAct,
  type GameEvent,
  mayBeForced,
  type SeenStep,
  soleChoice,
  writeAction,
} from '@hundred-days/kernel';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TableModel } from './model.ts';
import type { Unasked } from './signals.ts';
import { strideIn } from './together.ts';

/**
 * Questions that are put only so that others learn nothing from their being put. Whoever sits at a table with computers alone
 * is not asked them: a computer knows its seat's view and no clock, so that it learns nothing from how long an answer took. With
 * another person at the table everybody is asked everything. An answer that is given so stands in the record like any other, and
 * is taken back with the decision before it.
 */

/** Begins to answer at a table whose game has such questions; returns how to stop. */
export function answerUnasked<A extends AnyAction>(model: TableModel<A>): () => void {
  if (model.face.hand.nobody === undefined) return () => undefined;
  const unasked = new Answering(model);
  model.unasked.value = unasked;
  const stopRecalling = effect(() => unasked.recall());
  const stop = effect(() => unasked.answerWhenDue());
  return () => {
    stop();
    stopRecalling();
    model.unasked.value = null;
  };
}

/** Steps that were answered so: the log says so of them. */
const answered = new WeakSet<SeenStep>();
/** Who has read the log before a step was known to be one of them reads it again. */
const known = signal(0);

/** What the log tells of such a step before all else; null for any other. */
export function unaskedEvent(step: SeenStep): GameEvent | null {
  known.value;
  return answered.has(step) ? { type: 'unasked', rule: '5.4.2j', data: {} } : null;
}

class Answering<A extends AnyAction> implements Unasked<A> {
  readonly #model: TableModel<A>;
  /** The steps of which is known whether they were such answers. */
  #recalled: readonly SeenStep[] = [];
  readonly answer: ReadonlySignal<A | null>;

  constructor(model: TableModel<A>) {
    this.#model = model;
    this.answer = computed(() => {
      return this.#isAlone && model.live && !model.over ? this.#answerAt(model.length) : null;
    });
  }

  /** One person, and nobody who could come back to a seat the computer holds for him. */
  get #isAlone(): boolean {
    const { holders, viewer } = this.#model;
    return holders.every((holder, seat) =>
      seat === viewer.value ? holder.kind === 'here' : holder.kind === 'computer' && holder.inFor === undefined,
    );
  }

  /** What alone could be answered after so many actions, if the viewer was asked and had no choice. */
  #answerAt(at: number): A | null {
    const { face, viewer } = this.#model;
    const view = this.#model.view(at);
    const asked = firstSeatToAct(face.game, view) === viewer.value;
    return asked ? (face.hand.nobody?.(view, viewer.value) ?? null) : null;
  }

  /** When the dice lie still, and nothing else was asked of the table. */
  get #isDue(): boolean {
    const { following, curtain, rolling, asking, closed } = this.#model;
    if (following.value || asking.value || curtain.value !== null || rolling.value !== null) return false;
    return this.answer.value !== null && closed.value === null;
  }

  /** Nothing is kept of it: what the table would have answered it has answered, also before it was opened again. */
  recall(): void {
    const log = this.#model.log.value;
    if (!this.#isAlone) return;
    let from = Math.min(this.#recalled.length, log.length);
    while (from > 0 && this.#recalled[from - 1] !== log[from - 1]) from--;
    this.#recalled = log;
    const told = untracked(() => log.filter((_, at) => at >= Math.max(1, from) && this.#isAnswered(at - 1)));
    for (const step of told) answered.add(step);
    if (told.length > 0) known.value = known.peek() + 1;
  }

  answerWhenDue(): void {
    if (this.#isDue) queueMicrotask(() => void this.#give());
  }

  async #give(): Promise<void> {
    const model = this.#model;
    const action = this.answer.peek();
    if (action === null || !this.#isDue || model.unasked.peek() !== this) return;
    // What was taken back with a decision is done again with it; so what was taken back after it can be too.
    if (model.canRedo) model.redo();
    else model.act(action);
    await model.answered();
    // Refused, or out of reach: the person is asked after all.
    if (this.answer.peek() === action) model.unasked.value = null;
  }

  barrier(barrier: number): number {
    let stands = barrier;
    while (this.#isAlone && stands < this.#model.length && this.#isAnswered(stands)) stands++;
    return stands;
  }

  before(): number | null {
    const { length } = this.#model;
    let stands = length;
    while (this.#isAlone && stands > 0 && this.#isAnswered(stands - 1)) stands--;
    if (stands === length) return null;
    const stride = strideIn(this.#model, this.#model.log.value.slice(0, stands + 1));
    if (stride !== null) return stride;
    // What the table did by itself after the decision goes with it.
    while (stands > 1 && this.#isForced(stands - 1)) stands--;
    return Math.max(0, stands - 1);
  }

  /** The next action was the viewer's one answer. */
  #isAnswered(at: number): boolean {
    const step = this.#stepAfter(at);
    if (step === null) return false;
    const only = this.#answerAt(at);
    return only !== null && step.action === writeAction(this.#model.face.game, only);
  }

  /** The next action was no decision: what others decided cannot be taken back at all. */
  #isForced(at: number): boolean {
    const { face, viewer } = this.#model;
    if (this.#stepAfter(at) === null) return true;
    const only = soleChoice(face.game, this.#model.view(at), viewer.value);
    return only !== null && mayBeForced(face.game, only);
  }

  /** The action after so many, if it was the viewer's. */
  #stepAfter(at: number): SeenStep | null {
    const { log, viewer } = this.#model;
    const step = log.value[at + 1];
    return step?.seat === viewer.value ? step : null;
  }
}
