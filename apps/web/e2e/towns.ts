import type { Page } from 'playwright-core';
import { w } from '../test/world1815.ts';
import { pointAt } from './keyboard.ts';
import { restingBox } from './seen.ts';
import { reachOn, type Spot, spotOn } from './table.ts';

/** Hands at a table of Napoleon 1815: towns and blocks by their names. */

const { geometry } = w.art;

/** Where a town is on the screen. */
export const spot = (page: Page, town: string): Promise<Spot> => spotOn(geometry, page, town);

export async function clickTown(page: Page, town: string): Promise<void> {
  const { x, y } = await reachOn(geometry, page, town);
  await page.mouse.click(x, y);
}

/** Where a block is drawn. */
export async function block(page: Page, unit: string): Promise<Spot> {
  const box = await restingBox(page.locator(`.board [data-piece="${w.unitIndex(unit)}"]`));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function clickBlock(page: Page, unit: string): Promise<void> {
  const { x, y } = await block(page, unit);
  await page.mouse.click(x, y);
}

/** The town under the keyboard's cursor; empty while it sleeps. */
async function underCursor(page: Page): Promise<string> {
  const spoken = await page.locator('.board [aria-live]').evaluate((node) => node.textContent ?? '');
  const place = w.townNames.findIndex((name) => spoken.startsWith(`${name},`));
  return place < 0 ? '' : w.townId(place);
}

/** The arrows bring the cursor to a town, wherever it was, and Enter is a click there. */
export const enterTown = (page: Page, town: string): Promise<void> => pointAt(page, town, geometry, underCursor);
