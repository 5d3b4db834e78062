import {
  type AnyAction,
  catchUp,
  type Dice,
  type Game,
  Host,
  headingOf,
  resumeTable,
  type Setup,
  stepRows,
  Table,
} from '@hundred-days/kernel';
import type { KeptTable, OldTable, SatAgain, TableCard, TableStore } from './types.ts';

/** Tables that stand in this page: opened here, and handed out seat by seat. */

export function openNew<A extends AnyAction>(game: Game<A>, setup: Setup, dice: Dice): Host<A> | null {
  const opened = Table.open(game, setup, dice);
  return opened.ok ? new Host(opened.value) : null;
}

/** A table as it was kept, ready to go on: from its rows, or from the record that was kept before there were rows. */
export async function sitAgain<A extends AnyAction>(
  game: Game<A>,
  kept: KeptTable | OldTable,
  dice: Dice,
): Promise<SatAgain<A> | null> {
  const sat = 'record' in kept ? (await import('./records.ts')).fromRecord(game, kept.record) : fromRows(game, kept);
  sat?.host.table.goOn(dice);
  return sat;
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

  /** What is new; `anyway`: nothing may be but what stands on the card. Rejects if it could not be kept: what was to be written is written the next time. */
  save(card: () => TableCard, anyway = false): Promise<void> {
    return this.#next(() => this.#write(card, anyway));
  }

  #next(deed: () => Promise<void>): Promise<void> {
    const doing = this.#last.then(deed);
    this.#last = doing.catch(() => undefined);
    return doing;
  }

  async #write(card: () => TableCard, anyway: boolean): Promise<void> {
    const { table } = this.#host;
    const keep = this.#stands;
    const length = table.length;
    if (!anyway && keep === length && this.#stored === length) return;
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

/** What the page gets of a table that stands in it: seats, and the record each may take away. */
export const wayTo = <A extends AnyAction>(host: Host<A>) => ({
  sit: (viewer: number) => host.seat(viewer),
  record: async (viewer: number) => (await import('./records.ts')).recordFor(host, viewer),
});
