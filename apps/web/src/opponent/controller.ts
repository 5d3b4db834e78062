import {
  type Answer,
  type AnyAction,
  allChoices,
  firstSeatToAct,
  type GameEvent,
  type TableSeat,
} from '@hundred-days/kernel';
import { effect, signal } from '@preact/signals';
import { endsTurn } from '../face/acts.ts';
import type { Holder } from '../store/types.ts';
import type { TableModel } from '../table/model.ts';
import { answerUnasked } from '../table/unasked.ts';
import { Cancelled, type OpenRoom, openWorker, type Thinker, thinkerAt } from './thinker.ts';

export type ComputerTrouble = 'failed' | 'stuck';

export interface ControllerParts {
  readonly model: TableModel<AnyAction>;
  /** The computer has a seat of its own, and knows what is known there. */
  readonly sit: (seat: number) => TableSeat<AnyAction>;
  /** Milliseconds between two actions, read before each. */
  readonly pause: () => number;
  /** Milliseconds a whole turn may take; what is left then is shown at once. No limit if it is not said. */
  readonly longest?: () => number;
  /** Milliseconds a result stays before the next action, unless somebody goes on. None if it is not said. */
  readonly stay?: () => number;
  readonly report: (trouble: ComputerTrouble, reason: string) => void;
  readonly openRoom?: OpenRoom;
}

/** Pieces that never come to rest (a page in the background draws nothing) hold the game up no longer than this. */
const LONGEST_MOTION_MS = 6000;

/** The first actions of a turn are shown at leisure; after so many each is quicker than the one before, down to a part. */
const AT_LEISURE = 2;
const QUICKER = 0.8;
const QUICKEST = 0.1;
/** A click's worth (a target, one more attacker) is seen in a part of the time of a move. */
const ASIDE = 0.35;

/** What is left of a pause after so many actions of the same turn. */
export const pauseAfter = (pause: number, actions: number): number =>
  pause * Math.max(QUICKEST, QUICKER ** Math.max(0, actions - AT_LEISURE));

/** The part of a turn's time that its moves may take: the rest is for its fights. */
const MOVES = 0.6;
/** However much of it is spent, who has answered a question sees what comes of it. */
const ANSWERED = 0.65;

/** So many refused attempts in one decision, and the table is handed back as it is. */
const MOST_ATTEMPTS = 200;

/** A thought about what a seat knew at a revision. */
interface Ahead {
  readonly sitter: Sitter;
  readonly revision: number;
  readonly thought: Promise<AnyAction>;
  /** What it means to do may be shown. */
  open: boolean;
}

/** What the dice did since the table had so many steps. */
const rolledIn = ({ log, face }: TableModel<AnyAction>, known: number): readonly GameEvent[] =>
  log.value
    .slice(known + 1)
    .flatMap(({ events }) => events.filter((event) => face.words.logLine(event, 'en').dice.length > 0));

/** A side has ended its turn since the table had so many steps. */
function turnEnded(model: TableModel<AnyAction>, known: number): boolean {
  const { log, actions, face } = model;
  return log.value.slice(known + 1).some((step, i) => {
    if (face.turnEnded !== undefined) return face.turnEnded(step, model.view()) !== null;
    const action = actions[known + i];
    return action != null && endsTurn(face, action);
  });
}

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
  readonly #stopAnswering: () => void;
  /** The computer does not wait between its actions: until a die has fallen, or until a person has to decide. */
  readonly #hurry = signal<'result' | 'end' | null>(null);
  /** A thought that began while the last deed was still shown. */
  #ahead: Ahead | null = null;
  /** How long the turn had taken when the computer last began to play, and when that was: while a person decides no time counts. */
  #taken = 0;
  #from = 0;
  /** A die has fallen in it. */
  #fought = false;
  /** How many steps there were when the computer last played, and when its last result was read. */
  #known: number;
  #read: number;
  #stopped = false;
  #busy = false;
  #wake: (() => void) | null = null;
  /** Actions since a person decided last. */
  #done = 0;

  constructor(parts: ControllerParts) {
    this.#parts = parts;
    const { model } = parts;
    this.#known = model.length;
    this.#read = model.length;
    this.#sitters = model.holders.map((holder, seat) => (holder.kind === 'computer' ? this.#sit(seat, holder) : null));
    this.#stopAnswering = answerUnasked(model);
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

  /**
   * Shows the rest of the computer's turn at once, or what comes before the next die; asked a second time, all of it. While a
   * die rolls that one is the next, and from a result that is being read it only goes on.
   */
  skip(to: 'result' | 'end' = 'end'): void {
    const { model } = this.#parts;
    const there = model.reading.value || model.rolling.value !== null;
    if (to === 'end' || !there) this.#hurry.value = this.#hurry.value === null ? to : 'end';
    model.motions.value = [];
    model.settle();
    this.#wake?.();
  }

  /** Tries again after it was stuck. */
  again(): void {
    void this.#play();
  }

  stop(): void {
    this.#stopped = true;
    this.#stopWatching();
    this.#stopAnswering();
    for (const sitter of this.#sitters) {
      sitter?.thinker.cancel();
      sitter?.at.close();
    }
    this.#wake?.();
    this.#parts.model.reading.value = false;
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
      if (turnEnded(model, this.#known)) this.#begin();
      else this.#setTime(Math.min(this.#taken, ANSWERED * this.#limit));
      for (let sitter = await this.#next(); sitter !== null; sitter = await this.#next()) {
        model.thinking.value = sitter.at.viewer;
        if (!(await this.#playOne(sitter))) return;
      }
      this.#hurry.value = null;
    } finally {
      this.#busy = false;
      this.#taken = this.#time;
      this.#known = model.length;
      model.thinking.value = -1;
      model.intent.value = null;
    }
  }

  /** Who decides next. What a person has no choice in is answered for him, and the turn goes on as if he had not been asked. */
  async #next(): Promise<Sitter | null> {
    const { model } = this.#parts;
    const due = (): AnyAction | null => model.unasked.value?.answer.value ?? null;
    for (let action = due(); action !== null && !this.#stopped; action = due()) {
      const known = model.length;
      if (this.#hurries) model.settle();
      await this.#wait(LONGEST_MOTION_MS, (done) =>
        effect(() => {
          if (due() !== action) queueMicrotask(done);
        }),
      );
      if (model.length === known) break;
      this.#hasten(known);
    }
    return this.#sitter();
  }

  /** How long the turn has taken, thoughts and all. */
  get #time(): number {
    return this.#taken + performance.now() - this.#from;
  }

  #setTime(ms: number): void {
    this.#taken = ms;
    this.#from = performance.now();
  }

  /** Another turn is shown. */
  #begin(): void {
    this.#setTime(0);
    this.#fought = false;
  }

  /** One action of a seat. False if the table has to be left as it is. */
  async #playOne(sitter: Sitter): Promise<boolean> {
    const { report } = this.#parts;
    const { at } = sitter;
    // It thinks while pieces still move; what it means to do is shown when they stand still.
    const ahead = this.#think(sitter);
    const { revision } = ahead;
    await this.#rest();
    await this.#letRead();
    if (this.#sitter() !== sitter) return true;
    ahead.open = true;
    let action: AnyAction | null = null;
    try {
      action = await ahead.thought;
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

  /** The thought of a seat about what it knows now: one that has begun already, or a new one. */
  #think(sitter: Sitter): Ahead {
    const { at, thinker } = sitter;
    const { revision } = at.known;
    const begun = this.#ahead;
    this.#ahead = null;
    if (begun !== null && begun.sitter === sitter && begun.revision === revision) return begun;
    const thought = thinker.choose((intent) => {
      if (ahead.open) this.#show(at.viewer, intent[0] ?? null);
    });
    // Whoever waits for it hears of its end; nobody else has to.
    thought.catch(() => undefined);
    const ahead: Ahead = { sitter, revision, thought, open: false };
    return ahead;
  }

  /** Shows an action and does it; null if the table has gone on meanwhile. */
  async #submit(sitter: Sitter, action: AnyAction): Promise<Answer | null> {
    const { model } = this.#parts;
    const on = sitter.at.known;
    const shown = this.#show(sitter.at.viewer, action);
    if (shown) await this.#linger(model.face.game.actions[action.type]?.direct === true ? ASIDE : 1);
    if (this.#sitter() !== sitter || sitter.at.known.revision !== on.revision) return null;
    model.intent.value = null;
    const known = model.length;
    const answer = await sitter.at.submit(action, on);
    this.#hasten(known);
    const next = this.#sitter();
    // The other side's turn is shown for as long as this one.
    if (next !== sitter && turnEnded(model, known)) this.#begin();
    if (next !== null && answer.result === 'done') this.#ahead = this.#think(next);
    // What nobody could see coming is looked at when it has come; what nobody sees at all takes no time.
    const seen = model.length !== known && !shown;
    if (answer.result === 'done' && seen && this.#sitter() !== null) await this.#linger();
    return answer;
  }

  /** In a hurry nothing is seen moving; who only wanted to see the next result sees it. */
  #hasten(known: number): void {
    const { model } = this.#parts;
    if (rolledIn(model, known).length > 0) {
      if (this.#hurry.value === 'result') this.#hurry.value = null;
      // However long its moves were, there is time left for its fights.
      if (!this.#fought) this.#setTime(Math.min(this.#time, this.#limit));
      this.#fought = true;
    }
    if (!this.#hurries) return;
    model.settle();
    model.motions.value = [];
  }

  get #hurries(): boolean {
    return this.#hurry.value !== null || this.#time >= this.#limit;
  }

  /** How long the turn may take by now. */
  get #limit(): number {
    return (this.#fought ? 1 : MOVES) * (this.#parts.longest?.() ?? Number.POSITIVE_INFINITY);
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
    if (still() || this.#hurries) return;
    await this.#wait(LONGEST_MOTION_MS, (done) =>
      effect(() => {
        if (still()) queueMicrotask(done);
      }),
    );
  }

  /** What the dice did since the computer last acted stays in sight, until somebody goes on or its time is over. */
  async #letRead(): Promise<void> {
    const { model, stay } = this.#parts;
    const before = this.#read;
    this.#read = model.length;
    const ms = stay?.() ?? 0;
    if (ms <= 0 || this.#hurries) return;
    const { telling } = model.face.words;
    if (rolledIn(model, before).every((event) => telling?.passing?.(event) ?? false)) return;
    model.reading.value = true;
    await this.#wait(ms);
    model.reading.value = false;
  }

  /** The time between two actions that are seen. */
  async #linger(part = 1): Promise<void> {
    const ms = part * pauseAfter(this.#parts.pause(), this.#done++);
    if (ms > 0 && !this.#hurries) await this.#wait(ms);
  }

  /** So long, or until somebody does not want to wait, or something else has come. */
  #wait(ms: number, watch: (done: () => void) => () => void = () => () => undefined): Promise<void> {
    return new Promise((rested) => {
      const done = (): void => {
        clearTimeout(timer);
        stop();
        this.#wake = null;
        rested();
      };
      const timer = setTimeout(() => done(), ms);
      this.#wake = done;
      const stop = watch(done);
    });
  }
}
