import { type Selectable, sql } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import type { LeagueGamesTable, LeaguesTable } from '../database/schema.ts';
import { Trouble } from '../trouble.ts';

/** How leagues stand in the database. */

export type LeagueRow = Selectable<LeaguesTable>;
export type LeagueGame = Selectable<LeagueGamesTable>;

export interface LeaguePlayer {
  readonly guest_id: string;
  readonly dropped: boolean;
  /** Of his account; null if he has none any more. */
  readonly name: string | null;
}

/** The same for what is not there and for what is not for him. */
export const noLeague = (): Trouble => new Trouble(404, 'no-such-league');

export const readLeague = (db: Database | Deed, id: string): Promise<LeagueRow | undefined> =>
  db.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();

/** Something about a league: alone in it, and nothing of it is done if it fails. Its tables, which name it, go on meanwhile. */
export const inLeague = <T>(db: Database, id: string, deed: (deed: Deed, row: LeagueRow) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('leagues').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (row === undefined) throw noLeague();
    return deed(tx, row);
  });

/** In the order in which they came. */
export const playersOf = (db: Database | Deed, id: string): Promise<LeaguePlayer[]> =>
  db
    .selectFrom('league_players')
    .leftJoin('accounts', 'accounts.guest_id', 'league_players.guest_id')
    .select(['league_players.guest_id', 'dropped', 'accounts.name'])
    .where('league_id', '=', id)
    .orderBy('n')
    .execute();

export const gamesOf = (db: Database | Deed, id: string): Promise<LeagueGame[]> =>
  db.selectFrom('league_games').selectAll().where('league_id', '=', id).orderBy('round').orderBy('n').execute();

/** Somebody is to look how a league stands: stored with what calls for it. */
export const callLeague = (deed: Deed, id: string): Promise<unknown> =>
  sql`
    select graphile_worker.add_job('league', json_build_object('league', ${id}::text), job_key := ${`league ${id}`})`.execute(
    deed,
  );

/** The same when something is due. */
export const callLeagueAt = (deed: Deed, id: string, at: Date): Promise<unknown> =>
  sql`
    select graphile_worker.add_job('league', json_build_object('league', ${id}::text), run_at := ${at},
      job_key := ${`league due ${id}`})`.execute(deed);
