import { type GameRecord, Host, parseRecord, REFEREE, replayRecord, stepRows, writeRecord } from '@hundred-days/kernel';
import { sql } from 'kysely';
import { keyOf } from '../people/names.ts';
import { runClocks } from '../tables/clocks.ts';
import { end } from '../tables/ending.ts';
import type { Keeper } from '../tables/keeper.ts';
import { fairOf } from '../tables/notices.ts';
import { lookFor } from '../tables/playing.ts';
import { isLaidOpen, notify, setTable, writeWhole } from '../tables/store.ts';
import { note } from '../tables/talk.ts';

/** What whoever runs a server can do beside it: on the database, while it runs. */

export interface FoundPerson {
  readonly id: string;
  readonly name: string | null;
  readonly account: string | null;
  readonly banned: boolean;
  readonly tables: readonly string[];
}

/** Everybody who is called so, or sits at the table with this id. */
export async function find({ db }: Keeper, text: string): Promise<readonly FoundPerson[]> {
  const people = await db
    .selectFrom('guests')
    .leftJoin('accounts', 'accounts.guest_id', 'guests.id')
    .select(['guests.id', 'guests.name', 'accounts.name as account', 'guests.banned'])
    .where((where) =>
      where.or([
        where('accounts.key', '=', keyOf(text)),
        where(sql<string>`lower(guests.name)`, '=', text.toLowerCase()),
        where.exists(
          where
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.guest_id', '=', 'guests.id')
            .where('seats.table_id', '=', text),
        ),
      ]),
    )
    .orderBy('guests.created_at')
    .execute();
  return Promise.all(
    people.map(async (person) => {
      const seats = await db
        .selectFrom('seats')
        .select('table_id')
        .where('guest_id', '=', person.id)
        .distinct()
        .execute();
      return { ...person, tables: seats.map(({ table_id }) => table_id) };
    }),
  );
}

/** Ends a game: nobody has won it. */
export const close = (keeper: Keeper, id: string): Promise<void> =>
  keeper.reseat(id, async (deed, row) => {
    if (!row.over) await end(deed, row, { how: 'closed', seat: null });
  });

export async function ban({ db }: Keeper, guest: string, banned: boolean): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('guests').set({ banned }).where('id', '=', guest).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`there is nobody with the id ${guest}`);
}

export interface Reported {
  readonly table: string;
  readonly at: string;
  readonly report: string;
  readonly line: string | null;
  /** The id of who said it. */
  readonly by: string | null;
}

/** What was reported, the latest first. */
export async function reports({ db }: Keeper): Promise<readonly Reported[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('talk', (join) => join.onRef('talk.table_id', '=', 'reports.table_id').onRef('talk.n', '=', 'reports.n'))
    .select(['reports.table_id', 'reports.at', 'reports.text', 'talk.text as line', 'talk.guest_id as by'])
    .orderBy('reports.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ table_id, at, text, line, by }) => ({
    table: table_id,
    at: at.toISOString(),
    report: text,
    line,
    by,
  }));
}

/** Everything of a table, with what is hidden: to be kept apart, and for `restore`. */
export const record = (keeper: Keeper, id: string): Promise<GameRecord> =>
  lookFor(keeper, id, ({ table }, { row, seats }) => ({
    ...writeRecord(table, REFEREE),
    fair: fairOf(row, seats, true),
  }));

/** Puts a table back to what a record says, whatever stands there now. The record must be whole, and of this table's game. */
export async function restore(keeper: Keeper, id: string, text: string): Promise<number> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return keeper.reseat(id, async (deed, row) => {
    const { value } = parsed;
    if (value.fair?.commitment !== row.commitment) throw new Error('the record is of another table');
    const replayed = replayRecord(await keeper.gameOf(row), value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    const host = new Host(
      replayed.value,
      // Whoever has seen more begins anew, also who has seen it laid open.
      row.revisions.map((revision) => revision + 2),
    );
    await writeWhole(deed, id, host, row.version + 1, stepRows(host.table));
    // What was laid open, dice and all, is not played on with.
    const isOver = host.table.outcome !== null || isLaidOpen(row);
    const ended = isLaidOpen(row) ? JSON.stringify(row.ended) : null;
    await setTable(deed, id, {
      ended,
      offers: '[]',
      adjourned: false,
      over: isOver,
      ...(isOver ? { deciding: 0 } : {}),
    });
    await runClocks(deed, row, isOver ? 0 : host.table.seatsToAct);
    await note(deed, id, null, 'restored', String(host.table.length));
    await notify(deed, id);
    return host.table.length;
  });
}
