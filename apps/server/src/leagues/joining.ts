import { type Setup, seatsAt } from '@hundred-days/kernel';
import type { Database, Deed } from '../database/connect.ts';
import { needAccount } from '../ratings/rated.ts';
import { hashOf, isSame, newSecret, newTableId } from '../secrets.ts';
import type { Keeper } from '../tables/keeper.ts';
import { setupFor } from '../tables/opening.ts';
import type { NewLeague } from '../told.ts';
import { Trouble } from '../trouble.ts';
import { gamesOf, roundsOf } from './rounds.ts';
import { callLeague, inLeague, type LeagueRow, noLeague, playersOf } from './store.ts';

/** A league until it begins: made by anybody who has an account, joined by a link or by anybody, left again. */

export const FEWEST = 4;
export const MOST = 16;
/** Leagues that one has made and that are not over. */
const MOST_OWN = 5;

/** Letters, figures and what stands between them in titles: nothing that means anything to a page or a terminal. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:'’()_-]{0,59}$/u;

function readTitle(text: string): string {
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  if (!TITLE.test(name)) throw new Trouble(400, 'bad-name');
  return name;
}

async function notTooMany(db: Database, guest: string): Promise<void> {
  const own = await db
    .selectFrom('leagues')
    .select('id')
    .where('owner_id', '=', guest)
    .where('ended_at', 'is', null)
    .execute();
  if (own.length >= MOST_OWN) throw new Trouble(409, 'too-many-leagues');
}

const addPlayer = (deed: Deed, league: string, guest: string): Promise<unknown> =>
  deed.insertInto('league_players').values({ league_id: league, guest_id: guest }).execute();

/** Makes a league; who makes it plays in it. The link is told once. */
export async function makeLeague(
  keeper: Keeper,
  guest: string,
  wanted: NewLeague,
): Promise<{ readonly id: string; readonly link: string | null }> {
  const name = readTitle(wanted.name);
  const setup: Setup = { scenario: wanted.scenario, options: wanted.options };
  const game = await setupFor(keeper, wanted.game, setup);
  if (seatsAt(game, setup).length !== 2) throw new Trouble(400, 'two-players');
  await needAccount(keeper.db, guest);
  await notTooMany(keeper.db, guest);
  const id = newTableId();
  const link = wanted.open ? null : newSecret();
  await keeper.db.transaction().execute(async (deed) => {
    await deed
      .insertInto('leagues')
      .values({
        id,
        name,
        game: wanted.game,
        setup: JSON.stringify(setup),
        pace: JSON.stringify(wanted.pace),
        owner_id: guest,
        places: wanted.places,
        open: wanted.open,
        link_hash: link === null ? null : hashOf(link),
        rated: wanted.rated,
      })
      .execute();
    await addPlayer(deed, id, guest);
  });
  return { id, link };
}

/** Whether somebody may come in: anybody where it is open, else by the link. */
function admitted({ open, link_hash }: LeagueRow, link: string | undefined): boolean {
  if (open) return true;
  const hash = hashOf(link ?? '');
  return hash !== null && link_hash !== null && isSame(link_hash, hash);
}

/** Joins; whoever is in already has joined. When the last place is taken it begins. */
export const joinLeague = (db: Database, guest: string, id: string, link: string | undefined): Promise<void> =>
  inLeague(db, id, async (deed, row) => {
    const players = await playersOf(deed, id);
    if (players.some(({ guest_id }) => guest_id === guest)) return;
    if (!admitted(row, link)) throw noLeague();
    await needAccount(deed, guest);
    if (row.started_at !== null) throw new Trouble(409, 'begun');
    await addPlayer(deed, id, guest);
    if (players.length + 1 === row.places) await begin(deed, row);
  });

/** Whoever has made it may begin before it is full. */
export const beginLeague = (db: Database, guest: string, id: string): Promise<void> =>
  inLeague(db, id, async (deed, row) => {
    if (row.owner_id !== guest) throw noLeague();
    if (row.started_at !== null) throw new Trouble(409, 'begun');
    await begin(deed, row);
  });

/** All games are fixed now; their tables are laid round by round. */
async function begin(deed: Deed, { id }: LeagueRow): Promise<void> {
  const players = (await playersOf(deed, id)).map(({ guest_id }) => guest_id);
  if (players.length < FEWEST) throw new Trouble(409, 'too-few');
  for (const [i, pairs] of roundsOf(players).entries())
    for (const [n, [first, second]] of gamesOf(pairs).entries())
      await deed
        .insertInto('league_games')
        .values({ league_id: id, round: i + 1, n, first_id: first, second_id: second })
        .execute();
  await deed.updateTable('leagues').set({ started_at: new Date() }).where('id', '=', id).execute();
  await callLeague(deed, id);
}

/** A new link; the old one is worth nothing any more. */
export async function relinkLeague(db: Database, guest: string, id: string): Promise<string> {
  const link = newSecret();
  await inLeague(db, id, async (deed, row) => {
    if (row.owner_id !== guest || row.open) throw noLeague();
    await deed
      .updateTable('leagues')
      .set({ link_hash: hashOf(link) })
      .where('id', '=', id)
      .execute();
  });
  return link;
}

/** Before it begins: gives up his place; a league in which nobody is left is gone. Afterwards: drops out. */
export const leaveLeague = (db: Database, guest: string, id: string): Promise<void> =>
  inLeague(db, id, async (deed, row) => {
    const players = await playersOf(deed, id);
    if (!players.some(({ guest_id }) => guest_id === guest)) throw noLeague();
    if (row.ended_at !== null) throw new Trouble(409, 'over');
    if (row.started_at !== null) {
      await deed
        .updateTable('league_players')
        .set({ dropped: true })
        .where('league_id', '=', id)
        .where('guest_id', '=', guest)
        .execute();
      return void (await callLeague(deed, id));
    }
    const [heir] = players.filter(({ guest_id }) => guest_id !== guest);
    if (heir === undefined) return void (await deed.deleteFrom('leagues').where('id', '=', id).execute());
    await deed.deleteFrom('league_players').where('league_id', '=', id).where('guest_id', '=', guest).execute();
    if (row.owner_id === guest)
      await deed.updateTable('leagues').set({ owner_id: heir.guest_id }).where('id', '=', id).execute();
  });

/** Leaves all leagues that are not over. */
export async function leaveLeagues(db: Database, guest: string): Promise<void> {
  const found = await db
    .selectFrom('league_players')
    .innerJoin('leagues', 'leagues.id', 'league_id')
    .select('league_id')
    .where('guest_id', '=', guest)
    .where('dropped', '=', false)
    .where('ended_at', 'is', null)
    .execute();
  for (const { league_id } of found) await leaveLeague(db, guest, league_id);
}
