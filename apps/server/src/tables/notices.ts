import { type AnyAction, FAIR_PROTOCOL, type Fair, type Game, type Setup, seenSetup } from '@hundred-days/kernel';
import type { SeatRow, TableRow } from './store.ts';

/** What is told of a table beside the game. */

export interface SeatNotice {
  readonly seat: string;
  readonly taken: boolean;
  readonly yours: boolean;
  /** It has added to the dice. */
  readonly ready: boolean;
}

/** What somebody at a table may know of it beside the game. */
export interface TableNotice {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly seats: readonly SeatNotice[];
  readonly yourMove: boolean;
  readonly fair: Fair;
}

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

export function noticeOf({ row, game, seats, viewers }: Present, guest: string): TableNotice {
  const viewer = viewers.at(-1) as number;
  return {
    id: row.id,
    game: row.game,
    setup: seenSetup({ game, viewer, open: row.over }, row.setup),
    state: row.heading === null ? 'waiting' : row.over ? 'over' : 'playing',
    seats: seats.map(({ name, guest_id, contribution }) => ({
      seat: name,
      taken: guest_id !== null,
      yours: guest_id === guest,
      ready: contribution !== null,
    })),
    // Who else has to decide may be a secret.
    yourMove: viewers.some((seat) => seat >= 0 && (row.deciding & (1 << seat)) !== 0),
    fair: fairOf(row, seats, row.over),
  };
}
