import { sql } from 'kysely';
import type { Deed } from '../database/connect.ts';
import type { EndsTable } from '../database/schema.ts';
import { callLeague } from '../leagues/store.ts';
import { sideOf } from '../tables/sides.ts';
import type { SeatRow, TableRow } from '../tables/store.ts';
import type { Ended } from '../told.ts';

/** How games came out. It is written down once for each table, with what ended it, and stands whatever becomes of the table. */

/** Ends are numbered one after another: whoever comes later has the higher number, and is stored later. */
const ONE_BY_ONE = 'hundred days: ends';

/**
 * Who looks on with a delay learns of no end before it is old enough: where the computer plays on for who has lost by time, the
 * game is not over.
 */
export const IS_KNOWN = sql<boolean>`not exists (
  select from tables where tables.id = ends.table_id and not tables.over
    and ends.at > now() - make_interval(mins => tables.delay))`;

export interface Verdict {
  readonly how: EndsTable['how'];
  /** The side that has won; null for a draw. */
  readonly winner: number | null;
}

/** What has become of a game that was broken off; null where nothing has. */
export const verdictOf = ({ how, seat }: Ended): Verdict | null => {
  if (how === 'closed') return null;
  return { how, winner: seat === null ? null : 1 - sideOf(seat) };
};

/** The outcome of the rules names the seats that have won. */
export const byRules = (winners: readonly number[]): Verdict => ({
  how: 'rules',
  winner: winners.length === 0 ? null : sideOf(winners[0]),
});

const scoreOf = (seat: number, winner: number | null): number =>
  winner === null ? 0.5 : sideOf(seat) === winner ? 1 : 0;

/** A game has come out so: it counts from now on, and whoever reckons ratings is told. What was written down before stands. */
export async function recordEnd(
  deed: Deed,
  { id, game, setup, rated, league_id, delay }: TableRow,
  seats: readonly SeatRow[],
  { how, winner }: Verdict,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${ONE_BY_ONE}))`.execute(deed);
  const first = await deed
    .insertInto('ends')
    .values({ table_id: id, game, scenario: String(setup.scenario), how, rated })
    .onConflict((conflict) => conflict.doNothing())
    .returning('table_id')
    .executeTakeFirst();
  if (first === undefined) return;
  for (const { seat, name, guest_id, level } of seats)
    await deed
      .insertInto('end_seats')
      .values({
        table_id: id,
        seat,
        side: name,
        // Whoever let his time run out has played it, not the computer who goes on for him.
        guest_id,
        level: guest_id === null ? level : null,
        score: scoreOf(seat, winner),
      })
      .execute();
  if (league_id !== null) await callLeague(deed, league_id);
  if (!rated) return;
  await sql`select graphile_worker.add_job('ratings', job_key := 'ratings')`.execute(deed);
  if (delay > 0)
    await sql`
      select graphile_worker.add_job('ratings', job_key := ${`ratings ${id}`},
        run_at := now() + make_interval(mins => ${delay}, secs => 1))`.execute(deed);
}
