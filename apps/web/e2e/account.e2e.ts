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
