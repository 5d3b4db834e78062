import { randomBits } from '@hundred-days/kernel';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { close } from '../src/admin/commands.ts';
import { Games } from '../src/games.ts';
import { runLeague } from '../src/leagues/running.ts';
import { inLeague } from '../src/leagues/store.ts';
import type { LeagueNotice } from '../src/told.ts';
import { endAll, kill, type Process, startProcess } from './process.ts';
import { Browser, newDatabase, playAnyhow, serve, sitAt, withAccount } from './support.ts';

/** Leagues: who may do what in them, and one that is played to its end by processes that are killed. */

const url = await newDatabase();
const { app, db, keeper } = await serve(url);
endAll();

const WANTED = {
  name: 'Autumn league, group C',
  game: 'waterloo-campaign',
  scenario: 'june16',
  options: {},
  pace: { kind: 'days', days: 3 },
  places: 4,
  open: true,
  rated: true,
};
const FRENCH = 'french';

const make = async (browser: Browser, more: object = {}): Promise<{ id: string; link: string | null }> =>
  (await browser.send(app, 'POST', '/leagues', { ...WANTED, ...more })).json();
const join = async (browser: Browser, id: string, body: object = {}) =>
  (await browser.send(app, 'POST', `/leagues/${id}/join`, body)).json();
const post = async (browser: Browser, id: string, deed: string) =>
  (await browser.send(app, 'POST', `/leagues/${id}/${deed}`)).json();
const leave = async (browser: Browser, id: string) =>
  (await browser.send(app, 'POST', `/leagues/${id}/leave`)).statusCode;
const look = async (browser: Browser, id: string, at: FastifyInstance = app): Promise<LeagueNotice> =>
  (await browser.send(at, 'GET', `/leagues/${id}`)).json();
const four = (): Promise<Browser[]> => Promise.all([0, 1, 2, 3].map(() => withAccount(app)));

/** A league of four that has begun; its job has been done. */
async function begun(more: object = {}): Promise<{ players: Browser[]; id: string }> {
  const players = await four();
  const { id } = await make(players[0], more);
  for (const player of players.slice(1)) await join(player, id);
  await runLeague(keeper, id);
  return { players, id };
}

test('a league is open until it is full: then it begins, and everybody has two tables, one with either side', async () => {
  const players = await four();
  const { id } = await make(players[0]);
  expect(await look(new Browser(), id)).toMatchObject({ state: 'waiting', taken: 1, places: 4, member: false });
  for (const player of players.slice(1)) await join(player, id);
  // Who joins again has joined.
  expect(await join(players[1], id)).toMatchObject({ state: 'playing', taken: 4, round: 0, rounds: 3 });
  expect(await join(await withAccount(app), id)).toEqual({ error: 'begun' });
  await Promise.all([runLeague(keeper, id), runLeague(keeper, id), runLeague(keeper, id)]);
  const league = await look(players[2], id);
  expect(league).toMatchObject({ round: 1, games: { length: 12 } });
  expect(league.players.map(({ name }) => name)).toEqual(players.map(({ account }) => account));
  const tables = (await players[2].send(app, 'GET', '/tables')).json();
  expect(tables).toHaveLength(2);
  expect(tables).toMatchObject([
    { league: id, rated: true, late: 'loses', pace: WANTED.pace },
    { league: id, rated: true },
  ]);
  const own = league.games.filter(({ table }) => table !== null);
  expect(own.map(({ table }) => table).sort()).toEqual(tables.map((table: { id: string }) => table.id).sort());
  expect(own.map(({ first }) => first).sort()).toEqual(own.map(({ second }) => second).sort());
  const all = await db.selectFrom('tables').select('id').where('league_id', '=', id).execute();
  expect(all).toHaveLength(4);
});

test('without an account, without the link, or from outside nobody does anything in a league, nor learns that there is one', async () => {
  const [owner, friend] = await four();
  const guest = new Browser();
  await guest.open(app);
  expect((await guest.send(app, 'POST', '/leagues', WANTED)).json()).toEqual({ error: 'account-needed' });
  const open = await make(owner);
  expect(await join(guest, open.id)).toEqual({ error: 'account-needed' });
  const { id, link } = await make(owner, { open: false });
  const none = 'AAAAAAAAAAAAAAAAAAAAAA';
  const stranger = await withAccount(app);
  for (const one of [id, none]) {
    expect(await look(stranger, one)).toEqual({ error: 'no-such-league' });
    for (const body of [{}, { link: 'A'.repeat(43) }])
      expect(await join(stranger, one, body)).toEqual({ error: 'no-such-league' });
    for (const deed of ['begin', 'link', 'leave'])
      expect(await post(stranger, one, deed), deed).toEqual({ error: 'no-such-league' });
  }
  const listed = async (browser: Browser) => (await browser.send(app, 'GET', '/leagues')).body;
  expect(await listed(stranger)).not.toContain(id);
  expect(await listed(stranger)).toContain(open.id);
  expect(await listed(new Browser())).not.toContain(id);
  expect(await join(friend, id, { link })).toMatchObject({ member: true, owner: false, taken: 2 });
  expect(await listed(friend)).toContain(id);
  // A member who has not made it does not rule it; a new link ends the old one.
  for (const deed of ['begin', 'link']) expect(await post(friend, id, deed)).toEqual({ error: 'no-such-league' });
  expect(await post(owner, id, 'begin')).toEqual({ error: 'too-few' });
  const { link: anew } = await post(owner, id, 'link');
  expect(await join(stranger, id, { link })).toEqual({ error: 'no-such-league' });
  expect(await join(stranger, id, { link: anew })).toMatchObject({ taken: 3 });
});

test('what is huge, has script in it, or cannot be played by two makes no league', async () => {
  const owner = await withAccount(app);
  const status = async (more: object) => (await owner.send(app, 'POST', '/leagues', { ...WANTED, ...more })).statusCode;
  for (const more of [
    { name: '<script>alert(1)</script>' },
    { name: '"><img src=x>' },
    { name: 'x'.repeat(61) },
    { name: 'x'.repeat(20_000) },
    { name: '' },
    { name: ' ' },
    { name: 'a\u202eb' },
    { name: 'a\r\nb' },
    { places: 3 },
    { places: 17 },
    { places: 4.5 },
    { pace: { kind: 'none' } },
    { game: '../kernel' },
    { game: 'constructor' },
    { scenario: 'none' },
    { options: { none: true } },
    { game: 'napoleon-1815', scenario: 'historical', options: { threePlayers: true } },
    { round: 5 },
    { owner_id: 'x' },
  ])
    expect([400, 413], JSON.stringify(more).slice(0, 60)).toContain(await status(more));
  expect(await db.selectFrom('leagues').select('id').where('name', 'like', '%script%').execute()).toEqual([]);
  for (let i = 0; i < 5; i++) expect(await status({ name: `League ${i}` })).toBe(201);
  expect(await status({})).toBe(409);
});

test('nobody makes results: a table of a league is left by nobody, does not rest, and is not played by others', async () => {
  const { players, id } = await begun();
  const { games } = await look(players[0], id);
  const { table, first } = games.find((game) => game.table !== null) as LeagueNotice['games'][number];
  const path = `/tables/${table}`;
  const stranger = await withAccount(app);
  for (const [deed, body] of [
    ['resign', { seat: FRENCH }],
    ['dice', { protocol: 'x', word: 'y' }],
    ['leave', undefined],
  ] as const)
    expect([400, 404]).toContain((await stranger.send(app, 'POST', `${path}/${deed}`, body)).statusCode);
  expect((await players[0].send(app, 'POST', `${path}/leave`)).json()).toEqual({ error: 'league' });
  const outsider = players.find(
    (_, i) => !games.some((game) => game.table === table && [game.first, game.second].includes(i)),
  );
  expect((await outsider?.send(app, 'GET', path))?.statusCode).toBe(404);
  const both = games.find((game) => game.table === table) as LeagueNotice['games'][number];
  for (const i of [both.first, both.second]) await players[i].addToDice(app, table as string);
  const rest = { seat: FRENCH, kind: 'adjourn' };
  expect((await players[first].send(app, 'POST', `${path}/offer`, rest)).json()).toEqual({ error: 'league' });
});

test('who drops out resigns where he plays and loses what he has not begun; his later games are not played', async () => {
  const { players, id } = await begun();
  const before = await look(players[0], id);
  const [playing, waiting] = before.games.filter(({ table }) => table !== null);
  for (const i of [playing.first, playing.second]) await players[i].addToDice(app, playing.table as string);
  expect(await leave(players[0], id)).toBe(204);
  await runLeague(keeper, id);
  await runLeague(keeper, id);
  const after = await look(players[1], id);
  const of = ({ round, first, second }: LeagueNotice['games'][number]) =>
    after.games.find((game) => game.round === round && game.first === first && game.second === second);
  expect(of(playing)).toMatchObject({ result: playing.first === 0 ? 'second' : 'first', forfeit: false });
  expect(of(waiting)).toMatchObject({ result: waiting.first === 0 ? 'second' : 'first', forfeit: true });
  expect(await db.selectFrom('tables').select('id').where('id', '=', waiting.table).execute()).toEqual([]);
  expect(after.players[0]).toMatchObject({ dropped: true });
  expect(after.standings.at(-1)).toMatchObject({ player: 0, out: true });
  expect(after.round).toBe(1);
  // A deleted account drops out, too; the others go on.
  await players[1].send(app, 'POST', '/account/delete', { password: 'La garde recule!' });
  await runLeague(keeper, id);
  expect((await look(players[2], id)).players[1]).toMatchObject({ name: null, dropped: true });
});

test('to who does not come in a week the game is lost; where neither does, or an operator closes it, it is nobody’s', async () => {
  const { players, id } = await begun();
  const games = (await Promise.all(players.map((player) => look(player, id)))).flatMap((league) => league.games);
  const tables = [...new Set(games.flatMap(({ table }) => (table === null ? [] : [table])))];
  const of = (table: string) => games.find((game) => game.table === table) as LeagueNotice['games'][number];
  const [came, nobody, closed, played] = tables;
  await players[of(came).second].addToDice(app, came);
  for (const table of [closed, played])
    for (const i of [of(table).first, of(table).second]) await players[i].addToDice(app, table);
  await runLeague(keeper, id);
  expect((await look(players[0], id)).games.filter(({ result }) => result !== null)).toEqual([]);
  await sql`update league_games set due_at = now() - interval '1 minute' where due_at is not null`.execute(db);
  await close(keeper, closed);
  await runLeague(keeper, id);
  const after = await look(players[0], id);
  const now = (table: string) =>
    after.games.find(({ first, second }) => first === of(table).first && second === of(table).second);
  expect(now(came)).toMatchObject({ result: 'second', forfeit: true });
  expect(now(nobody)).toMatchObject({ result: 'none', forfeit: true });
  expect(now(closed)).toMatchObject({ result: 'none' });
  expect(now(played)).toMatchObject({ result: null });
});

test('while a league is looked through its tables are played on: the one never waits for the other', async () => {
  const { players, id } = await begun();
  const [{ table, first, second }] = (await look(players[0], id)).games.filter((one) => one.table !== null);
  const at = table as string;
  // What looks a league through locks its tables too: were they held up until it is done, both would wait for ever.
  await inLeague(db, id, async () => {
    for (const i of [first, second]) await players[i].addToDice(app, at);
  });
  expect((await players[first].send(app, 'GET', `/tables/${at}`)).json()).toMatchObject({ state: 'playing' });
});

test('before it begins one leaves as one has come; the next rules it, and with the last it is gone', async () => {
  const [one, two] = await four();
  const { id } = await make(one);
  await join(two, id);
  expect(await leave(one, id)).toBe(204);
  expect(await look(two, id)).toMatchObject({ owner: true, taken: 1 });
  expect(await leave(two, id)).toBe(204);
  expect(await look(two, id)).toEqual({ error: 'no-such-league' });
});

/** Asks whichever process answers: what was broken off is asked again, as a page does. */
function anyOf(running: () => readonly Process[]): FastifyInstance {
  const inject = async ({ method, url: path, headers, payload }: InjectOptions) => {
    for (let attempt = 0; ; attempt++) {
      const { base } = running()[attempt % running().length];
      try {
        const response = await fetch(`${base}${path}`, {
          method: method as string,
          headers: {
            ...(headers as Record<string, string>),
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        });
        const body = await response.text();
        const set = response.headers.get('set-cookie');
        return {
          statusCode: response.status,
          body,
          headers: set === null ? {} : { 'set-cookie': set },
          json: () => JSON.parse(body),
        };
      } catch {
        await new Promise((again) => setTimeout(again, 50));
      }
    }
  };
  return { inject } as unknown as FastifyInstance;
}

test('a league of four is played to its end over HTTP by anyhow players, while a process that runs it is killed', async () => {
  const start = () =>
    startProcess(url, { THINKERS: '1', TRUST_PROXY: '1', LIMIT_ALL: '1000000', LIMIT_FEW: '1000000' });
  let running = await Promise.all([start(), start()]);
  const far = anyOf(() => running);
  const game = await new Games().find(WANTED.game, WANTED);
  if (game === null) throw new Error('no game');
  const bits = randomBits('league');
  const players = await Promise.all([0, 1, 2, 3].map(() => withAccount(far)));
  const { id } = (await players[0].send(far, 'POST', '/leagues', WANTED)).json();
  for (const player of players.slice(1)) await player.send(far, 'POST', `/leagues/${id}/join`, {});
  let killed: Promise<unknown> = Promise.resolve();
  for (let round = 1; round <= 3; round++) {
    await expect.poll(async () => (await look(players[0], id, far)).round, { timeout: 120_000 }).toBe(round);
    const leagues = await Promise.all(players.map((player) => look(player, id, far)));
    const games = leagues.flatMap((league, i) =>
      league.games.filter(({ table, first }) => table !== null && first === i),
    );
    expect(games.filter((one) => one.round === round)).toHaveLength(4);
    for (const [n, { table, first, second }] of games.filter((one) => one.round === round).entries()) {
      const at = table as string;
      for (const i of [first, second]) await players[i].addToDice(far, at);
      const seats = await Promise.all(
        [first, second].map((i, viewer) =>
          sitAt(game, players[i], viewer, (request) => players[i].ask(far, at, viewer, request)),
        ),
      );
      if (round === 2 && n === 1) {
        // What it had in its hands is taken up by the other, and by who comes.
        const [one, two] = running;
        killed = (async () => {
          await kill(one);
          running = [two, await start()];
        })();
      }
      // One is played until its rules end it, the others for a while.
      await playAnyhow(seats, bits, round === 2 && n === 1 ? Number.POSITIVE_INFINITY : 6);
      const over = (await players[first].send(far, 'GET', `/tables/${at}`)).json().state === 'over';
      if (!over && n === 2) {
        await players[first].send(far, 'POST', `/tables/${at}/offer`, { seat: FRENCH, kind: 'draw' });
        await players[second].send(far, 'POST', `/tables/${at}/answer`, { seat: 'coalition', kind: 'draw', yes: true });
      } else if (!over) await players[first].send(far, 'POST', `/tables/${at}/resign`, { seat: FRENCH });
    }
    await killed;
  }
  await expect.poll(async () => (await look(players[0], id, far)).state, { timeout: 120_000 }).toBe('over');
  const { games, standings } = await look(players[0], id, far);
  expect(games.every(({ result, forfeit }) => result !== null && !forfeit)).toBe(true);
  expect(games.filter(({ result }) => result === 'draw')).toHaveLength(3);
  expect(standings.map(({ played }) => played)).toEqual([6, 6, 6, 6]);
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(24);
  // Each game once: one table, one end, one rating for each seat.
  const tables = await db.selectFrom('tables').select('id').where('league_id', '=', id).execute();
  expect(tables).toHaveLength(12);
  const counted = async () =>
    (
      await sql<{ games: number }>`
        select coalesce(sum(games), 0)::integer as games from ratings join league_players using (guest_id)
        where league_id = ${id} and game = ${WANTED.game}`.execute(db)
    ).rows[0].games;
  await expect.poll(counted, { timeout: 120_000 }).toBe(24);
  await Promise.all(running.map(kill));
});
