import { connect } from 'node:net';
import { below, randomBits } from '@hundred-days/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { USUAL } from '../src/http/limits.ts';
import { Browser, begun, Hearing, listening, newDatabase, serve, word } from './support.ts';

/** What somebody might try who wants more than his seat. */

const url = await newDatabase();
const served = await serve(url);
const { app } = served;
const base = await listening(served);

const END = { kind: 'submit', action: 'end', key: 'k', revision: 0 };
const stepsOf = async (id: string): Promise<number> =>
  (await served.db.selectFrom('steps').select('step').where('table_id', '=', id).execute()).length;

test('nobody acts for another seat, nor as a spectator, nor at a table where he does not sit', async () => {
  const { one, two, id, watch } = await begun(app);
  const [third, stranger] = [new Browser(), new Browser()];
  await third.sit(app, id, watch as string);
  await stranger.open(app);
  const before = await stepsOf(id);
  for (const [browser, viewer] of [
    [two, 0],
    [third, 0],
    [third, 1],
    [third, -1],
    [two, -1],
    [stranger, 0],
    [stranger, -1],
    [new Browser(), 0],
    [one, 2],
    [one, 7],
  ] as const) {
    const answer = await browser.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, END);
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'no-such-table' }]);
  }
  for (const [browser, viewer] of [
    [two, 0],
    [third, 0],
    [stranger, -1],
  ] as const) {
    const look = { kind: 'look', key: 'k', revision: -1 };
    expect((await browser.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, look)).statusCode).toBe(404);
    expect((await browser.send(app, 'GET', `/tables/${id}/viewers/${viewer}/record`)).statusCode).toBe(404);
  }
  // His turn it is not: the referee says so.
  const { revision } = await two.look(app, id, 1);
  expect((await two.ask(app, id, 1, { ...END, kind: 'submit', revision })).result).toBe('refused');
  expect(await stepsOf(id)).toBe(before);
});

test('a stream brings what is for the seats of the browser that asks, and no other browser gets one', async () => {
  const { two, id } = await begun(app);
  const ear = await Hearing.open(base, two, id, {}, '?known=0.0');
  await ear.until(({ text }) => text.includes('"viewer":1'));
  expect(ear.updates(0)).toEqual([]);
  ear.close();
  await expect(Hearing.open(base, new Browser(), id)).rejects.toThrow('404');
});

test('a link is good for the first browser alone, and a forged one for nobody', async () => {
  const [one, two, three] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await one.open(app);
  const forged = `${links.allied[0] === 'A' ? 'B' : 'A'}${links.allied.slice(1)}`;
  expect((await two.sit(app, id, forged)).json()).toEqual({ error: 'no-such-table' });
  const other = await two.open(app);
  expect((await three.sit(app, other.id, links.allied)).json()).toEqual({ error: 'no-such-table' });
  expect((await two.sit(app, id, links.allied)).statusCode).toBe(200);
  expect((await two.sit(app, id, links.allied)).statusCode).toBe(200);
  expect((await three.sit(app, id, links.allied)).json()).toEqual({ error: 'seat-taken' });
  expect((await one.sit(app, id, links.allied)).json()).toEqual({ error: 'seat-taken' });
  // Nothing that is stored is a link.
  const stored = JSON.stringify(await served.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute());
  expect(stored).not.toContain(links.allied);
});

test('a link can be made anew: by who opened the table until the seat is taken, then only by who sits there', async () => {
  const [one, two, three] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await one.open(app);
  const anew = async (browser: Browser) =>
    (await browser.send(app, 'POST', `/tables/${id}/link`, { seat: 'allied' })).json();
  expect(await anew(two)).toEqual({ error: 'no-such-table' });
  const { link } = await anew(one);
  expect((await two.sit(app, id, links.allied)).statusCode).toBe(404);
  expect((await two.sit(app, id, link)).statusCode).toBe(200);
  expect(await anew(one)).toEqual({ error: 'no-such-table' });
  const moved = (await anew(two)).link;
  expect((await three.sit(app, id, moved)).statusCode).toBe(200);
  expect((await two.send(app, 'GET', `/tables/${id}`)).statusCode).toBe(404);
  expect(await anew(one)).toEqual({ error: 'no-such-table' });
});

test('a table that is not there and one that is not his look the same', async () => {
  const { id } = await begun(app);
  const stranger = new Browser();
  await stranger.open(app);
  const none = 'AAAAAAAAAAAAAAAAAAAAAA';
  for (const path of ['', '/viewers/0/record', '/stream']) {
    const [his, nobodys] = await Promise.all(
      [id, none].map((one) => stranger.send(app, 'GET', `/tables/${one}${path}`)),
    );
    expect([his.statusCode, his.body]).toEqual([nobodys.statusCode, nobodys.body]);
    expect(his.statusCode).toBe(404);
  }
});

test('requests of other sites are refused, whatever cookie comes with them', async () => {
  const { one, id } = await begun(app);
  const send = (headers: Record<string, string>, payload: string | object = END) =>
    app.inject({
      method: 'POST',
      url: `/api/tables/${id}/viewers/0`,
      headers: { cookie: one.cookie as string, 'x-forwarded-proto': 'https', host: 'play.example', ...headers },
      payload,
    });
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://play.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])
    expect((await send(headers)).json()).toEqual({ error: 'other-site' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await send({ 'content-type': type }, JSON.stringify(END))).statusCode).toBe(415);
  expect(await stepsOf(id)).toBe(0);
  expect((await send({ origin: 'https://play.example' })).json().result).toBe('done');
});

test('the cookie is for this host alone, out of reach of scripts and of other sites, and never taken from outside', async () => {
  const browser = new Browser();
  const wanted = { game: 'napoleon-at-waterloo', scenario: 'standard', options: {}, mine: ['french'], watched: false };
  const chosen = `__Host-guest=${'A'.repeat(43)}`;
  browser.cookie = chosen;
  const response = await browser.send(app, 'POST', '/tables', wanted);
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-guest=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(browser.cookie).not.toBe(chosen);
  // Two of one name are none; the name of a plain address is none over https.
  const own = browser.cookie as string;
  for (const cookie of [`${own}; ${own}`, own.replace('__Host-', ''), `${own}x`]) {
    browser.cookie = cookie;
    expect((await browser.send(app, 'GET', '/tables')).json()).toEqual([]);
  }
  const plain = await app.inject({ method: 'POST', url: '/api/tables', payload: wanted });
  expect(plain.headers['set-cookie']).toMatch(/^guest=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
});

test('what is huge, deep, or not what is asked for is refused before it is looked at', async () => {
  const { one, id } = await begun(app);
  const post = (path: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api/tables${path}`,
      headers: { cookie: one.cookie as string, 'x-forwarded-proto': 'https', 'content-type': 'application/json' },
      payload,
    });
  expect((await post(`/${id}/viewers/0`, JSON.stringify({ ...END, action: 'x'.repeat(20_000) }))).statusCode).toBe(413);
  expect((await post(`/${id}/viewers/0`, '['.repeat(8_000) + ']'.repeat(8_000))).statusCode).toBe(400);
  for (const bad of [
    '{',
    '"x"',
    'null',
    JSON.stringify({ ...END, more: 1 }),
    JSON.stringify({ ...END, kind: 'begin' }),
    JSON.stringify({ ...END, revision: 1.5 }),
    JSON.stringify({ ...END, revision: '0' }),
    JSON.stringify({ ...END, key: 'a\r\nSet-Cookie: x=1' }),
    JSON.stringify({ ...END, action: ['end'] }),
    '{"kind":"look","key":"a","revision":0,"__proto__":{"x":1}}',
  ])
    expect((await post(`/${id}/viewers/0`, bad)).statusCode, bad).toBe(400);
  for (const path of [
    `/${id}'--/viewers/0`,
    `/${id}/viewers/-2`,
    `/${id}/viewers/1e0`,
    `/${encodeURIComponent("' or 1=1 --")}/viewers/0`,
  ])
    expect((await post(path, JSON.stringify(END))).statusCode, path).toBeGreaterThanOrEqual(400);
  for (const wanted of [
    { game: '../kernel', scenario: 'standard' },
    { game: 'constructor', scenario: 'standard' },
    { game: 'napoleon-at-waterloo', scenario: 'constructor' },
    { game: 'napoleon-at-waterloo', scenario: 'standard', options: { none: true } },
    { game: 'napoleon-at-waterloo', scenario: 'standard', mine: ['prussian'] },
  ])
    expect((await post('', JSON.stringify({ options: {}, mine: [], watched: false, ...wanted }))).statusCode).toBe(400);
  expect((await post(`/${id}/dice`, JSON.stringify({ protocol: 'other', word: word() }))).statusCode).toBe(400);
  expect(await stepsOf(id)).toBe(0);
});

test('whoever tries too often has to wait, and is told nothing else', async () => {
  const strict = await serve(url, { all: 5, few: 2 });
  const browser = new Browser();
  const link = 'A'.repeat(43);
  const tries = [];
  for (let i = 0; i < 4; i++) tries.push((await browser.sit(strict.app, 'AAAAAAAAAAAAAAAAAAAAAA', link)).statusCode);
  expect(tries).toEqual([404, 404, 429, 429]);
  await strict.close();
});

test('a request that comes too slowly is cut off, and nobody waits for its end', async () => {
  const slow = await createApp({ parts: () => served, slowest: 200 });
  const at = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await new Promise<string>((ended) => {
    let text = '';
    const line = connect(Number(at.port), at.hostname, () => {
      line.write(
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
    });
    line.on('data', (chunk) => {
      text += String(chunk);
    });
    line.on('close', () => ended(text));
    line.on('error', () => undefined);
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await slow.close();
});

test('paths that lead elsewhere lead nowhere', async () => {
  for (const url of [
    '/api/../package.json',
    '/api/tables/..%2f..%2fetc%2fpasswd',
    '/api/tables/%2e%2e/%2e%2e/etc/passwd',
    '/api//etc/passwd',
    '/api/tables/\0',
  ]) {
    const { statusCode, body } = await app.inject({ url: encodeURI(url) });
    expect([400, 404], url).toContain(statusCode);
    expect(body.length).toBeLessThan(60);
  }
});

test('requests that somebody has caught and sends again, in any order, change nothing', async () => {
  const { one, two, id } = await begun(app);
  const sent: { viewer: number; body: object }[] = [];
  const act = async (viewer: number, request: object): Promise<void> => {
    const { revision } = await [one, two][viewer].look(app, id, viewer);
    const body = { key: `caught.${sent.length}`, revision, ...request };
    sent.push({ viewer, body });
    const answer = await [one, two][viewer].send(app, 'POST', `/tables/${id}/viewers/${viewer}`, body);
    expect(answer.json().result).toBe('done');
  };
  await act(0, { kind: 'submit', action: 'end' });
  await act(0, { kind: 'undo', to: null });
  await act(0, { kind: 'redo' });
  await act(0, { kind: 'submit', action: 'target 0914' });
  await act(0, { kind: 'undo', to: null });
  const before = JSON.stringify(await one.look(app, id, 0));
  const bits = randomBits('caught');
  for (let i = 0; i < 40; i++) {
    const { viewer, body } = sent[below(sent.length, bits)];
    const again = await one.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, body);
    expect(again.json().result).toBe('done');
    // Under another key it comes late; from another seat it is nothing.
    const late = await one.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, { ...body, key: `late.${i}` });
    expect(late.json().result).toBe('late');
    const his = await two.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, body);
    expect(his.statusCode).toBe(404);
  }
  expect(JSON.stringify(await one.look(app, id, 0))).toBe(before);
});

test('who looks on gets what is for those who look on, whatever he says he knows or asks for', async () => {
  const { id, watch } = await begun(app);
  const third = new Browser();
  await third.sit(app, id, watch as string);
  for (const [headers, query] of [
    [{}, '?known=0.0_1.0'],
    [{ 'last-event-id': '0.0_1.0' }, ''],
  ] as const) {
    const ear = await Hearing.open(base, third, id, headers, query);
    await ear.until(({ text }) => text.includes('"viewer":-1'));
    expect([ear.updates(0), ear.updates(1)]).toEqual([[], []]);
    expect(ear.last).toMatch(/^-1\.\d+$/);
    ear.close();
  }
});

test('a browser that was not seen for longer than its cookie lasts is nobody, and what was signed out of stays out', async () => {
  const { one, id } = await begun(app);
  const seen = (days: number) =>
    sql`update sessions set seen_at = now() - make_interval(days => ${days})
      where guest_id = (select guest_id from seats where table_id = ${id} and seat = 0)`.execute(served.db);
  await seen(399);
  expect((await one.send(app, 'GET', `/tables/${id}`)).statusCode).toBe(200);
  await seen(401);
  const answer = await one.send(app, 'GET', `/tables/${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'no-such-table' }]);
  expect((await one.send(app, 'GET', '/tables')).json()).toEqual([]);
});

test('of 10,000 wrong passwords ten are looked at, from one address or from many', async () => {
  const strict = await serve(url, USUAL);
  const owner = new Browser();
  const [name, other] = ['Drouet', 'Reille'];
  for (const [browser, own] of [
    [owner, name],
    [new Browser(), other],
  ] as const)
    await browser.send(app, 'POST', '/account', { name: own, password: 'one that nobody guesses' });
  const guess = (whose: string, i: number, address: string): Promise<{ statusCode: number }> =>
    strict.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': address },
      payload: { name: whose, password: `guess number ${i}` },
    });
  const tally = new Map<number, number>();
  for (let i = 0; i < 10_000; i++) {
    const { statusCode } = await guess(name, i, '192.0.2.1');
    tally.set(statusCode, (tally.get(statusCode) ?? 0) + 1);
  }
  // Whoever is told that it was wrong has had it looked at.
  expect(Object.fromEntries(tally)).toEqual({ 401: 10, 429: 9_990 });
  let looked = 0;
  for (let i = 0; i < 200; i++) if ((await guess(other, i, `198.51.100.${i}`)).statusCode === 401) looked++;
  expect(looked).toBe(10);
  // One address that tries many names is stopped, too, before anything is looked up.
  const spraying = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(`Nobody ${i}`, 0, '192.0.2.1')));
  expect(new Set(spraying.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  // Where she is signed in she stays.
  expect((await owner.send(strict.app, 'GET', '/me')).json()).toMatchObject({ account: name });
  await strict.close();
});

test('whatever is asked of a table that is another’s is answered as for one that is not there', async () => {
  const { id, links } = await begun(app);
  const stranger = new Browser();
  await stranger.open(app);
  const none = 'AAAAAAAAAAAAAAAAAAAAAA';
  const seat = 'french';
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/sit', { link: 'A'.repeat(43) }],
    ['POST', '/take', { seat }],
    ['POST', '/leave', {}],
    ['POST', '/link', { seat }],
    ['POST', '/dice', { protocol: 'hundred-days-dice-1', word: word() }],
    ['POST', '/viewers/0', END],
    ['POST', '/viewers/-1', { kind: 'look', key: 'l', revision: -1 }],
    ['GET', '/viewers/0/record'],
    ['GET', '/viewers/-1/record'],
    ['POST', '/resign', { seat }],
    ['POST', '/vacation', { seat, days: 1 }],
    ['POST', '/offer', { seat, kind: 'draw' }],
    ['POST', '/answer', { seat, kind: 'draw', yes: true }],
    ['GET', '/talk'],
    ['POST', '/talk', { seat, side: false, text: 'hello' }],
    ['POST', '/mute', { seat, muted: true }],
    ['POST', '/report', { n: null, text: 'hello' }],
    ['GET', '/notes'],
    ['PUT', '/notes', { text: 'hello' }],
    ['GET', '/stream'],
  ] as const) {
    const [his, nobodys] = await Promise.all(
      [id, none].map((one) => stranger.send(app, method, `/tables/${one}${path}`, body)),
    );
    expect([his.statusCode, his.body], `${method} ${path}`).toEqual([404, nobodys.body]);
    expect(JSON.stringify(his.headers).replace(/"date":"[^"]+"/, '')).toBe(
      JSON.stringify(nobodys.headers).replace(/"date":"[^"]+"/, ''),
    );
  }
  // A link to one table opens no other.
  const { id: open } = await new Browser().open(app);
  expect((await stranger.sit(app, open, links.allied)).statusCode).toBe(404);
});

test('what looks like SQL, a header or a page is text, and nothing else', async () => {
  const { one, two, id } = await begun(app);
  const odd = `'); drop table talk; -- \${7*7} {{7*7}} <img src=x onerror=alert(1)> %0d%0aSet-Cookie: a=b`;
  await one.send(app, 'POST', `/tables/${id}/talk`, { seat: 'french', side: false, text: odd });
  await one.send(app, 'PUT', `/tables/${id}/notes`, { text: odd });
  const talk = await two.send(app, 'GET', `/tables/${id}/talk`);
  expect(talk.json()[0].text).toBe(odd);
  expect(talk.headers['content-type']).toMatch(/^application\/json/);
  expect(talk.headers['x-content-type-options']).toBe('nosniff');
  expect((await one.send(app, 'GET', `/tables/${id}/notes`)).json()).toEqual({ text: odd });
  for (const name of ["Ney'; --", '<b>Ney</b>', 'Ney\r\nSet-Cookie: a=b', 'Ney\u202e', 'Ney\u0000'])
    expect((await one.send(app, 'POST', '/me', { name })).json()).toEqual({ error: 'bad-name' });
  for (const query of [`?game=${encodeURIComponent(odd)}`, "?scenario=x'--", '?pace=live;drop', '?game=a&game=b'])
    expect((await one.send(app, 'GET', `/open${query}`)).statusCode, query).toBe(400);
  for (const path of [`/talk?after=1;select`, `/stream?known=0.0'--`, '/stream?known=0.0%0d%0aX:1'])
    expect((await one.send(app, 'GET', `/tables/${id}${path}`)).statusCode, path).toBe(400);
  // What a browser calls itself is told to its owner as text.
  const agent = `<script>'--\t`;
  const response = await app.inject({
    method: 'POST',
    url: '/api/account',
    headers: { 'x-forwarded-proto': 'https', 'user-agent': agent },
    payload: { name: 'Lobau', password: 'one that nobody guesses' },
  });
  const browser = new Browser();
  browser.cookie = String(response.headers['set-cookie']).split(';')[0];
  const sessions = await browser.send(app, 'GET', '/sessions');
  expect(sessions.json()[0].agent).toBe(agent);
  // A host that somebody else names does not become ours: a request from there is another site's.
  const forged = await app.inject({
    method: 'POST',
    url: '/api/me',
    headers: { host: 'play.example', 'x-forwarded-proto': 'https', origin: 'https://evil.example' },
    payload: { name: 'Ney' },
  });
  expect(forged.json()).toEqual({ error: 'other-site' });
});
