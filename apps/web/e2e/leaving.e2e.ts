import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './harness.ts';

const { context, url } = await house();

const GAMES = ['napoleon-at-waterloo', 'napoleon-1815', 'waterloo-campaign'];

/** What the browser counts once everything that nobody holds is gone. */
interface Kept {
  readonly Nodes: number;
  readonly JSEventListeners: number;
  readonly JSHeapUsedSize: number;
}

const KINDS = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const;

const isWithin = (now: Kept, most: Kept): boolean => KINDS.every((kind) => now[kind] < most[kind] * 1.1);

/** With `most`: looks on while it is more, for a timer or a thought may hold the last table a moment longer. */
async function kept(page: Page, browser: CDPSession, most?: Kept): Promise<Kept> {
  const read = async (): Promise<Kept> => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Kept;
  };
  // A worker that was closed, a chunk that has just come: until two looks see the same.
  let last = await read();
  for (let i = 0; i < 40; i++) {
    await page.waitForTimeout(250);
    const now = await read();
    const still = now.Nodes === last.Nodes && now.JSEventListeners === last.JSEventListeners;
    if (still && (most === undefined || isWithin(now, most))) return now;
    last = now;
  }
  return last;
}

const home = async (page: Page): Promise<void> => {
  await page.goto(`${url}#/`);
  await page.locator('.shelf').first().waitFor();
};

/** A table where the computer plays all seats: it thinks, and pieces move, whenever it is left. */
async function setUp(page: Page, game: string): Promise<string> {
  await page.goto(`${url}#/new/${game}`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('button', { name: 'Start' }).waitFor();
  for (const seat of [0, 1])
    await dialog.locator('.seat').nth(seat).getByRole('radio', { name: 'The computer' }).check();
  for (const level of await dialog.getByRole('radio', { name: 'Conscript' }).all()) await level.check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.board .sheet[style*="transform"]').waitFor();
  return page.url();
}

test('tables that are closed let go of everything', async () => {
  const player = await context({ reducedMotion: 'no-preference' });
  const page = await player.newPage();
  await page.goto(url);
  const browser = await player.newCDPSession(page);
  await browser.send('Performance.enable');
  const tables: string[] = [];
  for (const game of GAMES) tables.push(await setUp(page, game));
  const visit = async (table: string): Promise<void> => {
    await page.goto(table);
    // In the middle of what the computer does.
    await page.locator('.intent-line, .log .log-line').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    await home(page);
  };
  // Each game once: its rules and its map stay loaded.
  for (const table of tables) await visit(table);
  const before = await kept(page, browser);
  for (let i = 0; i < 10; i++) await visit(tables[i % tables.length]);
  const after = await kept(page, browser, before);
  for (const kind of KINDS) expect(after[kind], kind).toBeLessThan(before[kind] * 1.1);
});
