import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, house, newTable, PHONE, unhurried } from './harness.ts';
import { expectDisabled, expectNone, expectText, restingBox } from './seen.ts';
import {
  announceHougoumont,
  button,
  clickHex,
  drag,
  dragHex,
  endMovement,
  expectAt,
  expectPrompt,
  listed,
  loadDice,
  sheetOf,
  spot,
  tapHex,
} from './table.ts';

const { context, url } = await house();
const MOVING = { reducedMotion: 'no-preference' } as const;

async function sit(options: BrowserContextOptions, ...dice: number[]): Promise<Page> {
  const player = await context(options);
  await loadDice(player, ...dice);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
  await expectPrompt(page, 'Choose a unit to move');
  return page;
}

/** All of it is in the window, and nothing lies over its middle. */
async function expectInSight(page: Page, found: Locator): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const faults = (): Promise<string[]> =>
    found.evaluate((element, { width, height }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return [
        (right - left) * (bottom - top) > 100 ? '' : 'too small to be seen',
        left >= 0 && top >= 0 && right <= width && bottom <= height ? '' : 'outside the window',
        over !== null && (element.contains(over) || over.contains(element)) ? '' : 'something lies over it',
      ].filter((fault) => fault !== '');
    }, window);
  await expect.poll(faults, { message: `${found}` }).toEqual([]);
}

test('the die is seen rolling and lying beside the odds', async () => {
  const page = await sit({ ...DESKTOP, ...MOVING }, 2);
  await endMovement(page);
  await announceHougoumont(page);
  await page.locator('.odds').waitFor();
  const rolling = page.locator('.dice-tray .die-box--rolling');
  const rolled = rolling.waitFor();
  await button(page, 'Announce and roll').click();
  await rolled;
  await expectInSight(page, page.locator('.dice-tray'));
  await rolling.waitFor({ state: 'detached' });
  await expectInSight(page, page.locator('.dice-tray .die-box'));
  await expectText(page.locator('.dice-tray'), 'Die 2 on 6-1');
});

test('on a telephone: the odds before the roll, the die, and what it did', async () => {
  const page = await sit({ ...PHONE, ...MOVING }, 2);
  const sheet = page.locator('.sheet-bottom');
  await page.locator('.sheet-tool', { hasText: /^End / }).tap();
  await button(page, 'End it all the same').tap();
  await expectPrompt(page, 'Choose an enemy');
  await announceHougoumont(page, tapHex);
  const odds = page.locator('.sheet-slot .odds-line');
  await odds.waitFor();
  await expectInSight(page, odds);
  await expectText(odds, /15 : 2.*6-1.*Defender eliminated/);
  const rolling = page.locator('.sheet-slot .die-box--rolling');
  const rolled = rolling.waitFor();
  await button(page, 'Announce and roll').tap();
  await rolled;
  await rolling.waitFor({ state: 'detached' });
  const strip = page.locator('.sheet-slot .roll-strip');
  await expectInSight(page, strip);
  await expectText(strip, /Die 2 on 6-1: Defender eliminated.*Hougoumont garrison destroyed/);
  // The same button is not there twice, and the tools stay where they are.
  await expectDisabled(page.locator('.sheet-tool', { hasText: 'End phase' }));
  await expectInSight(page, sheet.getByRole('button', { name: 'End combat' }));
  await expectInSight(page, page.locator('.sheet-tools'));
});

test('on a telephone a full sheet goes down when a die is rolled; in a retreat nothing can be ended', async () => {
  const page = await sit({ ...PHONE, ...MOVING }, 4);
  await page.locator('.sheet-tool', { hasText: /^End / }).tap();
  await button(page, 'End it all the same').tap();
  await expectPrompt(page, 'Choose an enemy');
  await announceHougoumont(page, tapHex);
  await page.locator('.sheet-tool', { hasText: 'Log' }).tap();
  await button(page, 'Column 1-2').tap();
  await button(page, 'Roll on 1-2').tap();
  await expectPrompt(page, 'Retreat your units');
  await expect.poll(() => page.locator('.sheet-bottom').getAttribute('class')).toContain('middle');
  await expectInSight(page, page.locator('.sheet-slot .roll-strip'));
  await expectDisabled(page.locator('.sheet-tool', { hasText: 'End phase' }));
});

test('where two can advance, a click on the arrow’s end asks which', async () => {
  const page = await sit(DESKTOP, 1);
  await dragHex(page, '1314', '1311');
  await expectAt(page, 'fr-5inf', '1311');
  await dragHex(page, '1513', '1410');
  await expectAt(page, 'fr-1inf', '1410');
  await endMovement(page);
  await clickHex(page, '1310');
  await clickHex(page, '1311');
  await clickHex(page, '1410');
  await clickHex(page, '1411');
  await button(page, 'Announce and roll').click();
  await expectPrompt(page, 'Does a unit advance');
  await (await listed(page, /Bachelu advances/)).waitFor();
  await expectText(page.locator('.answers'), /Bachelu advances.*Quiot advances/);
  await clickHex(page, '1310');
  const which = page.getByRole('dialog', { name: 'Which unit?' });
  await which.waitFor();
  const first = which.getByRole('button', { name: /Bachelu/ });
  await expect.poll(() => first.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await which.waitFor({ state: 'detached' });
  await expectPrompt(page, 'Does a unit advance');
  await clickHex(page, '1310');
  await which.getByRole('button', { name: /Quiot/ }).click();
  await expectAt(page, 'fr-1inf', '1310');
});

test('what is owed out of sight is marked at the edge, and a tap brings it', async () => {
  const page = await sit(PHONE, 2);
  await page.locator('.sheet-tool', { hasText: /^End / }).tap();
  await button(page, 'End it all the same').tap();
  await expectPrompt(page, 'Choose an enemy');
  const edge = page.locator('.edge');
  // From an empty hex: the map goes to the left, and Hougoumont with it.
  const from = await spot(page, '1212');
  await drag(page, from, { x: from.x - 150, y: from.y });
  await edge.waitFor();
  await expect.poll(() => edge.getAttribute('class')).toContain('edge--left');
  await expect.poll(() => edge.getAttribute('aria-label')).toBe('Out of sight and still owing: 4');
  const owing = async (): Promise<string> => (await edge.evaluateAll((all) => all.map((one) => one.ariaLabel))).join();
  for (let taps = 0; taps < 3 && (await owing()) !== ''; taps++) {
    const before = await owing();
    await edge.tap();
    await expect.poll(owing).not.toBe(before);
  }
  await expectNone(edge);
});

/** Every piece the computer moved, and whether it could be seen when it came to rest. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = new Set<Animation>();
    const moves: boolean[] = [];
    const look = (): void => {
      const board = document.querySelector('.board');
      for (const animation of board?.getAnimations({ subtree: true }) ?? []) {
        const target = (animation.effect as KeyframeEffect).target;
        if (watched.has(animation) || target?.getAttribute('data-piece') == null) continue;
        watched.add(animation);
        void animation.finished.then(
          () => {
            const [box, window] = [target.getBoundingClientRect(), (board as Element).getBoundingClientRect()];
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            moves.push(x > window.left && x < window.right && y > window.top && y < window.bottom);
          },
          () => undefined,
        );
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { moves });
  });
}

const movesSeen = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (globalThis as unknown as { moves: boolean[] }).moves);

test('the camera follows the computer’s moves, and leaves the map alone when a hand has moved it', async () => {
  // At the steady pace a turn takes as long as it needs, on a busy machine too: every move of it is shown.
  const page = await (await context({ ...PHONE, ...MOVING, ...unhurried(url) })).newPage();
  await page.goto(url);
  await newTable(page, { seats: ['The computer', 'You'], level: 'Conscript' });
  await watchMoves(page);
  await expect.poll(async () => (await movesSeen(page)).length).toBeGreaterThan(4);
  expect(await movesSeen(page)).not.toContain(false);
  const from = await spot(page, '1212');
  await drag(page, from, { x: from.x + 60, y: from.y - 90 });
  const lies = await restingBox(sheetOf(page));
  const before = (await movesSeen(page)).length;
  await expect.poll(async () => (await movesSeen(page)).length).toBeGreaterThan(before);
  expect(await restingBox(sheetOf(page))).toEqual(lies);
});
