import { fairDice, Host, stepRows, Table } from '@hundred-days/kernel';
import type { Deed } from '../database/connect.ts';
import { maySit } from '../ratings/rated.ts';
import { hashOf, isSame, newSecret } from '../secrets.ts';
import type { TableNotice } from '../told.ts';
import { noTable, Trouble } from '../trouble.ts';
import { DAY_MS, runClocks } from './clocks.ts';
import type { Keeper } from './keeper.ts';
import { contributionsOf, isFree, noticeOf } from './notices.ts';
import {
  addWatcher,
  NOW,
  notify,
  type SeatRow,
  seatsOf,
  setSeat,
  type TableRow,
  WAITS_DAYS,
  writeWhole,
} from './store.ts';

/** Who sits at a table: until the game begins, and in which browser. */

/** By the clock of the database. */
const isStale = ({ now }: TableRow, made: Date): boolean => now.getTime() - made.getTime() > WAITS_DAYS * DAY_MS;
const expired = (): Trouble => new Trouble(410, 'link-expired');

/** Takes the seat a link is for, or a place among those who look on. A link is good for the first browser that takes it in time. */
export async function sit(keeper: Keeper, guest: string, id: string, link: string): Promise<void> {
  const hash = hashOf(link);
  if (hash === null) throw noTable();
  await keeper.reseat(id, async (deed, row) => {
    if (row.watch_hash !== null && isSame(row.watch_hash, hash)) {
      if (row.heading === null && isStale(row, row.created_at)) throw expired();
      return addWatcher(deed, id, guest);
    }
    const seats = await seatsOf(deed, id);
    const meant = seats.find(({ link_hash }) => link_hash !== null && isSame(link_hash, hash));
    if (meant === undefined) throw noTable();
    if (meant.guest_id === guest) return;
    if (meant.link_used) throw new Trouble(409, 'seat-taken');
    if (isStale(row, meant.link_at)) throw expired();
    await maySit(deed, row, guest, seats);
    await setSeat(deed, id, meant.seat, { guest_id: guest, link_used: true });
    await notify(deed, id);
  });
}

/** Takes a seat that is there for anybody. */
export async function take(keeper: Keeper, guest: string, id: string, name: string): Promise<void> {
  await keeper.reseat(id, async (deed, row) => {
    const seats = await seatsOf(deed, id);
    const seat = seats.find((one) => one.name === name);
    if (seat?.open !== true) throw noTable();
    if (seat.guest_id === guest) return;
    if (!isFree(seat)) throw new Trouble(409, 'seat-taken');
    await maySit(deed, row, guest, seats);
    await setSeat(deed, id, seat.seat, { guest_id: guest });
    await notify(deed, id);
  });
}

/**
 * Gives up all his seats before the game begins: they are what they were, and his own, if he has opened the table, are for
 * anybody. A table at which nobody is left is gone.
 */
export async function leave(keeper: Keeper, guest: string, id: string): Promise<void> {
  await keeper.reseat(id, async (deed, row) => {
    // Who sees it late, and has not seen it begin, is not told so here either; nobody misses him.
    const { row: seen } = await keeper.presentAt(deed, row, guest);
    if (seen.heading !== null) throw new Trouble(409, 'begun');
    // One leaves the league, not a table of it.
    if (row.league_id !== null) throw new Trouble(409, 'league');
    const seats = await seatsOf(deed, id);
    const [heir] = seats.filter(({ guest_id }) => guest_id !== null && guest_id !== guest);
    await deed.deleteFrom('watchers').where('table_id', '=', id).where('guest_id', '=', guest).execute();
    if (row.owner_id === guest) {
      if (heir === undefined) await deed.deleteFrom('tables').where('id', '=', id).execute();
      else
        await deed
          .updateTable('tables')
          .set({ owner_id: heir.guest_id as string })
          .where('id', '=', id)
          .execute();
    }
    for (const { seat, guest_id, link_hash } of seats) {
      if (guest_id !== guest) continue;
      const free = { guest_id: null, contribution: null, link_used: false, standing: '{}' };
      await setSeat(deed, id, seat, link_hash === null ? { ...free, open: true } : free);
    }
    await notify(deed, id);
  });
}

/**
 * A new link to a seat; the old one is worth nothing any more. Whoever opened the table may ask for it while nobody has
 * taken the seat; afterwards only who holds it may, to go on in another browser.
 */
export async function relink(keeper: Keeper, guest: string, id: string, name: string): Promise<string> {
  const link = newSecret();
  await keeper.reseat(id, async (deed, row) => {
    const seat = (await seatsOf(deed, id)).find((one) => one.name === name);
    if (seat === undefined || guest !== (seat.guest_id ?? row.owner_id)) throw noTable();
    if (seat.level !== null) throw noTable();
    // Who plays for a rating plays himself; from another browser he signs in.
    if (row.rated && seat.guest_id !== null) throw new Trouble(409, 'rated');
    await setSeat(deed, id, seat.seat, { link_hash: hashOf(link), link_used: false, link_at: row.now, open: false });
    await notify(deed, id);
  });
  return link;
}

/** What somebody who has seen the commitment adds to the dice, once for all his seats. When all have, the game begins. */
export async function contribute(keeper: Keeper, guest: string, id: string, word: string): Promise<void> {
  await keeper.reseat(id, async (deed, row) => {
    const own = (await seatsOf(deed, id)).filter(({ guest_id }) => guest_id === guest);
    if (own.length === 0) throw noTable();
    const missing = own.filter(({ contribution }) => contribution === null);
    if (missing.length === 0) return;
    for (const { seat } of missing) await setSeat(deed, id, seat, { contribution: word });
    const all = await seatsOf(deed, id);
    if (all.every(({ contribution }) => contribution !== null)) await begin(keeper, deed, row, all);
    else await notify(deed, id);
  });
  await keeper.heard(id);
}

async function begin(keeper: Keeper, deed: Deed, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
  const game = await keeper.gameOf(row);
  const opened = Table.open(game, row.setup, fairDice(row.seed, contributionsOf(seats)));
  if (!opened.ok) throw new Trouble(500, 'bad-setup');
  const table = opened.value;
  await writeWhole(deed, row.id, new Host(table), row.version + 1, stepRows(table));
  await runClocks(deed, row, table.seatsToAct);
}

export async function notice(keeper: Keeper, guest: string, id: string): Promise<TableNotice> {
  return noticeOf(await keeper.present(guest, id), guest);
}

/** The tables at which somebody sits or which he has opened, the latest first. */
export async function tablesOf(keeper: Keeper, guest: string): Promise<readonly TableNotice[]> {
  const rows = await keeper.db
    .selectFrom('tables')
    .selectAll()
    .select(NOW)
    .where((where) =>
      where.or([
        where('owner_id', '=', guest),
        where.exists(
          where
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.guest_id', '=', guest),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return Promise.all(rows.map(async (row) => noticeOf(await keeper.presentAt(keeper.db, row, guest), guest)));
}
