import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { house, newTable, PHONE } from './harness.ts';
import { button, clickHex, dragHex, expectAt, expectPrompt, loadDice, passPhase, tapHex } from './table.ts';

/** The pictures of the docs, taken at real tables: `npm run pictures`. */

const wanted = process.env.PICTURES === '1';
const { context, url } = await house();

const save = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: fileURLToPath(new URL(`../../../docs/${name}.png`, import.meta.url)) });

async function sitDown(options: Parameters<typeof context>[0] = {}, ...dice: number[]): Promise<Page> {
  const player = await context({ deviceScaleFactor: 1, ...options });
  await loadDice(player, ...(dice.length > 0 ? dice : [2]));
  const page = await player.newPage();
  await page.goto(url);
  return page;
}

/** Moves one unit next to La Haye Sainte on either side of the highway. */
async function closeIn(page: Page): Promise<void> {
  await dragHex(page, '1314', '1311');
  await expectAt(page, 'fr-5inf', '1311');
  await dragHex(page, '1513', '1410');
  await expectAt(page, 'fr-1inf', '1410');
}

test.runIf(wanted)('the shelf, with tables in progress', async () => {
  const page = await sitDown();
  await newTable(page, { seats: ['You', 'A friend here'], scenario: 'The Grouchy variant' });
  await page.goto(url);
  await newTable(page, { seats: ['You', 'The computer'], level: 'Marshal' });
  await closeIn(page);
  await passPhase(page);
  await page.goto(url);
  await page.getByText('Tables in progress').waitFor();
  await page.waitForTimeout(600);
  await save(page, 'home');
});

test.runIf(wanted)('a unit in hand', async () => {
  const page = await sitDown();
  await newTable(page, { seats: ['You', 'A friend here'] });
  await closeIn(page);
  await clickHex(page, '1812');
  await clickHex(page, '1808');
  await expectPrompt(page, 'Move 4/I Durutte to 1808?');
  await page.mouse.move(300, 860);
  await save(page, 'movement');
});

test.runIf(wanted)('the odds', async () => {
  const page = await sitDown();
  await newTable(page, { seats: ['You', 'A friend here'] });
  await closeIn(page);
  await passPhase(page);
  await clickHex(page, '1310');
  await clickHex(page, '1311');
  await clickHex(page, '1410');
  await clickHex(page, '1411');
  await expectPrompt(page, 'Announce the attack on La Haye Sainte');
  await page.mouse.move(300, 860);
  await save(page, 'combat');
});

test.runIf(wanted)('on the phone', async () => {
  const page = await sitDown(PHONE);
  await newTable(page, { seats: ['You', 'A friend here'] });
  await tapHex(page, '1612');
  await tapHex(page, '1610');
  await button(page, 'Move here').waitFor();
  await page.waitForTimeout(500);
  await save(page, 'phone');
});
