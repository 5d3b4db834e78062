import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finishedGame } from './games.ts';
import { DESKTOP, house, newTable, openRecord, PHONE, violations } from './harness.ts';
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

async function expectClean(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
}

describe('axe finds nothing at a table', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const)('%s', async (_, colorScheme) => {
    const page = await sit({ ...DESKTOP, colorScheme });
    await expectPrompt(page, 'Choose a unit to move');
    await expectClean(page, 'movement');
    await clickHex(page, '1812');
    await clickHex(page, '1810');
    await expectPrompt(page, 'Move 4/I');
    await expectClean(page, 'a unit in hand');
    await page.keyboard.press('Escape');
    await clickHex(page, '1806');
    await page.getByRole('alertdialog').waitFor();
    await expectClean(page, 'a refusal');
    await button(page, /^Read \d/).click();
    await page.locator('article[aria-current="true"]').waitFor();
    await expectClean(page, 'the rules');
    // Words in any order, marked; and the keys reach the text, to scroll it.
    await page.locator('.drawer input').fill('cavalry zone');
    await page.locator('.drawer mark').first().waitFor();
    await expectClean(page, 'what was looked for in the rules');
    await page.locator('.drawer-text').focus();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('drawer-text');
    await button(page, 'All right').click();
    await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
    for await (const where of openedInTurn(page)) await expectClean(page, where);
    await endMovement(page);
    await announceHougoumont(page);
    await expectClean(page, 'the odds');
    await button(page, 'Column 2-1').click();
    await button(page, 'Roll on 2-1').click();
    await expectPrompt(page, 'Choose which units are lost');
    await expectClean(page, 'losses and log');
  });

  test('the curtain and the key behind it', async () => {
    const page = await sit(DESKTOP, 'The Grouchy variant');
    await page.locator('.curtain').waitFor();
    await expectClean(page, 'the curtain');
    await page.locator('.curtain .button--main').click();
    await page.locator('.own-key').waitFor();
    await expectClean(page, 'the key');
  });

  test('a replay and the result', async () => {
    const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
    await openRecord(page, url, finishedGame('standard', 'axe'));
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expectClean(page, 'the replay');
    await button(page, 'Menu').click();
    await page.locator('.menu').getByRole('button', { name: 'Result' }).click();
    await page.getByRole('dialog').waitFor();
    await expectClean(page, 'the result');
  });

  test('the lesson', async () => {
    const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
    await page.goto(`${url}#/learn`);
    await page.locator('.coach').waitFor();
    await expectClean(page, 'the lesson');
  });

  test('on a phone', async () => {
    const page = await sit(PHONE);
    await expectPrompt(page, 'Choose a unit to move');
    await expectClean(page, 'movement');
    await tapHex(page, '1314');
    await expectPrompt(page, 'Where does');
    await expectClean(page, 'a unit in hand');
    await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
    await expectClean(page, 'the sheet drawn up');
    await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
    await page.locator('.sheet-tool', { hasText: /^End / }).tap();
    await page.getByRole('dialog').waitFor();
    await expectClean(page, 'the warning');
  });
});
