import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { house, newTable, PHONE } from './harness.ts';
import { type Laid, lay } from './laid.ts';
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
  for (const hex of ['1310', '1311', '1410', '1411']) await clickHex(page, hex);
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

/** A table of a game and scenario as it stands at its start. */
async function opened(game: string, scenario: string | RegExp): Promise<Page> {
  const page = await sitDown();
  await page.goto(`${url}#/new/${game}`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: scenario }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('.prompt-text').first().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

test.runIf(wanted)('the campaign, on the morning of June 16', async () => {
  const page = await opened('waterloo-campaign', /June 16-18/);
  await save(page, 'campaign');
});

test.runIf(wanted)('Ligny by brigades, a unit in hand', async () => {
  const page = await opened('last-battles', /^Ligny/);
  await page.keyboard.press('n');
  await page.waitForTimeout(1000);
  await save(page, 'last-battles');
});

const FRENCH_LINE = {
  left: ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art'],
  center: ['fr-g-inf', 'fr-g-cav'],
  right: ['fr-3-inf1', 'fr-3-inf2', 'fr-3-art'],
  reserve: ['fr-napoleon', 'fr-g-art1', 'fr-g-art2', 'fr-6-inf', 'fr-4cc-cav'],
};
const PRUSSIAN_LINE = {
  left: ['pr-1-inf1', 'pr-1-inf2', 'pr-1-cav', 'pr-1-art'],
  center: ['pr-2-inf1', 'pr-2-inf2', 'pr-2-cav'],
  right: ['pr-3-inf1', 'pr-3-inf2'],
  reserve: ['pr-blucher', 'pr-2-art', 'pr-3-art', 'pr-3-cav'],
};
const posts = (line: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(line).flatMap(([place, blocks]) => blocks.map((block) => `post ${block} @${place}`));
/** Where the markers are drawn with these dice, no gun stands in a wood. */
const LIGNY: Laid = {
  turn: 7,
  begun: 'fights',
  towns: { ligny: [...Object.values(FRENCH_LINE), ...Object.values(PRUSSIAN_LINE)].flat() },
  entries: { ligny: ['charleroi'] },
  lines: [
    ...['terrain @center', 'terrain @right', 'terrain @center'],
    ...[...posts(PRUSSIAN_LINE), 'end', ...posts(FRENCH_LINE), 'end'],
  ],
};

test.runIf(wanted)('the battle of Ligny', async () => {
  const page = await sitDown({}, 12, 1, 3);
  await page.goto(url + (await lay(page, LIGNY)));
  await page.locator('main .button--main').first().click();
  await page.waitForTimeout(1000);
  await save(page, 'ligny');
});
