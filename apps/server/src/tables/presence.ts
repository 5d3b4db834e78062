import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { PRESENCE } from '../database/hearing.ts';
import type { PeopleNotice, Where } from '../told.ts';
import { notify, seatsOf } from './store.ts';

/**
 * Who is here now: whoever listens somewhere, in whichever process. Each process writes down who listens to it; of a process
 * that is gone the others take it back. It says that a browser is open, and nothing of what is done in it.
 */

/** A page that is loaded again, or whose line breaks for a moment, was not away. */
const GRACE_MS = 2_500;
/** How often it is looked whether a process has died with people in it. */
const SWEEP_MS = 4_000;

/** Who listens to this process. */
export class Presence {
  readonly #db: Database;
  readonly #process: number;
  readonly #grace: number;
  readonly #onError: (error: unknown) => void;
  /** Streams by table and guest. */
  readonly #streams = new Map<string, number>();
  readonly #leaving = new Set<NodeJS.Timeout>();
  readonly #sweep: NodeJS.Timeout;

  constructor(db: Database, process: number, onError: (error: unknown) => void, grace = GRACE_MS) {
    this.#db = db;
    this.#process = process;
    this.#onError = onError;
    this.#grace = grace;
    this.#sweep = setInterval(() => void this.sweep().catch(onError), SWEEP_MS);
  }

  /** Somebody listens at a table; returns what is called when he has hung up. */
  async came(table: string, guest: string): Promise<() => void> {
    const key = `${table} ${guest}`;
    const streams = this.#streams.get(key) ?? 0;
    this.#streams.set(key, streams + 1);
    if (streams === 0) await this.#write(table, guest, (deed) => this.#put(deed, table, guest));
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      const waiting = setTimeout(() => {
        this.#leaving.delete(waiting);
        void this.#left(key, table, guest).catch(this.#onError);
      }, this.#grace);
      this.#leaving.add(waiting);
    };
  }

  #put(deed: Database, table: string, guest: string): Promise<unknown> {
    return deed
      .insertInto('presence')
      .values({ process: this.#process, table_id: table, guest_id: guest })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The line to the database was down: others may have thought that this process is gone, with all who are here. */
  async again(): Promise<void> {
    for (const key of this.#streams.keys()) {
      const [table, guest] = key.split(' ');
      // A table, or somebody, may be gone for good.
      await this.#write(table, guest, (deed) => this.#put(deed, table, guest)).catch(this.#onError);
    }
  }

  async #left(key: string, table: string, guest: string): Promise<void> {
    const streams = (this.#streams.get(key) ?? 1) - 1;
    if (streams > 0) return void this.#streams.set(key, streams);
    this.#streams.delete(key);
    await this.#write(table, guest, (deed) =>
      deed
        .deleteFrom('presence')
        .where('process', '=', this.#process)
        .where('table_id', '=', table)
        .where('guest_id', '=', guest)
        .execute(),
    );
  }

  /** Told where he is, and where somebody sees that he is elsewhere. */
  async #write(table: string, guest: string, change: (deed: Database) => Promise<unknown>): Promise<void> {
    await this.#db.transaction().execute(async (deed) => {
      await change(deed);
      const sitting = await deed
        .selectFrom('presence')
        .innerJoin('seats', 'seats.table_id', 'presence.table_id')
        .select('presence.table_id')
        .distinct()
        .where('seats.guest_id', '=', guest)
        .execute();
      for (const id of new Set([table, ...sitting.map(({ table_id }) => table_id)])) await notify(deed, id, 'people');
    });
  }

  /** Nobody is at a process that is gone. */
  async sweep(): Promise<void> {
    await this.#db.transaction().execute(async (deed) => {
      const { rows } = await sql<{ table_id: string }>`
        delete from presence where not exists (
          select from pg_locks where locktype = 'advisory' and classid = ${PRESENCE} and objid = presence.process
            and database = (select oid from pg_database where datname = current_database())
        ) returning table_id`.execute(deed);
      for (const id of new Set(rows.map(({ table_id }) => table_id))) await notify(deed, id, 'people');
    });
  }

  /** This process goes: nobody is at it. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const waiting of this.#leaving) clearTimeout(waiting);
    await this.#db.deleteFrom('presence').where('process', '=', this.#process).execute();
  }
}

/** Who is at a table, and who of its players is elsewhere on this server. */
export async function peopleAt(db: Database, id: string): Promise<PeopleNotice> {
  const seats = await seatsOf(db, id);
  const sitting = seats.flatMap(({ guest_id }) => (guest_id === null ? [] : [guest_id]));
  const rows = await db
    .selectFrom('presence')
    .innerJoin('guests', 'guests.id', 'presence.guest_id')
    .select(['presence.table_id', 'presence.guest_id', 'guests.name'])
    .distinct()
    .where((where) =>
      where.or([where('presence.table_id', '=', id), where('presence.guest_id', 'in', [...sitting, NOBODY])]),
    )
    .orderBy('guests.name')
    .orderBy('presence.guest_id')
    .execute();
  const whereIs = (guest: string): Where => {
    const own = rows.filter(({ guest_id }) => guest_id === guest);
    return own.some(({ table_id }) => table_id === id) ? 'table' : own.length > 0 ? 'here' : 'away';
  };
  return {
    seats: seats.map(({ guest_id, level }) => (guest_id === null || level !== null ? null : whereIs(guest_id))),
    watching: rows
      .filter(({ table_id, guest_id }) => table_id === id && !sitting.includes(guest_id))
      .map(({ name }) => name),
  };
}

/** A list in a query is never empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
