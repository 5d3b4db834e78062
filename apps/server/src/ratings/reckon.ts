import type { Task } from 'graphile-worker';
import { type Selectable, sql } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import type { EndSeatsTable, RatingsTable } from '../database/schema.ts';
import { sideOf } from '../tables/sides.ts';
import { IS_KNOWN } from './ends.ts';
import { NEW, type Rating, type Result, rated, rested } from './glicko.ts';
import { beginningOf } from './levels.ts';

/**
 * Ratings follow from ends, in their order, each once: an end and what it did to ratings are stored together. Every game is a
 * period of its own; what has passed since somebody's last one is reckoned as a part of a week.
 */

const PERIOD_MS = 7 * 24 * 3600_000;
/** So many ends are reckoned in one go. */
const MOST_AT_ONCE = 50;

type SeatEnd = Selectable<EndSeatsTable>;
type Kept = Pick<Selectable<RatingsTable>, 'rating' | 'deviation' | 'volatility' | 'at'>;

interface Known {
  readonly end: SeatEnd;
  /** As he is known when the game ends. */
  readonly now: Rating;
  readonly before: Rating;
  readonly periods: number;
}

export const periodsBetween = (from: Date, to: Date): number => Math.max(0, to.getTime() - from.getTime()) / PERIOD_MS;

async function knownAt(deed: Deed, game: string, end: SeatEnd, at: Date): Promise<Known> {
  const { side, guest_id, level } = end;
  const kept: Kept | undefined = await deed
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'at'])
    .where('game', '=', game)
    .where('side', '=', side)
    .where('guest_id', 'is not distinct from', guest_id)
    .where('level', 'is not distinct from', level)
    .executeTakeFirst();
  const before = kept ?? (level === null ? NEW : beginningOf(game, side, level));
  const periods = kept === undefined ? 0 : periodsBetween(kept.at, at);
  return { end, before, periods, now: rested(before, periods) };
}

/** Each seat against each seat of the other side. */
const resultsOf = ({ end }: Known, all: readonly Known[]): Result[] =>
  all
    .filter((other) => sideOf(other.end.seat) !== sideOf(end.seat))
    .map(({ now }) => ({ against: now, score: end.score }));

async function keep(deed: Deed, game: string, { end, before }: Known, after: Rating, at: Date): Promise<void> {
  const { side, guest_id, level, table_id, seat } = end;
  await deed
    .updateTable('end_seats')
    .set({ rated_from: before.rating, rated_to: after.rating })
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute();
  // Of who has left nothing is kept.
  if (guest_id !== null && !(await hasAccount(deed, guest_id))) return;
  const { rating, deviation, volatility } = after;
  await sql`
    insert into ratings (game, side, guest_id, level, rating, deviation, volatility, games, at)
    values (${game}, ${side}, ${guest_id}, ${level}, ${rating}, ${deviation}, ${volatility}, 1, ${at})
    on conflict (game, side, guest_id, level) do update set
      rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
      games = ratings.games + 1, at = excluded.at`.execute(deed);
}

const hasAccount = async (deed: Deed, guest: string): Promise<boolean> =>
  (await deed.selectFrom('accounts').select('guest_id').where('guest_id', '=', guest).executeTakeFirst()) !== undefined;

async function reckonOne(deed: Deed, table: string, game: string, at: Date): Promise<void> {
  const ends = await deed.selectFrom('end_seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
  const all = await Promise.all(ends.map((end) => knownAt(deed, game, end, at)));
  for (const one of all) await keep(deed, game, one, rated(one.before, resultsOf(one, all), one.periods), at);
  await deed.updateTable('ends').set({ reckoned: true }).where('table_id', '=', table).execute();
}

/** Reckons what has not been reckoned yet; how many that were. Of several who try at once one does it after another. */
export const reckon = (db: Database): Promise<number> =>
  db.transaction().execute(async (deed) => {
    await sql`select pg_advisory_xact_lock(hashtext('hundred days: ratings'))`.execute(deed);
    const ends = await deed
      .selectFrom('ends')
      .select(['table_id', 'game', 'at'])
      .where('rated', '=', true)
      .where('reckoned', '=', false)
      .where(IS_KNOWN)
      .orderBy('n')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { table_id, game, at } of ends) await reckonOne(deed, table_id, game, at);
    return ends.length;
  });

export const ratingsTask =
  (db: Database): Task =>
  async () => {
    while ((await reckon(db)) === MOST_AT_ONCE);
  };
