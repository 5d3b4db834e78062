import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house, PHONE } from './harness.ts';
import { lookAtLayout, resize } from './layout.ts';
import { OnlineServer } from './online.ts';
import { expectNone, expectText } from './seen.ts';
import { button, expectPrompt, sheetOf } from './table.ts';

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
