import { type Answer, type AnyAction, allChoices, firstSeatToAct, type TableSeat } from '@hundred-days/kernel';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Holder } from '../store/types.ts';
import type { TableModel } from '../table/model.ts';
import { Cancelled, type OpenRoom, openWorker, type Thinker, thinkerAt } from './thinker.ts';

export type ComputerTrouble = 'failed' | 'stuck';

export interface ControllerParts {
  readonly model: TableModel<AnyAction>;
  /** The computer has a seat of its own, and knows what is known there. */
  readonly sit: (seat: number) => TableSeat<AnyAction>;
  /** Milliseconds between two actions, read before each. */
  readonly pause: () => number;
  readonly report: (trouble: ComputerTrouble, reason: string) => void;
  readonly openRoom?: OpenRoom;
}

/** Pieces that never come to rest (a page in the background draws nothing) hold the game up no longer than this. */
const LONGEST_MOTION_MS = 6000;

/** The first actions of a turn are shown at leisure; after so many each is quicker than the one before, down to a part. */
const AT_LEISURE = 2;
const QUICKER = 0.8;
const QUICKEST = 0.2;

/** What is left of a pause after so many actions of the same turn. */
export const pauseAfter = (pause: number, actions: number): number =>
  pause * Math.max(QUICKEST, QUICKER ** Math.max(0, actions - AT_LEISURE));

/** So many refused attempts in one decision, and the table is handed back as it is. */
const MOST_ATTEMPTS = 200;

/** A computer in its seat. */
interface Sitter {
  readonly at: TableSeat<AnyAction>;
  readonly thinker: Thinker;
}

/**
 * Plays the seats that the computer holds, each on a seat of its own as anybody has. When the decision is the computer's it
 * hands the view of that seat, and nothing else, to a worker, shows what was chosen, submits it, waits until the pieces stand
 * still and goes on.
 */
export class Controller {
  readonly #parts: ControllerParts;
  readonly #sitters: readonly (Sitter | null)[];
  readonly #stopWatching: () => void;
  /** The computer does not wait between its actions until a person has to decide. */
  readonly #hurry = signal(false);
  #stopped = false;
  #busy = false;
  #wake: (() => void) | null = null;
  /** Actions since a person decided last. */
  #done = 0;

  constructor(parts: ControllerParts) {
    this.#parts = parts;
    const { model } = parts;
    this.#sitters = model.holders.map((holder, seat) => (holder.kind === 'computer' ? this.#sit(seat, holder) : null));
    this.#stopWatching = effect(() => {
      model.at.value;
      if (!model.following.value) this.#playSoon();
    });
  }

  #sit(seat: number, { level, character }: Extract<Holder, { kind: 'computer' }>): Sitter {
    const { model, sit, openRoom = openWorker } = this.#parts;
    const at = sit(seat);
    const thinker = thinkerAt(at, level, character, `${model.id}/${seat}`, openRoom);
    at.subscribe(({ from }) => {
      thinker.forget(from + 1);
      this.#playSoon();
    });
    return { at, thinker };
  }

  /** When all seats have heard the same. */
  #playSoon(): void {
    queueMicrotask(() => void this.#play());
  }

  /** The computer is hurrying: its seat's actions follow each other without a pause. */
  get hurrying(): ReadonlySignal<boolean> {
    return this.#hurry;
  }

  /** Shows the rest of the computer's turn at once. */
  skip(): void {
    this.#hurry.value = true;
    this.#parts.model.motions.value = [];
    this.#parts.model.settle();
    this.#wake?.();
  }

  /** Tries again after it was stuck. */
  again(): void {
    void this.#play();
  }

  stop(): void {
    this.#stopped = true;
    this.#stopWatching();
    for (const sitter of this.#sitters) {
      sitter?.thinker.cancel();
      sitter?.at.close();
    }
    this.#wake?.();
    this.#parts.model.thinking.value = -1;
    this.#parts.model.intent.value = null;
  }

  /** The computer that decides now: none if somebody scrolls back, another tab plays, or a person decides. */
  #sitter(): Sitter | null {
    const { model } = this.#parts;
    if (this.#stopped || model.following.value || !model.live) return null;
    const decides = ({ at }: Sitter): boolean => firstSeatToAct(at.game, at.known.view) === at.viewer;
    return this.#sitters.find((sitter) => sitter !== null && decides(sitter)) ?? null;
  }

  async #play(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { model } = this.#parts;
    try {
      this.#done = 0;
      for (let sitter = this.#sitter(); sitter !== null; sitter = this.#sitter()) {
        model.thinking.value = sitter.at.viewer;
        if (!(await this.#playOne(sitter))) return;
      }
      this.#hurry.value = false;
    } finally {
      this.#busy = false;
      model.thinking.value = -1;
      model.intent.value = null;
    }
  }

  /** One action of a seat. False if the table has to be left as it is. */
  async #playOne(sitter: Sitter): Promise<boolean> {
    const { report } = this.#parts;
    const { at, thinker } = sitter;
    await this.#rest();
    // Left, or taken over, while pieces were moving: a worker that is opened now would never be closed.
    if (this.#sitter() !== sitter) return true;
    const { revision } = at.known;
    let action: AnyAction | null = null;
    try {
      action = await thinker.choose((intent) => this.#show(at.viewer, intent[0] ?? null));
    } catch (error) {
      if (error instanceof Cancelled) return !this.#stopped;
      report('failed', error instanceof Error ? error.message : String(error));
    }
    // Taken back, or followed by another tab, while it thought.
    if (this.#sitter() !== sitter || at.known.revision !== revision) return true;
    if (action !== null) {
      const answer = await this.#submit(sitter, action);
      if (answer === null || answer.result !== 'refused') return true;
      report('failed', `${answer.refusal.rule} ${answer.refusal.code}`);
    }
    return this.#playAnything(sitter);
  }

  /** Shows an action and does it; null if the table has gone on meanwhile. */
  async #submit(sitter: Sitter, action: AnyAction): Promise<Answer | null> {
    const { model } = this.#parts;
    const on = sitter.at.known;
    const shown = this.#show(sitter.at.viewer, action);
    if (shown) await this.#linger();
    if (this.#sitter() !== sitter || sitter.at.known.revision !== on.revision) return null;
    model.intent.value = null;
    const known = model.length;
    const answer = await sitter.at.submit(action, on);
    if (this.#hurry.value) model.settle();
    // What nobody could see coming is looked at when it has come; what nobody sees at all takes no time.
    const seen = model.length !== known && !shown;
    if (answer.result === 'done' && seen && this.#sitter() !== null) await this.#linger();
    return answer;
  }

  /** What is meant to be done is shown to those who may see it done. */
  #show(seat: number, action: AnyAction | null): boolean {
    const { model } = this.#parts;
    const viewer = model.viewer.value;
    const view = model.view();
    const seen = action === null ? null : model.face.game.conceal.action(action, seat, viewer, view, view);
    model.intent.value = seen;
    return seen !== null;
  }

  /** A table is never stuck because a player failed: the first listed action that the referee takes. */
  async #playAnything({ at }: Sitter): Promise<boolean> {
    for (const action of allChoices(at.game, at.known.view, at.viewer).slice(0, MOST_ATTEMPTS)) {
      if ((await at.submit(action)).result !== 'refused') return true;
    }
    this.#parts.report('stuck', '');
    return false;
  }

  /** Until the die lies still and the pieces have come to rest. */
  async #rest(): Promise<void> {
    const { model } = this.#parts;
    const still = (): boolean => model.motions.value.length === 0 && model.rolling.value === null;
    if (still() || this.#hurry.value) return;
    await new Promise<void>((rested) => {
      const done = (): void => {
        clearTimeout(longest);
        stop();
        this.#wake = null;
        rested();
      };
      const longest = setTimeout(() => done(), LONGEST_MOTION_MS);
      this.#wake = done;
      const stop = effect(() => {
        if (still()) queueMicrotask(done);
      });
    });
  }

  /** The time between two actions that are seen. */
  #linger(): Promise<void> {
    const ms = pauseAfter(this.#parts.pause(), this.#done++);
    if (ms <= 0 || this.#hurry.value) return Promise.resolve();
    return new Promise((rested) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        rested();
      };
      const timer = setTimeout(() => done(), ms);
      this.#wake = done;
    });
  }
}
