import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { expectClean, house } from './harness.ts';
import { OnlineServer } from './online.ts';
import { expectText } from './seen.ts';
import { button } from './table.ts';

/** The page of an account, with a device that keeps keys and a real SMTP server. */

const letters: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    let raw = '';
    stream.on('data', (part) => {
      raw += part;
    });
    stream.on('end', () => {
      letters.push(raw.replaceAll('=\r\n', ''));
      done();
    });
  },
});
await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', () => listening()));
afterAll(() => new Promise<void>((closed) => smtp.close(closed)));
const port = (smtp.server.address() as AddressInfo).port;

const { context } = await house();
const server = await OnlineServer.open((origin) => [
  ...['--origin', origin, '--smtp-url', `smtp://127.0.0.1:${port}`],
  ...['--mail-from', 'play@example.org', '--private-hooks', '1'],
]);

let people = 0;
/** Somebody with an account; a device that says yes to everything keeps his keys. */
async function signedUp(options: Parameters<typeof context>[0] = {}): Promise<{ page: Page; name: string }> {
  const page = await (await context({ bypassCSP: true, ...options })).newPage();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const name = `Ines ${Date.now().toString(36)}${people++}`;
  await page.goto(`${server.url}#/account`);
  await page.locator('input[autocomplete="username"]').fill(name);
  await page.locator('input[autocomplete="current-password"]').fill('La Haye Sainte');
  await page.locator('.account-deeds .button').last().click();
  await page.getByRole('heading', { name }).waitFor();
  return { page, name };
}

test('a passkey is made, signs in alone, and is worth nothing when it was removed', async () => {
  const { page, name } = await signedUp();
  await page.getByLabel('What this device is called').fill('This laptop');
  await button(page, 'Add a passkey').click();
  await page.getByRole('heading', { name: 'This laptop' }).waitFor();
  await expectClean(page, 'the account');
  await button(page, 'Sign out').first().click();
  await button(page, 'Continue with a passkey').waitFor();
  await expectClean(page, 'signing in');
  await button(page, 'Continue with a passkey').click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: 'Remove: This laptop' }).click();
  await expectText(page.locator('.account-card'), 'None yet.');
  await button(page, 'Sign out').first().click();
  await button(page, 'Continue with a passkey').click();
  await expectText(page.locator('.alert'), 'No passkey was used');
});

test('a token is made by keyboard and shown once; an address that is told can be tried and ended', async () => {
  const { page } = await signedUp({ viewport: { width: 390, height: 844 } });
  await page.locator('.account-programs summary').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('What it is for').fill('My bot');
  await page.keyboard.press('Enter');
  const secret = await page.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^hd_[\w-]{43}$/);
  const answer = await fetch(`${server.url}api/me`, { headers: { Authorization: `Bearer ${secret}` } });
  expect(answer.status).toBe(200);
  await page.getByLabel('Address, https://…').fill(`${server.url}api/none`);
  await button(page, 'Add the address').click();
  await expect.poll(() => page.getByLabel('Secret').inputValue()).toMatch(/^whsec_/);
  await page.getByRole('button', { name: /^Try it: / }).click();
  await expectClean(page, 'programs');
  await page.getByRole('button', { name: 'End: My bot' }).click();
  await expectText(page.locator('.account-programs'), 'No program may act for you.');
  const ended = await fetch(`${server.url}api/me`, { headers: { Authorization: `Bearer ${secret}` } });
  expect(ended.status).toBe(401);
});

test('an address is confirmed by the link of a letter, and a lost password is made anew by another, in French', async () => {
  const { page } = await signedUp({ locale: 'fr-FR' });
  const linkOf = async (kind: string): Promise<string> => {
    const found = (): string | undefined =>
      letters
        .map((raw) => new RegExp(`http://localhost:\\d+/#/account/${kind}/[\\w-]{43}`).exec(raw)?.[0])
        .find(Boolean);
    await expect.poll(found).toBeDefined();
    return found() as string;
  };
  const address = `ines.${people}@example.org`;
  await page.getByLabel('Adresse électronique').fill(address);
  await page.getByLabel('Mot de passe, pour être sûr').fill('La Haye Sainte');
  await button(page, 'Y envoyer une lettre').click();
  await expectText(page.locator('.account-card'), `Une lettre est partie pour ${address}`);
  const other = await (await context({ locale: 'fr-FR', bypassCSP: true })).newPage();
  // One that was cut off on the way says so.
  await other.goto(`${server.url}#/account/confirm/abc`);
  await expectText(other.locator('.account-card'), 'Ce lien n’est pas entier.');
  await other.goto(await linkOf('confirm'));
  await expectText(other.locator('.account-card'), 'L’adresse est confirmée.');
  await page.reload();
  await expectText(page.locator('.account-card'), `Les lettres vont à ${address}`);
  await page.getByLabel('À vous de jouer').selectOption({ label: 'après une heure' });
  await other.goto(`${server.url}#/account`);
  await other.locator('summary', { hasText: 'Mot de passe perdu' }).click();
  await other.getByLabel('Adresse électronique').fill(address);
  await button(other, 'Envoyer la lettre').click();
  await expectText(other.locator('.account-card'), 'une lettre est en route');
  await other.goto(await linkOf('recover'));
  await other.getByLabel('Nouveau mot de passe').fill('Un tout autre mot');
  await button(other, 'Le choisir et se connecter').click();
  await expectText(other.locator('.account-card'), 'Le mot de passe est changé');
  await expectClean(other, 'the new password');
  // Elsewhere one is signed out.
  await page.reload();
  await button(page, 'Se connecter').waitFor();
});

/** Push services are out on the net: the browser's own answer, that it has one, is given in their stead. */
async function withPushService(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    let made: object | null = null;
    const bytes = (length: number): string =>
      btoa(String.fromCharCode(...new Uint8Array(length).fill(7))).replaceAll('=', '');
    // A point of the curve: its generator.
    const p256dh = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
    Object.assign(PushManager.prototype, {
      getSubscription: async () => made,
      subscribe: async () => {
        const toJSON = () => ({ endpoint: address, keys: { p256dh, auth: bytes(16) } });
        const unsubscribe = async () => {
          made = null;
        };
        made = { toJSON, unsubscribe };
        return made;
      },
    });
  }, endpoint);
}

const told = (page: Page): Promise<boolean> => page.evaluate(async () => (await (await fetch('/api/push')).json()).on);

test('a guest has his browser told and let be again by a switch; a message is shown as a notice of its table, in his language', async () => {
  const options = {
    locale: 'fr-FR',
    bypassCSP: true,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  } as const;
  const page = await (await context({ ...options, permissions: [...options.permissions] })).newPage();
  await withPushService(page, `${server.url}api/none`);
  await page.goto(`${server.url}#/account`);
  const here = page.getByRole('checkbox', { name: 'M’avertir dans ce navigateur' });
  await here.click();
  await expect.poll(() => told(page)).toBe(true);
  await expect.poll(() => here.isChecked()).toBe(true);
  await expectClean(page, 'notices');

  const devices = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devices.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) found(registrations[0].registrationId);
    }),
  );
  await devices.send('ServiceWorker.enable');
  // This browser has no place for notices: they are kept where the worker hands them over.
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(registration, { showNotification: async (...all: unknown[]) => shown.push(all) });
  });
  const table = 'aaaaaaaaaaaaaaaaaaaaaa';
  await devices.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(server.url).origin,
    registrationId: await registered,
    data: JSON.stringify({ kind: 'your-turn', table, language: 'fr' }),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  const notice = { body: 'C’est à vous de jouer.', tag: table, data: `/#/online/${table}` };
  await expect.poll(shown).toMatchObject([['Hundred Days', notice]]);
  const opened = await worker.evaluate(async (data) => {
    const [addresses, waits]: [string[], Promise<unknown>[]] = [[], []];
    const { clients } = globalThis as unknown as { clients: object };
    Object.assign(clients, { openWindow: async (address: string) => addresses.push(address) });
    const notification = { data, close: () => undefined };
    const waitUntil = (done: Promise<unknown>) => waits.push(done);
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(waits);
    return addresses;
  }, notice.data);
  expect(opened).toEqual([`${server.url}#/online/${table}`]);
  await here.click();
  await expect.poll(() => told(page)).toBe(false);
  await expect.poll(() => here.isChecked()).toBe(false);
});
