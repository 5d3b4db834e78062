import {
  type AnyAction,
  type Host,
  headingOf,
  keptUndone,
  type StepRow,
  type TableHeading,
  type Unsaved,
} from '@hundred-days/kernel';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import { CHANNEL, type Happened, writeHappened } from '../database/hearing.ts';
import type { SeatsTable, TablesTable } from '../database/schema.ts';
import { callPeople } from '../messages/calling.ts';
import { forgetMoments } from './moments.ts';

/** How tables stand in the database: a row of their own, and a row for each step. */

/** A table, and what the clock of the database said when it was read: the processes may have others. */
export type TableRow = Selectable<TablesTable> & { readonly now: Date };
export const NOW = sql<Date>`clock_timestamp()`.as('now');
/** A seat, what who sits there is called, and whether that is the name of an account. */
export type SeatRow = Selectable<SeatsTable> & { readonly called: string | null; readonly account: string | null };

/**
 * Whether nothing of a table is hidden any more: it is over for good. One that an operator has closed can be put back, and keeps
 * its secrets; so does one that rests.
 */
export const isOpened = ({ over, ended }: Pick<TableRow, 'over' | 'ended'>): boolean => over && ended?.how !== 'closed';

/** Opened otherwise than by its rules. */
export const isLaidOpen = (row: Pick<TableRow, 'over' | 'ended'>): boolean => row.ended !== null && isOpened(row);

/** Who has waited longer than this is not there any more; a link that nobody has opened for so long opens nothing. */
export const WAITS_DAYS = 30;

/** Within a transaction or without one. */
type Reader = Database | Deed;

/** So many of the last requests of a table are remembered at least, by the versions of the table they led to. */
const REMEMBERED = 256;
/** Those before them are forgotten now and then. */
const FORGET_EVERY = 32;

export const readTable = (db: Reader, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('tables').selectAll().select(NOW).where('id', '=', id).executeTakeFirst();

/** Whoever has a table in a deed has it alone, among all processes, until the deed is done. */
export const lockTable = (deed: Deed, id: string): Promise<TableRow | undefined> =>
  deed.selectFrom('tables').selectAll().select(NOW).where('id', '=', id).forUpdate().executeTakeFirst();

export const seatsOf = (db: Reader, id: string): Promise<SeatRow[]> =>
  db
    .selectFrom('seats')
    .leftJoin('guests', 'guests.id', 'seats.guest_id')
    .leftJoin('accounts', 'accounts.guest_id', 'seats.guest_id')
    .selectAll('seats')
    .select(['guests.name as called', 'accounts.name as account'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();

export const setSeat = (deed: Deed, id: string, seat: number, values: Updateable<SeatsTable>): Promise<unknown> =>
  deed.updateTable('seats').set(values).where('table_id', '=', id).where('seat', '=', seat).execute();

export const setTable = (deed: Deed, id: string, values: Updateable<TablesTable>): Promise<unknown> =>
  deed.updateTable('tables').set(values).where('id', '=', id).execute();

export const looksOn = async (db: Reader, id: string, guest: string): Promise<boolean> =>
  (await db
    .selectFrom('watchers')
    .select('guest_id')
    .where('table_id', '=', id)
    .where('guest_id', '=', guest)
    .executeTakeFirst()) !== undefined;

export async function addWatcher(deed: Deed, id: string, guest: string): Promise<void> {
  await deed
    .insertInto('watchers')
    .values({ table_id: id, guest_id: guest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The steps that were written after a version of the table, in order, and how many stand before them. */
export async function stepsSince(db: Reader, id: string, version: number): Promise<Unsaved> {
  const found = await db
    .selectFrom('steps')
    .select(['step', 'row'])
    .where('table_id', '=', id)
    .where('version', '>', version)
    .orderBy('step')
    .execute();
  if (found.length > 0) return { keep: found[0].step - 1, rows: found.map(({ row }) => row) };
  const { length } = await db
    .selectFrom('steps')
    .select((one) => one.fn.countAll<string>().as('length'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  return { keep: Number(length), rows: [] };
}

export const allSteps = async (db: Reader, id: string): Promise<StepRow[]> =>
  (await db.selectFrom('steps').select('row').where('table_id', '=', id).orderBy('step').execute()).map(
    ({ row }) => row,
  );

/** Steps go to the database in one statement, whatever their number; `stood` of them stand there. */
async function writeSteps(
  deed: Deed,
  id: string,
  version: number,
  { keep, rows }: Unsaved,
  stood: number,
): Promise<void> {
  if (keep < stood) await removeSteps(deed, id, version, keep);
  if (rows.length === 0) return;
  const texts = rows.map((row) => JSON.stringify(row));
  await sql`
    insert into steps (table_id, step, version, row)
    select ${id}, ${keep}::integer + n, ${version}::integer, text::json
    from unnest(${texts}::text[]) with ordinality as given (text, n)`.execute(deed);
}

/** Steps that are taken back; who looks on with a delay still has to see them. */
const removeSteps = (deed: Deed, id: string, version: number, keep: number): Promise<unknown> =>
  sql`
    with removed as (delete from steps where table_id = ${id} and step > ${keep} returning *)
    insert into past_steps (table_id, step, version, gone, row)
    select removed.table_id, step, removed.version, ${version}::integer, row
    from removed join tables on tables.id = removed.table_id where delay > 0`.execute(deed);

export interface Written {
  readonly host: Host<AnyAction>;
  readonly version: number;
  readonly unsaved: Unsaved;
  /** How many steps are stored; not known if not said. */
  readonly stood?: number;
  /** Where it has to be stored anew. */
  readonly heading?: TableHeading;
}

/** Stores what was done at a table, under the version it leads to, and tells all processes of it when it is stored. */
export async function writeTable(
  deed: Deed,
  id: string,
  { host, version, unsaved, heading, stood = Number.POSITIVE_INFINITY }: Written,
): Promise<void> {
  const { table } = host;
  await writeSteps(deed, id, version, unsaved, stood);
  await deed
    .updateTable('tables')
    .set({
      version,
      revisions: [...host.revisions()],
      undone: JSON.stringify(keptUndone(table)),
      deciding: table.seatsToAct,
      over: table.outcome !== null,
      ...(heading === undefined ? {} : { heading: JSON.stringify(heading) }),
    })
    .where('id', '=', id)
    .execute();
  if (heading !== undefined) await forgetMoments(deed, id);
  await callComputer(deed, id);
  await notify(deed, id, 'played');
}

/** Where the computer has to decide, somebody is to think about it: it is asked for with the step that leads there. */
export const callComputer = (deed: Deed, id: string): Promise<unknown> =>
  sql`
    select graphile_worker.add_job('computer', json_build_object('table', tables.id), job_key := 'computer ' || tables.id)
    from tables join seats on seats.table_id = tables.id
    where tables.id = ${id} and not over and not adjourned and level is not null and (deciding >> seat) & 1 = 1 limit 1`.execute(
    deed,
  );

/** The whole of a table that begins, or was brought up to newer rules. */
export const writeWhole = (deed: Deed, id: string, host: Host<AnyAction>, version: number, rows: readonly StepRow[]) =>
  writeTable(deed, id, { host, version, unsaved: { keep: 0, rows }, heading: headingOf(host.table) });

/** Tells all processes that something was done at a table, and who is away if it is for him. */
export async function notify(deed: Deed, id: string, what: Happened = 'beside'): Promise<void> {
  await callPeople(deed, id);
  await sql`select pg_notify(${CHANNEL}, ${writeHappened(id, what)})`.execute(deed);
}

export const wasDone = async (deed: Deed, id: string, viewer: number, key: string): Promise<boolean> =>
  (await deed
    .selectFrom('answers')
    .select('version')
    .where('table_id', '=', id)
    .where('viewer', '=', viewer)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined;

/** Keeps the key of a request with the steps it led to: both are stored, or neither. */
export async function rememberDone(
  deed: Deed,
  id: string,
  viewer: number,
  key: string,
  version: number,
): Promise<void> {
  await deed.insertInto('answers').values({ table_id: id, viewer, key, version }).execute();
  if (version % FORGET_EVERY !== 0) return;
  await deed
    .deleteFrom('answers')
    .where('table_id', '=', id)
    .where('version', '<=', version - REMEMBERED)
    .execute();
}
