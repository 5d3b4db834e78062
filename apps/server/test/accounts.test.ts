import { expect, test } from 'vitest';
import { isPassword, keepPassword } from '../src/people/passwords.ts';
import { Browser, begun, newDatabase, serve, word } from './support.ts';

/** Accounts: nobody needs one, and nobody gets into another's. */

const url = await newDatabase();
const served = await serve(url);
const { app, db } = served;
const PASSWORD = 'La garde recule!';

let made = 0;
async function account(browser = new Browser()): Promise<{ browser: Browser; name: string }> {
  const name = `Marit ${++made}`;
  const response = await browser.send(app, 'POST', '/account', { name, password: PASSWORD });
  expect(response.json()).toEqual({ name, account: name });
  return { browser, name };
}
const signIn = (browser: Browser, name: string, password = PASSWORD) =>
  browser.send(app, 'POST', '/session', { name, password });
const me = async (browser: Browser) => (await browser.send(app, 'GET', '/me')).json();
const tables = async (browser: Browser): Promise<string[]> =>
  (await browser.send(app, 'GET', '/tables')).json().map(({ id }: { id: string }) => id);

test('passwords are kept as scrypt with a salt each, and no password is that of somebody who is not there', async () => {
  const [one, two] = [await keepPassword('same'), await keepPassword('same')];
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPassword('same', one)).toBe(true);
  expect(await isPassword('Same', one)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
  // The same letter, written in two ways.
  expect(await isPassword('e\u0301', await keepPassword('\u00e9'))).toBe(true);
});

test('a guest takes his tables into an account and signs in elsewhere, where he brings along what he had there', async () => {
  const { one, id } = await begun(app);
  const cookie = one.cookie;
  const { name } = await account(one);
  // Another secret from now on: the old one is worth nothing.
  expect(one.cookie).not.toBe(cookie);
  const old = new Browser();
  old.cookie = cookie;
  expect(await me(old)).toEqual({ name: null, account: null });
  expect(await tables(one)).toEqual([id]);
  const there = new Browser();
  const other = await there.open(app);
  const before = there.cookie;
  expect((await signIn(there, name.toUpperCase())).json()).toEqual({ name, account: name });
  expect(there.cookie).not.toBe(before);
  expect((await tables(there)).sort()).toEqual([id, other.id].sort());
  expect((await there.look(app, id, 0)).revision).toBe((await one.look(app, id, 0)).revision);
  const { seats } = (await one.send(app, 'GET', `/tables/${other.id}`)).json();
  expect(seats[0]).toMatchObject({ name, account: true, yours: true });
  old.cookie = before;
  expect(await tables(old)).toEqual([]);
});

test('browsers that are signed in are listed and sent away, by a new password all others', async () => {
  const { browser, name } = await account();
  const [two, three] = [new Browser(), new Browser()];
  for (const other of [two, three]) await signIn(other, name);
  const list = async (): Promise<{ id: string; here: boolean }[]> =>
    (await browser.send(app, 'GET', '/sessions')).json();
  expect((await list()).map(({ here }) => here)).toEqual([true, false, false]);
  const [, second] = await list();
  const stranger = (await account()).browser;
  await stranger.send(app, 'DELETE', `/sessions/${second.id}`);
  expect(await me(two)).toMatchObject({ account: name });
  expect((await browser.send(app, 'DELETE', `/sessions/${second.id}`)).statusCode).toBe(204);
  expect(await me(two)).toMatchObject({ account: null });
  const change = (old: string) => browser.send(app, 'POST', '/account/password', { old, password: 'A new one, then' });
  expect((await change('not the old one')).statusCode).toBe(401);
  expect((await change(PASSWORD)).statusCode).toBe(204);
  expect(await me(three)).toMatchObject({ account: null });
  expect(await me(browser)).toMatchObject({ account: name });
  expect((await signIn(three, name)).statusCode).toBe(401);
  expect((await signIn(three, name, 'A new one, then')).statusCode).toBe(200);
  expect((await three.send(app, 'DELETE', '/session')).headers['set-cookie']).toMatch(/^__Host-guest=; .*Max-Age=0/);
  expect(await list()).toHaveLength(1);
});

test('one name is one account, whatever its capitals, and no guest is called so', async () => {
  const { name } = await account();
  const other = new Browser();
  const same = name.toLowerCase();
  expect((await other.send(app, 'POST', '/account', { name: same, password: PASSWORD })).json()).toEqual({
    error: 'name-taken',
  });
  expect((await other.send(app, 'POST', '/me', { name: same })).json()).toEqual({ error: 'name-taken' });
  for (const [bad, password] of [
    ['<script>', PASSWORD],
    ['Ney', 'short'],
    ['Ney', 'x'.repeat(201)],
  ])
    expect((await other.send(app, 'POST', '/account', { name: bad, password })).statusCode).toBe(400);
});

test('whoever guesses is stopped, and learns nothing of which names there are', async () => {
  const { name } = await account();
  const attempts = async (whose: string): Promise<string[]> => {
    const answers: string[] = [];
    for (let i = 0; i < 13; i++) {
      const { statusCode, body, headers } = await signIn(new Browser(), whose, `guess ${i} guess`);
      answers.push(`${statusCode} ${body} ${headers['set-cookie'] ?? ''}`);
    }
    return answers;
  };
  const [known, unknown] = [await attempts(name), await attempts('Nobody at all')];
  expect(known).toEqual(unknown);
  expect(known.filter((one) => one.startsWith('401'))).toHaveLength(10);
  expect(known.at(-1)).toBe('429 {"error":"too-many"} ');
  // Not even the right one, until some time has passed; all at once does not help.
  expect((await signIn(new Browser(), name)).statusCode).toBe(429);
  const many = (await account()).name;
  const atOnce = await Promise.all(Array.from({ length: 15 }, (_, i) => signIn(new Browser(), many, `at once ${i}`)));
  expect(atOnce.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect((await signIn(new Browser(), many)).statusCode).toBe(429);
  await db
    .updateTable('failures')
    .set({ since: new Date(0) })
    .execute();
  expect((await signIn(new Browser(), name)).statusCode).toBe(200);
  const stored = JSON.stringify(await db.selectFrom('accounts').selectAll().execute());
  expect(stored).not.toContain(PASSWORD);
});

test('an account is taken away whole, and forgotten: its player resigns, and nobody is left waiting', async () => {
  const { one, two, id } = await begun(app);
  const { name } = await account(one);
  const waiting = await one.open(app);
  const all = (await one.send(app, 'GET', '/account/export')).json();
  expect(all).toMatchObject({ name, account: name });
  expect(all.tables).toHaveLength(2);
  expect(JSON.stringify(all)).not.toContain('scrypt');
  expect((await one.send(app, 'POST', '/account/delete', { password: word() })).statusCode).toBe(401);
  expect((await one.send(app, 'POST', '/account/delete', { password: PASSWORD })).statusCode).toBe(204);
  expect((await signIn(new Browser(), name)).statusCode).toBe(401);
  const left = (await two.send(app, 'GET', `/tables/${id}`)).json();
  expect(left).toMatchObject({ state: 'over', ended: { how: 'resigned', seat: 'french' } });
  expect(left.seats[0].name).toBeNull();
  expect(await db.selectFrom('tables').select('id').where('id', '=', waiting.id).execute()).toEqual([]);
});
