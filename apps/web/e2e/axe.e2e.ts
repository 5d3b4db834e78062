import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { momentsOfCampaigns } from './campaigns.ts';
import { finishedGame } from './games.ts';
import { DESKTOP, expectClean, house, newTable, openRecord, PHONE } from './harness.ts';
import { layAll } from './laid.ts';
import {
  announceHougoumont,
  button,
  clickHex,
  endMovement,
  expectPrompt,
  loadDice,
  openedInTurn,
  tapHex,
} from './table.ts';

const { context, url } = await house();

async function sit(look: BrowserContextOptions, scenario?: string): Promise<Page> {
  const player = await context({ ...look, bypassCSP: true });
  await loadDice(player, 5);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'], ...(scenario === undefined ? {} : { scenario }) });
  return page;
}

/** As soon as something is seen. */
async function expectCleanOnce(seen: Locator, where: string): Promise<void> {
  await seen.waitFor();
  await expectClean(seen.page(), where);
}

/** As soon as something is asked. */
async function expectCleanPrompt(page: Page, words: string, where: string): Promise<void> {
  await expectPrompt(page, words);
  await expectClean(page, where);
}

describe('axe finds nothing at a table', () => {
  test('in movement and combat', async () => {
    const page = await sit(DESKTOP);
    await expectCleanPrompt(page, 'Choose a unit to move', 'movement');
    await clickHex(page, '1812');
    await clickHex(page, '1810');
    await expectCleanPrompt(page, 'Move 4/I', 'a unit in hand');
    await page.keyboard.press('Escape');
    await clickHex(page, '1806');
    await expectCleanOnce(page.getByRole('alertdialog'), 'a refusal');
    await button(page, /^Read \d/).click();
    await expectCleanOnce(page.locator('article[aria-current="true"]'), 'the rules');
    // Words in any order, marked; and the keys reach the text, to scroll it.
    await page.locator('.drawer input').fill('cavalry zone');
    await expectCleanOnce(page.locator('.drawer mark').first(), 'what was looked for in the rules');
    await page.locator('.drawer-text').focus();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('drawer-text');
    await button(page, 'All right').click();
    await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
    for await (const where of openedInTurn(page)) await expectClean(page, where);
    await endMovement(page);
    await announceHougoumont(page);
    await expectClean(page, 'the odds');
    await button(page, 'Column 2-1').click();
    await button(page, 'Roll on 2-1').click();
    await expectCleanPrompt(page, 'Choose which units are lost', 'losses and log');
  });

  test('the curtain and the key behind it', async () => {
    const page = await sit(DESKTOP, 'The Grouchy variant');
    await expectCleanOnce(page.locator('.curtain'), 'the curtain');
    await page.locator('.curtain .button--main').click();
    await expectCleanOnce(page.locator('.own-key'), 'the key');
  });

  test('bids for a side', async () => {
    const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
    await page.goto(`${url}#/new/napoleon-1815`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^The players bid/ }).check();
    await dialog.locator('.seat').nth(1).getByRole('radio', { name: 'A friend here' }).check();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expectCleanOnce(page.locator('.battle-select'), 'the bids');
  });

  test('a replay and the result', async () => {
    const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
    await openRecord(page, url, finishedGame('standard', 'axe'));
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => slider.inputValue()).not.toBe('0');
    await expectClean(page, 'the replay');
    await button(page, 'Menu').click();
    await page.locator('.menu').getByRole('button', { name: 'Result' }).click();
    await expectCleanOnce(page.getByRole('dialog'), 'the result');
  });

  test('the lesson', async () => {
    const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
    await page.goto(`${url}#/learn`);
    await expectCleanOnce(page.locator('.coach'), 'the lesson');
    await page.goto(`${url}#/learn/last-battles`);
    await expectCleanOnce(page.locator('.coach').getByText('Quatre Bras').first(), 'the lesson of the Last Battles');
  });

  test('in command, in the campaign', async () => {
    const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
    await page.goto(url);
    await page.locator('main').first().waitFor();
    const [command] = await layAll(page, momentsOfCampaigns().slice(0, 1));
    await page.goto(`${url}${command}`);
    await expectPrompt(page, 'Settle who commands whom');
    await expectCleanOnce(page.getByText('Open decisions').first(), 'command');
  });

  test('on a phone', async () => {
    const page = await sit(PHONE);
    await expectCleanPrompt(page, 'Choose a unit to move', 'movement');
    await tapHex(page, '1314');
    await expectCleanPrompt(page, 'Where does', 'a unit in hand');
    await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
    await expectCleanOnce(page.locator('.sheet-bottom[class*="full"]'), 'the sheet drawn up');
    await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
    await page.locator('.sheet-tool', { hasText: /^End / }).tap();
    await expectCleanOnce(page.getByRole('dialog'), 'the warning');
  });
});
