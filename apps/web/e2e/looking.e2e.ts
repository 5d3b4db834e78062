import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectClean, house, newTable, PHONE, violations } from './harness.ts';
import { type Box, expectNone, restingBox } from './seen.ts';
import { button, clickHex, type Spot, spot } from './table.ts';

/** Cards of what is looked at: by rest, by click, by key, by a finger that stays. */

const { open } = await house();

const kept = (page: Page) => page.locator('.look--kept');
const resting = (page: Page) => page.locator('.look:not(.look--kept)');

/** The card of a hex lies beside it, in the window. */
async function expectBeside(page: Page, card: ReturnType<typeof kept>, hex: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const lies = async (): Promise<string> => {
    const [at, box] = [await spot(page, hex), await restingBox(card)];
    if (holds(box, at)) return 'over the hex';
    const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    return inside ? 'beside the hex, in the window' : 'outside the window';
  };
  await expect.poll(lies).toBe('beside the hex, in the window');
}

const holds = (box: Box, at: Spot): boolean =>
  at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;

async function restOn(page: Page, hex: string): Promise<void> {
  const { x, y } = await spot(page, hex);
  await page.mouse.move(x, y);
}

test('by mouse and keys: rest, click, Esc, the next act, and the legend', async () => {
  const page = await open('#/', { ...DESKTOP, bypassCSP: true });
  await newTable(page, { seats: ['You', 'A friend here'] });

  // A rest shows the ground, and the card goes with the mouse.
  await restOn(page, '1212');
  await resting(page).getByText('Hex 1212').waitFor();
  await expectBeside(page, resting(page), '1212');
  await restOn(page, '0509');
  await resting(page).getByText('4th Division').waitFor();
  await expectNone(resting(page).getByText('Hex 1212'));

  // A click on an enemy keeps his card, refuses nothing, and Esc closes it.
  await clickHex(page, '0509');
  await kept(page).getByRole('heading', { name: '4th Division' }).waitFor();
  await expectBeside(page, kept(page), '0509');
  await expectNone(page.getByRole('alertdialog'));
  expect(await violations(page), 'a card').toEqual([]);
  await kept(page).getByRole('button', { name: 'The ground' }).click();
  await kept(page).getByText('Hex 0509').waitFor();
  await page.keyboard.press('Escape');
  await kept(page).waitFor({ state: 'detached' });

  // A rule of a card opens in the drawer.
  await clickHex(page, '1212');
  await kept(page).getByRole('button', { name: '2.2.1' }).first().click();
  await page.locator('.drawer').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');

  // With a unit in hand the ground says what it costs, and the next act closes what was kept.
  await clickHex(page, '1513');
  await kept(page).waitFor({ state: 'detached' });
  await restOn(page, '1413');
  await resting(page).getByText('of 4 points').waitFor();
  expect(await violations(page), 'a card at rest').toEqual([]);
  await page.keyboard.press('Escape');

  // The key reads the place under the cursor, and gives the keys back to the map.
  await page.locator('.board').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('i');
  await kept(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('look--kept');
  await page.keyboard.press('Escape');
  await kept(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('board');

  // The legend: a switch shows on the map, and stays while the map is looked at.
  await button(page, 'Show').click();
  await page.getByText('Lock: in an enemy zone').waitFor();
  expect(await violations(page), 'the legend').toEqual([]);
  await page.getByLabel('Your zones').check();
  await expect.poll(() => page.locator('.board path.influence').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.show-panel').waitFor({ state: 'detached' });
});

test('by finger: one that stays opens the card, the next tap closes it', async () => {
  const page = await open('#/', { ...PHONE, bypassCSP: true });
  await newTable(page, { seats: ['You', 'A friend here'] });
  // The cards come when the page has had a rest.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /looked/.test(name)));
  const at = await page.evaluate(() => {
    const box = document.querySelector('.board')?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (at === null) throw new Error('no board');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await kept(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectClean(page, 'a card on a telephone');
  await expect.poll(async () => holds(await restingBox(kept(page)), at)).toBe(false);
  await kept(page).getByRole('button', { name: 'Close the card' }).tap();
  await kept(page).waitFor({ state: 'detached' });
  await button(page, 'Show').tap();
  await page.getByText('Lock: in an enemy zone').waitFor();
  await expectClean(page, 'the legend on a telephone');
});
