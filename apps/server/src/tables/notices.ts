import { type AnyAction, FAIR_PROTOCOL, type Fair, type Game, SPECTATOR, seenSetup } from '@hundred-days/kernel';
import type { Clocks } from '../database/schema.ts';
import type { ClockNotice, OpenTable, RatingNotice, SeatNotice, TableNotice } from '../told.ts';
import { reckoned } from './clocks.ts';
import { isOpened, type SeatRow, type TableRow } from './store.ts';

/** What is told of a table beside the game. */

/** Somebody at a table, and which viewers he may be. */
export interface Present {
  readonly row: TableRow;
  readonly game: Game<AnyAction>;
  readonly seats: readonly SeatRow[];
  readonly viewers: readonly number[];
}

export const contributionsOf = (seats: readonly SeatRow[]): Fair['contributions'] =>
  seats.flatMap(({ name, contribution }) => (contribution === null ? [] : [{ seat: name, word: contribution }]));

/** What may be known of the dice. */
export const fairOf = ({ commitment, seed }: TableRow, seats: readonly SeatRow[], over: boolean): Fair => ({
  protocol: FAIR_PROTOCOL,
  commitment,
  contributions: contributionsOf(seats),
  ...(over ? { seed } : {}),
});

const holderOf = ({ guest_id, level }: SeatRow): SeatNotice['holder'] =>
  level !== null ? 'computer' : guest_id !== null ? 'person' : 'nobody';

function seatNotice(row: SeatRow, guest: string): SeatNotice {
  const holder = holderOf(row);
  return {
    seat: row.name,
    holder,
    name: row.called,
    account: row.account !== null,
    level: row.level,
    character: row.character,
    open: row.open,
    taken: holder !== 'nobody',
    yours: row.guest_id === guest,
    ready: row.contribution !== null,
  };
}

export function noticeOf({ row, game, seats, viewers }: Present, guest: string): TableNotice {
  const viewer = viewers.at(-1) as number;
  return {
    id: row.id,
    game: row.game,
    setup: seenSetup({ game, viewer, open: isOpened(row) }, row.setup),
    created: row.created_at.toISOString(),
    owner: row.owner_id === guest,
    pace: row.pace,
    late: row.late,
    state: row.heading === null ? 'waiting' : row.over ? 'over' : 'playing',
    seats: seats.map((seat) => seatNotice(seat, guest)),
    // Who else has to decide may be a secret.
    yourMove: viewers.some((seat) => seats[seat]?.level === null && (row.deciding & (1 << seat)) !== 0),
    fair: fairOf(row, seats, isOpened(row)),
    clocks: row.clocks === null ? null : clockNotice(row.clocks, row.now.getTime(), seats),
    ended:
      row.ended === null
        ? null
        : { how: row.ended.how, seat: row.ended.seat === null ? null : seats[row.ended.seat].name },
    offers: row.offers.map(({ kind, by, to }) => ({
      kind,
      by: seats[by].name,
      // Counted with what he has done in secret.
      to: viewers.includes(by) ? to : null,
    })),
    adjourned: row.adjourned,
    next: row.next_id,
    rated: row.rated,
    league: row.league_id,
    delay: row.delay,
  };
}

function clockNotice(clocks: Clocks, now: number, seats: readonly SeatRow[]): ClockNotice {
  const { left, running } = reckoned(clocks, now);
  return {
    now,
    seats: seats.map(({ seat, vacation }) => ({ left: left[seat], running: (running & (1 << seat)) !== 0, vacation })),
  };
}

export const isFree = ({ open, guest_id, level }: SeatRow): boolean => open && guest_id === null && level === null;

export function openNotice(
  row: TableRow & { by: string | null },
  game: Game<AnyAction>,
  seats: readonly SeatRow[],
  ratings: readonly (RatingNotice | null)[],
): OpenTable {
  return {
    id: row.id,
    game: row.game,
    setup: seenSetup({ game, viewer: SPECTATOR, open: false }, row.setup),
    created: row.created_at.toISOString(),
    by: row.by,
    pace: row.pace,
    late: row.late,
    rated: row.rated,
    seats: seats.map((one, i) => ({
      seat: one.name,
      holder: holderOf(one),
      name: one.called,
      level: one.level,
      character: one.character,
      free: isFree(one),
      rating: ratings[i],
    })),
  };
}
