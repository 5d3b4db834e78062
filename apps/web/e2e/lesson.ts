import type { Locator, Page } from 'playwright-core';
import { expectFocused, expectFocusSeen, tabTo } from './keyboard.ts';
import { button } from './table.ts';

/** A learner before the coach's card. */

/** The card says this: what it asks for can be done. */
export const says = (page: Page, words: string): Promise<void> =>
  page.locator('.coach-words').getByText(words).waitFor();

/** The card that says this is there, and takes clicks too. */
export async function card(page: Page, words: string): Promise<void> {
  await says(page, words);
  await page.locator('.coach:not(.coach--fresh)').waitFor();
}

/** A card that is only read goes on with Enter: its button has the focus, and that is seen. */
export async function read(page: Page, words: string): Promise<void> {
  await card(page, words);
  await expectFocused(page, /^Next/);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
}

export const next = (page: Page): Promise<void> => button(page, /^Next/).click();

/** Chooses a chapter, by keys alone. */
export async function takeChapter(page: Page, title: string): Promise<void> {
  await page.locator('.coach summary').waitFor();
  for (let presses = 0; presses < 20; presses++) {
    if (await page.evaluate(() => document.activeElement?.matches('.coach summary') ?? false)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^\\d${title}`));
  await page.keyboard.press('Enter');
}

export const refusal = (page: Page): Locator => page.getByRole('alertdialog');
