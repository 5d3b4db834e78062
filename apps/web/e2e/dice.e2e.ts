import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, house, newTable, PHONE } from './harness.ts';
import { announceHougoumont, button, endMovement, loadDice, tapHex } from './table.ts';

const { context, url } = await house();

/** What the screen says in one frame, and whether the die still rolls on it. */
interface Frame {
  readonly at: number;
  readonly rolling: boolean;
  readonly prompt: string;
  readonly log: string;
  readonly panel: string;
  readonly spoken: string;
  readonly units: number;
  readonly over: string;
}

/** Keeps every frame that differs from the one before, as a reader could have seen it. */
async function film(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    const text = (selector: string): string =>
      [...document.querySelectorAll(selector)].map((found) => found.textContent).join('|');
    const look = (): void => {
      const now = {
        rolling: document.querySelector('.die-box--rolling') !== null,
        prompt: text('.prompt-title, .prompt-reason'),
        log: text('.log-text, .log-heading'),
        panel: text('.odds, .duties'),
        spoken: text('[data-live]'),
        units: document.querySelectorAll('.board [data-piece]').length,
        over: text('.notice'),
      };
      const { at: _, ...last } = frames.at(-1) ?? { at: 0 };
      if (JSON.stringify(last) !== JSON.stringify(now)) frames.push({ at: performance.now(), ...now });
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { frames });
  });
}

const filmed = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

async function announced(options: BrowserContextOptions): Promise<Page> {
  const player = await context(options);
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
  return page;
}

const told = ({ rolling: _, at: __, ...rest }: Frame): unknown => rest;

/** Everything a frame says stays as it was before the roll, until the die lies still; then all of it has changed. */
function expectHeldBack(frames: readonly Frame[]): void {
  const first = frames.findIndex(({ rolling }) => rolling);
  const still = frames.findIndex(({ rolling }, i) => i > first && !rolling);
  expect(first).toBeGreaterThan(0);
  expect(still).toBeGreaterThan(first);
  for (const frame of frames.slice(0, still)) expect(told(frame)).toEqual(told(frames[0]));
  expect(frames[still].at - frames[first].at).toBeGreaterThan(400);
  const after = frames[frames.length - 1];
  expect(after.prompt).not.toBe(frames[0].prompt);
  expect(after.log).not.toBe(frames[0].log);
  expect(after.log).toMatch(/Die 2 on/);
  expect(after.spoken).toMatch(/Die 2 on/);
  expect(after.units).toBe(frames[0].units - 1);
}

test('nothing on the screen tells what a die decided before the die lies still', async () => {
  const page = await announced({ ...DESKTOP, reducedMotion: 'no-preference' });
  await endMovement(page);
  await announceHougoumont(page);
  await film(page);
  await button(page, 'Announce and roll').click();
  await button(page, 'End combat').waitFor();
  await expect.poll(() => page.locator('.board [data-piece]').count()).toBe((await filmed(page))[0].units - 1);
  expectHeldBack(await filmed(page));
});

test('on a telephone too, and nothing can be done while it rolls', async () => {
  const page = await announced({ ...PHONE, reducedMotion: 'no-preference' });
  await page.locator('.sheet-tool', { hasText: /^End / }).tap();
  await button(page, 'End it all the same').tap();
  await page.locator('.prompt-title', { hasText: 'attack' }).waitFor();
  await announceHougoumont(page, tapHex);
  await film(page);
  await button(page, 'Announce and roll').tap();
  await page.locator('.sheet-buttons[inert]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('u');
  await button(page, 'End combat').waitFor();
  await expect.poll(() => page.locator('.board [data-piece]').count()).toBe((await filmed(page))[0].units - 1);
  expectHeldBack(await filmed(page));
});

test('without motion the result stands there at once', async () => {
  const page = await announced(DESKTOP);
  await endMovement(page);
  await announceHougoumont(page);
  await film(page);
  await button(page, 'Announce and roll').click();
  await button(page, 'End combat').waitFor();
  const frames = await filmed(page);
  expect(frames.some(({ rolling }) => rolling)).toBe(false);
  expect(frames[frames.length - 1].log).toMatch(/Die 2 on/);
  // The first frame that says anything new has the line of the die, too.
  expect(frames[1].log).toMatch(/Die 2 on/);
});

async function computerFirst(): Promise<Page> {
  const player = await context({ reducedMotion: 'no-preference' });
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['The computer', 'You'], level: 'Conscript' });
  await film(page);
  return page;
}

test('the computer’s dice are waited for, too', async () => {
  const page = await computerFirst();
  await page.locator('.die-box--rolling').waitFor();
  await page.locator('.log').getByText('Die 2 on').first().waitFor();
  const frames = await filmed(page);
  const first = frames.findIndex(({ rolling }) => rolling);
  const still = frames.findIndex(({ rolling }, i) => i > first && !rolling);
  for (const frame of frames.slice(first, still)) {
    expect(frame.log).toBe(frames[first - 1].log);
    expect(frame.spoken).toBe(frames[first - 1].spoken);
    expect(frame.prompt).toBe(frames[first - 1].prompt);
  }
  expect(frames[still - 1].log).not.toContain('Die');
  expect(frames[frames.length - 1].log).toContain('Die 2 on');
});

test('when the rest of the computer’s turn is shown at once, no die rolls', async () => {
  const page = await computerFirst();
  await button(page, 'Show the rest at once').click();
  await page.locator('.log').getByText('Die 2 on').first().waitFor();
  expect((await filmed(page)).some(({ rolling }) => rolling)).toBe(false);
});
