import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ScenarioResults } from '../told.ts';
import { IS_KNOWN } from './ends.ts';

/** How the sides of a scenario have fared at the tables of this server: all that are over, rated or not. */

interface Counted {
  readonly scenario: string;
  readonly computer: boolean;
  readonly side: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

interface Played {
  readonly scenario: string;
  readonly computer: boolean;
  readonly games: number;
}

/** Of every scenario that has been played to an end: games by whether the computer sat there, and what people made of each side. */
export async function resultsOf(db: Database, game: string): Promise<readonly ScenarioResults[]> {
  const tables = sql`
    select scenario, table_id, bool_or(level is not null) as computer
    from ends join end_seats using (table_id) where game = ${game} and ${IS_KNOWN} group by 1, 2`;
  const { rows: played } = await sql<Played>`
    select scenario, computer, count(*)::integer as games from (${tables}) as tables group by 1, 2 order by 1`.execute(
    db,
  );
  const { rows: counted } = await sql<Counted>`
    select scenario, computer, side,
      count(*) filter (where score = 1)::integer as won,
      count(*) filter (where score = 0.5)::integer as drawn,
      count(*) filter (where score = 0)::integer as lost
    from (${tables}) as tables join end_seats using (table_id)
    where level is null group by 1, 2, 3 order by min(seat), 3`.execute(db);
  const of = (scenario: string, computer: boolean) => ({
    games: played.find((one) => one.scenario === scenario && one.computer === computer)?.games ?? 0,
    sides: counted
      .filter((one) => one.scenario === scenario && one.computer === computer)
      .map(({ side, won, drawn, lost }) => ({ side, won, drawn, lost })),
  });
  const scenarios = [...new Set(played.map(({ scenario }) => scenario))];
  return scenarios.map((scenario) => ({ game, scenario, people: of(scenario, false), computer: of(scenario, true) }));
}
