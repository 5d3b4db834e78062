import { type AnyAction, allChoices, coreBytes, type State } from '@hundred-days/kernel';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableModel } from '../table/model.ts';
import { Cancelled, type OpenRoom, openWorker, Thinker } from './thinker.ts';

export type ComputerTrouble = 'failed' | 'stuck';

export interface ControllerParts {
  readonly model: TableModel<AnyAction>;
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

/**
 * Plays the seats that the computer holds. It watches the table; when the decision is the computer's it hands the view of
 * that seat, and nothing else, to a worker, shows what was chosen, submits it, waits until the pieces stand still and goes on.
 */
export class Controller {
  readonly #parts: ControllerParts;
  readonly #thinkers: (Thinker | null)[];
  /** How many actions there were when each seat was last asked. */
  readonly #asked: number[];
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
    const { model, openRoom = openWorker } = parts;
    this.#thinkers = model.holders.map((holder, seat) =>
      holder.kind === 'computer'
        ? new Thinker(
            {
              game: model.face.game.id,
              world: model.face.game.world.id,
              seat,
              level: holder.level,
              character: holder.character,
              seed: `${model.id}/${seat}`,
            },
            (from) => this.#seen(seat, from),
            openRoom,
          )
        : null,
    );
    this.#asked = model.holders.map(() => 0);
    this.#stopWatching = effect(() => {
      model.changed.value;
      model.at.value;
      this.#forget();
      if (!model.following.value) queueMicrotask(() => void this.#play());
    });
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
    for (const thinker of this.#thinkers) thinker?.cancel();
    this.#wake?.();
    this.#parts.model.thinking.value = -1;
    this.#parts.model.intent.value = null;
  }

  /** What was taken back never was: who has been shown it comes in anew, with the past as it is. */
  #forget(): void {
    const { total } = this.#parts.model;
    for (const [seat, thinker] of this.#thinkers.entries()) {
      if (this.#asked[seat] <= total) continue;
      this.#asked[seat] = 0;
      thinker?.cancel();
    }
  }

  /** The computer's seat that decides now, or -1: somebody scrolls back, another tab plays, or a person decides. */
  #seat(): number {
    const { model } = this.#parts;
    if (this.#stopped || model.following.value || !model.live || model.seat < 0) return -1;
    return this.#thinkers[model.seat] === null ? -1 : model.seat;
  }

  async #play(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { model } = this.#parts;
    try {
      this.#done = 0;
      for (let seat = this.#seat(); seat >= 0; seat = this.#seat()) {
        model.thinking.value = seat;
        if (!(await this.#playOne(seat))) return;
      }
      this.#hurry.value = false;
    } finally {
      this.#busy = false;
      model.thinking.value = -1;
      model.intent.value = null;
    }
  }

  /** One action of a seat. False if the table has to be left as it is. */
  async #playOne(seat: number): Promise<boolean> {
    const { model, report } = this.#parts;
    await this.#rest();
    // Left, or taken over, while pieces were moving: a worker that is opened now would never be closed.
    if (this.#seat() !== seat) return true;
    const at = model.total;
    let action: AnyAction | null = null;
    try {
      action = await this.#think(seat);
    } catch (error) {
      if (error instanceof Cancelled) return !this.#stopped;
      report('failed', error instanceof Error ? error.message : String(error));
    }
    // Taken back, or followed by another tab, while it thought.
    if (this.#seat() !== seat || model.total !== at) return true;
    if (action !== null) {
      const shown = this.#show(seat, action);
      if (shown) await this.#linger();
      if (this.#seat() !== seat || model.total !== at) return true;
      model.intent.value = null;
      const known = model.length;
      const no = model.submit(seat, action);
      if (this.#hurry.value) model.settle();
      // What nobody could see coming is looked at when it has come; what nobody sees at all takes no time.
      if (no === null && !shown && model.length !== known && this.#seat() >= 0) await this.#linger();
      if (no === null) return true;
      report('failed', `${no.rule} ${no.code}`);
    }
    return this.#playAnything(seat);
  }

  #think(seat: number): Promise<AnyAction> {
    this.#asked[seat] = this.#parts.model.total;
    return (this.#thinkers[seat] as Thinker).choose((intent) => this.#show(seat, intent[0] ?? null));
  }

  /** What a seat has seen, from the position with this number to the one it decides in. */
  #seen(seat: number, from: number): Uint8Array<ArrayBuffer>[] {
    const { model } = this.#parts;
    const core = (view: State) => coreBytes(view, model.face.game.coreSize) as Uint8Array<ArrayBuffer>;
    return model.views(seat, from).map(core);
  }

  /** What is meant to be done is shown to those who may see it done. */
  #show(seat: number, action: AnyAction | null): boolean {
    const { model } = this.#parts;
    const viewer = model.viewer.value;
    const view = model.view(viewer);
    const seen = action === null ? null : model.face.game.conceal.action(action, seat, viewer, view, view);
    model.intent.value = seen;
    return seen !== null;
  }

  /** A table is never stuck because a player failed: the first listed action that the referee takes. */
  #playAnything(seat: number): boolean {
    const { model, report } = this.#parts;
    const listed = allChoices(model.face.game, model.view(seat), seat).slice(0, MOST_ATTEMPTS);
    if (listed.some((action) => model.submit(seat, action) === null)) return true;
    report('stuck', '');
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
