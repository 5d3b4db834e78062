import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house } from './harness.ts';
import { OnlineServer } from './online.ts';
import { expectSome, expectText } from './seen.ts';
import { button, sheetOf } from './table.ts';

/** Leagues, ladders, ratings and results in browsers that share nothing, at one server with a real database. */

const { context } = await house();
const server = await OnlineServer.open();

const browser = async (options: BrowserContextOptions = {}): Promise<Page> => (await context(options)).newPage();

async function signedIn(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser(options);
  await page.goto(server.url);
  const made = await page.evaluate(
    async (body) =>
      (await fetch('/api/account', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status,
    JSON.stringify({ name, password: 'La Haye Sainte' }),
  );
  expect(made).toBe(201);
  return page;
}

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('a league is made, joined by a link, played and read, in two languages; ratings and results follow', async () => {
  const run = Date.now().toString(36);
  const ines = await signedIn(`Ines ${run}`, { bypassCSP: true, viewport: { width: 1440, height: 900 } });
  const others = await Promise.all([
    signedIn(`Marit ${run}`, { bypassCSP: true, locale: 'fr-FR', viewport: { width: 390, height: 844 } }),
    signedIn(`Owen ${run}`),
    signedIn(`Aiko ${run}`),
  ]);
  await ines.goto(`${server.url}#/account/new`);
  await ines.getByLabel('Name').fill('Autumn league');
  await ines.getByRole('radio', { name: 'By a link' }).check();
  await expectClean(ines, 'a new league');
  await shot(ines, 'new-league');
  await button(ines, 'Make the league').click();
  await ines.getByRole('heading', { name: 'Autumn league' }).waitFor();
  await button(ines, 'New link').click();
  const link = await ines.getByLabel('Link to this league').inputValue();
  // Without the link there is nothing to see.
  await others[0].goto(link.split('.').slice(0, -1).join('.'));
  await expectText(others[0].locator('h1'), 'n’existe pas');
  for (const page of others) {
    await page.goto(link);
    await page.locator('.club .button--main').click();
    await page.getByRole('heading', { name: 'Autumn league' }).waitFor();
    expect(page.url()).not.toContain(link.split('.').at(-1));
  }
  await ines.reload();
  await expect.poll(() => ines.locator('.club .online-row').count(), { timeout: 60_000 }).toBe(2);
  await expectClean(ines, 'a league');
  await shot(ines, 'league');
  await others[0].reload();
  await others[0].locator('.club-table').waitFor();
  await expectClean(others[0], 'a league on a telephone');
  await shot(others[0], 'league-fr-phone');

  // Both come to a table, and one gives up.
  const [name] = ((await ines.locator('.club .online-row h3').first().textContent()) ?? '').match(
    /(Marit|Owen|Aiko) .*/,
  ) ?? [''];
  const opponent = others[['Marit', 'Owen', 'Aiko'].findIndex((one) => name.startsWith(one))];
  const table = await ines.locator('.club .online-row a').first().getAttribute('href');
  for (const page of [ines, opponent]) {
    await page.goto(`${server.url}${table}`);
  }
  await sheetOf(ines).waitFor();
  await ines.locator('.agreements summary', { hasText: 'Offers' }).click();
  await ines.locator('.agreements').getByRole('button', { name: 'Resign', exact: true }).click();
  await button(ines, 'Resign the game').click();

  await ines.goto(`${server.url}#/account`);
  await expect.poll(() => ines.locator('.club-table tbody tr').count(), { timeout: 60_000 }).toBe(1);
  await expectClean(ines, 'the account with ratings');
  await shot(ines, 'account');
  await ines.locator('.club-table a').click();
  await expectText(ines.locator('.club-yours'), `Ines ${run}`);
  await expectText(ines.locator('.club-table'), 'Computer, Marshal');
  await expectClean(ines, 'a ladder');
  await shot(ines, 'ladder');
  await ines.goto(`${server.url}#/account/club`);
  await expectSome(ines.locator('.club-ladders a'));
  await expectClean(ines, 'leagues and ladders');
  await shot(ines, 'club');
  await ines.goto(`${server.url}#/new/napoleon-at-waterloo`);
  await ines.getByRole('radio', { name: 'Online', exact: true }).check();
  await expectText(ines.locator('.club-results'), 'games: 1');
  await expectClean(ines, 'results of a scenario');
  await shot(ines, 'results');
  await opponent.goto(`${server.url}#/account/club`);
  await shot(opponent, 'club-other');
});
