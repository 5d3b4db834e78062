import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMailer } from '../src/messages/mailer.ts';
import { readSettings } from '../src/serving/settings.ts';
import { Browser, called, newDatabase, serve } from './support.ts';

/** Letters, to a real SMTP server in this process. */

interface Letter {
  readonly to: string;
  readonly raw: string;
  readonly text: string;
}
const letters: Letter[] = [];
let refusing = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let raw = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      raw += part;
    });
    stream.on('end', () => {
      if (refusing > 0) {
        refusing--;
        return done(Object.assign(new Error('not now'), { responseCode: 451 }));
      }
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw, text: decoded(raw) });
      done();
    });
  },
});
/** The body, whichever way it was sent. */
function decoded(raw: string): string {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const quoted = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(quoted, 'latin1').toString('utf8') : body;
}
await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', () => listening()));
const port = (smtp.server.address() as AddressInfo).port;
afterAll(() => new Promise<void>((closed) => smtp.close(closed)));

const ORIGIN = 'https://play.example.org';
const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'Hundred Days <play@example.org>');
const url = await newDatabase();
const { app, db } = await serve(url, undefined, 1, { out: { mailer, origin: ORIGIN } });
const AGAIN = { timeout: 600_000, interval: 20 };
beforeEach(() => {
  letters.length = 0;
});

const PASSWORD = 'Quatre Bras';
let people = 0;
async function account(): Promise<{ browser: Browser; name: string; address: string }> {
  const browser = new Browser();
  const name = `Writer ${people++}`;
  await browser.send(app, 'POST', '/account', { name, password: PASSWORD });
  return { browser, name, address: `${name.replace(' ', '.').toLowerCase()}@example.org` };
}

const secretIn = ({ text }: Letter, kind: string): string =>
  new RegExp(`${ORIGIN}/#/account/${kind}/([\\w-]{43})`).exec(text)?.[1] ?? '';

const one = async (): Promise<Letter> => {
  await expect.poll(() => letters.length, AGAIN).toBe(1);
  return letters.pop() as Letter;
};

async function confirmed(language = 'en'): Promise<{ browser: Browser; name: string; address: string }> {
  const person = await account();
  const { browser, address } = person;
  const named = await browser.send(app, 'POST', '/mail', { address, password: PASSWORD, language });
  expect(named.json()).toMatchObject({ possible: true, address, confirmed: false });
  const secret = secretIn(await one(), 'confirm');
  expect((await new Browser().send(app, 'POST', '/mail/confirm', { secret })).statusCode).toBe(204);
  return person;
}

const jobs = async (): Promise<number> =>
  (await sql`select from graphile_worker.jobs where task_identifier <> 'clock' and run_at <= now()`.execute(db)).rows
    .length;
const quiet = (): Promise<void> => expect.poll(jobs, AGAIN).toBe(0);

test('an address is confirmed by a letter, once and within a day; to change it the password is asked for', async () => {
  const { browser, name, address } = await account();
  const name_ = (body: object) =>
    browser.send(app, 'POST', '/mail', { address, password: PASSWORD, language: 'fr', ...body });
  expect((await name_({ password: 'another one' })).statusCode).toBe(401);
  for (const bad of [
    'none',
    'a@b',
    'a b@example.org',
    'a@example.org\r\nBcc: x@example.org',
    '<a@example.org>',
    'a@ex,ample.org',
  ])
    expect((await name_({ address: bad })).statusCode, bad).toBe(400);
  await quiet();
  expect(letters).toEqual([]);
  await name_({});
  const letter = await one();
  expect(letter.to).toBe(address);
  expect(letter.raw).toMatch(/^Subject: .*Hundred.Days/m);
  expect(letter.raw).toMatch(/^From: Hundred Days <play@example.org>/m);
  expect(letter.text).toContain(`${name} souhaite recevoir ici`);
  const secret = secretIn(letter, 'confirm');
  expect(JSON.stringify(await db.selectFrom('letters').selectAll().execute())).not.toContain(secret);
  // Another address meanwhile: the letter was about the first.
  await name_({ address: `other.${address}` });
  const second = secretIn(await one(), 'confirm');
  const open = async (text: string): Promise<number> =>
    (await new Browser().send(app, 'POST', '/mail/confirm', { secret: text })).statusCode;
  expect(await open(secret)).toBe(404);
  expect(await open('x'.repeat(43))).toBe(404);
  await db
    .updateTable('letters')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  expect(await open(second)).toBe(404);
  await name_({});
  const third = secretIn(await one(), 'confirm');
  expect(await open(third)).toBe(204);
  expect(await open(third)).toBe(404);
  expect((await browser.send(app, 'GET', '/mail')).json()).toMatchObject({ address, confirmed: true, minutes: null });
  expect((await browser.send(app, 'DELETE', '/mail')).statusCode).toBe(204);
  expect((await browser.send(app, 'GET', '/mail')).json()).toMatchObject({ address: null });
});

test('whoever cannot get in is let in by a letter, once; all others are sent away, and nobody learns who has an address', async () => {
  const { browser, name, address } = await confirmed();
  const token = (await browser.send(app, 'POST', '/tokens', { name: 't', scopes: ['read'] })).json().token;
  const asked = await new Browser().send(app, 'POST', '/recovery', { address: address.toUpperCase() });
  const unknown = await new Browser().send(app, 'POST', '/recovery', { address: 'nobody@example.org' });
  const same = ({ statusCode, body, headers: { date: _, ...headers } }: typeof asked) => ({
    statusCode,
    body,
    headers,
  });
  expect(same(asked)).toEqual(same(unknown));
  expect(asked.statusCode).toBe(204);
  const letter = await one();
  expect(letter).toMatchObject({ to: address });
  expect(letter.text).toContain(`"${name}"`);
  await quiet();
  expect(letters).toEqual([]);
  const secret = secretIn(letter, 'recover');
  // Of another kind it is nothing.
  expect((await new Browser().send(app, 'POST', '/mail/confirm', { secret })).statusCode).toBe(404);
  const there = new Browser();
  const set = (who: Browser) => who.send(app, 'POST', '/recovery/password', { secret, password: 'A new one, then' });
  expect((await set(there)).json()).toEqual({ name, account: name });
  expect((await there.send(app, 'GET', '/sessions')).json()).toHaveLength(1);
  expect((await browser.send(app, 'GET', '/me')).json()).toEqual({ name: null, account: null });
  const bearer = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: '/api/me', headers: bearer })).statusCode).toBe(401);
  expect((await set(new Browser())).json()).toEqual({ error: 'no-such-letter' });
  const signIn = (password: string) => new Browser().send(app, 'POST', '/session', { name, password });
  expect([(await signIn(PASSWORD)).statusCode, (await signIn('A new one, then')).statusCode]).toEqual([401, 200]);
  // Within the hour, and not for an address that nobody has confirmed.
  await new Browser().send(app, 'POST', '/recovery', { address });
  const late = secretIn(await one(), 'recover');
  await db
    .updateTable('letters')
    .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
    .execute();
  const tried = await new Browser().send(app, 'POST', '/recovery/password', {
    secret: late,
    password: 'Another new one',
  });
  expect(tried.statusCode).toBe(404);
  const other = await account();
  await other.browser.send(app, 'POST', '/mail', { address: other.address, password: PASSWORD, language: 'en' });
  await one();
  await new Browser().send(app, 'POST', '/recovery', { address: other.address });
  await quiet();
  expect(letters).toEqual([]);
});

test('so many letters go to one address in an hour, whoever asks; what was not taken is sent again', async () => {
  const { address } = await confirmed();
  for (let i = 0; i < 6; i++) await new Browser().send(app, 'POST', '/recovery', { address });
  await quiet();
  // One to confirm it, three more.
  expect(letters).toHaveLength(3);
  letters.length = 0;
  refusing = 1;
  const { browser, address: other } = await account();
  await browser.send(app, 'POST', '/mail', { address: other, password: PASSWORD, language: 'en' });
  await expect.poll(() => refusing, AGAIN).toBe(0);
  await expect
    .poll(async () => {
      await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db);
      return letters.length;
    }, AGAIN)
    .toBe(1);
});

test('a letter says that it is one’s turn after so long, if it still is, and that a game is over', async () => {
  const { browser: two, address } = await confirmed('fr');
  expect((await two.send(app, 'PUT', '/mail', { minutes: 5, ended: true })).statusCode).toBe(400);
  expect((await two.send(app, 'PUT', '/mail', { minutes: 60, ended: true })).json()).toMatchObject({ minutes: 60 });
  const waiting = async (): Promise<{ table: string; minutes: number }[]> => {
    const found = sql<{ table: string; minutes: number }>`
      select payload->>'table' as table, round(extract(epoch from run_at - now()) / 60)::integer as minutes
      from graphile_worker._private_jobs join graphile_worker._private_tasks on task_id = _private_tasks.id
      where identifier = 'news' order by _private_jobs.id`;
    return (await found.execute(db)).rows;
  };
  const [first, second] = [await called(app, two), await called(app, two)];
  await expect
    .poll(async () => (await waiting()).map(({ table: id }) => id).sort(), AGAIN)
    .toEqual([first.id, second.id].sort());
  for (const { minutes } of await waiting()) expect(minutes).toBe(60);
  expect(letters).toEqual([]);
  // The first is over before the hour is; the letter says that instead.
  await first.one.send(app, 'POST', `/tables/${first.id}/resign`, { seat: 'allied' });
  const over = await one();
  expect(over.text).toContain('Une partie de Napoleon at Waterloo');
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  const turn = await one();
  expect(turn.to).toBe(address);
  expect(turn.text).toContain(`${ORIGIN}/#/online/${second.id}`);
  expect(turn.text).toContain('C’est à vous de jouer');
  await quiet();
  expect(letters).toEqual([]);
});

test('without a way for letters nobody is told that one was sent; one without a public address is refused at the start', async () => {
  const bare = await serve(url);
  const { browser, address } = await account();
  expect((await browser.send(bare.app, 'GET', '/mail')).json()).toMatchObject({ possible: false });
  for (const [method, path, body] of [
    ['POST', '/mail', { address, password: PASSWORD, language: 'en' }],
    ['POST', '/recovery', { address }],
  ] as const)
    expect((await browser.send(bare.app, method, path, body)).json()).toEqual({ error: 'no-mail' });
  const said = { SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'play@example.org' };
  expect(() => readSettings({}, said)).toThrow('SMTP_URL needs PUBLIC_ORIGIN and MAIL_FROM');
  expect(readSettings({ origin: ORIGIN }, said)).toMatchObject({ smtpUrl: said.SMTP_URL });
});
