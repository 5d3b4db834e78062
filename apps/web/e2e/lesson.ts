import type { Locator, Page } from 'playwright-core';
import type { BoardGeometry } from '../src/art/types.ts';
import { expectFocused, expectFocusSeen, pointAt, tabTo } from './keyboard.ts';
import { atRest, button, reachOn } from './table.ts';

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

/** How a hand points at a place of the map and presses what has a name. */
export interface Hands {
  readonly point: (page: Page, place: string) => Promise<void>;
  readonly press: (page: Page, name: RegExp) => Promise<void>;
}

/** By mouse, by touch and by keys alone, on a map. */
export function handsOn(map: BoardGeometry): Readonly<Record<'mouse' | 'finger' | 'keys', Hands>> {
  // The place the cursor has come to, as it is spoken.
  const spoken = (page: Page): Promise<string> =>
    page
      .locator('.board [aria-live]')
      .evaluate((said, length) => said.textContent?.slice(0, length) ?? '', map.ids[0].length);
  const inSight = async (page: Page, place: string) => {
    await atRest(page);
    return reachOn(map, page, place);
  };
  return {
    mouse: {
      point: async (page, place) => {
        const { x, y } = await inSight(page, place);
        await page.mouse.click(x, y);
      },
      press: (page, name) => button(page, name).click(),
    },
    finger: {
      point: async (page, place) => {
        const { x, y } = await inSight(page, place);
        await page.touchscreen.tap(x, y);
      },
      press: (page, name) => button(page, name).tap(),
    },
    keys: {
      point: (page, place) => pointAt(page, place, map, spoken),
      press: async (page, name) => {
        await tabTo(page, name);
        await page.keyboard.press('Enter');
      },
    },
  };
}
