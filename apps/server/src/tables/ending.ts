import type { Deed } from '../database/connect.ts';
import { callLeague } from '../leagues/store.ts';
import { recordEnd, verdictOf } from '../ratings/ends.ts';
import type { Ended } from '../told.ts';
import { noTable, Trouble } from '../trouble.ts';
import { DAY_MS, nowOf, overdue, reckoned, restClocks, runClocks, setClocks } from './clocks.ts';
import type { Keeper } from './keeper.ts';
import { sideOf } from './sides.ts';
import { callComputer, notify, type SeatRow, seatsOf, setSeat, setTable, type TableRow } from './store.ts';
import { note } from './talk.ts';

/** How a game ends before its rules end it, and what becomes of a seat whose time has run out. */

/** Whoever takes over for somebody whose time has run out. */
const SUBSTITUTE = { level: 'veteran', character: 'standard' };

/** A game that is being played. */
export function playing(row: TableRow): void {
  if (row.heading === null) throw new Trouble(409, 'not-begun');
  if (row.over) throw new Trouble(409, 'over');
}

/** A seat of his at a table. */
export async function ownSeat(deed: Deed, id: string, guest: string, name: string): Promise<SeatRow> {
  const seat = (await seatsOf(deed, id)).find((one) => one.name === name && one.guest_id === guest);
  if (seat === undefined) throw noTable();
  if (seat.level !== null) throw new Trouble(409, 'computer-plays');
  return seat;
}

export async function end(deed: Deed, row: TableRow, ended: Ended): Promise<void> {
  await setTable(deed, row.id, { ended: JSON.stringify(ended), over: true, deciding: 0, offers: '[]' });
  await restClocks(deed, row);
  const verdict = verdictOf(ended);
  if (verdict !== null) await recordEnd(deed, row, await seatsOf(deed, row.id), verdict);
  else if (row.league_id !== null) await callLeague(deed, row.league_id);
  await note(deed, row.id, ended.seat, ended.how);
  await notify(deed, row.id);
}

export const resign = (keeper: Keeper, guest: string, id: string, name: string): Promise<void> =>
  keeper.reseat(id, async (deed, row) => {
    const { seat } = await ownSeat(deed, id, guest, name);
    playing(row);
    await end(deed, row, { how: 'resigned', seat });
  });

/** Days off in a game by days: they are added to the time for this move. */
export const vacation = (keeper: Keeper, guest: string, id: string, name: string, days: number): Promise<void> =>
  keeper.reseat(id, async (deed, row) => {
    const { seat, vacation: left } = await ownSeat(deed, id, guest, name);
    playing(row);
    if (row.pace.kind !== 'days' || row.clocks === null || left < days) throw new Trouble(409, 'no-vacation');
    await setSeat(deed, id, seat, { vacation: left - days });
    const clocks = reckoned(row.clocks, await nowOf(deed));
    await setClocks(deed, id, {
      ...clocks,
      left: clocks.left.map((time, one) => (one === seat ? time + days * DAY_MS : time)),
    });
    await note(deed, id, seat, 'vacation', String(days));
    await notify(deed, id);
  });

/** Looks whose time has run out, and does what the table says. Whoever looks too early, or again, does nothing. */
export const timeOut = (keeper: Keeper, id: string): Promise<void> =>
  keeper.reseat(id, async (deed, row) => {
    if (row.over || row.clocks === null) return;
    const clocks = reckoned(row.clocks, await nowOf(deed));
    const [seat] = overdue(clocks);
    if (seat === undefined) return setClocks(deed, id, clocks);
    if (row.late === 'loses') return end(deed, row, { how: 'time', seat });
    // For ratings, and wherever results are counted, he has lost: what the computer makes of it is not his.
    await recordEnd(deed, row, await seatsOf(deed, id), { how: 'time', winner: 1 - sideOf(seat) });
    await setSeat(deed, id, seat, SUBSTITUTE);
    await runClocks(deed, row, row.deciding);
    await callComputer(deed, id);
    await note(deed, id, seat, 'substitute');
    await notify(deed, id);
  });
