import { createHmac } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isPrivate } from '../src/messages/addresses.ts';
import { deliverHook, MOST_TRIES } from '../src/messages/hooks.ts';
import { type OutRules, sendOut } from '../src/messages/outbound.ts';
import { AGAIN, ORIGIN, receiving, sending, TO_ITSELF } from './receiving.ts';
import { Browser, called, newDatabase, serve, withAccount } from './support.ts';

/** Webhooks, to a real server on this machine. */

const url = await newDatabase();
const { app, db } = await serve(url, undefined, 1, { out: TO_ITSELF });
const { base, heard, answers } = await receiving(200, 'much to read'.repeat(10_000));
const { sent, hurry } = sending(db, 'hook');

async function hook(browser: Browser, address = `${base}/hook`): Promise<{ id: string; secret: string }> {
  const response = await browser.send(app, 'POST', '/hooks', { url: address, news: ['turn', 'end'] });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

test('who has to decide is told so once, at the address he has named, and that a game is over; all of it signed', async () => {
  const two = await withAccount(app);
  const { secret } = await hook(two);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await two.send(app, 'GET', '/hooks');
  expect(listed.json()).toMatchObject([{ url: `${base}/hook`, news: ['turn', 'end'], off: false }]);
  expect(listed.body).not.toContain(secret.slice(6));
  const { one, id: table } = await called(app, two);
  await expect.poll(() => heard.length, AGAIN).toBe(1);
  // More decisions of the same turn are no news.
  for (const action of ['end', 'target 0914']) await two.ask(app, table, 0, { kind: 'submit', action });
  await sent();
  expect(heard).toHaveLength(1);
  await one.send(app, 'POST', `/tables/${table}/resign`, { seat: 'allied' });
  await expect.poll(() => heard.length, AGAIN).toBe(2);
  const known = { table, game: 'napoleon-at-waterloo', seat: 'french' };
  const [turn, end] = heard.map(({ body }) => JSON.parse(String(body)));
  const link = `${ORIGIN}/#/online/${table}`;
  const some = expect.any(String);
  expect(turn).toEqual({ id: some, at: some, kind: 'your-turn', link, ...known });
  expect(end).toEqual({ id: some, at: some, kind: 'game-ended', link, ...known });
  const key = Buffer.from(secret.slice(6), 'base64');
  for (const { headers, body } of heard) {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    expect(id).toBe(JSON.parse(String(body)).id);
    expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(600);
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  }
});

test('what was not taken is tried again under the same id; a redirection is not followed; who never takes anything is let be', async () => {
  const ines = await withAccount(app);
  const { id } = await hook(ines);
  answers.push(500, 302);
  expect((await ines.send(app, 'POST', `/hooks/${id}/try`)).statusCode).toBe(204);
  await expect.poll(() => heard.length, AGAIN).toBe(1);
  for (let tries = 2; tries <= 3; tries++)
    await expect
      .poll(async () => {
        await hurry();
        return heard.length;
      }, AGAIN)
      .toBe(tries);
  await sent();
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(heard.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook']);
  const offOf = async (): Promise<boolean> => (await ines.send(app, 'GET', '/hooks')).json()[0].off;
  const body = { hook: id, id: 'x', body: '{}' };
  for (let lost = 0; lost < 5; lost++) {
    expect(await offOf()).toBe(false);
    answers.push(500);
    await expect(deliverHook(db, TO_ITSELF, body, true)).rejects.toThrow('not taken (500)');
  }
  expect(await offOf()).toBe(true);
  heard.length = 0;
  await deliverHook(db, TO_ITSELF, body, false);
  expect(heard).toEqual([]);
  await ines.send(app, 'POST', `/hooks/${id}/try`);
  await expect.poll(() => heard.length, AGAIN).toBe(1);
  expect(await offOf()).toBe(false);
  expect(MOST_TRIES).toBe(10);
});

test('hooks are their owner’s; they end when he says so, and with the account', async () => {
  const [ines, marit] = [await withAccount(app), await withAccount(app)];
  const { id } = await hook(ines);
  for (const [method, path] of [
    ['DELETE', `/hooks/${id}`],
    ['POST', `/hooks/${id}/try`],
  ] as const)
    await marit.send(app, method, path);
  expect(heard).toEqual([]);
  expect((await ines.send(app, 'GET', '/hooks')).json()).toHaveLength(1);
  expect((await new Browser().send(app, 'POST', '/hooks', { url: base, news: ['turn'] })).statusCode).toBe(404);
  const guest = new Browser();
  await guest.open(app);
  expect((await guest.send(app, 'POST', '/hooks', { url: base, news: ['turn'] })).json()).toEqual({
    error: 'no-account',
  });
  await ines.send(app, 'DELETE', `/hooks/${id}`);
  expect((await ines.send(app, 'GET', '/hooks')).json()).toEqual([]);
  await hook(marit);
  expect((await marit.send(app, 'GET', '/account/export')).json().hooks).toEqual([`${base}/hook`]);
  await marit.send(app, 'POST', '/account/delete', { password: 'Quatre Bras' });
  const owners = await db
    .selectFrom('hooks')
    .innerJoin('accounts', 'accounts.guest_id', 'hooks.guest_id')
    .select('hooks.id')
    .execute();
  expect(await db.selectFrom('hooks').select('id').execute()).toHaveLength(owners.length);
});

const PUBLIC_ONLY: OutRules = { allowPrivate: false };

test('nothing is sent to this machine or its network, by whatever name, when it is named and when it is sent', async () => {
  const closed = await serve(url);
  const ines = await withAccount(app);
  for (const address of [
    base,
    base.replace('http:', 'https:'),
    'https://localhost/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@93.184.216.34/',
    'http://93.184.216.34/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'not an address',
  ]) {
    const response = await ines.send(closed.app, 'POST', '/hooks', { url: address, news: ['turn'] });
    expect([response.statusCode, response.body], address).toEqual([400, '{"error":"bad-address"}']);
  }
  // Named while it was allowed, or before its name led here.
  const { id } = await hook(ines);
  await expect(deliverHook(db, PUBLIC_ONLY, { hook: id, id: 'x', body: '{}' }, false)).rejects.toThrow('not taken (0)');
  const port = new URL(base).port;
  const named = `https://hook.example.org:${port}/`;
  const sending = (resolve: OutRules['resolve']) =>
    sendOut(named, { headers: {}, body: '' }, { ...PUBLIC_ONLY, ...(resolve === undefined ? {} : { resolve }) });
  await expect(sending(async () => [{ address: '127.0.0.1', family: 4 }])).rejects.toThrow('not spoken to');
  await expect(
    sending(async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ]),
  ).rejects.toThrow('not spoken to');
  await expect(sending(async () => [])).rejects.toThrow('not spoken to');
  // A name that leads elsewhere the second time is looked up once.
  let asked = 0;
  const turning = sendOut(
    `http://hook.example.org:${port}/once`,
    { headers: {}, body: '' },
    { allowPrivate: true, resolve: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.9', family: 4 }] },
  );
  expect([await turning, asked]).toEqual([200, 1]);
  expect(heard.map(({ path, headers }) => [path, headers.host])).toEqual([['/once', `hook.example.org:${port}`]]);
});

test('which addresses are of the public net', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '100.63.0.1', '2606:2800:220:1::1', '2a00:1450::1'])
    expect(isPrivate(address), address).toBe(false);
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  for (const address of [
    ...own,
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.2', '169.254.1.1', '172.31.0.1', '192.168.1.1', '198.19.0.1'],
    ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '64:ff9b::808:808', 'fe80::1'],
    ...['fc00::1', 'fd12::1', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fe80::1%eth0', 'localhost', ''],
  ])
    expect(isPrivate(address), address).toBe(true);
});
