import { expect, test } from 'vitest';
import { Authenticator, type Said } from './authenticator.ts';
import { Browser, begun, newDatabase, serve } from './support.ts';

/** Keys of devices; in a real browser they are tried by the page's own tests. */

const { app, db } = await serve(await newDatabase(), undefined, 0, { origin: 'https://play.example.org' });
const SITE = { origin: 'https://play.example.org', host: 'play.example.org' };

let people = 0;
async function account(browser = new Browser()): Promise<Browser> {
  const body = { name: `Keeper ${people++}`, password: 'Quatre Bras' };
  expect((await browser.send(app, 'POST', '/account', body)).statusCode).toBe(201);
  return browser;
}

const offered = async (browser: Browser) => (await browser.send(app, 'POST', '/passkeys/options')).json();
async function add(browser: Browser, device: Authenticator, name = 'Laptop', said: Partial<Said> = {}) {
  const { id, options } = await offered(browser);
  const response = device.make({ ...SITE, challenge: options.challenge, ...said });
  return browser.send(app, 'POST', '/passkeys', { id, name, response });
}

async function signIn(browser: Browser, device: Authenticator, said: Partial<Said> = {}) {
  const { id, options } = (await browser.send(app, 'POST', '/session/options')).json();
  const response = device.sign({ ...SITE, challenge: options.challenge, ...said });
  return browser.send(app, 'POST', '/session/passkey', { id, response });
}

test('an account has several keys, each signs in alone and brings a guest’s tables along; one that was removed does not', async () => {
  const { one, id } = await begun(app);
  const ines = await account();
  const [laptop, telephone] = [new Authenticator(), new Authenticator()];
  expect((await add(ines, laptop)).statusCode).toBe(201);
  const { options } = await offered(ines);
  expect(options).toMatchObject({
    rp: { id: 'play.example.org' },
    attestation: 'none',
    excludeCredentials: [{ id: laptop.id.toString('base64url') }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect((await add(ines, telephone, 'Telephone')).statusCode).toBe(201);
  const before = one.cookie;
  expect((await signIn(one, laptop)).json()).toEqual({ name: 'Keeper 0', account: 'Keeper 0' });
  expect(one.cookie).not.toBe(before);
  expect((await ines.send(app, 'GET', '/tables')).json().map((table: { id: string }) => table.id)).toEqual([id]);
  const listed = (await ines.send(app, 'GET', '/passkeys')).json();
  expect(listed).toMatchObject([{ name: 'Laptop' }, { name: 'Telephone', used: null }]);
  expect(listed[0].used).not.toBeNull();
  const marit = await account();
  await marit.send(app, 'DELETE', `/passkeys/${listed[1].id}`);
  expect((await signIn(new Browser(), telephone)).statusCode).toBe(200);
  expect((await ines.send(app, 'DELETE', `/passkeys/${listed[1].id}`)).statusCode).toBe(204);
  expect((await signIn(new Browser(), telephone)).json()).toEqual({ error: 'bad-passkey' });
  expect((await ines.send(app, 'GET', '/account/export')).json().passkeys).toEqual(['Laptop']);
  await ines.send(app, 'POST', '/account/delete', { password: 'Quatre Bras' });
  expect((await signIn(new Browser(), laptop)).statusCode).toBe(401);
});

test('what was signed for another host, another page, another moment or another person opens nothing', async () => {
  const ines = await account();
  const device = new Authenticator();
  for (const said of [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { challenge: 'AAAA' },
    { verified: false },
  ]) {
    expect((await add(ines, device, 'x', said)).json(), JSON.stringify(said)).toEqual({ error: 'bad-passkey' });
  }
  expect((await add(ines, device)).statusCode).toBe(201);
  // The same key cannot be another's, too.
  expect((await add(await account(), device)).statusCode).toBe(401);
  for (const said of [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { challenge: 'AAAA' },
    { verified: false },
  ])
    expect((await signIn(new Browser(), device, said)).json(), JSON.stringify(said)).toEqual({ error: 'bad-passkey' });
  expect((await signIn(new Browser(), new Authenticator())).statusCode).toBe(401);
  // Each challenge is good once, and for who asked for it.
  const { id, options } = (await ines.send(app, 'POST', '/session/options')).json();
  const response = device.sign({ ...SITE, challenge: options.challenge });
  expect((await new Browser().send(app, 'POST', '/session/passkey', { id, response })).statusCode).toBe(200);
  expect((await new Browser().send(app, 'POST', '/session/passkey', { id, response })).statusCode).toBe(401);
  const marit = await account();
  const asked = await offered(marit);
  const stolen = new Authenticator().make({ ...SITE, challenge: asked.options.challenge });
  expect((await ines.send(app, 'POST', '/passkeys', { id: asked.id, name: 'x', response: stolen })).statusCode).toBe(
    401,
  );
  const late = (await ines.send(app, 'POST', '/session/options')).json();
  await db
    .updateTable('challenges')
    .set({ created_at: new Date(Date.now() - 3_600_000) })
    .execute();
  const signed = device.sign({ ...SITE, challenge: late.options.challenge });
  expect(
    (await new Browser().send(app, 'POST', '/session/passkey', { id: late.id, response: signed })).statusCode,
  ).toBe(401);
  // A device that counts backwards is a copy.
  device.counter = 0;
  expect((await signIn(new Browser(), device)).statusCode).toBe(401);
  device.counter = 50;
  expect((await signIn(new Browser(), device)).statusCode).toBe(200);
  const guest = new Browser();
  await guest.open(app);
  expect((await guest.send(app, 'POST', '/passkeys/options')).json()).toEqual({ error: 'no-account' });
});
