// What the measurements in a browser share: the built page served, a browser, tables set up in it.
import { cpus } from 'node:os';
import { findChromium } from '../apps/web/e2e/chromium.mjs';
import { serve } from '../apps/web/serve.mjs';

export const VIEWPORT = { width: 1440, height: 900 };

/** Sets a table up by the dialog, as a player does. */
export async function newTable(page, game, seats, { level, scenario } = {}) {
  await page.goto(`${new URL(page.url()).origin}/#/new/${game}`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('button', { name: 'Start' }).waitFor();
  if (scenario !== undefined) {
    await dialog.getByRole('radio', { name: scenario }).check();
    await page.waitForLoadState('networkidle');
  }
  for (const [seat, sitter] of seats.entries()) {
    await dialog.locator('.seat').nth(seat).getByRole('radio', { name: sitter }).check();
  }
  if (level !== undefined) await dialog.getByRole('radio', { name: level }).first().check();
  // With a free deployment there is nothing on the map yet.
  const historical = dialog.getByRole('radio', { name: /historical/i });
  if ((await historical.count()) > 0) await historical.first().check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('.board .piece, .curtain').first().waitFor({ state: 'attached' });
  // Where one side must not see what the other does, the table is covered first.
  const curtain = page.locator('.curtain .button--main');
  if (await curtain.isVisible()) await curtain.click();
  await page.locator('.board .piece').first().waitFor({ state: 'attached' });
}

/** The page of these sources, and that of another commit before it if one was asked for. */
export async function openHouse(before = null, rounds = 1) {
  const { chromium } = await import('playwright-core');
  const served = [...(before === null ? [] : [await serve({ root: before, port: 0 })]), await serve({ port: 0 })];
  const sites = served.map(({ port }, i) => ({
    name: before === null ? '' : i === 0 ? 'before: ' : 'now: ',
    url: `http://localhost:${port}/`,
  }));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    url: sites[sites.length - 1].url,
    sites,
    rounds,
    browser,
    version: browser.version(),
    /** A page in a browser of its own, nothing kept from others. */
    async page(address) {
      const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(address);
      const cdp = await context.newCDPSession(page);
      return { page, cdp, close: () => context.close() };
    },
    async close() {
      await browser.close();
      for (const { server } of served) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

export function machine() {
  const model = (cpus()[0]?.model ?? 'unknown processor').replace(/\s+(\d+-Core\s+)?Processor$/, '').trim();
  return `${model}, ${cpus().length} cores, no graphics card`;
}
