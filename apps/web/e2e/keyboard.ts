import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Arrow, stepCursor } from '../src/board/cursor.ts';
import { mapArt } from '../src/faces/napoleon-at-waterloo/art.ts';
import { world } from '../test/battle.ts';
import { atRest } from './table.ts';

/** A player without a mouse: Tab, the arrows, and reading what has the focus. */

const { geometry } = mapArt(world);
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** The place under the keyboard's cursor, as it is spoken. */
export const cursor = (page: Page): Promise<string> =>
  page.locator('.board [aria-live]').evaluate((spoken) => spoken.textContent?.slice(0, 4) ?? '');

/** The fewest arrows from one stop to another, where each leads from stop to stop. */
export function arrowsTo<T>(start: T, goal: T, step: (from: T, arrow: Arrow) => T): Arrow[] {
  const came = new Map<T, readonly Arrow[]>([[start, []]]);
  for (const [place, keys] of came) {
    if (place === goal) return [...keys];
    for (const key of ARROWS) {
      const next = step(place, key);
      if (!came.has(next)) came.set(next, [...keys, key]);
    }
  }
  throw new Error(`no arrows lead from ${start} to ${goal}`);
}

/** The shortest way of the cursor from one hex to another. */
const keysTo = (from: string, to: string, on: typeof geometry): string[] =>
  arrowsTo(on.ids.indexOf(from), on.ids.indexOf(to), (place, key) => stepCursor(on, place, key));

/**
 * The arrows bring the cursor to a place, wherever it was: on the map of Napoleon at Waterloo, or on another. The first
 * arrow only wakes it. What is spoken may come after the key, so that the way is looked for again until it is there.
 */
export async function walkTo(page: Page, place: string, on = geometry, spoken = cursor): Promise<void> {
  await atRest(page);
  const walk = async (): Promise<string> => {
    const from = await spoken(page);
    const keys = from === '' ? ['ArrowUp'] : keysTo(from, place, on);
    for (const key of keys) await page.keyboard.press(key);
    return keys.length === 0 ? from : spoken(page);
  };
  await expect.poll(walk).toBe(place);
}

/** Enter on a place is a click there. */
export async function pointAt(page: Page, place: string, on = geometry, spoken = cursor): Promise<void> {
  await walkTo(page, place, on, spoken);
  await page.keyboard.press('Enter');
}

/** Something is focused, and it can be seen that it is. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const fault = (): Promise<string> =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return 'nothing is focused';
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return outlined || boxShadow !== 'none' ? '' : `unseen: ${focused.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(fault).toBe('');
}

/** What has the focus, if it is a control, in its own words; a box to tick or choose by its label. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (now === null || now.closest('button, a, input, [role="slider"]') !== now) return '';
    const label = now.closest('label')?.textContent ?? '';
    return `${now.getAttribute('aria-label') ?? ''} ${now.textContent ?? ''} ${label}`.trim();
  });

/** The focus comes to a control with these words. */
export const expectFocused = (page: Page, words: RegExp): Promise<void> =>
  expect.poll(() => focused(page), { message: 'what has the focus' }).toMatch(words);

/** Tab until what is focused has these words. */
export async function tabTo(page: Page, words: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await atRest(page);
  for (let presses = 0; presses < 150; presses++) {
    if (words.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${words}`);
}
