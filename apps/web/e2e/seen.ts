import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page shows comes a frame, or a module, after what was done: it is waited for, never found. */

export const expectCount = (found: Locator, many: number): Promise<void> =>
  expect.poll(() => found.count(), { message: `how many: ${found}` }).toBe(many);

/** It was there a moment ago, or would have come with what has been waited for. */
export const expectNone = (found: Locator): Promise<void> => expectCount(found, 0);

export const expectSome = (found: Locator, moreThan = 0): Promise<void> =>
  expect.poll(() => found.count(), { message: `how many: ${found}` }).toBeGreaterThan(moreThan);

export async function expectText(found: Locator, words: string | RegExp): Promise<void> {
  const check = expect.poll(() => found.textContent(), { message: `the words of ${found}` });
  await (typeof words === 'string' ? check.toContain(words) : check.toMatch(words));
}

export const expectDisabled = (found: Locator, disabled = true): Promise<void> =>
  expect.poll(() => found.isDisabled(), { message: `disabled: ${found}` }).toBe(disabled);

export const expectChecked = (found: Locator): Promise<void> =>
  expect.poll(() => found.isChecked(), { message: `checked: ${found}` }).toBe(true);

/** Nothing lies beside a window of this width. */
export const expectWithin = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** The page has drawn all it was told so far: after this, what must not have happened would be seen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++)
      await new Promise<void>((over) => requestAnimationFrame(() => setTimeout(over)));
  });

/** Does something, and waits until the words of a part of the page are others than before. */
export async function otherThan(found: Locator, act: () => Promise<void>): Promise<void> {
  const words = async (): Promise<string> => (await found.allTextContents()).join('\n');
  const before = await words();
  await act();
  await expect.poll(words, { message: `other words: ${found}` }).not.toBe(before);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where something is once it has come to rest: a glide of the map, a panel that opens and what is laid out anew move it. What
 * does not rest, as the map while the computer plays, is taken as it is.
 */
export async function restingBox(found: Locator): Promise<Box> {
  const rested = (): Promise<Box> =>
    found.evaluate(async (element) => {
      const measure = (): Box => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      let last = measure();
      for (let frames = 0, same = 0; frames < 60 && same < 2; frames++) {
        await new Promise<void>((over) => requestAnimationFrame(() => setTimeout(over)));
        const now = measure();
        same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 0;
        last = now;
      }
      return last;
    });
  // What was drawn anew meanwhile is looked for again.
  for (let looks = 0; looks < 20; looks++) {
    await found.waitFor();
    const box = await rested();
    if (box.width > 0) return box;
  }
  throw new Error(`not drawn: ${found}`);
}
