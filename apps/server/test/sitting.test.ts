import { CHARACTER_NAMES, LEVEL_NAMES } from '@hundred-days/opponents/planner';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OpenTable, TableNotice } from '../src/told.ts';
import { Browser, begun, Hearing, listening, newDatabase, serve, withAccount } from './support.ts';

/** Who sits down where: names, seats for anybody, the list of tables that wait, and leaving before the start. */

const served = await serve(await newDatabase());
const { app, db } = served;
const base = await listening(served);

const named = async (name: string): Promise<Browser> => {
  const browser = new Browser();
  expect((await browser.send(app, 'POST', '/me', { name })).json()).toEqual({ name, account: null });
  return browser;
};
const list = async (query = ''): Promise<OpenTable[]> => (await new Browser().send(app, 'GET', `/open${query}`)).json();
const noticeOf = async (browser: Browser, id: string): Promise<TableNotice> =>
  (await browser.send(app, 'GET', `/tables/${id}`)).json();
const take = (browser: Browser, id: string, seat: string) => browser.send(app, 'POST', `/tables/${id}/take`, { seat });
const leave = async (browser: Browser, id: string): Promise<number> =>
  (await browser.send(app, 'POST', `/tables/${id}/leave`)).statusCode;

test('a seat for anybody stands in the list until somebody takes it, and all see who', async () => {
  const marit = await named('Marit');
  const { id, links } = await marit.open(app, { open: ['allied'], pace: { kind: 'live', minutes: 40, bonus: 5 } });
  expect(links).toEqual({});
  const ear = await Hearing.open(base, marit, id);
  const [listed] = await list();
  expect(listed).toMatchObject({
    id,
    game: 'napoleon-at-waterloo',
    by: 'Marit',
    pace: { kind: 'live', minutes: 40, bonus: 5 },
    seats: [
      { seat: 'french', holder: 'person', name: 'Marit', free: false },
      { seat: 'allied', holder: 'nobody', name: null, free: true },
    ],
  });
  const ines = await named('Inês');
  expect((await take(ines, id, 'french')).json()).toEqual({ error: 'no-such-table' });
  expect((await take(ines, id, 'allied')).json()).toMatchObject({ state: 'waiting', owner: false });
  expect((await take(await named('Owen'), id, 'allied')).json()).toEqual({ error: 'seat-taken' });
  expect(await list()).toEqual([]);
  await ear.until(({ text }) => text.includes('Inês'));
  ear.close();
  expect((await noticeOf(marit, id)).seats[1]).toMatchObject({ name: 'Inês', holder: 'person', taken: true });
});

test('the list is asked by game, scenario and time', async () => {
  const one = new Browser();
  const open = ['allied'];
  const { id } = await one.open(app, { open, pace: { kind: 'days', days: 2 } });
  const other = await one.open(app, { open, game: 'napoleon-1815', scenario: 'free' });
  const ids = async (query: string) => (await list(query)).map((table) => table.id);
  expect(await ids('')).toEqual([other.id, id]);
  expect(await ids('?game=napoleon-at-waterloo')).toEqual([id]);
  expect(await ids('?scenario=standard')).toEqual([id]);
  expect(await ids('?pace=days')).toEqual([id]);
  expect(await ids('?pace=live')).toEqual([]);
  expect(await ids('?pace=none&game=napoleon-1815')).toEqual([other.id]);
  expect((await one.send(app, 'GET', "/open?game='--")).statusCode).toBe(400);
  expect((await one.send(app, 'GET', '/open?other=1')).statusCode).toBe(400);
  for (const table of [id, other.id]) expect(await leave(one, table)).toBe(204);
});

test('whoever leaves before the start leaves his seat as it was; the last one takes the table with him', async () => {
  const [one, two, three] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await one.open(app);
  await two.sit(app, id, links.allied);
  await two.addToDice(app, id);
  expect(await leave(two, id)).toBe(204);
  expect(await leave(two, id)).toBe(404);
  expect((await noticeOf(one, id)).seats[1]).toMatchObject({ taken: false, ready: false, open: false });
  // The same link brings the next one in.
  expect((await three.sit(app, id, links.allied)).statusCode).toBe(200);
  expect(await leave(one, id)).toBe(204);
  expect((await one.send(app, 'GET', `/tables/${id}`)).statusCode).toBe(404);
  expect(await noticeOf(three, id)).toMatchObject({
    owner: true,
    seats: [{ open: true, taken: false }, { yours: true }],
  });
  expect(await leave(three, id)).toBe(204);
  expect(await served.db.selectFrom('tables').select('id').where('id', '=', id).execute()).toEqual([]);
  const playing = await begun(app);
  expect((await playing.one.send(app, 'POST', `/tables/${playing.id}/leave`)).json()).toEqual({ error: 'begun' });
});

test('seats of the computer have added to the dice before anybody else, and nobody gets a link to them', async () => {
  const one = new Browser();
  const computers = [{ seat: 'allied', level: 'conscript', character: 'standard' }];
  const { id, links } = await one.open(app, { computers });
  expect(links).toEqual({});
  const waiting = await noticeOf(one, id);
  expect(waiting.seats[1]).toMatchObject({ holder: 'computer', level: 'conscript', taken: true, ready: true });
  expect(waiting.fair.contributions.map(({ seat }) => seat)).toEqual(['allied']);
  expect((await one.send(app, 'POST', `/tables/${id}/link`, { seat: 'allied' })).statusCode).toBe(404);
  const wanted = { game: 'napoleon-at-waterloo', scenario: 'standard', options: {}, mine: [], watched: true };
  const send = async (more: object) => (await one.send(app, 'POST', '/tables', { ...wanted, ...more })).json();
  expect(await send({ computers: [...computers, { ...computers[0], seat: 'french' }] })).toEqual({
    error: 'nobody-plays',
  });
  expect(await send({ computers, mine: ['allied'] })).toEqual({ error: 'no-such-seat' });
  expect(await send({ open: ['prussian'] })).toEqual({ error: 'no-such-seat' });
  expect(await send({ computers: [{ ...computers[0], level: 'emperor' }] })).toEqual({ error: 'bad-request' });
  for (const level of LEVEL_NAMES)
    for (const character of CHARACTER_NAMES)
      expect(await send({ computers: [{ seat: 'allied', level, character }] })).toHaveProperty('id');
});

test('a name is a name and nothing else', async () => {
  const browser = new Browser();
  for (const name of [
    '<b>x</b>',
    'a\r\nSet-Cookie: x=1',
    '\u202Eevil',
    ' ',
    '-',
    'x'.repeat(31),
    '"; drop table guests; --',
  ])
    expect((await browser.send(app, 'POST', '/me', { name })).statusCode, name).toBe(400);
  for (const name of ['Łucja O’Hara-Ney', '李', 'Grouchy 2'])
    expect((await browser.send(app, 'POST', '/me', { name: ` ${name} ` })).json()).toEqual({ name, account: null });
});

test('a link that nobody has opened for thirty days is worth nothing; made anew it is good again', async () => {
  const [ines, marit, owen] = [new Browser(), new Browser(), new Browser()];
  const { id, links, watch } = await ines.open(app);
  const older = (days: number) =>
    sql`
      with seat as (update seats set link_at = link_at - make_interval(days => ${days}) where table_id = ${id})
      update tables set created_at = created_at - make_interval(days => ${days}) where id = ${id}`.execute(db);
  await older(29);
  expect((await owen.sit(app, id, watch as string)).statusCode).toBe(200);
  await older(2);
  for (const link of [links.allied, watch as string]) {
    const refused = await marit.sit(app, id, link);
    expect([refused.statusCode, refused.json()]).toEqual([410, { error: 'link-expired' }]);
  }
  // Whoever does not have it learns nothing of it.
  expect((await marit.sit(app, id, 'x'.repeat(43))).statusCode).toBe(404);
  const { link } = (await ines.send(app, 'POST', `/tables/${id}/link`, { seat: 'allied' })).json();
  expect((await marit.sit(app, id, link)).statusCode).toBe(200);
  // Who sits there by it stays there, and those who look on come as long as the game lasts.
  for (const browser of [ines, marit]) await browser.addToDice(app, id);
  await older(100);
  expect((await marit.sit(app, id, link)).statusCode).toBe(200);
  expect((await new Browser().sit(app, id, watch as string)).statusCode).toBe(200);
});

test('who waits in the list is shown with what he is worth on his side', async () => {
  const ines = await withAccount(app);
  const { id } = await ines.open(app, { open: ['allied'] });
  const listed = async () =>
    (await ines.send(app, 'GET', '/open')).json().find((one: { id: string }) => one.id === id).seats;
  expect(await listed()).toMatchObject([{ rating: null }, { rating: null }]);
  await sql`
    insert into ratings (game, side, guest_id, rating, deviation, volatility, games, at)
    select 'napoleon-at-waterloo', side, owner_id, worth, 80, 0.06, 12, now()
    from tables, (values ('french', 1640), ('allied', 1500)) as given (side, worth) where id = ${id}`.execute(db);
  expect(await listed()).toMatchObject([{ rating: { rating: 1640, deviation: 80, games: 12 } }, { rating: null }]);
});
