import type { Page } from 'playwright-core';
import { HEX_PX, sheetSize } from '../src/board/camera.ts';
import { w } from '../test/world1815.ts';
import { pointAt } from './keyboard.ts';
import { sheetOf } from './table.ts';

/** Hands at a table of Napoleon 1815: towns and blocks by their names. */

const { geometry } = w.art;
const SHEET = sheetSize(geometry);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a town is on the screen now. */
export async function spot(page: Page, town: string): Promise<Spot> {
  const box = await sheetOf(page).boundingBox();
  if (box === null) throw new Error('no board');
  const place = w.net.indexOf(town);
  const scale = box.width / SHEET.width;
  return { x: box.x + geometry.x[place] * HEX_PX * scale, y: box.y + geometry.y[place] * HEX_PX * scale };
}

export async function clickTown(page: Page, town: string): Promise<void> {
  const at = await spot(page, town);
  const seen = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board') != null, at);
  if (!seen) throw new Error(`${town} is out of sight`);
  await page.mouse.click(at.x, at.y);
}

/** Where a block is drawn now. */
export async function block(page: Page, unit: string): Promise<Spot> {
  const box = await page.locator(`.board [data-piece="${w.unitIndex(unit)}"]`).boundingBox();
  if (box === null) throw new Error(`${unit} is not on the map`);
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
