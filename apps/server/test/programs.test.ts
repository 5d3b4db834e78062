import { fairFault, parseRecord, replayRecord } from '@hundred-days/kernel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { playSeat } from '../example/bot.ts';
import { Games } from '../src/games.ts';
import { FOR_PROGRAMS, mayAsk, SCOPES, type Scope } from '../src/programs/scopes.ts';
import { Browser, begun, listening, newDatabase, serve, word } from './support.ts';

/** Programs: tokens of an account, what they may do, and one that plays. */

const url = await newDatabase();
const served = await serve(url);
const { app, db } = served;

let people = 0;
async function account(browser = new Browser()): Promise<Browser> {
  const body = { name: `Maker ${people++}`, password: 'Quatre Bras' };
  expect((await browser.send(app, 'POST', '/account', body)).statusCode).toBe(201);
  return browser;
}

async function token(browser: Browser, ...scopes: Scope[]): Promise<string> {
  const response = await browser.send(app, 'POST', '/tokens', { name: 'A bot', scopes });
  expect(response.statusCode).toBe(201);
  return response.json().token;
}

/** What a program is answered; it has no cookie. */
const asked = (secret: string, method: 'GET' | 'POST', path: string, payload?: object, to: FastifyInstance = app) =>
  to.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${secret}`, 'x-forwarded-proto': 'https' },
    ...(payload === undefined ? {} : { payload }),
  });

test('a token is told once and kept as a hash; its account lists it, ends it, and takes it along when it goes', async () => {
  const guest = new Browser();
  await guest.open(app);
  expect((await guest.send(app, 'POST', '/tokens', { name: 'x', scopes: ['read'] })).json()).toEqual({
    error: 'no-account',
  });
  const ines = await account();
  const secret = await token(ines, 'read', 'play');
  expect(secret).toMatch(/^hd_[\w-]{43}$/);
  expect(JSON.stringify(await db.selectFrom('tokens').selectAll().execute())).not.toContain(secret.slice(3));
  const listed = (await ines.send(app, 'GET', '/tokens')).json();
  expect(listed).toMatchObject([{ name: 'A bot', scopes: ['read', 'play'], used: null }]);
  expect(JSON.stringify(listed)).not.toContain(secret.slice(3));
  expect((await asked(secret, 'GET', '/me')).json()).toMatchObject({ account: 'Maker 0' });
  expect((await ines.send(app, 'GET', '/tokens')).json()[0].used).not.toBeNull();
  const marit = await account();
  await marit.send(app, 'DELETE', `/tokens/${listed[0].id}`);
  expect((await asked(secret, 'GET', '/me')).statusCode).toBe(200);
  expect((await ines.send(app, 'DELETE', `/tokens/${listed[0].id}`)).statusCode).toBe(204);
  expect((await asked(secret, 'GET', '/me')).json()).toEqual({ error: 'bad-token' });
  const second = await token(ines, 'read');
  expect((await ines.send(app, 'GET', '/account/export')).json().tokens).toHaveLength(1);
  await ines.send(app, 'POST', '/account/delete', { password: 'Quatre Bras' });
  expect((await asked(second, 'GET', '/me')).statusCode).toBe(401);
  // So many and no more, all at once too.
  const all = await Promise.all(
    Array.from({ length: 22 }, () => marit.send(app, 'POST', '/tokens', { name: 'n', scopes: ['read'] })),
  );
  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
});

test('whatever is no token is none: nobody becomes a guest by it, and a cookie does not help', async () => {
  const ines = await account();
  const secret = await token(ines, 'read');
  for (const bad of ['', secret.slice(3), `${secret}x`, `hd_${word().slice(0, 43)}`, `${secret} ${secret}`])
    for (const [method, path] of [
      ['GET', '/me'],
      ['POST', '/tables'],
    ] as const) {
      const { statusCode, headers } = await asked(bad, method, path, method === 'GET' ? undefined : TABLE);
      expect(statusCode).toBe(401);
      expect(headers['set-cookie']).toBeUndefined();
    }
  const both = await app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { authorization: `Bearer ${secret}`, cookie: ines.cookie ?? '', 'x-forwarded-proto': 'https' },
    payload: TABLE,
  });
  expect(both.json()).toEqual({ error: 'beyond-scope' });
});

const TABLE = { game: 'napoleon-at-waterloo', scenario: 'standard', options: {}, mine: ['french'], watched: false };

const LEAGUE = {
  name: 'Of programs',
  game: 'napoleon-at-waterloo',
  scenario: 'standard',
  options: {},
  pace: { kind: 'days', days: 3 },
  places: 4,
  open: true,
  rated: true,
};

test('a program makes a league and joins one for its account, and reads where that stands', async () => {
  const [maker, player] = [await account(), await account()];
  const made = await asked(await token(maker, 'make'), 'POST', '/leagues', LEAGUE);
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  const reader = await token(player, 'read');
  expect((await asked(reader, 'POST', `/leagues/${id}/join`, {})).json()).toEqual({ error: 'beyond-scope' });
  expect((await asked(await token(player, 'play'), 'POST', `/leagues/${id}/join`, {})).statusCode).toBe(200);
  const read = await asked(reader, 'GET', `/leagues/${id}`);
  expect(read.json()).toMatchObject({ member: true, owner: false, taken: 2 });
  expect(read.body).toBe((await player.send(app, 'GET', `/leagues/${id}`)).body);
  expect((await asked(reader, 'GET', '/ratings')).json()).toEqual([]);
});

test('a program does what its scopes say, and nothing else of all that can be asked', async () => {
  const { one, id } = await begun(app);
  const ines = await account(one);
  const values: Readonly<Record<string, string>> = { id, viewer: '0' };
  const described = (await app.inject('/api/description')).json();
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/tables': TABLE,
    'POST /api/tables/:id/sit': { link: 'x'.repeat(43) },
    'POST /api/tables/:id/take': { seat: 'french' },
    'POST /api/tables/:id/link': { seat: 'none' },
    'POST /api/tables/:id/dice': { protocol: 'hundred-days-dice-1', word: word() },
    'POST /api/tables/:id/viewers/:viewer': { kind: 'redo', key: 'r', revision: 0 },
    'POST /api/tables/:id/resign': { seat: 'none' },
    'POST /api/tables/:id/vacation': { seat: 'none', days: 1 },
    'POST /api/tables/:id/offer': { seat: 'none', kind: 'draw' },
    'POST /api/tables/:id/answer': { seat: 'none', kind: 'draw', yes: true },
    'POST /api/tables/:id/talk': { seat: 'french', side: false, text: 'Bonjour' },
    'PUT /api/tables/:id/notes': { text: '' },
    'PUT /api/tables/:id/standing': { seat: 'french', orders: [] },
    'POST /api/leagues': LEAGUE,
    'POST /api/leagues/:id/join': {},
  };
  const routes = Object.entries(described.paths as Record<string, Record<string, { security: object[] }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        security,
      })),
  );
  const names = routes.map(({ route }) => route);
  // Nothing is listed that is not there, and the description says the same.
  for (const route of FOR_PROGRAMS) expect(names).toContain(route);
  for (const { route, security } of routes)
    expect(JSON.stringify(security).includes('token'), route).toBe(FOR_PROGRAMS.includes(route));
  for (const scope of SCOPES) {
    const secret = await token(ines, scope);
    for (const route of FOR_PROGRAMS) {
      const [method, path] = route.split(' ');
      if (path.endsWith('/stream')) continue;
      const filled = path.replace('/api', '').replaceAll(/:(\w+)/g, (_, name: string) => values[name]);
      const { statusCode, body } = await asked(secret, method as 'GET', filled, bodies[route]);
      const may = mayAsk([scope], route, bodies[route]);
      expect(body.includes('beyond-scope'), `${scope} ${route} ${statusCode}`).toBe(!may);
      if (!may) expect(statusCode).toBe(403);
    }
  }
  // What is for people is closed to a program with all scopes.
  const secret = await token(ines, 'read', 'play', 'make');
  for (const [method, path, body] of [
    ['GET', '/sessions'],
    ['GET', '/tokens'],
    ['POST', '/tokens', { name: 'more', scopes: ['read'] }],
    ['GET', '/account/export'],
    ['POST', '/account/delete', { password: 'Quatre Bras' }],
    ['POST', '/account/password', { old: 'Quatre Bras', password: 'another one' }],
    ['POST', '/me', { name: 'Other' }],
    ['POST', '/session', { name: 'Maker 0', password: 'Quatre Bras' }],
    ['POST', '/account', { name: 'Another', password: 'Quatre Bras' }],
  ] as const)
    expect((await asked(secret, method, path, body)).json(), path).toEqual({ error: 'beyond-scope' });
  // Looking is reading, acting is not; and it sees what its person sees, to the byte.
  const reader = await token(ines, 'read');
  const look = { kind: 'look', key: 'l', revision: -1 };
  const seen = await asked(reader, 'POST', `/tables/${id}/viewers/0`, look);
  expect(seen.body).toBe((await one.send(app, 'POST', `/tables/${id}/viewers/0`, look)).body);
  expect((await asked(reader, 'POST', `/tables/${id}/viewers/1`, look)).statusCode).toBe(404);
  const act = { kind: 'submit', key: 's', revision: 0, action: 'end' };
  expect((await asked(reader, 'POST', `/tables/${id}/viewers/0`, act)).statusCode).toBe(403);
});

test('a token asks so often and no more, wherever it is asked from; another is not held back by it', async () => {
  const few = await serve(url, { program: 5 });
  const ines = await account();
  const [one, two] = [await token(ines, 'read'), await token(ines, 'read')];
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await asked(one, 'GET', '/me', undefined, few.app)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await asked(two, 'GET', '/me', undefined, few.app)).statusCode).toBe(200);
});

test('two programs play a whole game over HTTP, each with a token of its own; every die can be checked', async () => {
  const [french, allied] = [await account(), await account()];
  const server = await listening(served);
  const { id } = await french.open(app, { mine: [], open: ['french', 'allied'] });
  const [one, two] = await Promise.all(
    [
      { browser: french, seat: 'french' },
      { browser: allied, seat: 'allied' },
    ].map(async ({ browser, seat }) =>
      playSeat({ server, table: id, seat, token: await token(browser, 'read', 'play') }),
    ),
  );
  expect(one).toBe(two);
  const notice = (await french.send(app, 'GET', `/tables/${id}`)).json();
  expect(notice).toMatchObject({ state: 'over', ended: null });
  const parsed = parseRecord((await french.send(app, 'GET', `/tables/${id}/viewers/0/record`)).body);
  const game = await new Games().find('napoleon-at-waterloo', { scenario: 'standard' });
  if (!parsed.ok || game === null) throw new Error('no record');
  const replayed = replayRecord(game, parsed.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  expect(replayed.value.length).toBeGreaterThan(100);
  expect(parsed.value.fair?.seed).toBeDefined();
  expect(parsed.value.fair && fairFault(replayed.value, parsed.value.fair)).toBeNull();
});
