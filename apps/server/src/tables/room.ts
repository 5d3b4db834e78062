import {
  type AnyAction,
  catchUp,
  diceFallen,
  type Fair,
  type FairDice,
  fairDice,
  type Game,
  Host,
  resumeTable,
  type SeatUpdate,
  stepRows,
  type Table,
  takeUndone,
} from '@hundred-days/kernel';
import type { Deed } from '../database/connect.ts';
import type { Happened } from '../database/hearing.ts';
import type { PeopleNotice } from '../told.ts';
import { Trouble } from '../trouble.ts';
import { Later } from './later.ts';
import type { Present } from './notices.ts';
import { allSteps, isLaidOpen, stepsSince, type TableRow, writeWhole } from './store.ts';

/** Who hears at once what happens at a table: one browser, for the viewers it may be. */
export interface Listener {
  readonly viewers: readonly number[];
  /** He sees it late until it is over. */
  readonly late: boolean;
  /** What each of them has been told. */
  readonly told: Map<number, number>;
  tell(viewer: number, update: SeatUpdate): void;
  /** Something about the table itself may have changed: it is looked up once for all who listen. Null: it could not be. */
  stir(at: At | null, what: Happened): Promise<void>;
  /** Somebody has come or gone. */
  people(now: PeopleNotice): void;
}

export type Listening = (viewers: readonly number[], late: boolean) => Listener;

/** A table as it is now, beside the game. */
export type At = Omit<Present, 'viewers'>;

/** A table as this process has it open. */
interface Held {
  readonly host: Host<AnyAction>;
  readonly dice: FairDice;
  version: number;
  /** It ended otherwise than by its rules, and everything was told. */
  laidOpen: boolean;
}

export type Contributions = Fair['contributions'];

/**
 * One table in this process: what it knows of it, and who listens. The database has the table; here is a copy, which is brought
 * up to it before anything is asked of it. One thing is done after another.
 */
export class Room {
  readonly listeners = new Set<Listener>();
  /** As those see it who see it late. */
  readonly later = new Later();
  #waking: NodeJS.Timeout | undefined;
  #held: Held | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** What has happened since somebody last looked. */
  #stirred: Happened | null = null;
  /** Until everybody who listens knows what has become of the table; null while nobody looks. */
  #looking: Promise<void> | null = null;
  /** How many wait for their turn. */
  waiting = 0;

  next<T>(deed: () => Promise<T>): Promise<T> {
    this.waiting++;
    const doing = this.#last.then(deed).finally(() => {
      this.waiting--;
    });
    this.#last = doing.catch(() => undefined);
    return doing;
  }

  /** Much may happen while one looks what has happened: he looks once more, and not for each of them. */
  stir(what: Happened, look: () => Promise<At | null>): Promise<void> {
    if (this.#stirred !== 'beside') this.#stirred = what;
    this.#looking ??= this.#tellAll(look);
    return this.#looking;
  }

  async #tellAll(look: () => Promise<At | null>): Promise<void> {
    try {
      while (this.#stirred !== null) {
        const happened = this.#stirred;
        this.#stirred = null;
        const at = await look().catch(() => null);
        await Promise.all([...this.listeners].map((one) => one.stir(at, happened)));
      }
    } finally {
      this.#looking = null;
    }
  }

  /** What was done here may not have been stored: the next one reads it anew. */
  forget(): void {
    this.#held = null;
  }

  get version(): number {
    return this.#held?.version ?? -1;
  }

  isBehind(row: TableRow): boolean {
    return this.version < row.version || this.#held?.laidOpen !== isLaidOpen(row);
  }

  /** What was done with the table as it was brought up is stored. */
  stored(version: number): void {
    if (this.#held !== null) this.#held.version = version;
  }

  /** The table as the database has it. Whoever only looks must see one moment of the database. */
  async bring(
    deed: Deed,
    game: Game<AnyAction>,
    row: TableRow,
    added: () => Promise<Contributions>,
  ): Promise<Host<AnyAction>> {
    // Whatever comes after all was told is another table.
    if (this.#held?.laidOpen && this.isBehind(row)) this.forget();
    if (this.#held !== null && this.#held.version <= row.version) {
      if (this.#held.version < row.version) await this.#follow(deed, this.#held, row);
      this.#roll(this.#held);
    } else this.#held = await open(deed, game, row, await added());
    this.#layOpen(this.#held, row);
    return this.#held.host;
  }

  /** Every process does so for itself: it is the next revision after those that are stored. */
  #layOpen(held: Held, row: TableRow): void {
    if (held.laidOpen || !isLaidOpen(row)) return;
    held.laidOpen = true;
    held.host.table.layOpen();
    held.host.changed();
  }

  async #follow(deed: Deed, held: Held, row: TableRow): Promise<void> {
    const { host } = held;
    const wrong = catchUp(host.table, await stepsSince(deed, row.id, held.version));
    if (wrong !== null) throw broken();
    takeUndone(host.table, row.undone);
    host.changed(row.revisions);
    held.version = row.version;
  }

  /** The next die is that of the dice that have fallen: what was taken back falls again as it did. */
  #roll({ host, dice }: Held): void {
    dice.fallen = diceFallen(host.table);
  }

  /** Tells everybody here what is new for him. */
  tell(): void {
    if (this.#held === null) return;
    for (const listener of [...this.listeners]) this.tellOne(listener);
  }

  #isLateNow({ late }: Listener): boolean {
    return late && this.#held?.host.table.isOpen !== true;
  }

  #hostFor(listener: Listener): Host<AnyAction> | null {
    return this.#isLateNow(listener) ? this.later.host : (this.#held?.host ?? null);
  }

  /** Somebody who listens here sees it late. */
  get isSeenLate(): boolean {
    return [...this.listeners].some((one) => this.#isLateNow(one));
  }

  /** When those who see it late are to be told more; null: nothing waits for them. */
  wake(wait: number | null, look: () => void): void {
    clearTimeout(this.#waking);
    this.#waking = wait === null ? undefined : setTimeout(look, wait).unref();
  }

  /** Whether the players are there says what is done now: who sees the game late is told of his like alone. */
  tellPeople(now: PeopleNotice, listeners: readonly Listener[]): void {
    for (const one of listeners) one.people(this.#isLateNow(one) ? { ...now, seats: now.seats.map(() => null) } : now);
  }

  tellOne(listener: Listener): void {
    const host = this.#hostFor(listener);
    if (host === null) return;
    for (const viewer of listener.viewers) {
      const update = host.news(viewer, listener.told.get(viewer) ?? -1);
      if (update.revision === listener.told.get(viewer)) continue;
      listener.told.set(viewer, update.revision);
      listener.tell(viewer, update);
    }
  }
}

/** A stored step was changed or lost: nobody plays on with it. */
const broken = (): Trouble => new Trouble(409, 'broken-table');

/** A host who counts for every viewer from the first step on. */
function counted(table: Table<AnyAction>, revisions: readonly number[]): Host<AnyAction> {
  const host = new Host(table, revisions);
  host.revisions();
  return host;
}

/** A table as it is stored. */
async function open(deed: Deed, game: Game<AnyAction>, row: TableRow, contributions: Contributions): Promise<Held> {
  if (row.heading === null) throw new Trouble(409, 'not-begun');
  const rows = await allSteps(deed, row.id);
  const resumed = resumeTable(game, row.heading, rows);
  if (!resumed.ok) throw broken();
  const { table, saved } = resumed.value;
  const dice = fairDice(row.seed, contributions);
  dice.fallen = diceFallen(table);
  table.goOn(dice);
  if (saved === rows.length && table.length === rows.length) {
    takeUndone(table, row.undone);
    return { host: counted(table, row.revisions), dice, version: row.version, laidOpen: false };
  }
  // Rules were corrected since: it is stored anew, and everybody begins anew with it.
  const anew = counted(
    table,
    row.revisions.map((revision) => revision + 1),
  );
  await writeWhole(deed, row.id, anew, row.version + 1, stepRows(table));
  return { host: anew, dice, version: row.version + 1, laidOpen: false };
}
