import { parseRecord } from '@hundred-days/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finishedCampaignOfBlocks, finishedGame } from './games.ts';
import { DESKTOP, house, newTable, openRecord, PHONE, violations } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { layOld } from './laid.ts';
import { expectDisabled, expectNone, expectSome, expectWithin } from './seen.ts';
import { button } from './table.ts';

const { context, open, url } = await house();

async function lookThrough(page: Page, text: string): Promise<void> {
  await openRecord(page, url, text);
  await page.locator('.board').first().waitFor();
}

const walk = (page: Page) => page.getByRole('slider', { name: 'Walk along the curve' });
const spoken = (page: Page): Promise<string> => walk(page).evaluate((slider) => slider.ariaValueText ?? '');

test('a record is looked back on by keyboard: along the curve, into the replay and back, as a table', async () => {
  const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
  await lookThrough(page, finishedGame('standard', 'axe'));
  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'After the battle' }).click();
  await page.waitForURL(/#\/record\/after/);
  await walk(page).waitFor();
  expect(await violations(page)).toEqual([]);

  await tabTo(page, /^Walk along the curve/);
  await expect.poll(() => spoken(page)).toMatch(/^The beginning: /);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => spoken(page)).toMatch(/^Turn 1, French movement, step \d+: /);
  await page.keyboard.press('End');
  await expect.poll(() => spoken(page)).toMatch(/(decided for the \w+|even)\.$/);
  await page.keyboard.press('Home');
  await expect.poll(() => spoken(page)).toMatch(/^The beginning: /);
  await page.keyboard.press('Control+ArrowRight');
  await page.locator('.after-point--chosen').waitFor();
  await expect.poll(() => spoken(page)).toMatch(/step \d+/);
  const [, step] = (await spoken(page)).match(/step (\d+)/) ?? [];
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Looking back' });
  await expect.poll(() => slider.inputValue()).toBe(step);
  await expectSome(page.locator('.scrub-turns span'), 1);
  await page.goBack();
  await walk(page).waitFor();

  const link = page.locator('.after-points .after-link').first();
  const watched = Number((await link.textContent())?.match(/\d+/)?.[0]);
  await link.press('Enter');
  await expect.poll(() => slider.inputValue()).toBe(String(watched - 1));
  await page.goBack();
  await walk(page).waitFor();

  await page.locator('.after-switch input').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('table').waitFor();
  await expectSome(page.getByRole('table').getByRole('row'), 10);
  expect(await violations(page)).toEqual([]);
  await page.locator('.after-switch input').last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: /^All \d+ rolls/ }).click();
  const rolls = page.getByRole('dialog', { name: 'All rolls' });
  await rolls.getByRole('row').nth(3).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rolls.waitFor({ state: 'detached' });
});

/** A game that was played to its end at this browser, against the computer. */
async function layFinished(page: Page): Promise<string> {
  const record = parseRecord(finishedGame('standard', 'rematch'));
  if (!record.ok) throw new Error('no record');
  const { scenario, options } = record.value;
  return layOld(
    page,
    JSON.stringify({
      id: 'finished',
      game: 'napoleon-at-waterloo',
      title: 'Finished',
      holders: [
        { kind: 'here', name: 'you' },
        { kind: 'computer', level: 'conscript', character: 'standard' },
      ],
      created: 1,
      updated: 1,
      summary: '',
      seat: -1,
      over: true,
      setup: { scenario, options },
      record: record.value,
    }),
  );
}

test('a finished table is looked back on from the shelf, and played again with the sides changed', async () => {
  const page = await open();
  const route = await layFinished(page);
  await page.goto(`${url}${route}/after`);
  await page.reload();
  await walk(page).waitFor();
  await page
    .getByText(/^Your dice were kinder|^Luck hardly mattered/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Change sides' }).click();
  await page.waitForURL((now) => /#\/table\/(?!finished)/.test(now.hash));
  await page.locator('.board').first().waitFor();
  // The computer has the French now, and moves first.
  await page.goto(`${url}#/`);
  await page.getByText('Against the computer, Conscript').nth(1).waitFor();
});

test('nobody looks back on a game that goes on', async () => {
  const page = await open();
  const id = await newTable(page, { scenario: 'The Grouchy variant', seats: ['You', 'The computer'] });
  await page.goto(`${url}#/table/${id}/after`);
  await page.locator('.board').first().waitFor();
  await button(page, 'Menu').click();
  await expectDisabled(page.locator('.menu').getByRole('button', { name: 'After the battle' }));
  await expectNone(page.locator('.after'));
});

test('on a phone and in French: nothing lies beside the window, and axe finds nothing', async () => {
  const page = await (await context({ ...PHONE, locale: 'fr-FR', bypassCSP: true })).newPage();
  await lookThrough(page, finishedCampaignOfBlocks('historical', 'open'));
  await page.evaluate(() => {
    location.hash = '#/record/after';
  });
  await page.getByRole('slider', { name: 'Suivre la courbe' }).waitFor();
  await expectWithin(page, 390);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.locator('.after').textContent()).not.toMatch(/\b(French|Turning|lost|dice|Watch)\b/);
});
