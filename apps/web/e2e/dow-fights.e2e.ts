import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { momentOf } from './dowLaid.ts';
import { house } from './harness.ts';
import { layAll } from './laid.ts';
import { expectCount, expectText } from './seen.ts';
import { button, expectPrompt, loadDice } from './table.ts';

const { context, url } = await house();

const STACKS = {
  '0320': ['fr-jerome'],
  '0421': ['fr-foy'],
  '0321': ['adg-guards', 'adg-chalkett'],
  '0319': ['adg-adams'],
};
const RIDE = { '0320': ['fr-watier'], '0321': ['adg-adams', 'adg-trip-cav'], '0310': ['adg-best'] };

/** Sits down where the curtain hangs. */
async function sit(page: Page, route: string): Promise<void> {
  await page.goto(url + route);
  await page.locator('main .button--main').first().click();
}

test('[4.2g] [9.4.9a] targets are ordered and attacked, a charge is answered, beside the map', async () => {
  const made = await context();
  await loadDice(made, 1, 1, 1);
  const page = await made.newPage();
  await page.goto(url);
  const [combat, charge] = await layAll(page, [
    momentOf({ begun: 'combat', stacks: STACKS }),
    momentOf({ begun: 'movement', stacks: RIDE }, ['charge fr-watier 0321']),
  ]);

  await sit(page, combat);
  const rows = page.locator('.day-target');
  await expectCount(rows, 2);
  const first = (await rows.first().locator('.day-aimed b').textContent()) ?? '';
  await rows.first().locator('.day-arrow').last().click();
  await expect.poll(() => rows.nth(1).locator('.day-aimed b').textContent()).toBe(first);
  await page.locator('.day-aim', { hasText: '0321' }).click();
  await expectPrompt(page, 'Who fires at 0321?');
  await button(page, 'Do not fire').click();
  await page.locator('.day-offer', { hasText: 'Foy attacks' }).click();
  await page.locator('.day-offer', { hasText: 'Jérôme attacks' }).click();
  await expectText(page.locator('.day-attack .ratio-sum'), '12 : 6');
  await expectText(page.locator('.day-attack'), 'What lies beneath is not known');

  await sit(page, charge);
  await expectText(page.locator('.day-charge'), 'What you may answer');
  await page.locator('.day-answer button', { hasText: 'React with Trip’s cavalry' }).first().click();
  // Of two people at one screen the other moves on, behind the curtain.
  await page.locator('main .button--main').first().click();
  await expectText(page.locator('.panel'), 'The cavalry rides at the chargers');
  await made.close();
});
