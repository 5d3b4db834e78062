import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house, PHONE } from './harness.ts';
import { lookAtLayout, resize } from './layout.ts';
import { OnlineServer } from './online.ts';
import { expectChecked, expectNone, expectText } from './seen.ts';
import { button, clickHex, endMovement, expectAt, expectPrompt, sheetOf } from './table.ts';

/** What people at a table online see of each other, and do beside the game, in browsers that share nothing. */

const { context } = await house();
const server = await OnlineServer.open();

async function browser(options: BrowserContextOptions = {}): Promise<Page> {
  return (await context(options)).newPage();
}

/** Opens a table online by the dialog, as the first of its seats. Gives the link to the other. */
async function openTable(page: Page, more: (page: Page) => Promise<void> = async () => undefined): Promise<string> {
  await page.goto(`${server.url}#/new/napoleon-at-waterloo`);
  await page.getByRole('radio', { name: 'Online', exact: true }).check();
  await page.getByLabel('Your name at tables online').fill('Ines');
  await more(page);
  await button(page, 'Start').click();
  await page.waitForURL(/#\/online\//);
  return page.getByLabel('Link to this seat').inputValue();
}

const live = (page: Page): Promise<void> => page.getByRole('radio', { name: 'Live' }).check();

test('on a telephone a line tells who is to move, the clocks and what was said; it opens the rest', async () => {
  const ines = await browser({ ...PHONE, bypassCSP: true });
  const marit = await browser();
  await marit.goto(await openTable(ines, live));
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  const strip = ines.locator('.strip-line');
  await expectText(strip, 'your move');
  await expectText(strip, '40:00');
  await marit.locator('.talk summary').click();
  await marit.getByLabel('To all').fill('Blücher is late.');
  await button(marit, 'Send').click();
  await expectText(strip, '1 new');
  for (const size of [
    [375, 667],
    [844, 390],
    [360, 225],
    [390, 844, 'larger'],
    [390, 844],
  ] as const) {
    await resize(ines, size);
    expect((await lookAtLayout(ines)).faults, size.join()).toEqual([]);
  }
  await expectClean(ines, 'a table online on a telephone');
  await strip.click();
  const dialog = ines.getByRole('dialog', { name: 'At this table' });
  await expectText(dialog, 'Blücher is late.');
  await expectClean(ines, 'who sits at a table online, on a telephone');
  await ines.keyboard.press('Escape');
  await expectPrompt(ines, 'Choose a unit to move');
  // Read, also for who comes back.
  await expect.poll(() => strip.textContent()).not.toContain('new');
  await ines.reload();
  await sheetOf(ines).waitFor();
  await expectText(strip, 'your move');
  expect(await strip.textContent()).not.toContain('new');
});

test('who comes by a link says what she is called, is seen to come and go, and is led to the next game', async () => {
  const ines = await browser({ bypassCSP: true });
  const link = await openTable(ines);
  const watching = await ines.getByLabel('Link for those who look on').inputValue();
  const marit = await browser(PHONE);
  await marit.goto(link);
  const people = ines.locator('.people');
  await expectText(people, 'A guest');
  await expectText(people, 'at the table');
  await marit.getByLabel('Your name at tables online').fill('Marit');
  await button(marit, 'So I am called').click();
  await expectText(people, 'Marit');
  await expectNone(marit.locator('.offer'));
  // One who looks on, without a name; then one who is away.
  const owen = await browser({ locale: 'fr-FR' });
  await owen.goto(watching);
  await expectText(people, 'Looking on: a guest');
  await expectText(owen.locator('.people'), 'à la table');
  await expectClean(ines, 'who is at a table online');
  const table = marit.url();
  await marit.goto('about:blank');
  await expectText(people, 'away');
  await marit.goto(table);
  await expectText(people, 'at the table');

  await ines.locator('.agreements summary').click();
  await ines.locator('.agreements').getByRole('button', { name: 'Resign', exact: true }).click();
  await button(ines, 'Resign the game').click();
  await button(ines, 'Play again, sides changed').click();
  await marit.locator('.offer').getByRole('button', { name: 'Play again' }).click();
  await marit.locator('.offer').getByRole('link', { name: 'To the next game' }).click();
  await expectText(marit.locator('.waiting-seats'), 'Has not come yet');
  // She is called what she said, and is not asked again.
  await expectNone(marit.getByRole('button', { name: 'So I am called' }));
  await ines.goto(server.url);
  const next = ines.locator('.online-row', { hasText: 'Waits for you to sit down' });
  await next.getByRole('link', { name: 'Go to the table' }).click();
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  await expectPrompt(marit, 'Choose a unit to move');
  // Whoever looked on goes along.
  await owen.getByRole('link', { name: 'Vers la partie suivante' }).first().click();
  await expectText(owen.locator('.people'), 'Vous regardez.');
});

test('a link leads to a moment for who may see it; days off, notes, silence and reports', async () => {
  const ines = await browser({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] });
  const link = await openTable(ines, (page) => page.getByRole('radio', { name: 'By days' }).check());
  const watching = await ines.getByLabel('Link for those who look on').inputValue();
  const marit = await browser();
  await marit.goto(link);
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  await clickHex(ines, '1812');
  await clickHex(ines, '1810');
  await ines.keyboard.press('Enter');
  await expectAt(ines, 'fr-4inf', '1810');

  // Looked at as it stood before, and sent to one who may look on.
  await ines.getByRole('button', { name: 'Menu' }).click();
  await button(ines, 'Replay the game').click();
  await ines.locator('.scrubber').fill('0');
  await button(ines, 'Copy link').click();
  await button(ines, 'Copied').waitFor();
  const moment = await ines.evaluate(() => navigator.clipboard.readText());
  expect(moment).toMatch(/#\/online\/[\w-]{22}\/at\.0$/);
  await expectClean(ines, 'looking back at a table online');
  const owen = await browser();
  await owen.goto(moment);
  await expectText(owen.locator('.page-sentence'), 'There is no such table for this browser');
  await owen.goto(watching);
  await expectAt(owen, 'fr-4inf', '1810');
  await owen.goto(moment);
  await expectAt(owen, 'fr-4inf', '1812');
  await button(owen, 'Back to the game').click();
  await expectAt(owen, 'fr-4inf', '1810');

  // Days off, and what one writes down for oneself.
  await marit.locator('.agreements summary', { hasText: 'Days off: 14 left' }).click();
  await button(marit, '3 days').click();
  await expectText(marit.locator('.agreements'), 'Days off: 11 left');
  await expectText(marit.locator('.people'), '6 d');
  await marit.locator('.notes summary', { hasText: 'Standing orders' }).click();
  await marit.getByRole('checkbox', { name: 'Never advance after combat' }).check();
  await marit.locator('.notes summary', { hasText: 'Notes' }).click();
  await marit.getByLabel('For you alone').fill('Guard on turn 6');
  await expectText(marit.locator('.notes').last(), 'Kept.');
  await marit.reload();
  await marit.locator('.notes summary', { hasText: 'Standing orders' }).click();
  await expectChecked(marit.getByRole('checkbox', { name: 'Never advance after combat' }));
  await marit.locator('.notes summary', { hasText: 'Notes' }).click();
  await expect.poll(() => marit.getByLabel('For you alone').inputValue()).toBe('Guard on turn 6');

  await ines.locator('.talk summary').click();
  await ines.getByLabel('To all').fill('Rude words');
  await button(ines, 'Send').click();
  await marit.locator('.talk summary').click();
  await button(marit, 'Report').click();
  await marit.getByLabel('What is wrong with it?').fill('He is rude.');
  await button(marit, 'Report').click();
  await expectText(marit.locator('.talk-lines'), 'Reported.');
  await marit.getByRole('checkbox', { name: 'Do not hear Ines' }).check();
  await expectText(marit.locator('.talk-lines'), 'Nothing has been said yet.');
  await marit.getByRole('checkbox', { name: 'Do not hear Ines' }).uncheck();
  await expectText(marit.locator('.talk-lines'), 'Rude words');

  // A game that is given up is looked back on like one that was played to its end, by who looked on, too.
  await ines.goto(ines.url().replace(/\/at.*$/, ''));
  await ines.locator('.agreements summary', { hasText: 'Offers' }).click();
  await ines.locator('.agreements').getByRole('button', { name: 'Resign', exact: true }).click();
  await button(ines, 'Resign the game').click();
  for (const page of [marit, owen]) {
    await page.getByRole('link', { name: 'After the battle' }).click();
    await page.locator('.after').first().waitFor();
  }
});

test('standing orders are kept; who looks on at a table with a delay reads how late he sees it, and sees nothing before', async () => {
  const [ines, marit] = [await browser(), await browser()];
  const owen = await browser({ ...PHONE, locale: 'fr', bypassCSP: true });
  const seat = await openTable(ines, (page) => page.getByRole('radio', { name: '10 min later' }).check());
  const watch = await ines.getByLabel('Link for those who look on').inputValue();
  const id = watch.split('/').at(-2) as string;
  await marit.goto(seat);
  await sheetOf(ines).waitFor();
  await expectText(ines.locator('.people'), 'Those who look on see it 10 min later.');
  // An order for what is small is kept, and is nobody else's affair.
  const order = ines.getByLabel('Retreat away from the nearest enemies');
  await ines.getByText('Standing orders').click();
  await order.check();
  await ines.reload();
  await ines.getByText('Standing orders').click();
  await expectChecked(order);
  await marit.getByText('Standing orders').click();
  expect(await marit.getByLabel('Retreat away from the nearest enemies').isChecked()).toBe(false);
  await owen.goto(watch);
  await expectText(owen.locator('main'), 'Vous la voyez 10 min plus tard');
  await endMovement(ines);
  await server.letPass(id, 9);
  await expectText(owen.locator('main'), 'Vous la voyez 10 min plus tard');
  await server.letPass(id, 1);
  const strip = owen.locator('.strip-line');
  await expectText(strip, '10 min de retard');
  expect((await lookAtLayout(owen)).faults).toEqual([]);
  await strip.click();
  await expectText(owen.locator('.people'), 'avec un retard de 10 min');
  await expectClean(owen, 'looking on with a delay, on a telephone');
});
