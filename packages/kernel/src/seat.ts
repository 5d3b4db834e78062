import type { AnyAction } from './actions.ts';
import type { Choices, Game, Outcome, Setup } from './contract.ts';
import { type Described, type Describer, describer } from './described.ts';
import type { Place, Unit, Viewer } from './kinds.ts';
import { writeAction } from './notation.ts';
import type { SeenStep } from './outgoing.ts';
import { choicesOf, piecesOf, seatsToAct, whyNot } from './referee.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { State } from './state.ts';

/** Something was decided looking at this much: a table that has gone on since says so instead of doing it. */
export interface On {
  readonly revision: number;
}

/** What came of a request. Whatever it is, `known` is up to date when it is given. */
export type Answer =
  | { readonly result: 'done' }
  | { readonly result: 'refused'; readonly refusal: Refusal }
  /** Something this viewer knows of has happened since; nothing was done. `from`: how many of the steps he knew stand. */
  | { readonly result: 'late'; readonly from: number; readonly refusal: Refusal };

/** What is known in a seat now. A new object whenever something in it has changed. */
export interface Known {
  /** Grows by one with everything this viewer learns. */
  readonly revision: number;
  readonly setup: Setup;
  /** The set-up, then every action he knows of. */
  readonly steps: readonly SeenStep[];
  /** How many actions he knows of. */
  readonly length: number;
  readonly view: State;
  /** A bit for each seat. */
  readonly seatsToAct: number;
  readonly outcome: Outcome | null;
  /** How many actions stand when this seat takes back all it may; `length` for who holds none. */
  readonly barrier: number;
  readonly canRedo: boolean;
}

/**
 * All that anybody has of a table, whether it stands in the same page or far away: what he knows, questions that are answered
 * here from that alone, and requests that come back when the table has answered.
 */
export interface TableSeat<A extends AnyAction> {
  readonly game: Game<A>;
  /** A seat's number, or SPECTATOR. */
  readonly viewer: Viewer;
  readonly known: Known;
  /** What he saw after `at` of the actions he knows of. */
  viewAt(at: number): State;
  pieces(): readonly Unit[];
  choices(piece: Unit): Choices<A>;
  whyNot(piece: Unit, place: Place): Refusal | null;
  /** Without `on`: decided on what is known now. */
  submit(action: A, on?: On): Promise<Answer>;
  /** Back to the position after `to` actions; for null, one decision back. */
  undo(to: number | null, on?: On): Promise<Answer>;
  redo(on?: On): Promise<Answer>;
  /** Asks whether something was missed: after a connection was lost. */
  refresh(): Promise<void>;
  /** Calls back after `known` has changed; returns how to stop that. */
  subscribe(listener: (change: Change) => void): () => void;
  close(): void;
}

/** What is new in `known`: of the steps known before, the first `from` (without the set-up) still stand. */
export interface Change {
  readonly from: number;
  /** How many of the steps at the end have not been told before: at the end of a game all is told anew, and little is news. */
  readonly news: number;
  readonly before: Known;
}

/** A request as it travels: plain data. The key is made by who asks; what comes twice under one key is done once. */
export type SeatRequest = { readonly key: string; readonly revision: number } & (
  | { readonly kind: 'submit'; readonly action: string }
  | { readonly kind: 'undo'; readonly to: number | null }
  | { readonly kind: 'redo' }
  | { readonly kind: 'look' }
);

/** What a viewer is told when he sits down, and again when the game is over and everything is open. */
export interface SeatStart {
  readonly setup: Setup;
  readonly seen: SeenStep;
  readonly position: Described;
  /** How many of the steps at the end are news for who knew all before them. */
  readonly news: number;
}

/** What is new for a viewer since a revision: of the actions he knew the first `from` stand, and `steps` come after them. */
export interface SeatUpdate {
  readonly since: number;
  readonly revision: number;
  /** Where all begins anew: nothing known before is kept. */
  readonly start?: SeatStart;
  readonly from: number;
  readonly steps: readonly { readonly seen: SeenStep; readonly changes: Described }[];
  readonly barrier: number;
  readonly canRedo: boolean;
}

export interface SeatAnswer {
  readonly key: string;
  readonly result: 'done' | 'refused' | 'late';
  readonly refusal?: Refusal;
  /** What is new since the revision that was named in the request. */
  readonly update: SeatUpdate;
}

/**
 * The way between a seat and its table: a call in the same page, HTTP with server-sent events elsewhere. A question that is
 * lost, or whose answer is, rejects; it is then asked again under the same key.
 */
export interface Line {
  ask(request: SeatRequest): Promise<SeatAnswer>;
  /** What others do comes by itself; it may be late, lost, twice or in disorder. */
  listen(told: (update: SeatUpdate) => void): () => void;
  close(): void;
}

export interface SeatOptions {
  /** Makes the keys of requests: unique among all who ask this table. */
  readonly nextKey: () => string;
  /** Waits before a request that was lost is sent again; rejects to give up. */
  readonly again?: (attempt: number) => Promise<void>;
}

/** Views are kept whole every so many steps; those between are made again. */
const KEYFRAME = 64;

/** Sits down: resolves when the first position is there. */
export async function sitDown<A extends AnyAction>(
  game: Game<A>,
  viewer: Viewer,
  line: Line,
  options: SeatOptions,
): Promise<TableSeat<A>> {
  const sitting = new Sitting(game, viewer, line, options);
  await sitting.refresh();
  return sitting;
}

/** A seat where the table answers at once: sitting down takes no time. */
export function sitDownHere<A extends AnyAction>(
  game: Game<A>,
  viewer: Viewer,
  line: Line,
  first: SeatUpdate,
  options: SeatOptions,
): TableSeat<A> {
  const sitting = new Sitting(game, viewer, line, options);
  sitting.take(first);
  return sitting;
}

const NOTHING_KNOWN = -1;

/** The rule a table cites about its own keeping: no rulebook's. */
export const TABLE_RULE = 'table';

class Sitting<A extends AnyAction> implements TableSeat<A> {
  readonly game: Game<A>;
  readonly viewer: Viewer;
  readonly #line: Line;
  readonly #options: SeatOptions;
  readonly #describer: Describer;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #stop: () => void;
  #known: Known | null = null;
  #start: SeatStart | null = null;
  /** What each action changed, and whole views now and then. */
  #changes: Described[] = [];
  #keyframes: State[] = [];
  /** The view made last: who asks for one after another has the next from it, not from far before. */
  #made: { readonly at: number; readonly view: State } | null = null;
  #closed = false;

  constructor(game: Game<A>, viewer: Viewer, line: Line, options: SeatOptions) {
    this.game = game;
    this.viewer = viewer;
    this.#line = line;
    this.#options = options;
    this.#describer = describer(game.layout, game);
    this.#stop = line.listen((update) => this.#hear(update));
  }

  get known(): Known {
    if (this.#known === null) throw new Error('nothing is known in this seat yet');
    return this.#known;
  }

  viewAt(at: number): State {
    const { length, view } = this.known;
    if (!Number.isInteger(at) || at < 0 || at > length) throw new RangeError(`no position after ${at} actions`);
    if (at === length) return view.slice();
    const keyframe = Math.floor(at / KEYFRAME);
    const from = { at: keyframe * KEYFRAME, view: this.#keyframes[keyframe] };
    const near = this.#made !== null && this.#made.at >= from.at && this.#made.at <= at ? this.#made : from;
    const made = this.#advanced(near.view, near.at, at);
    this.#made = { at, view: made };
    return made.slice();
  }

  #advanced(from: State, since: number, to: number): State {
    const view = from.slice();
    for (let i = since; i < to; i++) this.#describer.apply(view, this.#changes[i]);
    this.game.rebuild(view);
    return view;
  }

  pieces(): readonly Unit[] {
    return piecesOf(this.game, this.known.view, this.viewer);
  }

  choices(piece: Unit): Choices<A> {
    return choicesOf(this.game, this.known.view, this.viewer, piece);
  }

  whyNot(piece: Unit, place: Place): Refusal | null {
    return whyNot(this.game, this.known.view, this.viewer, piece, place);
  }

  submit(action: A, on: On = this.known): Promise<Answer> {
    const { game } = this;
    // What cannot even be written down is refused here.
    const spec = Object.hasOwn(game.actions, String(action?.type)) ? game.actions[action.type] : undefined;
    if (spec === undefined) {
      const no = refusal(game.refereeRules.noSuchAction, 'unknown-action');
      return Promise.resolve({ result: 'refused', refusal: no });
    }
    return this.#ask(on, (head) => ({ ...head, kind: 'submit', action: writeAction(game, action) }));
  }

  undo(to: number | null, on: On = this.known): Promise<Answer> {
    return this.#ask(on, (head) => ({ ...head, kind: 'undo', to }));
  }

  redo(on: On = this.known): Promise<Answer> {
    return this.#ask(on, (head) => ({ ...head, kind: 'redo' }));
  }

  async refresh(): Promise<void> {
    await this.#ask(this.#known ?? { revision: NOTHING_KNOWN }, (head) => ({ ...head, kind: 'look' }));
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
    this.#stop();
    this.#line.close();
  }

  async #ask(on: On, make: (head: { key: string; revision: number }) => SeatRequest): Promise<Answer> {
    const request = make({ key: this.#options.nextKey(), revision: on.revision });
    for (let attempt = 1; ; attempt++) {
      try {
        return this.#answered(await this.#line.ask(request));
      } catch (lost) {
        if (this.#closed || this.#options.again === undefined) throw lost;
        await this.#options.again(attempt);
      }
    }
  }

  #answered({ result, refusal: no, update }: SeatAnswer): Answer {
    if (!this.#closed) this.take(update);
    if (result === 'refused') return { result, refusal: no as Refusal };
    if (result === 'late') return { result, from: update.from, refusal: refusal(TABLE_RULE, 'gone-on') };
    return { result };
  }

  /** What came by itself: old news is passed over; where something is missing, all that is new is asked for. */
  #hear(update: SeatUpdate): void {
    if (this.#closed || this.#known === null) return;
    if (!this.take(update)) this.refresh().catch(() => undefined);
  }

  /** Takes in what is new; false if something before it is missing. */
  take(update: SeatUpdate): boolean {
    const revision = this.#known?.revision ?? NOTHING_KNOWN;
    if (update.revision <= revision) return true;
    if (update.start === undefined && update.since > revision) return false;
    const before = this.#known;
    this.#begin(update);
    // News since an earlier revision: what of it is known already comes again, and is the same.
    this.#append(update);
    const from = update.start === undefined ? update.from : 0;
    const news = update.start?.news ?? this.known.length - from;
    const change = { from, news, before: before ?? this.known };
    if (before !== null) for (const listener of [...this.#listeners]) listener(change);
    return true;
  }

  #begin({ start, from }: SeatUpdate): void {
    this.#made = null;
    if (start !== undefined) {
      this.#start = start;
      const first = this.#describer.make(start.position);
      this.game.rebuild(first);
      this.#changes = [];
      this.#keyframes = [first];
      return;
    }
    this.#changes.length = from;
    this.#keyframes.length = Math.floor(from / KEYFRAME) + 1;
  }

  #append({ start, from, steps, revision, barrier, canRedo }: SeatUpdate): void {
    const { game } = this;
    const stands = start === undefined ? this.known.steps.slice(0, from + 1) : [(this.#start as SeatStart).seen];
    const kept = this.#keyframes.length - 1;
    let view = this.#advanced(this.#keyframes[kept], kept * KEYFRAME, this.#changes.length);
    for (const { changes } of steps) {
      this.#changes.push(changes);
      this.#describer.apply(view, changes);
      if (this.#changes.length % KEYFRAME !== 0) continue;
      game.rebuild(view);
      this.#keyframes.push(view);
      view = view.slice();
    }
    game.rebuild(view);
    const known = [...stands, ...steps.map(({ seen }) => seen)];
    this.#known = {
      revision,
      setup: (this.#start as SeatStart).setup,
      steps: known,
      length: known.length - 1,
      view,
      seatsToAct: seatsToAct(game, view),
      outcome: game.outcome(view),
      barrier,
      canRedo,
    };
  }
}
