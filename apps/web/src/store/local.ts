import {
  type AnyAction,
  catchUp,
  type Dice,
  type Game,
  type GameRecord,
  Host,
  headingOf,
  type Result,
  replayRecord,
  resumeTable,
  type Setup,
  stepRows,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import type { KeptTable, OldTable, TableCard, TableStore } from './types.ts';

/** Tables that stand in this page: opened here, and handed out seat by seat. */

export function openNew<A extends AnyAction>(game: Game<A>, setup: Setup, dice: Dice): Host<A> | null {
  const opened = Table.open(game, setup, dice);
  return opened.ok ? new Host(opened.value) : null;
}

/** A table from its record, ready to go on. Null if it cannot be played through. */
export function restore<A extends AnyAction>(game: Game<A>, record: GameRecord, dice: Dice): Host<A> | null {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return null;
  replayed.value.goOn(dice);
  return new Host(replayed.value);
}

/** A table that was kept, and how many of its rows are stored as they are now; null if it has to be stored anew. */
export interface SatAgain<A extends AnyAction> {
  readonly host: Host<A>;
  readonly rows: number | null;
  /** It was begun under rules that have been corrected since. */
  readonly upgraded: boolean;
}

/** A table as it was kept, ready to go on: from its rows, or from the record that was kept before there were rows. */
export function sitAgain<A extends AnyAction>(
  game: Game<A>,
  kept: KeptTable | OldTable,
  dice: Dice,
): SatAgain<A> | null {
  const sat = 'record' in kept ? fromRecord(game, kept.record) : fromRows(game, kept);
  sat?.host.table.goOn(dice);
  return sat;
}

function fromRecord<A extends AnyAction>(game: Game<A>, record: GameRecord): SatAgain<A> | null {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return null;
  return { host: new Host(replayed.value), rows: null, upgraded: replayed.value.length > record.length };
}

function fromRows<A extends AnyAction>(game: Game<A>, { heading, rows }: KeptTable): SatAgain<A> | null {
  const resumed = resumeTable(game, heading, rows);
  if (!resumed.ok) return null;
  const { table, saved } = resumed.value;
  // An upgrade is a step of the table's own, and all is stored anew with it.
  const upgraded = table.length > rows.length;
  return { host: new Host(table), rows: upgraded ? null : saved, upgraded };
}

/** What the faces of a kept table are asked for. */
export const setupOf = (kept: KeptTable | OldTable): Setup => ('record' in kept ? kept.setup : kept.heading);

/** Keeps a table: writes it whole, or what is new of it. One thing is written after another. */
export class Keeping<A extends AnyAction> {
  readonly #host: Host<A>;
  readonly #store: TableStore;
  readonly #stop: () => void;
  /** How many rows are stored, and how many of them stand; null if it is not kept in rows yet. */
  #stored: number | null;
  #stands: number;
  #last: Promise<void> = Promise.resolve();

  /** `rows`: how many are stored already. */
  constructor(store: TableStore, host: Host<A>, rows: number | null) {
    this.#store = store;
    this.#host = host;
    this.#stored = rows;
    this.#stands = rows ?? 0;
    this.#stop = host.table.onCut((length) => {
      this.#stands = Math.min(this.#stands, length);
    });
  }

  /** Rejects if it could not be kept: what was to be written is written the next time. */
  save(card: () => TableCard): Promise<void> {
    return this.#next(() => this.#write(card));
  }

  #next(deed: () => Promise<void>): Promise<void> {
    const doing = this.#last.then(deed);
    this.#last = doing.catch(() => undefined);
    return doing;
  }

  async #write(card: () => TableCard): Promise<void> {
    const { table } = this.#host;
    const keep = this.#stands;
    const length = table.length;
    if (keep === length && this.#stored === length) return;
    const rows = stepRows(table, keep);
    // What is taken back while it is being written is cut off the next time.
    this.#stands = length;
    try {
      if (this.#stored === null) await this.#store.begin({ card: card(), heading: headingOf(table), rows });
      else await this.#store.append(card(), { keep, rows });
      this.#stored = length;
    } catch (error) {
      this.#stands = Math.min(this.#stands, keep);
      throw error;
    }
  }

  /** Takes over what another tab has stored since; everybody here is told. */
  follow(id: string, still: () => boolean): Promise<void> {
    return this.#next(() => this.#follow(id, still));
  }

  async #follow(id: string, still: () => boolean): Promise<void> {
    const { table } = this.#host;
    const links = Array.from({ length: table.length }, (_, i) => table.journal.step(i + 1).link);
    const news = await this.#store.since(id, links);
    if (news === null || !still()) return;
    catchUp(table, news);
    this.#stored = table.length;
    this.#stands = table.length;
    this.#host.changed();
  }

  stop(): void {
    this.#stop();
  }
}

/** A record to be looked through: nobody goes on with it. */
export function lookThrough<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Host<A>> {
  const replayed = replayRecord(game, record);
  return replayed.ok ? { ok: true, value: new Host(replayed.value) } : replayed;
}

/** The record a viewer may take away. */
export const recordFor = <A extends AnyAction>(host: Host<A>, viewer: number): GameRecord =>
  writeRecord(host.table, viewer);

/** What the page gets of a table that stands in it: seats, and the record each may take away. */
export const wayTo = <A extends AnyAction>(host: Host<A>) => ({
  sit: (viewer: number) => host.seat(viewer),
  record: async (viewer: number) => recordFor(host, viewer),
});
