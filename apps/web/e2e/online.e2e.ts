import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house } from './harness.ts';
import { OnlineServer } from './online.ts';
import { expectNone, expectSome, expectText, otherThan } from './seen.ts';
import { button, clickHex, expectAt, expectPrompt, promptTitle, sheetOf } from './table.ts';

/** Two browsers, which share nothing, at one server with a real database. */

const { context } = await house();
const server = await OnlineServer.open();

async function browser(options: BrowserContextOptions = {}): Promise<Page> {
  return (await context(options)).newPage();
}

/** Opens a table online by the dialog: the first seat is one's own, the second for a friend. Gives the friend's link. */
async function openTable(page: Page, game: string): Promise<string> {
  await page.goto(`${server.url}#/new/${game}`);
  await page.getByRole('radio', { name: 'Online', exact: true }).check();
  await page.getByLabel('Your name at tables online').fill('Ines');
  await button(page, 'Start').click();
  await page.waitForURL(/#\/online\//);
  return page.getByLabel('Link to this seat').inputValue();
}

const lineIs = (page: Page, state: 'lost' | 'back'): Promise<void> => page.locator(`[data-line="${state}"]`).waitFor();

test('a friend sits down by the link; both play live, and go on when the server was away', async () => {
  const ines = await browser({ bypassCSP: true });
  const link = await openTable(ines, 'napoleon-at-waterloo');
  const watching = await ines.getByLabel('Link for those who look on').inputValue();
  await expectClean(ines, 'the table that waits');
  const marit = await browser({ locale: 'fr-FR' });
  await marit.goto(link);
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  // The secret has served: it does not stay in the address.
  expect(marit.url()).toMatch(/#\/online\/[\w-]{22}$/);
  await expectText(marit.locator('.people'), 'Ines');

  await expectPrompt(ines, 'Choose a unit to move');
  await clickHex(ines, '1812');
  await clickHex(ines, '1810');
  await ines.keyboard.press('Enter');
  for (const page of [ines, marit]) await expectAt(page, 'fr-4inf', '1810');
  // Taken back at both.
  await ines.keyboard.press('u');
  for (const page of [ines, marit]) await expectAt(page, 'fr-4inf', '1812');

  await server.stop();
  await Promise.all([lineIs(ines, 'lost'), lineIs(marit, 'lost')]);
  // Done while nobody hears it: sent as soon as the server is back, once.
  await clickHex(ines, '1712');
  await clickHex(ines, '1711');
  await ines.keyboard.press('Enter');
  await server.start();
  await expectAt(marit, 'fr-3inf', '1711');
  await expectAt(ines, 'fr-3inf', '1711');
  await expectNone(ines.locator('[data-line="lost"]'));
  await expectSome(ines.locator('.log .log-line'));

  // Whoever comes back finds the table in the list, and what it waits for.
  await ines.goto(server.url);
  const mine = ines.locator('.online-row', { hasText: 'Napoleon at Waterloo' });
  await expectText(mine, 'Your move');
  await mine.getByRole('link', { name: 'Go to the table' }).click();
  await expectAt(ines, 'fr-3inf', '1711');

  // What one says the other reads.
  await ines.locator('.talk summary').click();
  await ines.getByLabel('To all').fill('Blücher is late.');
  await button(ines, 'Send').click();
  await expectText(marit.locator('.talk summary'), '1');
  await marit.locator('.talk summary').click();
  await expectText(marit.locator('.talk-lines'), 'Blücher is late.');

  // Somebody looks on; a draw is offered and declined; then one gives up, and the dice can be checked.
  const owen = await browser();
  await owen.goto(watching);
  await expectAt(owen, 'fr-3inf', '1711');
  await expectText(owen.locator('.people'), 'You look on.');
  await ines.locator('.agreements summary').click();
  await button(ines, 'Offer a draw').click();
  await marit.locator('.offer').getByRole('button', { name: 'Non' }).click();
  await button(ines, 'Offer a draw').waitFor();
  await ines.locator('.agreements').getByRole('button', { name: 'Resign', exact: true }).click();
  await button(ines, 'Resign the game').click();
  await expectText(marit.locator('.people'), 'Abandon');
  await expectText(owen.locator('.people'), 'The game is over.');
  await button(ines, 'Check the dice').click();
  await expectText(ines.locator('.agreements'), 'the seal is the one that was shown');
  // Nobody is asked for anything any more.
  await expectPrompt(ines, 'You have resigned.');
  await expectPrompt(marit, 'Abandon');
  await expect.poll(() => button(ines, 'Undo').isDisabled()).toBe(true);
});

test('a link serves one browser, and whoever has none finds nothing; a guest makes an account and goes on', async () => {
  const ines = await browser();
  const link = await openTable(ines, 'napoleon-at-waterloo');
  const marit = await browser({ bypassCSP: true });
  await marit.goto(link);
  await sheetOf(marit).waitFor();
  const third = await browser();
  await third.goto(link);
  await expectText(third.locator('.page-sentence'), 'Somebody else has taken this seat already');
  await third.goto(`${server.url}#/online/${marit.url().split('/').at(-1)}`);
  await expectText(third.locator('.page-sentence'), 'There is no such table for this browser');

  // A name of its own each time: a second try at this test meets the account of the first.
  const name = `Marit ${marit.url().split('/').at(-1)?.slice(0, 6)}`;
  await marit.goto(`${server.url}#/account`);
  await marit.getByLabel('Name').fill(name);
  await marit.getByLabel('Password').fill('La Haye Sainte');
  await button(marit, 'New account').click();
  await marit.getByRole('heading', { name }).waitFor();
  await expectClean(marit, 'the account');
  // From another browser, where she had never sat, it is her table too.
  await third.goto(`${server.url}#/account`);
  await third.getByLabel('Name').fill(name);
  await third.getByLabel('Password').fill('La Haye Sainte');
  await third.keyboard.press('Enter');
  await third.getByRole('heading', { name }).waitFor();
  await third.goto(server.url);
  await third.locator('.online-row').getByRole('link', { name: 'Go to the table' }).click();
  await sheetOf(third).waitFor();
  await ines.reload();
  await expectText(ines.locator('.people'), name);
});

/** Everything the server tells a seat that knows nothing yet. */
const toldTo = (page: Page, seat: number): Promise<string> =>
  page.evaluate(async (viewer) => {
    const id = location.hash.split('/')[2];
    const body = JSON.stringify({ key: 'look', revision: -1, kind: 'look' });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`/api/tables/${id}/viewers/${viewer}`, { method: 'POST', headers, body })).text();
  }, seat);

test('of Napoleon 1815 nothing of the other side reaches a browser while it is placed', async () => {
  const ines = await browser();
  const link = await openTable(ines, 'napoleon-1815');
  const marit = await browser();
  await marit.goto(link);
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  await expectPrompt(marit, 'Where does Wellington stand?');
  const before = await toldTo(ines, 0);
  await marit.keyboard.press('t');
  await otherThan(promptTitle(marit), () => button(marit, 'Wellington: To Brussels').click());
  // The server has it, and the other seat is told the same to the byte.
  expect(await toldTo(marit, 1)).toContain('deploy ad-wellington brussels');
  expect(await toldTo(ines, 0)).toBe(before);
});
