import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './harness.ts';
import { expectPrompt, promptTitle } from './table.ts';

const { context, url } = await house();

const said = (page: Page) => page.locator('.coach-words');

/** Presses N until the unit whose name this is comes up. */
async function pickByKeys(page: Page, name: string): Promise<void> {
  // Right after the board has come, keys wait until it is known what they do: the first one has to be seen to work.
  const idle = await promptTitle(page).textContent();
  await page.keyboard.press('n');
  await expect.poll(() => promptTitle(page).textContent()).not.toBe(idle);
  for (let presses = 0; presses < 40; presses++) {
    if (presses > 0) await page.keyboard.press('n');
    const title = (await promptTitle(page).textContent()) ?? '';
    if (title.includes(name)) return;
  }
  throw new Error(`${name} never came up`);
}

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
  await pickByKeys(page, 'Jérôme');

  // Left in the middle, it goes on here after a reload.
  const before = await said(page).textContent();
  await page.reload();
  await expect.poll(() => said(page).textContent()).toBe(before);
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await calm(page);
  await pickByKeys(page, 'Piré');
  await expectPrompt(page, 'Piré');
  await calm(page);
  const next = page.locator('.coach .button--main');
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Chapter 2').first().waitFor();
});

/** The coach takes no click while its card is fresh. */
const calm = (page: Page): Promise<void> => page.locator('.coach:not(.coach--fresh)').waitFor();
