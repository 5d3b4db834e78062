import { follow, SPECTATOR } from '@hundred-days/kernel';
import type { Deed } from '../database/connect.ts';
import type { Offer } from '../database/schema.ts';
import { Trouble } from '../trouble.ts';
import { restClocks, runClocks } from './clocks.ts';
import { end, ownSeat, playing } from './ending.ts';
import type { Keeper } from './keeper.ts';
import { copyTable } from './opening.ts';
import { notify, type SeatRow, seatsOf, setTable, type TableRow, writeTable } from './store.ts';
import { note } from './talk.ts';

/** What all at a table have to agree on: a draw, taking back what one alone cannot, a rest, another game. */

export interface Offered {
  readonly seat: string;
  readonly kind: Offer['kind'];
  /** How many actions are to stand, as who offers counts them. */
  readonly to?: number;
}

/** Whether it can be offered now. */
function check(row: TableRow, { kind, to }: Offered, seats: readonly SeatRow[]): void {
  if (kind === 'rematch') {
    if (!row.over) throw new Trouble(409, 'not-over');
    if (row.next_id !== null) throw new Trouble(409, 'begun');
    return;
  }
  playing(row);
  // The others of a league wait for it.
  if (kind === 'adjourn' && row.league_id !== null) throw new Trouble(409, 'league');
  if (row.adjourned !== (kind === 'resume')) throw new Trouble(409, row.adjourned ? 'adjourned' : 'not-adjourned');
  if ((kind === 'back') !== (to !== undefined)) throw new Trouble(400, 'bad-request');
  // The computer plays for what it can get.
  if (kind === 'draw' && seats.some(({ level }) => level !== null)) throw new Trouble(409, 'no-draw');
}

const seatsOfGuest = (seats: readonly SeatRow[], guest: string): number =>
  seats.reduce((bits, { seat, guest_id }) => (guest_id === guest ? bits | (1 << seat) : bits), 0);

const isAgreed = ({ agreed }: Offer, seats: readonly SeatRow[]): boolean =>
  seats.every(({ seat, level }) => level !== null || (agreed & (1 << seat)) !== 0);

/** Offers something to all others; one of a kind at a time. */
export const offer = (keeper: Keeper, guest: string, id: string, wanted: Offered): Promise<void> =>
  settle(keeper, id, async (deed, row) => {
    const { seat } = await ownSeat(deed, id, guest, wanted.seat);
    const seats = await seatsOf(deed, id);
    check(row, wanted, seats);
    if (row.offers.some(({ kind }) => kind === wanted.kind)) throw new Trouble(409, 'offered');
    return { kind: wanted.kind, by: seat, to: wanted.to ?? null, agreed: seatsOfGuest(seats, guest) };
  });

/** Says yes or no to what was offered. */
export const answer = (keeper: Keeper, guest: string, id: string, wanted: Offered & { yes: boolean }): Promise<void> =>
  settle(keeper, id, async (deed, row) => {
    await ownSeat(deed, id, guest, wanted.seat);
    const found = row.offers.find(({ kind }) => kind === wanted.kind);
    if (found === undefined) throw new Trouble(409, 'no-offer');
    if (!wanted.yes) return { ...found, agreed: 0 };
    return { ...found, agreed: found.agreed | seatsOfGuest(await seatsOf(deed, id), guest) };
  });

/** An offer has been made, answered, or turned down by somebody: with everybody's word it is carried out. */
async function settle(
  keeper: Keeper,
  id: string,
  change: (deed: Deed, row: TableRow) => Promise<Offer>,
): Promise<void> {
  const room = keeper.room(id);
  await room.next(async () => {
    try {
      await keeper.reseat(id, async (deed, row) => {
        const changed = await change(deed, row);
        const others = row.offers.filter(({ kind }) => kind !== changed.kind);
        const seats = await seatsOf(deed, id);
        const agreed = isAgreed(changed, seats);
        const stands = changed.agreed !== 0 && !agreed;
        await setTable(deed, id, { offers: JSON.stringify(stands ? [...others, changed] : others) });
        if (agreed) await carryOut(keeper, deed, row, changed, seats);
        await notify(deed, id);
      });
      room.tell();
    } catch (error) {
      room.forget();
      throw error;
    }
  });
}

/**
 * The game goes on: what was offered before it did is offered no more, where everybody who sits there learns that something was
 * done. Of what was done in secret nobody else may know that it was. `before`, `after`: how much each viewer has been told.
 */
export async function dropOffers(
  deed: Deed,
  { id, offers }: TableRow,
  seats: readonly SeatRow[],
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const isNewsForAll = seats.every(({ seat }) => after[seat - SPECTATOR] !== before[seat - SPECTATOR]);
  if (offers.length > 0 && isNewsForAll) await setTable(deed, id, { offers: '[]' });
}

async function carryOut(
  keeper: Keeper,
  deed: Deed,
  row: TableRow,
  { kind, by, to }: Offer,
  seats: readonly SeatRow[],
): Promise<void> {
  const { id } = row;
  switch (kind) {
    case 'draw':
      return end(deed, row, { how: 'draw', seat: null });
    case 'adjourn':
      await setTable(deed, id, { adjourned: true });
      await restClocks(deed, row);
      break;
    case 'resume':
      await setTable(deed, id, { adjourned: false });
      await runClocks(deed, row, row.deciding);
      break;
    case 'back':
      await goBack(keeper, deed, row, by, to as number);
      break;
    case 'rematch':
      await setTable(deed, id, { next_id: await copyTable(deed, row, seats) });
  }
  await note(deed, id, by, kind);
}

/** The dice that fall again are those that fell before: they depend on their number alone. */
async function goBack(keeper: Keeper, deed: Deed, row: TableRow, seat: number, to: number): Promise<void> {
  const room = keeper.room(row.id);
  const game = await keeper.gameOf(row);
  const host = await keeper.brought(deed, room, { row, game, seats: await seatsOf(deed, row.id) });
  const follower = follow(host.table, host.table.length);
  const no = host.table.goBack(seat, to);
  const unsaved = follower.take();
  follower.stop();
  if (no !== null) throw new Trouble(409, no.code);
  host.changed();
  const version = room.version + 1;
  await writeTable(deed, row.id, { host, version, unsaved });
  await runClocks(deed, row, host.table.seatsToAct);
  room.stored(version);
}
