import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Delivery, deliverPush } from '../src/messages/push/browsers.ts';
import { seal } from '../src/messages/push/sealing.ts';
import { authorization, vapidKeys } from '../src/messages/push/vapid.ts';
import { AGAIN, ORIGIN, receiving, sending, TO_ITSELF } from './receiving.ts';
import { Browser, called, newDatabase, serve, withAccount } from './support.ts';

/** Web push, to a push service of one's own on this machine, which keeps what it takes for browsers that can open it. */

const url = await newDatabase();
const { app, db } = await serve(url, undefined, 1, { out: TO_ITSELF });
const { base, heard, answers } = await receiving(201);
const { sent, hurry } = sending(db, 'push');

/** The side of a browser: what it says when it wants to be told, and how it opens what comes. */
class Receiver {
  readonly #own = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint = `${base}/push/${randomBytes(6).toString('hex')}`;
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.keys = { p256dh: this.#own.generateKeys('base64url'), auth: this.#auth.toString('base64url') };
  }

  get said() {
    return { endpoint: this.endpoint, keys: this.keys, language: 'fr' };
  }

  open(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20]];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#own.computeSecret(sender), this.#auth, info, 32));
    const derived = (name: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const opened = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
    return opened.subarray(0, opened.lastIndexOf(2)).toString();
  }
}

async function toldIn(browser: Browser, receiver = new Receiver()): Promise<Receiver> {
  const response = await browser.send(app, 'POST', '/push', receiver.said);
  expect(response.statusCode, response.body).toBe(204);
  return receiver;
}

const isOn = async (browser: Browser): Promise<boolean> => (await browser.send(app, 'GET', '/push')).json().on;

/** What a job would send there. */
async function turnOf(endpoint: string, table: string): Promise<Delivery> {
  const { session_id, guest_id } = await db
    .selectFrom('pushes')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select(['session_id', 'guest_id'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow();
  return { session: session_id, guest: guest_id, table, seat: 0, news: 'turn' };
}

test('the example of RFC 8291 is sealed to the byte', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(seal('When I grow up, I want to be a watermelon', keys, 0, { sender, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** The claims of a token, if its signature is that of the key that stands beside it. */
function claimsOf(header: string | undefined): { readonly claims: unknown; readonly key: string } {
  const [, said, signature, key] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]{87})$/.exec(header ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(said), by, Buffer.from(signature, 'base64url'))).toBe(true);
  const [heading, claims] = said.split('.').map((one) => JSON.parse(Buffer.from(one, 'base64url').toString()));
  expect(heading).toEqual({ typ: 'JWT', alg: 'ES256' });
  return { claims, key };
}

test('the server says who it is by a token of RFC 8292, with a key all processes agree on', async () => {
  const fresh = await serve(await newDatabase());
  await fresh.db.deleteFrom('vapid').execute();
  const all = await Promise.all(Array.from({ length: 6 }, () => vapidKeys(fresh.db)));
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
  const told = (await new Browser().send(fresh.app, 'GET', '/push')).json();
  expect(told).toEqual({ key: all[0].publicKey, on: false });
  const at = Date.UTC(2026, 0, 1);
  const { claims, key } = claimsOf(authorization('https://push.example.org:8443/a/b?c', all[0], ORIGIN, at));
  expect(key).toBe(told.key);
  expect(claims).toEqual({ aud: 'https://push.example.org:8443', exp: at / 1000 + 12 * 60 * 60, sub: ORIGIN });
  // A machine that nobody reaches is no contact.
  expect(claimsOf(authorization('https://a.example.org', all[0], 'http://localhost:1', at)).claims).not.toHaveProperty(
    'sub',
  );
});

test('a browser is told once that it is its turn, and that a game is over: which table and which kind, and nobody else can read it', async () => {
  const two = new Browser();
  const receiver = await toldIn(two);
  expect(await isOn(two)).toBe(true);
  const { one, id } = await called(app, two);
  await expect.poll(() => heard.length, AGAIN).toBe(1);
  // More decisions of the same turn are no news, and the same step twice is one step.
  const { revision } = await two.look(app, id, 0);
  for (let twice = 0; twice < 2; twice++)
    await two.ask(app, id, 0, { kind: 'submit', action: 'end', key: 'same', revision });
  await two.ask(app, id, 0, { kind: 'submit', action: 'target 0914' });
  await sent();
  expect(heard).toHaveLength(1);
  await one.send(app, 'POST', `/tables/${id}/resign`, { seat: 'allied' });
  await expect.poll(() => heard.length, AGAIN).toBe(2);
  await sent();
  const [turn, end] = heard.map(({ body }) => JSON.parse(receiver.open(body)));
  expect(turn).toEqual({ kind: 'your-turn', table: id, language: 'fr' });
  expect(end).toEqual({ kind: 'game-ended', table: id, language: 'fr' });
  expect(heard[0].body).toHaveLength(heard[1].body.length);
  const { key } = (await two.send(app, 'GET', '/push')).json();
  for (const { path, headers, body } of heard) {
    expect(base + path).toBe(receiver.endpoint);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(3 * 24 * 60 * 60) });
    expect(claimsOf(headers.authorization)).toMatchObject({ key, claims: { aud: base, sub: ORIGIN } });
    expect(JSON.stringify(headers) + path + body.toString('latin1')).not.toContain(id);
    expect(() => new Receiver().open(body)).toThrow();
  }
});

test('what was not taken is tried again while it is so; 410 ends it, and so do too many that were lost', async () => {
  const two = new Browser();
  const receiver = await toldIn(two);
  answers.push(503);
  const { one, id } = await called(app, two);
  await expect
    .poll(async () => {
      await hurry();
      return heard.length;
    }, AGAIN)
    .toBe(2);
  await sent();
  expect(await isOn(two)).toBe(true);
  const turn = await turnOf(receiver.endpoint, id);
  for (let lost = 0; lost < 4; lost++) {
    answers.push(500);
    await expect(deliverPush(db, TO_ITSELF, turn, true)).rejects.toThrow('not told (500)');
  }
  expect(await isOn(two)).toBe(true);
  answers.push(500);
  await deliverPush(db, TO_ITSELF, turn, true);
  expect(await isOn(two)).toBe(false);

  await toldIn(two, receiver);
  await one.send(app, 'POST', `/tables/${id}/resign`, { seat: 'allied' });
  await sent();
  heard.length = 0;
  // It is his turn no longer.
  await deliverPush(db, TO_ITSELF, turn, false);
  expect(heard).toEqual([]);
  answers.push(410);
  await deliverPush(db, TO_ITSELF, { ...turn, news: 'end' }, false);
  expect([heard.length, await isOn(two)]).toEqual([1, false]);
  await deliverPush(db, TO_ITSELF, { ...turn, news: 'end' }, false);
  expect(heard).toHaveLength(1);
});

test('a browser is told what is its session’s: it ends when that does, with the account, and when somebody else asks there', async () => {
  const ines = await withAccount(app);
  const receiver = await toldIn(ines);
  expect((await ines.send(app, 'GET', '/account/export')).json().pushes).toEqual([receiver.endpoint]);
  // The same browser for another.
  const marit = await withAccount(app);
  await toldIn(marit, receiver);
  expect([await isOn(ines), await isOn(marit)]).toEqual([false, true]);
  await ines.send(app, 'DELETE', '/push');
  expect(await isOn(marit)).toBe(true);
  await marit.send(app, 'DELETE', '/push');
  expect(await isOn(marit)).toBe(false);
  const stands = async ({ endpoint }: Receiver): Promise<number> =>
    (await db.selectFrom('pushes').select('endpoint').where('endpoint', '=', endpoint).execute()).length;
  await toldIn(marit, receiver);
  expect(await stands(receiver)).toBe(1);
  await marit.send(app, 'DELETE', '/session');
  expect(await stands(receiver)).toBe(0);
  await toldIn(ines, receiver);
  await ines.send(app, 'POST', '/account/delete', { password: 'La garde recule!' });
  expect(await stands(receiver)).toBe(0);
});

test('so many browsers may somebody have told, and no more', async () => {
  const ines = await withAccount(app);
  await toldIn(ines);
  const { guest_id } = await db
    .selectFrom('accounts')
    .select('guest_id')
    .where('name', '=', ines.account ?? '')
    .executeTakeFirstOrThrow();
  // Nineteen others.
  await sql`
    with others as (
      insert into sessions (guest_id, token_hash)
      select ${guest_id}::uuid, sha256(n::text::bytea) from generate_series(1, 19) n returning id
    )
    insert into pushes (session_id, endpoint, p256dh, auth, language)
    select id, 'https://push.example.org/' || id, 'p', 'a', 'en' from others`.execute(db);
  const last = new Browser();
  await last.send(app, 'POST', '/session', { name: ines.account, password: 'La garde recule!' });
  expect((await last.send(app, 'POST', '/push', new Receiver().said)).json()).toEqual({ error: 'too-many-browsers' });
  // Who is told already may change where.
  await toldIn(ines);
});

test('nothing is sent to this machine or its network, nor without TLS, nor with keys that seal nothing', async () => {
  const closed = await serve(url);
  const two = new Browser();
  const { said } = await toldIn(two);
  const post = async (more: object) => {
    const response = await two.send(closed.app, 'POST', '/push', { ...said, ...more });
    return [response.statusCode, response.json().error];
  };
  for (const endpoint of [
    base,
    base.replace('http:', 'https:'),
    'https://localhost/push',
    'https://10.0.0.1/push',
    'https://[::1]/push',
    'http://93.184.216.34/push',
    'https://me:word@93.184.216.34/push',
    'ftp://93.184.216.34/push',
    'no address',
  ])
    expect(await post({ endpoint }), endpoint).toEqual([400, 'bad-address']);
  const { p256dh } = said.keys;
  // Another last byte: no point of the curve.
  const off = Buffer.from(p256dh, 'base64url');
  off[64] ^= 1;
  expect(await post({ keys: { ...said.keys, p256dh: off.toString('base64url') } })).toEqual([400, 'bad-key']);
  for (const keys of [{ p256dh }, { ...said.keys, auth: 'short' }, { ...said.keys, p256dh: p256dh.slice(1) }])
    expect(await post({ keys })).toEqual([400, 'bad-request']);
  // It was allowed when it was named: it is looked at again when something is sent.
  const { id } = await called(app, two);
  await expect.poll(() => heard.length, AGAIN).toBe(1);
  const turn = await turnOf(said.endpoint, id);
  await expect(deliverPush(db, { ...TO_ITSELF, allowPrivate: false }, turn, false)).rejects.toThrow('not told (0)');
  expect(heard).toHaveLength(1);
});
