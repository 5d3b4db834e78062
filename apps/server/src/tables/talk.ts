import { SPECTATOR } from '@hundred-days/kernel';
import { sql } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import type { TalkLine } from '../told.ts';
import { noTable, Trouble } from '../trouble.ts';
import type { Keeper } from './keeper.ts';
import { isLate } from './later.ts';
import type { Present } from './notices.ts';
import { sideOf } from './sides.ts';
import { silencedBy } from './silence.ts';
import { notify, type SeatRow, seatsOf } from './store.ts';

/** What was said at a table, and what was done there beside the game. */

/** So much of it is told at once. */
const MOST_TOLD = 200;
const SAID = 'said';

/** One who sits there says no more than so many lines in so many seconds. */
const MOST_LINES = 10;
const LINES_SECONDS = 30;

interface NewLine {
  readonly seat: number | null;
  readonly kind: string;
  readonly side: boolean;
  readonly text: string;
  readonly guest_id?: string;
}

async function nextNumber(deed: Deed, id: string): Promise<number> {
  const { last } = await deed
    .selectFrom('talk')
    .select((one) => one.fn.max('n').as('last'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Whoever has the table alone writes down what was done: no number comes twice. */
async function write(deed: Deed, id: string, line: NewLine): Promise<number> {
  const n = await nextNumber(deed, id);
  await deed
    .insertInto('talk')
    .values({ table_id: id, n, ...line })
    .execute();
  return n;
}

export const note = (deed: Deed, id: string, seat: number | null, kind: string, text = ''): Promise<number> =>
  write(deed, id, { seat, kind, side: false, text });

export interface Saying {
  readonly seat: string;
  /** To his own side alone. */
  readonly side: boolean;
  readonly text: string;
}

export async function say(
  keeper: Keeper,
  guest: string,
  id: string,
  { seat: name, side, text }: Saying,
): Promise<number> {
  const room = keeper.room(id);
  return room.next(() =>
    keeper.reseat(id, async (deed, row) => {
      const seats = await seatsOf(deed, id);
      const own = seats.find((one) => one.name === name && one.guest_id === guest);
      if (own === undefined) throw noTable();
      const game = await keeper.gameOf(row);
      const host = row.heading === null ? null : await keeper.brought(deed, room, { row, game, seats });
      const rule = row.over ? null : silencedBy(game, row.setup, host?.table ?? null, own.seat);
      if (rule !== null) throw new Trouble(409, 'silence', rule);
      await notTooMuch(deed, id, guest);
      const n = await write(deed, id, { seat: own.seat, kind: SAID, side, text: readable(text), guest_id: guest });
      await notify(deed, id);
      return n;
    }),
  );
}

async function notTooMuch(deed: Deed, id: string, guest: string): Promise<void> {
  const said = await deed
    .selectFrom('talk')
    .select('n')
    .where('table_id', '=', id)
    .where('guest_id', '=', guest)
    .where('at', '>', sql<Date>`now() - make_interval(secs => ${LINES_SECONDS})`)
    .execute();
  if (said.length >= MOST_LINES) throw new Trouble(429, 'too-many');
}

/** Lines and spaces are kept; what moves a cursor, turns the writing round or cannot be seen is not. */
function readable(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .trim();
  if (clean === '') throw new Trouble(400, 'bad-request');
  return clean;
}

/** Whether somebody may hear a line: what is for a side is for who sits there. */
const isFor = ({ viewers }: Present, { seat, side }: { seat: number | null; side: boolean }): boolean =>
  !side || viewers.some((viewer) => viewer !== SPECTATOR && seat !== null && sideOf(viewer) === sideOf(seat));

/** The lines after the one with a number that somebody may hear, and wants to. */
export const heardBy = async (keeper: Keeper, guest: string, id: string, after: number): Promise<TalkLine[]> =>
  heardAt(keeper, guest, await keeper.present(guest, id), after);

export async function heardAt({ db }: Keeper, guest: string, present: Present, after: number): Promise<TalkLine[]> {
  const { id } = present.row;
  const muted = await mutesOf(db, guest, id);
  let lines = db.selectFrom('talk').selectAll().where('table_id', '=', id).where('n', '>', after);
  if (isLate(present)) lines = lines.where('at', '<=', present.row.now);
  const rows = await lines.orderBy('n', 'desc').limit(MOST_TOLD).execute();
  const wanted = rows.filter(
    (row) => isFor(present, row) && !(row.kind === SAID && muted.some(({ seat }) => seat === row.seat)),
  );
  return wanted.reverse().map((row) => ({
    n: row.n,
    at: row.at.toISOString(),
    seat: nameOf(present.seats, row.seat),
    kind: row.kind,
    side: row.side,
    text: row.text,
  }));
}

const nameOf = (seats: readonly SeatRow[], seat: number | null): string | null =>
  seat === null ? null : (seats[seat]?.name ?? null);

/** The seats somebody does not hear. */
export async function mutedBy(keeper: Keeper, guest: string, id: string): Promise<string[]> {
  const { seats } = await keeper.present(guest, id);
  const rows = await mutesOf(keeper.db, guest, id);
  return rows.flatMap(({ seat }) => nameOf(seats, seat) ?? []);
}

const mutesOf = (db: Database, guest: string, id: string): Promise<{ seat: number }[]> =>
  db
    .selectFrom('mutes')
    .select('seat')
    .where('table_id', '=', id)
    .where('guest_id', '=', guest)
    .orderBy('seat')
    .execute();

/** Does not hear a seat any more, or hears it again. */
export async function mute(keeper: Keeper, guest: string, id: string, name: string, muted: boolean): Promise<void> {
  const { seats } = await keeper.present(guest, id);
  const found = seats.find((one) => one.name === name);
  if (found === undefined) throw noTable();
  const line = { table_id: id, guest_id: guest, seat: found.seat };
  const { db } = keeper;
  if (muted)
    await db
      .insertInto('mutes')
      .values(line)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('mutes')
      .where('table_id', '=', id)
      .where('guest_id', '=', guest)
      .where('seat', '=', found.seat)
      .execute();
}

export async function report(keeper: Keeper, guest: string, id: string, n: number | null, text: string): Promise<void> {
  await keeper.present(guest, id);
  await keeper.db
    .insertInto('reports')
    .values({ table_id: id, n, guest_id: guest, text: readable(text) })
    .execute();
}

/** What somebody has written down for himself at a table. */
export async function notesOf(keeper: Keeper, guest: string, id: string): Promise<string> {
  await keeper.present(guest, id);
  const found = await keeper.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', id)
    .where('guest_id', '=', guest)
    .executeTakeFirst();
  return found?.text ?? '';
}

export async function writeNotes(keeper: Keeper, guest: string, id: string, text: string): Promise<void> {
  await keeper.present(guest, id);
  await keeper.db
    .insertInto('notes')
    .values({ table_id: id, guest_id: guest, text })
    .onConflict((conflict) => conflict.columns(['table_id', 'guest_id']).doUpdateSet({ text }))
    .execute();
}
