import { sql } from 'kysely';
import { ratedAs } from '../ratings/ladder.ts';
import type { OpenTable, Pace } from '../told.ts';
import type { Keeper } from './keeper.ts';
import { isFree, openNotice } from './notices.ts';
import { NOW, seatsOf, WAITS_DAYS } from './store.ts';

export interface ListFilter {
  readonly game?: string;
  readonly scenario?: string;
  readonly pace?: Pace['kind'];
}

const MOST_LISTED = 100;

/** The tables that wait for anybody, the latest first. */
export async function openTables(keeper: Keeper, { game, scenario, pace }: ListFilter): Promise<readonly OpenTable[]> {
  let query = keeper.db
    .selectFrom('tables')
    .innerJoin('guests', 'guests.id', 'tables.owner_id')
    .selectAll('tables')
    .select(['guests.name as by', NOW])
    .where('tables.heading', 'is', null)
    .where('tables.created_at', '>', sql<Date>`now() - make_interval(days => ${WAITS_DAYS})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('open', '=', true)
          .where('guest_id', 'is', null)
          .where('level', 'is', null),
      ),
    );
  if (game !== undefined) query = query.where('tables.game', '=', game);
  if (scenario !== undefined)
    query = query.where((tables) => tables(tables.ref('setup', '->>').key('scenario'), '=', scenario));
  if (pace !== undefined) query = query.where((tables) => tables(tables.ref('pace', '->>').key('kind'), '=', pace));
  const rows = await query.orderBy('tables.created_at', 'desc').limit(MOST_LISTED).execute();
  const listed = await Promise.all(
    rows.map(async (row) => {
      const seats = await seatsOf(keeper.db, row.id);
      // Somebody may have come meanwhile.
      if (!seats.some(isFree)) return null;
      return openNotice(row, await keeper.gameOf(row), seats, await ratedAs(keeper.db, row.game, seats));
    }),
  );
  return listed.filter((one) => one !== null);
}
