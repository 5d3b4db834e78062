import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, reload } from './harness.ts';
import { expectFocused, pointAt, tabTo } from './keyboard.ts';
import { card, read, takeChapter } from './lesson.ts';
import { expectPrompt, takeUp } from './table.ts';

const { open, context, url } = await house();

const said = (page: Page) => page.locator('.coach-words');

test('the first chapter by keyboard alone, left and taken up again', async () => {
  const page = await (await context()).newPage();
  await page.goto(`${url}#/learn`);
  await said(page).getByText('Welcome').waitFor();
  // A card that is only read goes on with Enter; the button has the focus.
  await page.keyboard.press('Enter');
  await said(page).getByText('Welcome').waitFor({ state: 'detached' });
  await calm(page);
  await page.keyboard.press('Enter');
  await said(page).getByText('7-4').first().waitFor();
  await calm(page);
  await page.keyboard.press('Enter');
  await calm(page);
  await takeUp(page, 'Jérôme');

  // Left in the middle, it goes on here after a reload.
  const before = await said(page).textContent();
  await reload(page);
  await expect.poll(() => said(page).textContent()).toBe(before);
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await calm(page);
  await takeUp(page, 'Piré');
  await expectPrompt(page, 'Piré');
  await calm(page);
  const next = page.locator('.coach .button--main');
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Chapter 2').first().waitFor();
});

/** The coach takes no click while its card is fresh. */
const calm = (page: Page): Promise<void> => page.locator('.coach:not(.coach--fresh)').waitFor();

test('the last chapter by keyboard alone: an exit, an attack, the end of the lesson and the real battle', async () => {
  const page = await open('#/learn');
  await card(page, 'Welcome');
  await expectFocused(page, /^Next/);
  await takeChapter(page, 'How the day is won');
  await read(page, 'ten turns');
  await card(page, 'the Prussians come on');
  await read(page, 'Lose 40 points');
  await card(page, 'Send the light cavalry');
  await pointAt(page, '0704');
  await tabTo(page, /^Leave for Brussels/);
  await page.keyboard.press('Enter');
  await card(page, 'Now end your movement');
  await page.keyboard.press('e');
  await card(page, 'six to one');
  for (const hex of ['0806', '0807', '0907', '0707']) await pointAt(page, hex);
  await tabTo(page, /^Announce and roll/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'French victory' }).waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, /^Play the real battle/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  await expectPrompt(page, 'Choose a unit to move');
});
