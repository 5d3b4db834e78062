import type { AnyAction } from './actions.ts';
import { type Game, SPECTATOR } from './contract.ts';
import type { Viewer } from './kinds.ts';
import { readAction } from './notation.ts';
import { type Refusal, refusal } from './refusal.ts';
import {
  type Line,
  type SeatAnswer,
  type SeatRequest,
  type SeatUpdate,
  sitDownHere,
  TABLE_RULE,
  type TableSeat,
} from './seat.ts';
import type { KnownStep } from './sight.ts';
import type { Table } from './table.ts';

/** Answers that are remembered for each viewer, in case a question comes again. */
const REMEMBERED = 64;
/** Revisions back to which a viewer is told only what is new; who missed more begins anew. */
const NEWS = 256;

type Result = Pick<SeatAnswer, 'result' | 'refusal'>;

/** What one viewer has been told so far. */
interface Channel {
  revision: number;
  /** Which beginning he knows: everything is told anew when the game is over. */
  start: string;
  steps: readonly KnownStep[];
  /** For each of the last revisions: how many of the steps known before it still stood; -1 where all began anew. */
  readonly stood: number[];
  /** How many steps the table had before each of them. */
  readonly lengths: number[];
  length: number;
  barrier: number;
  canRedo: boolean;
  readonly answers: Map<string, Result>;
  readonly listeners: Set<(update: SeatUpdate) => void>;
}

/**
 * A table that hands out seats. Every request of every seat comes through `handle`, from the same page or from far away; what
 * comes of it is told to each viewer as he may know it, and to nobody who may not know of it.
 */
export class Host<A extends AnyAction> {
  readonly table: Table<A>;
  readonly #channels = new Map<Viewer, Channel>();
  readonly #watchers = new Set<() => void>();
  readonly #counted: readonly number[];
  #keys = 0;

  /** `counted`: the revisions of the viewers where somebody else has had this table before, the spectator's first. */
  constructor(table: Table<A>, counted: readonly number[] = []) {
    this.table = table;
    this.#counted = counted;
  }

  get game(): Game<A> {
    return this.table.game;
  }

  /** A seat in the same place as the table. */
  seat(viewer: Viewer): TableSeat<A> {
    const line = this.line(viewer);
    return sitDownHere(this.game, viewer, line, this.news(viewer, -1), {
      nextKey: () => `here-${this.#keys++}`,
    });
  }

  /** The way to this table without any distance. */
  line(viewer: Viewer): Line {
    this.#channel(viewer);
    return {
      ask: (request) => this.#once(viewer, request, () => this.handle(viewer, request)),
      listen: (told) => this.listen(viewer, told),
      close: () => undefined,
    };
  }

  /** Nothing is done before all rules are there; who only looks need not wait. */
  #once(viewer: Viewer, request: SeatRequest, answer: () => SeatAnswer): Promise<SeatAnswer> {
    const coming = request.kind === 'look' ? undefined : this.game.whole?.();
    return coming === undefined
      ? Promise.resolve(answer())
      : coming.then(answer, () => this.#notLoaded(viewer, request));
  }

  #notLoaded(viewer: Viewer, { key, revision }: SeatRequest): SeatAnswer {
    const no = refusal(TABLE_RULE, 'not-loaded');
    return { key, result: 'refused', refusal: no, update: this.news(viewer, revision) };
  }

  /** Tells a viewer what is new whenever something is; returns how to stop that. */
  listen(viewer: Viewer, told: (update: SeatUpdate) => void): () => void {
    const { listeners } = this.#channel(viewer);
    listeners.add(told);
    return () => listeners.delete(told);
  }

  /** Called after every change of the table, for whoever keeps it; returns how to stop that. */
  onChange(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Does what a viewer asks for, once, and answers with what is new for him. */
  handle(viewer: Viewer, request: SeatRequest): SeatAnswer {
    const channel = this.#channel(viewer);
    const before = channel.answers.get(request.key);
    const result = before ?? this.#answer(viewer, channel, request);
    if (before === undefined && request.kind !== 'look') {
      remember(channel.answers, request.key, result);
      if (result.result === 'done') this.changed();
    }
    return { key: request.key, ...result, update: this.news(viewer, request.revision) };
  }

  #answer(viewer: Viewer, channel: Channel, request: SeatRequest): Result {
    if (request.kind === 'look') return { result: 'done' };
    if (request.revision !== channel.revision) return { result: 'late' };
    const no = this.#do(viewer, request);
    return no === null ? { result: 'done' } : { result: 'refused', refusal: no };
  }

  #do(viewer: Viewer, request: SeatRequest): Refusal | null {
    const { table, game } = this;
    if (viewer <= SPECTATOR)
      return refusal(game.refereeRules.notYourDecision, 'no-such-seat', { seat: String(viewer) });
    switch (request.kind) {
      case 'submit': {
        // What came from far away may be no line at all.
        const read = typeof request.action === 'string' ? readAction(game, request.action) : null;
        return table.submit(viewer, read?.ok === true ? read.value : null);
      }
      case 'undo':
        return request.to === null ? table.undo(viewer) : table.undoTo(viewer, request.to);
      case 'redo':
        return table.redo(viewer);
      default:
        return refusal(game.refereeRules.noSuchAction, 'unknown-action');
    }
  }

  /** How much each viewer has been told, the spectator first: it goes on from there wherever the table is opened next. */
  revisions(): readonly number[] {
    const { length } = this.game.seats;
    return Array.from({ length: length + 1 }, (_, i) => this.#channel(i + SPECTATOR).revision);
  }

  /**
   * Tells everybody what is new; to be called when something was done at the table by another way than a seat. `counted`: the
   * revisions that who did it has come to.
   */
  changed(counted?: readonly number[]): void {
    // One who fails keeps nothing from those after him, the keeper of the table last.
    const failures: unknown[] = [];
    for (const [viewer, channel] of this.#channels) {
      const since = channel.revision;
      this.#look(viewer, channel);
      if (counted !== undefined) recount(channel, since, counted[viewer - SPECTATOR]);
      if (channel.revision === since) continue;
      const update = this.news(viewer, since);
      for (const told of [...channel.listeners]) attempt(() => told(update), failures);
    }
    for (const watcher of [...this.#watchers]) attempt(watcher, failures);
    if (failures.length > 0) throw failures[0];
  }

  /** What is new for a viewer since a revision he has; everything, for -1 or one too long ago. */
  news(viewer: Viewer, since: number): SeatUpdate {
    const channel = this.#channel(viewer);
    const { revision, stood, barrier, canRedo } = channel;
    // A revision may come from anywhere: what is none is one too long ago.
    const known = Number.isInteger(since) && since <= revision && revision - since <= stood.length;
    const missed = known ? stood.slice(stood.length - (revision - since)) : [];
    const anew = !known || since < 0 || missed.includes(-1);
    const from = anew ? 0 : Math.min(channel.steps.length, ...missed);
    const steps = channel.steps.slice(from).map(({ seen, changes }) => ({ seen, changes }));
    const update = { since: anew ? -1 : since, revision, from, steps, barrier, canRedo };
    if (!anew) return update;
    const before = missed.length > 0 ? channel.lengths[channel.lengths.length - missed.length] : this.table.length;
    return { ...update, start: this.#start(viewer, Math.max(0, this.table.length - before)) };
  }

  #start(viewer: Viewer, news: number) {
    const { seen, position } = this.table.sight(viewer).start;
    // Where something is still hidden, how much others have done is theirs to know.
    return { setup: this.table.setup(viewer), seen, position, news: this.table.isOpen ? news : 0 };
  }

  #channel(viewer: Viewer): Channel {
    const known = this.#channels.get(viewer);
    if (known !== undefined) return known;
    if (viewer < SPECTATOR) throw new RangeError('no such viewer');
    const channel: Channel = {
      revision: this.#counted[viewer - SPECTATOR] ?? 0,
      start: this.table.sight(viewer).start.link,
      steps: [...this.table.sight(viewer).steps()],
      stood: [],
      lengths: [],
      length: this.table.length,
      ...this.#undo(viewer),
      answers: new Map(),
      listeners: new Set(),
    };
    this.#channels.set(viewer, channel);
    return channel;
  }

  #undo(viewer: Viewer): Pick<Channel, 'barrier' | 'canRedo'> {
    if (viewer < 0) return { barrier: this.table.lengthFor(viewer), canRedo: false };
    return { barrier: this.table.barrier(viewer), canRedo: this.table.refuseRedo(viewer) === null };
  }

  /** Brings a channel up to the table: a new revision if, and only if, the viewer learns something. */
  #look(viewer: Viewer, channel: Channel): void {
    const sight = this.table.sight(viewer);
    const steps = sight.steps();
    const anew = sight.start.link !== channel.start;
    const stood = anew ? -1 : commonLength(channel.steps, steps);
    const { barrier, canRedo } = this.#undo(viewer);
    const { length } = channel;
    channel.length = this.table.length;
    const same = stood === steps.length && stood === channel.steps.length;
    if (same && barrier === channel.barrier && canRedo === channel.canRedo) return;
    channel.revision++;
    channel.start = sight.start.link;
    channel.steps = [...steps];
    channel.stood.push(stood);
    channel.lengths.push(length);
    channel.stood.splice(0, channel.stood.length - NEWS);
    channel.lengths.splice(0, channel.lengths.length - NEWS);
    channel.barrier = barrier;
    channel.canRedo = canRedo;
  }
}

/** Another has told more than once meanwhile: what stood between is not known here, so who missed any of it begins anew. */
function recount(channel: Channel, since: number, revision: number): void {
  if (channel.revision === revision) return;
  const { stood, lengths, length } = channel;
  const own = channel.revision - since;
  const [before = length] = lengths.splice(lengths.length - own);
  stood.splice(stood.length - own);
  for (let i = since; i < revision; i++) {
    stood.push(-1);
    lengths.push(before);
  }
  channel.revision = revision;
}

/** How many steps two lists have in common from the first on: equal links say that all before them are equal. */
function commonLength(one: readonly KnownStep[], two: readonly KnownStep[]): number {
  let length = Math.min(one.length, two.length);
  while (length > 0 && one[length - 1].link !== two[length - 1].link) length--;
  return length;
}

function attempt(call: () => void, failures: unknown[]): void {
  try {
    call();
  } catch (failure) {
    failures.push(failure);
  }
}

function remember(answers: Map<string, Result>, key: string, result: Result): void {
  answers.set(key, result);
  if (answers.size <= REMEMBERED) return;
  const [oldest] = answers.keys();
  answers.delete(oldest);
}
