import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, newTable, PHONE } from './harness.ts';
import { restingBox } from './seen.ts';
import {
  announceHougoumont,
  button,
  expectAt,
  expectPrompt,
  listed,
  loadDice,
  sheetOf,
  spot,
  tapHex,
} from './table.ts';

const { context, url } = await house();

/** Two fingers that part or meet around a point. */
async function pinch(page: Page, cdp: CDPSession, from: number, to: number): Promise<void> {
  const box = await restingBox(page.locator('.board'));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const fingers = (far: number) => [
    { x: x - far, y, id: 0 },
    { x: x + far, y, id: 1 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 4; step++) {
    const touchPoints = fingers(from + ((to - from) * step) / 4);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A finger drawn from one point to another. */
async function swipe(cdp: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, id: 0 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.3, 0.6, 1]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  // The finger rests before it lifts: after a fling the browser takes the next tap for a stop.
  await new Promise((rested) => setTimeout(rested, 120));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1.001) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Draws the map until a hex is well in sight above the sheet, as a thumb would. */
async function bring(page: Page, cdp: CDPSession, hex: string): Promise<void> {
  const box = await restingBox(page.locator('.board'));
  const sheet = await restingBox(page.locator('.sheet-bottom'));
  const middle = { x: box.x + box.width / 2, y: (box.y + sheet.y) / 2 };
  for (let tries = 0; tries < 6; tries++) {
    const at = await spot(page, hex);
    const [dx, dy] = [middle.x - at.x, middle.y - at.y];
    if (Math.abs(dx) < box.width / 3 && Math.abs(dy) < (sheet.y - box.y) / 3) return;
    const short = (by: number, most: number): number => Math.max(-most, Math.min(most, by));
    // Started where no unit stands, or the unit would come along.
    const start = await clearSpot(page);
    await swipe(cdp, start, { x: start.x + short(dx, 150), y: start.y + short(dy, 150) });
  }
}

/** A point of the map in sight with nothing on it. */
async function clearSpot(page: Page): Promise<{ x: number; y: number }> {
  const found = await page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    const sheet = document.querySelector('.sheet-bottom')?.getBoundingClientRect();
    if (board === undefined || sheet === undefined) return null;
    const pieces = [...document.querySelectorAll('.board .piece')].map((piece) => piece.getBoundingClientRect());
    for (let y = board.top + 60; y < sheet.top - 30; y += 25) {
      for (let x = 60; x < board.right - 60; x += 25) {
        const near = pieces.some((p) => x > p.left - 30 && x < p.right + 30 && y > p.top - 30 && y < p.bottom + 30);
        if (!near && document.elementFromPoint(x, y)?.closest('.board') !== null) return { x, y };
      }
    }
    return null;
  });
  if (found === null) throw new Error('units everywhere');
  return found;
}

test('a whole French player turn by touch, on a phone', async () => {
  const player = await context(PHONE);
  await loadDice(player, 5);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
  const cdp = await player.newCDPSession(page);
  await expectPrompt(page, 'Choose a unit to move');
  const tap = async (_: Page, hex: string): Promise<void> => {
    await bring(page, cdp, hex);
    await tapHex(page, hex);
  };

  // Fingers zoom the map, the button shows it whole; the page itself is not zoomed.
  const width = async (): Promise<number> => (await restingBox(sheetOf(page))).width;
  const before = await width();
  await pinch(page, cdp, 40, 80);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await button(page, 'Whole map').tap();
  await expect.poll(width).toBeLessThanOrEqual(before);
  const whole = await width();
  await pinch(page, cdp, 40, 110);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

  await tap(page, '1812');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  await tap(page, '1810');
  await expectPrompt(page, 'Move 4/I Durutte to 1810?');
  await button(page, 'Move here').tap();
  await expectAt(page, 'fr-4inf', '1810');

  // A finger can carry a unit, too.
  await bring(page, cdp, '2011');
  await swipe(cdp, await spot(page, '2011'), await spot(page, '2010'));
  await expectAt(page, 'fr-1cav', '2010');
  await expectPrompt(page, 'Choose a unit to move');

  // The sheet: low, middle, full, and the log in it.
  const sheet = page.locator('.sheet-bottom');
  await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
  await expect.poll(() => sheet.getAttribute('class')).toContain('full');
  await page.locator('.log-line', { hasText: 'Durutte' }).first().waitFor();
  await button(page, 'Make the sheet smaller').tap();
  await expect.poll(() => sheet.getAttribute('class')).not.toContain('full');

  await page.locator('.sheet-tool', { hasText: /^End / }).tap();
  await page.getByRole('dialog').waitFor();
  await button(page, 'End it all the same').tap();
  await expectPrompt(page, 'Choose an enemy to attack');
  await button(page, 'Open the sheet further').waitFor();
  await announceHougoumont(page, tap);
  await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
  await page.locator('.odds', { hasText: '15 : 2' }).waitFor();
  await button(page, 'Column 2-1').tap();
  await button(page, 'Roll on 2-1').tap();

  // A five on 2-1: both sides lose, and the attacker chooses what.
  await expectPrompt(page, 'Choose which units are lost');
  await (await listed(page, /^Lose/)).first().tap();
  await expectAt(page, 'aa-hou', null);
  await button(page, 'End combat').tap();
  const sure = button(page, 'End it all the same');
  await expect
    .poll(async () => (await sure.isVisible()) || (await page.locator('h1').textContent()))
    .not.toBe('French combat');
  if (await sure.isVisible()) await sure.tap();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Allied movement');
});
