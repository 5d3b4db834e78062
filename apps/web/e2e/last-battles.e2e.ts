import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mapArt } from '../src/faces/last-battles/art.ts';
import { GAMES } from '../test/lastBattles.ts';
import { gameOf } from '../test/lastCampaigns.ts';
import { twoDrivenBack } from './campaigns.ts';
import { expectClean, house, PHONE } from './harness.ts';
import { layAll } from './laid.ts';
import { expectText, otherThan, restingBox } from './seen.ts';
import { atRest, button, expectPrompt, loadDice, promptTitle, reachOn, type Spot, sheetOf } from './table.ts';

const { context, url } = await house();

const { world } = GAMES.ligny;
const { geometry } = mapArt(world);
const { world: CAMPAIGN } = gameOf('campaign');

const reach = (page: Page, hex: string): Promise<Spot> => reachOn(geometry, page, geometry.ids[world.map.indexOf(hex)]);

async function click(page: Page, hex: string): Promise<void> {
  await atRest(page);
  const { x, y } = await reach(page, hex);
  await page.mouse.click(x, y);
}

async function tap(page: Page, hex: string): Promise<void> {
  await atRest(page);
  const { x, y } = await reach(page, hex);
  await page.touchscreen.tap(x, y);
}

test('Ligny: a stack goes together by mouse and by touch, an attack is announced and rolled by touch and keys', async () => {
  const player = await context({ hasTouch: true, bypassCSP: true });
  await loadDice(player, 1);
  const page = await player.newPage();
  await page.goto(`${url}#/new/last-battles`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: /^Ligny/ }).check();
  await dialog.locator('.seat').nth(1).getByRole('radio', { name: 'A friend here' }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expectPrompt(page, 'Move a unit or a stack, or end the movement');

  await click(page, 'L1024');
  await expectPrompt(page, 'Where do Rome and Schoeffer go?');
  await expectClean(page, 'a stack in hand');
  await click(page, 'L1024');
  await expectPrompt(page, 'Where does Rome go?');
  for (let more = 0; more < 2; more++) await click(page, 'L1024');
  await expectPrompt(page, 'Move a unit or a stack, or end the movement');
  await click(page, 'L1024');
  await click(page, 'L1023');
  await expectPrompt(page, 'Move Rome and Schoeffer to 1023?');
  await page.keyboard.press('Enter');
  await page.getByText('35 of your units can still move').first().waitFor();
  // Both are taken back at once, and go again by touch.
  await page.keyboard.press('u');
  await page.getByText('37 of your units can still move').first().waitFor();
  await tap(page, 'L1024');
  await expectPrompt(page, 'Where do Rome and Schoeffer go?');
  await tap(page, 'L1023');
  await button(page, 'Move here').tap();
  await page.getByText('35 of your units can still move').first().waitFor();

  await page.keyboard.press('e');
  await button(page, 'End it all the same').click();
  await expectPrompt(page, 'Choose an enemy to attack, or a unit to attack with');
  await tap(page, 'L1022');
  await expectPrompt(page, 'Who attacks Ligny?');
  await tap(page, 'L1023');
  await expectPrompt(page, 'Announce the attack on Ligny');
  await expectText(page.locator('.ratio-sum'), /^9 : 8$/);
  await expectClean(page, 'the odds');
  await button(page, /Announce and roll/).click();
  await expectPrompt(page, 'Retreat 4th Westphalian Landwehr: choose the hex');
  await page.locator('.fight-told, .fight').getByText('The defenders are driven back').first().waitFor();

  // Whoever comes back in the middle of it looks from as near as before.
  const width = async (): Promise<number> => (await restingBox(sheetOf(page))).width;
  for (let step = 0; step < 2; step++) await button(page, 'Closer').click();
  const near = await width();
  await page.locator('html[data-unsaved]').waitFor({ state: 'detached' });
  await page.reload();
  await expectPrompt(page, 'Retreat 4th Westphalian Landwehr: choose the hex');
  await expect.poll(width).toBeCloseTo(near, 0);
});

test('[7.4a] a name in the question takes its unit in hand by Enter, and the keys go on from it on the map', async () => {
  const page = await (await context()).newPage();
  await page.goto(url);
  await page.locator('main').first().waitFor();
  const [route] = await layAll(page, [twoDrivenBack()]);
  await page.goto(`${url}${route}`);
  await expectPrompt(page, 'Retreat your units: choose one, then its hex');
  await atRest(page);
  await page.locator('.prompt').getByRole('button', { name: '7th Line' }).focus();
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Retreat 7th Line: choose the hex');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('board');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Retreat Treskow: choose the hex');
});

test('the campaign by touch: a step begins where its first question is, and of a stack in hand both are read whole', async () => {
  const page = await (await context(PHONE)).newPage();
  await page.goto(`${url}#/new/last-battles`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: /^The Campaign/ }).check();
  await dialog.locator('.seat').nth(1).getByRole('radio', { name: 'A friend here' }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expectPrompt(page, 'Settle who commands whom, then close the Command Segment');
  // The map opens on those who face each other at Ligny.
  const gauthier = page.locator(`.pieces [data-piece="${CAMPAIGN.unitIndex('fr-ii-gauthier')}"]`);
  const isSeen = async (): Promise<boolean> => {
    const [piece, map] = [await gauthier.boundingBox(), await page.locator('.board').boundingBox()];
    if (piece === null || map === null) return false;
    const lower = (await page.locator('.sheet-bottom').boundingBox())?.y ?? map.y + map.height;
    return piece.x > map.x && piece.x + piece.width < map.x + map.width && piece.y > map.y && piece.y < lower;
  };
  await atRest(page);
  expect(await isSeen()).toBe(false);
  // What can be done about the first question is at hand.
  await page.locator('.open-next').getByText('Pajol has no place').tap();
  await page.locator('.take-back').getByRole('button', { name: 'Exelmans: give the place up' }).waitFor();
  await button(page, 'Make the sheet smaller').tap();
  await button(page, 'Open the sheet further').tap();
  await button(page, 'Close command').tap();
  await page.locator('.open-next').getByText('II Corps has not moved').waitFor();
  await expect.poll(isSeen).toBe(true);

  await atRest(page);
  const { x, y, width, height } = await restingBox(gauthier);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expectPrompt(page, 'Where do Gauthier and Jamin go?');
  const slot = await restingBox(page.locator('.sheet-slot'));
  for (const part of await page.locator('.sheet-slot :is(.stack-mate, .whole-corps .button)').all()) {
    const box = await restingBox(part);
    expect(box.y, (await part.textContent()) ?? '').toBeGreaterThanOrEqual(slot.y - 1);
    expect(box.y + box.height, (await part.textContent()) ?? '').toBeLessThanOrEqual(slot.y + slot.height + 1);
  }
});

test('the campaign by keys: a corps from the list is sent by the arrows, and N goes on after the last that was taken up', async () => {
  const page = await (await context()).newPage();
  await page.goto(`${url}#/new/last-battles`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: /^The Campaign/ }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expectPrompt(page, 'Settle who commands whom, then close the Command Segment');
  await page.keyboard.press('e');
  await page.locator('.open-go').first().focus();
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Where does II Corps march?');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('board');
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expectPrompt(page, 'Send II Corps to Q1811?');
  await page.keyboard.press('Enter');
  await page.getByText('47 of your units can still move').first().waitFor();

  // Wherever the focus is, who takes one up by a key goes on by the arrows.
  await button(page, /^Rules$/).focus();
  const taken: (string | null)[] = [];
  for (let more = 0; more < 2; more++) {
    await otherThan(promptTitle(page), () => page.keyboard.press('n'));
    taken.push(await promptTitle(page).textContent());
  }
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('board');
  await page.keyboard.press('Escape');
  await expectPrompt(page, 'Move a unit or a stack, or end the movement');
  await otherThan(promptTitle(page), () => page.keyboard.press('n'));
  expect(taken).not.toContain(await promptTitle(page).textContent());
});

test('Grand Ligny: all of the overview is seen at once, in the windows people have', async () => {
  const player = await context();
  const page = await player.newPage();
  await page.goto(`${url}#/new/last-battles`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: /^Grand Ligny/ }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expectPrompt(page, 'Settle who commands whom');
  await page.locator('.chart-first .levels').waitFor();
  /** What of hours, commanders, decisions, arrivals and levels is out of sight. */
  const hidden = (): Promise<string[]> =>
    page.evaluate(() => {
      const room = document.querySelector('.panel-body')?.getBoundingClientRect() ?? new DOMRect();
      return [
        ...document.querySelectorAll(
          '.chart-first :is(.hour, .commander, .theirs, .open-row, .coming li, .level-army)',
        ),
      ]
        .filter((part) => {
          const column = part.closest('.commands, .chart-open')?.getBoundingClientRect() ?? room;
          const { top, bottom } = part.getBoundingClientRect();
          return top < column.top - 1 || bottom > Math.min(room.bottom, column.bottom) + 1;
        })
        .map((part) => part.textContent ?? '');
    });
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(hidden, { message: `${width}x${height}` }).toEqual([]);
    // And the whole map beside it.
    const [sheet, board] = [await restingBox(sheetOf(page)), await restingBox(page.locator('.board'))];
    expect(sheet.width).toBeLessThanOrEqual(board.width + 1);
    expect(sheet.height).toBeLessThanOrEqual(board.height + 1);
  }
});

test('words that come late are seen when they come: in French nothing on a telephone stays as it was drawn before', async () => {
  const page = await (await context({ ...PHONE, locale: 'fr-FR' })).newPage();
  await page.goto(`${url}#/new/last-battles`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^La campagne/i }).check();
  await dialog.locator('.button--main').click();
  await page.locator('.board .sheet[style*="transform"], .curtain').first().waitFor();
  await page.route('**/assets/fr-*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 3000));
    await route.continue();
  });
  await page.reload();
  const curtain = page.locator('.curtain .button--main');
  await page.locator('.open-next, .curtain').first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await page.locator('.open-next').getByText('n’a pas de place').waitFor();
});
