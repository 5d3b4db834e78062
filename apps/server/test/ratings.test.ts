import { randomBits } from '@hundred-days/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { close } from '../src/admin/commands.ts';
import { Games } from '../src/games.ts';
import { NEW, rated } from '../src/ratings/glicko.ts';
import { beginningOf } from '../src/ratings/levels.ts';
import { reckon } from '../src/ratings/reckon.ts';
import { timeOut } from '../src/tables/ending.ts';
import type { NewTable } from '../src/told.ts';
import { Browser, newDatabase, playAnyhow, serve, sitAt, withAccount } from './support.ts';

/** What counts for ratings, that it counts once, and how the sides fared. */

const url = await newDatabase();
const { app, db, keeper } = await serve(url);
const RATED = { rated: true } as const;
const GAME = 'napoleon-at-waterloo';

async function seated(wanted: Partial<NewTable>, one: Browser, two: Browser): Promise<string> {
  const { id, links } = await one.open(app, wanted);
  await one.addToDice(app, id);
  expect((await two.sit(app, id, Object.values(links)[0])).statusCode).toBe(200);
  await two.addToDice(app, id);
  return id;
}
const resign = (browser: Browser, id: string, seat: string) =>
  browser.send(app, 'POST', `/tables/${id}/resign`, { seat });
const own = async (browser: Browser): Promise<{ game: string; side: string; rating: number; games: number }[]> =>
  (await browser.send(app, 'GET', '/ratings')).json();
const jobs = async (): Promise<number> =>
  (await sql`select 1 from graphile_worker._private_jobs where key = 'ratings'`.execute(db)).rows.length;

test('a game to its end counts once, when its job is done, however often; and it stays ended: its dice are known', async () => {
  const wanted = { game: 'waterloo-campaign', scenario: 'june16', ...RATED };
  const game = await new Games().find(wanted.game, wanted);
  if (game === null) throw new Error('no game');
  const browsers = [await withAccount(app), await withAccount(app)];
  const id = await seated(wanted, browsers[0], browsers[1]);
  const seats = await Promise.all(
    browsers.map((browser, viewer) => sitAt(game, browser, viewer, (request) => browser.ask(app, id, viewer, request))),
  );
  const last = await playAnyhow(seats, randomBits('to the end'));
  const { outcome, revision } = seats[last].known;
  const winner = outcome?.winners[0] as number;
  const undo = { kind: 'undo', to: null, key: 'back', revision };
  const answer = await browsers[last].send(app, 'POST', `/tables/${id}/viewers/${last}`, undo);
  expect(answer.json()).toEqual({ error: 'over' });

  expect(await own(browsers[winner])).toEqual([]);
  expect(await jobs()).toBe(1);
  // Whoever was killed before it was stored has done nothing; who does it after another has done it does nothing.
  await expect(
    db.transaction().execute(async (deed) => {
      await sql`update ends set reckoned = true`.execute(deed);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect((await Promise.all([reckon(db), reckon(db), reckon(db)])).sort()).toEqual([0, 0, 1]);
  const after = rated(NEW, [{ against: NEW, score: 1 }], 0);
  expect(await own(browsers[winner])).toEqual([
    {
      game: wanted.game,
      side: ['french', 'coalition'][winner],
      rating: Math.round(after.rating),
      deviation: Math.round(after.deviation),
      games: 1,
    },
  ]);
  const [lost] = await own(browsers[1 - winner]);
  expect(lost.rating).toBe(3000 - Math.round(after.rating));
});

test('a process that does jobs reckons what is there, each end in its turn; a later one stands on the earlier', async () => {
  const [one, two] = [await withAccount(app), await withAccount(app)];
  for (const loser of ['french', 'allied', 'allied'] as const) {
    const id = await seated(RATED, one, two);
    await resign(loser === 'french' ? one : two, id, loser);
  }
  const working = await serve(url, undefined, 1);
  await expect.poll(async () => (await own(one))[0]?.games, { timeout: 60_000 }).toBe(3);
  await working.close();
  let [french, allied] = [NEW, NEW];
  for (const score of [0, 1, 1])
    [french, allied] = [
      rated(french, [{ against: allied, score }], 0),
      rated(allied, [{ against: french, score: 1 - score }], 0),
    ];
  // Between two games of a test hardly any time passes.
  expect((await own(one))[0].rating).toBe(Math.round(french.rating));
  expect((await own(two))[0].rating).toBe(Math.round(allied.rating));
});

test('only accounts sit at rated tables, each in one seat, and nobody plays for another', async () => {
  const guest = new Browser();
  const body = { game: GAME, scenario: 'standard', options: {}, mine: ['french'], watched: false, ...RATED };
  const open = async (browser: Browser, more: object = {}) =>
    (await browser.send(app, 'POST', '/tables', { ...body, ...more })).json();
  expect(await open(guest)).toEqual({ error: 'account-needed' });
  const one = await withAccount(app);
  expect(await open(one, { mine: ['french', 'allied'] })).toEqual({ error: 'one-seat' });
  const bold = [{ seat: 'allied', level: 'veteran', character: 'bold' }];
  expect(await open(one, { computers: bold })).toEqual({ error: 'unrated-character' });
  const { id, links } = await open(one);
  expect((await guest.sit(app, id, links.allied)).json()).toEqual({ error: 'account-needed' });
  expect((await one.sit(app, id, links.allied)).json()).toEqual({ error: 'one-seat' });
  const listed = await open(one, { open: ['allied'] });
  const take = async (browser: Browser) =>
    (await browser.send(app, 'POST', `/tables/${listed.id}/take`, { seat: 'allied' })).json();
  expect(await take(guest)).toEqual({ error: 'account-needed' });
  expect(await take(one)).toEqual({ error: 'one-seat' });
  const found = (await guest.send(app, 'GET', '/open')).json();
  expect(found.find((table: { id: string }) => table.id === listed.id)).toMatchObject({ rated: true });
  const two = await withAccount(app);
  await two.sit(app, id, links.allied);
  expect((await two.send(app, 'POST', `/tables/${id}/link`, { seat: 'allied' })).json()).toEqual({ error: 'rated' });
});

test('levels of the computer are rated by the games they play, from where the ladder has them', async () => {
  const one = await withAccount(app);
  const computers = [{ seat: 'french', level: 'marshal', character: 'standard' }];
  const { id } = await one.open(app, { mine: ['allied'], computers, ...RATED });
  await one.addToDice(app, id);
  const ladder = async () => (await one.send(app, 'GET', `/ladder/${GAME}/french`)).json();
  const marshal = async () => (await ladder()).find(({ level }: { level: string | null }) => level === 'marshal');
  const before = beginningOf(GAME, 'french', 'marshal');
  expect(await marshal()).toEqual({
    name: null,
    level: 'marshal',
    yours: false,
    rating: before.rating,
    deviation: before.deviation,
    games: 0,
  });
  await resign(one, id, 'allied');
  await reckon(db);
  const after = rated(before, [{ against: NEW, score: 1 }], 0);
  expect(await marshal()).toMatchObject({ rating: Math.round(after.rating), games: 1 });
  const [lost] = await own(one);
  expect(lost.rating).toBe(Math.round(rated(NEW, [{ against: before, score: 0 }], 0).rating));
  const yours = (await one.send(app, 'GET', `/ladder/${GAME}/allied`)).json();
  expect(yours.filter((rung: { yours: boolean }) => rung.yours)).toMatchObject([{ name: one.account, games: 1 }]);
});

test('whose time runs out has lost, also where the computer goes on for him; what an operator closes counts for nobody', async () => {
  const [one, two] = [await withAccount(app), await withAccount(app)];
  const pace = { kind: 'live', minutes: 10, bonus: 0 } as const;
  const id = await seated({ ...RATED, pace, late: 'computer' }, one, two);
  await sql`update tables set clocks = jsonb_set(clocks::jsonb, '{since}', '0')::json where id = ${id}`.execute(db);
  await timeOut(keeper, id);
  expect((await one.send(app, 'GET', `/tables/${id}`)).json()).toMatchObject({ state: 'playing', rated: true });
  // Whatever the computer makes of it, it is not theirs.
  await resign(two, id, 'allied');
  await reckon(db);
  expect(
    await db.selectFrom('end_seats').select(['score', 'level']).where('table_id', '=', id).orderBy('seat').execute(),
  ).toEqual([
    { score: 0, level: null },
    { score: 1, level: null },
  ]);
  expect((await own(two))[0]).toMatchObject({ side: 'allied', games: 1 });
  const closed = await seated(RATED, one, two);
  await close(keeper, closed);
  expect(await reckon(db)).toBe(0);
  expect(await db.selectFrom('ends').select('n').where('table_id', '=', closed).execute()).toEqual([]);
});

test('of three players each is rated against each of the other side', async () => {
  const three = [await withAccount(app), await withAccount(app), await withAccount(app)];
  const options = { threePlayers: true };
  const { id, links } = await three[0].open(app, { game: 'napoleon-1815', scenario: 'historical', options, ...RATED });
  await three[1].sit(app, id, links['anglo-dutch']);
  await three[2].sit(app, id, links.prussian);
  for (const browser of three) await browser.addToDice(app, id);
  await resign(three[2], id, 'prussian');
  await reckon(db);
  const [french, english, prussian] = await Promise.all(three.map(async (browser) => (await own(browser))[0]));
  const won = rated(
    NEW,
    [NEW, NEW].map((against) => ({ against, score: 1 })),
    0,
  );
  const lost = rated(NEW, [{ against: NEW, score: 0 }], 0);
  expect([french.rating, french.side]).toEqual([Math.round(won.rating), 'french']);
  expect([english.rating, english.side]).toEqual([Math.round(lost.rating), 'anglo-dutch']);
  expect([prussian.rating, prussian.side]).toEqual([Math.round(lost.rating), 'prussian']);
});

test('how the sides fared is counted over all tables that are over, by people and where the computer sat', async () => {
  const alone = await serve(await newDatabase());
  const results = async (game: string) => (await new Browser().send(alone.app, 'GET', `/results/${game}`)).json();
  expect(await results(GAME)).toEqual([]);
  for (const loser of [0, 0, 1]) {
    const [one, two] = [new Browser(), new Browser()];
    const { id, links } = await one.open(alone.app);
    await one.addToDice(alone.app, id);
    await two.sit(alone.app, id, links.allied);
    await two.addToDice(alone.app, id);
    const seat = ['french', 'allied'][loser];
    await [one, two][loser].send(alone.app, 'POST', `/tables/${id}/resign`, { seat });
  }
  const one = new Browser();
  const computers = [{ seat: 'french', level: 'conscript', character: 'bold' }];
  const { id } = await one.open(alone.app, { mine: ['allied'], computers });
  await one.addToDice(alone.app, id);
  await one.send(alone.app, 'POST', `/tables/${id}/resign`, { seat: 'allied' });
  expect(await results(GAME)).toEqual([
    {
      game: GAME,
      scenario: 'standard',
      people: {
        games: 3,
        sides: [
          { side: 'french', won: 1, drawn: 0, lost: 2 },
          { side: 'allied', won: 2, drawn: 0, lost: 1 },
        ],
      },
      computer: { games: 1, sides: [{ side: 'allied', won: 0, drawn: 0, lost: 1 }] },
    },
  ]);
  for (const game of ['none', 'constructor']) expect(await results(game)).toEqual([]);
});

test('whoever deletes his account is on no ladder any more, and what he played is reckoned for the others', async () => {
  const [one, two] = [await withAccount(app), await withAccount(app)];
  await resign(one, await seated(RATED, one, two), 'french');
  await reckon(db);
  const id = await seated(RATED, one, two);
  const ladder = async () => (await two.send(app, 'GET', `/ladder/${GAME}/french`)).body;
  expect(await ladder()).toContain(one.account);
  expect((await one.send(app, 'GET', '/account/export')).json().ratings).toMatchObject([{ side: 'french', games: 1 }]);
  await one.send(app, 'POST', '/account/delete', { password: 'La garde recule!' });
  await reckon(db);
  expect(await ladder()).not.toContain(one.account);
  expect((await own(two))[0]).toMatchObject({ side: 'allied', games: 2 });
  expect((await two.send(app, 'GET', `/tables/${id}`)).json().state).toBe('over');
  const left =
    await sql`select 1 from ratings left join accounts using (guest_id) where guest_id is not null and accounts.name is null`.execute(
      db,
    );
  expect(left.rows).toEqual([]);
});
