import { type AnyAction, follow, type Host, ordersOf, standingAnswer } from '@hundred-days/kernel';
import type { Deed } from '../database/connect.ts';
import { byRules, recordEnd } from '../ratings/ends.ts';
import type { StandingNotice } from '../told.ts';
import { noTable, Trouble } from '../trouble.ts';
import { dropOffers } from './agreeing.ts';
import { runClocks } from './clocks.ts';
import { ownSeat } from './ending.ts';
import type { Keeper } from './keeper.ts';
import { type SeatRow, seatsOf, setSeat, type TableRow, writeTable } from './store.ts';

/**
 * What a seat has the table answer for it: it declines a kind of small deed once for all, or says how a small decision is made.
 * That it does so is its own affair; the others see the answer, as if it had come by hand.
 */

/** So much of what was answered is kept for the owner. */
const MOST_DONE = 100;
/** No game asks for so many small things one after another. */
const MOST_AT_ONCE = 200;

interface Obeyed {
  readonly seat: number;
  readonly order: string;
  /** The step it became, as the seat counts them. */
  readonly step: number;
  /** Who had to decide before it. */
  readonly deciding: number;
}

const orderedBy = ({ level, standing }: SeatRow): readonly string[] => (level === null ? (standing.orders ?? []) : []);

/** Answers for whoever has said beforehand what he answers, as long as somebody is asked for nothing else. */
export function obey({ table, game }: Host<AnyAction>, seats: readonly SeatRow[]): readonly Obeyed[] {
  const obeyed: Obeyed[] = [];
  const next = (): Obeyed | null => {
    const deciding = table.seatsToAct;
    for (const row of seats) {
      const { seat } = row;
      const ordered = orderedBy(row);
      if (ordered.length === 0 || (deciding & (1 << seat)) === 0) continue;
      const answer = standingAnswer(game, table.view(seat), seat, ordered);
      if (answer !== null && table.submit(seat, answer.action) === null)
        return { seat, order: answer.order, step: table.lengthFor(seat), deciding };
    }
    return null;
  };
  while (obeyed.length < MOST_AT_ONCE) {
    const one = next();
    if (one === null) break;
    obeyed.push(one);
  }
  return obeyed;
}

export const decidingBefore = (obeyed: readonly Obeyed[]): readonly number[] => obeyed.map(({ deciding }) => deciding);

/** Written down for those it was answered for, with the steps themselves. */
export async function rememberObeyed(
  deed: Deed,
  id: string,
  seats: readonly SeatRow[],
  obeyed: readonly Obeyed[],
): Promise<void> {
  for (const { seat, standing } of seats) {
    const own = obeyed.filter((one) => one.seat === seat).map(({ order, step }) => ({ order, step }));
    if (own.length === 0) continue;
    const done = [...(standing.done ?? []), ...own].slice(-MOST_DONE);
    await setSeat(deed, id, seat, { standing: JSON.stringify({ ...standing, done }) });
  }
}

const ownOf = (seats: readonly SeatRow[], guest: string, name: string | undefined): SeatRow => {
  const own = seats.find((one) => one.guest_id === guest && (name === undefined || one.name === name));
  if (own === undefined) throw noTable();
  return own;
};

export async function standingOf(keeper: Keeper, guest: string, id: string, name?: string): Promise<StandingNotice> {
  const { seats, game } = await keeper.present(guest, id);
  const { standing } = ownOf(seats, guest, name);
  return { all: ordersOf(game), orders: standing.orders ?? [], done: standing.done ?? [] };
}

/** Gives a seat other orders. Where it is asked for such a thing now they hold at once. */
export async function setStanding(
  keeper: Keeper,
  guest: string,
  id: string,
  name: string,
  orders: readonly string[],
): Promise<void> {
  const room = keeper.room(id);
  await room.next(async () => {
    try {
      await keeper.deed(id, async (deed, row) => {
        const { seat } = await ownSeat(deed, id, guest, name);
        const all = ordersOf(await keeper.gameOf(row));
        if (orders.some((one) => !all.includes(one))) throw new Trouble(400, 'bad-request');
        const { standing } = (await seatsOf(deed, id))[seat];
        await setSeat(deed, id, seat, { standing: JSON.stringify({ ...standing, orders }) });
        if (row.heading !== null && !row.over && !row.adjourned) await obeyNow(keeper, deed, row);
      });
      room.tell();
    } catch (error) {
      room.forget();
      throw error;
    }
  });
}

async function obeyNow(keeper: Keeper, deed: Deed, row: TableRow): Promise<void> {
  const { id } = row;
  const room = keeper.room(id);
  const seats = await seatsOf(deed, id);
  const host = await keeper.brought(deed, room, { row, game: await keeper.gameOf(row), seats });
  const known = host.revisions();
  const follower = follow(host.table, host.table.length);
  const obeyed = obey(host, seats);
  const unsaved = follower.take();
  follower.stop();
  if (obeyed.length === 0) return;
  host.changed();
  const version = room.version + 1;
  await writeTable(deed, id, { host, version, unsaved });
  await rememberObeyed(deed, id, seats, obeyed);
  const { seatsToAct, outcome } = host.table;
  await runClocks(deed, row, outcome === null ? seatsToAct : 0, decidingBefore(obeyed));
  if (outcome !== null) await recordEnd(deed, row, seats, byRules(outcome.winners));
  await dropOffers(deed, row, seats, known, host.revisions());
  room.stored(version);
}
