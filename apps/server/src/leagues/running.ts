import { commitmentTo, seatsAt } from '@hundred-days/kernel';
import type { Task } from 'graphile-worker';
import type { Deed } from '../database/connect.ts';
import { newSeed, newTableId } from '../secrets.ts';
import { end } from '../tables/ending.ts';
import type { Keeper } from '../tables/keeper.ts';
import { lockTable, seatsOf } from '../tables/store.ts';
import type { Result } from './standings.ts';
import { callLeagueAt, gamesOf, inLeague, type LeagueGame, type LeagueRow, playersOf, readLeague } from './store.ts';

/**
 * A league that has begun, run by jobs: each looks how it stands, writes down what has come out, and lays the tables of the next
 * round when a round is over. Whoever does it again, after another was killed, finds it done.
 */

const DAY_MS = 24 * 3600_000;
/** So long a table waits for both players of a game. */
const BEGIN_DAYS = 7;

/** Who has dropped out resigns where he plays. */
async function resignFor(keeper: Keeper, id: string): Promise<void> {
  const gone = new Set((await playersOf(keeper.db, id)).filter(({ dropped }) => dropped).map((one) => one.guest_id));
  if (gone.size === 0) return;
  for (const { table_id, result, first_id, second_id } of await gamesOf(keeper.db, id)) {
    if (table_id === null || result !== null || !(gone.has(first_id) || gone.has(second_id))) continue;
    await keeper.reseat(table_id, async (deed, row) => {
      if (row.heading !== null && !row.over)
        await end(deed, row, { how: 'resigned', seat: gone.has(first_id) ? 0 : 1 });
    });
  }
}

interface Settled {
  readonly result: Result;
  readonly forfeit: boolean;
}

const forfeited = (first: boolean, second: boolean): Settled => ({
  result: first === second ? 'none' : first ? 'first' : 'second',
  forfeit: true,
});

/** What came of a game at its table; null while it is played. */
async function cameOut(deed: Deed, table: string): Promise<Settled | null> {
  const found = await deed
    .selectFrom('end_seats')
    .select('score')
    .where('table_id', '=', table)
    .where('seat', '=', 0)
    .executeTakeFirst();
  if (found !== undefined)
    return { result: found.score === 1 ? 'first' : found.score === 0 ? 'second' : 'draw', forfeit: false };
  const row = await deed.selectFrom('tables').select('over').where('id', '=', table).executeTakeFirst();
  // An operator has closed it, or it is gone: it is nobody's.
  return row === undefined || row.over ? forfeited(false, false) : null;
}

/** A game whose table has not begun: who is not there when it is due, or has dropped out, has lost it. The table is taken away. */
async function notCome(deed: Deed, game: LeagueGame, gone: ReadonlySet<string>): Promise<Settled | null> {
  const table = await lockTable(deed, game.table_id as string);
  if (table === undefined || table.heading !== null) return null;
  const dropped = gone.has(game.first_id) || gone.has(game.second_id);
  const isDue = game.due_at !== null && game.due_at.getTime() <= Date.now();
  if (!dropped && !isDue) return null;
  const seats = await seatsOf(deed, table.id);
  const came = [game.first_id, game.second_id].map((guest, seat) =>
    dropped ? !gone.has(guest) : seats[seat].contribution !== null,
  );
  await deed.deleteFrom('tables').where('id', '=', table.id).execute();
  return forfeited(came[0], came[1]);
}

const isGame =
  ({ round, n }: LeagueGame) =>
  (one: LeagueGame): boolean =>
    one.round === round && one.n === n;

async function writeDown(deed: Deed, { league_id, round, n }: LeagueGame, settled: Settled): Promise<void> {
  await deed
    .updateTable('league_games')
    .set(settled)
    .where('league_id', '=', league_id)
    .where('round', '=', round)
    .where('n', '=', n)
    .execute();
}

/** The table of a game: both sit there already. */
async function layTable(
  deed: Deed,
  league: LeagueRow,
  names: readonly string[],
  { round, n, first_id, second_id }: LeagueGame,
): Promise<void> {
  const id = newTableId();
  const seed = newSeed();
  const { game, setup, pace, rated } = league;
  await deed
    .insertInto('tables')
    .values({
      id,
      game,
      setup: JSON.stringify(setup),
      owner_id: first_id,
      seed,
      commitment: commitmentTo(seed),
      pace: JSON.stringify(pace),
      late: 'loses',
      rated,
      league_id: league.id,
    })
    .execute();
  for (const [seat, guest_id] of [first_id, second_id].entries())
    await deed.insertInto('seats').values({ table_id: id, seat, name: names[seat], guest_id }).execute();
  await deed
    .updateTable('league_games')
    .set({ table_id: id, due_at: new Date(Date.now() + BEGIN_DAYS * DAY_MS) })
    .where('league_id', '=', league.id)
    .where('round', '=', round)
    .where('n', '=', n)
    .execute();
}

/** What has come out since it was last looked at. */
async function settle(deed: Deed, games: readonly LeagueGame[], gone: ReadonlySet<string>): Promise<LeagueGame[]> {
  const now = [...games];
  for (const [i, game] of games.entries()) {
    if (game.result !== null || game.due_at === null) continue;
    const settled =
      game.table_id === null
        ? forfeited(false, false)
        : ((await cameOut(deed, game.table_id)) ?? (await notCome(deed, game, gone)));
    if (settled === null) continue;
    await writeDown(deed, game, settled);
    now[i] = { ...game, ...settled };
  }
  return now;
}

/** Lays the tables of a round; games of who has dropped out are not played. */
async function layRound(
  deed: Deed,
  league: LeagueRow,
  names: readonly string[],
  games: LeagueGame[],
  gone: ReadonlySet<string>,
): Promise<void> {
  for (const game of games.filter(({ round }) => round === league.round)) {
    const came = [game.first_id, game.second_id].map((guest) => !gone.has(guest));
    if (came[0] && came[1]) await layTable(deed, league, names, game);
    else {
      const settled = forfeited(came[0], came[1]);
      await writeDown(deed, game, settled);
      games[games.findIndex(isGame(game))] = { ...game, ...settled };
    }
  }
}

/** Looks how a league stands, and does what is to be done. */
export async function runLeague(keeper: Keeper, id: string): Promise<void> {
  const found = await readLeague(keeper.db, id);
  if (found === undefined || found.started_at === null || found.ended_at !== null) return;
  await resignFor(keeper, id);
  const names = seatsAt(await keeper.gameOf(found), found.setup).map((seat) => seat.id);
  await inLeague(keeper.db, id, async (deed, row) => {
    if (row.started_at === null || row.ended_at !== null) return;
    const gone = new Set((await playersOf(deed, id)).filter(({ dropped }) => dropped).map((one) => one.guest_id));
    const games = await settle(deed, await gamesOf(deed, id), gone);
    const last = Math.max(...games.map(({ round }) => round));
    let { round } = row;
    const isOver = (): boolean => games.every((game) => game.round > round || game.result !== null);
    while (round < last && isOver()) {
      round++;
      await layRound(deed, { ...row, round }, names, games, gone);
    }
    const ended = round === last && isOver();
    await deed
      .updateTable('leagues')
      .set({ round, ...(ended ? { ended_at: new Date() } : {}) })
      .where('id', '=', id)
      .execute();
    if (!ended) await callWhenDue(deed, id);
  });
}

async function callWhenDue(deed: Deed, id: string): Promise<void> {
  const due = (await gamesOf(deed, id))
    .filter(({ result }) => result === null)
    .flatMap(({ due_at }) => (due_at === null || due_at.getTime() <= Date.now() ? [] : [due_at.getTime()]));
  if (due.length > 0) await callLeagueAt(deed, id, new Date(Math.min(...due)));
}

export const leagueTask =
  (keeper: Keeper): Task =>
  (payload) =>
    runLeague(keeper, (payload as { readonly league: string }).league);
