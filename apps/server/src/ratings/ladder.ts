import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { OwnRating, RatingNotice, Rung } from '../told.ts';
import { rested } from './glicko.ts';
import { beginningOf } from './levels.ts';
import { periodsBetween } from './reckon.ts';

/** Who stands where, for a game and a side. */

const MOST_LISTED = 100;

interface Row {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly at: Date;
}

/** As it is known today. */
function noticeOf(row: Row, now: Date): RatingNotice {
  const { rating, deviation } = rested(row, periodsBetween(row.at, now));
  return { rating: Math.round(rating), deviation: Math.round(deviation), games: row.games };
}

export async function ratingsOf(db: Database, guest: string): Promise<readonly OwnRating[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('guest_id', '=', guest)
    .orderBy('game')
    .orderBy('side')
    .execute();
  const now = new Date();
  return rows.map((row) => ({ game: row.game, side: row.side, ...noticeOf(row, now) }));
}

/** What some people are worth, each with his side of a game. */
export async function ratedAs(
  db: Database,
  game: string,
  seats: readonly { readonly guest_id: string | null; readonly name: string }[],
): Promise<readonly (RatingNotice | null)[]> {
  const people = seats.flatMap(({ guest_id }) => guest_id ?? []);
  if (people.length === 0) return seats.map(() => null);
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('guest_id', 'in', people)
    .execute();
  const now = new Date();
  return seats.map(({ guest_id, name }) => {
    const own = rows.find((row) => guest_id !== null && row.guest_id === guest_id && row.side === name);
    return own === undefined ? null : noticeOf(own, now);
  });
}

const LEVELS = ['conscript', 'veteran', 'marshal'];

/**
 * The ladder of a side: by what each is worth at least, so that nobody stands high by one lucky game. Levels that have not played
 * stand where they would begin.
 */
export async function ladderOf(
  db: Database,
  game: string,
  side: string,
  guest: string | null,
): Promise<readonly Rung[]> {
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('accounts', 'accounts.guest_id', 'ratings.guest_id')
    .selectAll('ratings')
    .select('accounts.name')
    .where('game', '=', game)
    .where('side', '=', side)
    .where((where) => where.or([where('accounts.name', 'is not', null), where('level', 'is not', null)]))
    .orderBy(sql`rating - 2 * deviation`, 'desc')
    .limit(MOST_LISTED)
    .execute();
  const now = new Date();
  const known = rows.map((row) => ({
    name: row.name,
    level: row.level,
    yours: guest !== null && row.guest_id === guest,
    ...noticeOf(row, now),
  }));
  const fresh = LEVELS.filter((level) => !rows.some((row) => row.level === level)).map((level) => {
    const { rating, deviation } = beginningOf(game, side, level);
    return { name: null, level, yours: false, rating, deviation, games: 0 };
  });
  return [...known, ...fresh].sort((a, b) => leastOf(b) - leastOf(a));
}

const leastOf = ({ rating, deviation }: RatingNotice): number => rating - 2 * deviation;
