import { SPECTATOR, seenSetup } from '@hundred-days/kernel';
import type { Database } from '../database/connect.ts';
import type { Keeper } from '../tables/keeper.ts';
import type { LeagueLine, LeagueNotice } from '../told.ts';
import { standings } from './standings.ts';
import { gamesOf, type LeagueRow, noLeague, playersOf, readLeague } from './store.ts';

/** What is told of leagues: of those that are open to anybody, to the others only to who plays in them. */

const MOST_LISTED = 100;

async function lineOf(
  keeper: Keeper,
  row: LeagueRow,
  guests: readonly string[],
  guest: string | null,
): Promise<LeagueLine> {
  const game = await keeper.gameOf(row);
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    setup: seenSetup({ game, viewer: SPECTATOR, open: false }, row.setup),
    pace: row.pace,
    rated: row.rated,
    open: row.open,
    places: row.places,
    taken: guests.length,
    state: row.ended_at !== null ? 'over' : row.started_at !== null ? 'playing' : 'waiting',
    member: guest !== null && guests.includes(guest),
  };
}

export async function leagueOf(keeper: Keeper, guest: string | null, id: string): Promise<LeagueNotice> {
  const { db } = keeper;
  const row = await readLeague(db, id);
  const players = row === undefined ? [] : await playersOf(db, id);
  const guests = players.map(({ guest_id }) => guest_id);
  if (row === undefined || !(row.open || (guest !== null && guests.includes(guest)))) throw noLeague();
  const games = await gamesOf(db, id);
  const played = games.map(({ first_id, second_id, result, forfeit }) => ({
    first: first_id,
    second: second_id,
    result,
    forfeit,
  }));
  return {
    ...(await lineOf(keeper, row, guests, guest)),
    owner: row.owner_id === guest,
    round: row.round,
    rounds: Math.max(0, ...games.map(({ round }) => round)),
    players: players.map(({ name, guest_id, dropped }) => ({ name, yours: guest_id === guest, dropped })),
    standings: standings(
      players.map(({ guest_id, dropped }) => ({ id: guest_id, dropped })),
      played,
    ).map((line) => ({ ...line, player: guests.indexOf(line.player) })),
    games: games.map(({ round, first_id, second_id, result, forfeit, table_id, due_at }) => ({
      round,
      first: guests.indexOf(first_id),
      second: guests.indexOf(second_id),
      result,
      forfeit,
      table: guest === first_id || guest === second_id ? table_id : null,
      due: result === null ? (due_at?.toISOString() ?? null) : null,
    })),
  };
}

/** One's own, and those that anybody may join or look at; the latest first. */
export async function leaguesFor(keeper: Keeper, guest: string | null): Promise<readonly LeagueLine[]> {
  const rows = await keeper.db
    .selectFrom('leagues')
    .selectAll()
    .where((where) =>
      where.or([
        where('open', '=', true),
        where.exists(
          where
            .selectFrom('league_players')
            .select('guest_id')
            .whereRef('league_id', '=', 'leagues.id')
            .where('guest_id', 'is not distinct from', guest),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return Promise.all(rows.map(async (row) => lineOf(keeper, row, await guestsOf(keeper.db, row.id), guest)));
}

const guestsOf = async (db: Database, id: string): Promise<string[]> =>
  (await db.selectFrom('league_players').select('guest_id').where('league_id', '=', id).execute()).map(
    ({ guest_id }) => guest_id,
  );
