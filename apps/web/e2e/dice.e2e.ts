import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROLL_MS } from '../src/art/dice.tsx';
import { DESKTOP, house, newTable, PHONE, unhurried } from './harness.ts';
import { drawn } from './seen.ts';
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
    // A frame may be drawn late on a busy machine: when the die began to roll and when it lay still is noted at once.
    const rolls: number[] = [];
    new MutationObserver(() => {
      const rolling = document.querySelector('.die-box--rolling') !== null;
      if (rolling === (rolls.length % 2 === 0)) rolls.push(performance.now());
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    Object.assign(globalThis, { frames, rolls });
  });
}

const filmed = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

/** Once the last frame has the line of the die, on the screen and for the ear, and the garrison is gone. */
async function filmedToTheEnd(page: Page): Promise<Frame[]> {
  const last = async (): Promise<boolean> => {
    const frames = await filmed(page);
    const { log, spoken, units, rolling } = frames[frames.length - 1];
    return !rolling && /Die 2 on/.test(log) && /Die 2 on/.test(spoken) && units === frames[0].units - 1;
  };
  await expect.poll(last).toBe(true);
  return filmed(page);
}

/** How long the first die rolled. */
async function rolledFor(page: Page): Promise<number> {
  const [began, lay] = await page.evaluate(() => (globalThis as unknown as { rolls: number[] }).rolls);
  return lay - began;
}

/** The die rolls until it is let go: on a busy machine its half second may be over before a key is pressed. */
async function holdTheDie(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((rollMs) => {
    const real = globalThis.setTimeout;
    const held: (() => void)[] = [];
    const hold = (then: () => void, ms?: number): unknown => {
      if (ms !== rollMs) return real(then, ms);
      held.push(then);
      return 0;
    };
    const letGo = (): void => {
      globalThis.setTimeout = real;
      for (const then of held) then();
    };
    Object.assign(globalThis, { setTimeout: hold, letGo });
  }, ROLL_MS);
  return () => page.evaluate(() => (globalThis as unknown as { letGo(): void }).letGo());
}

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
  expectHeldBack(await filmedToTheEnd(page));
  expect(await rolledFor(page)).toBeGreaterThan(400);
});

test('on a telephone too, and nothing can be done while it rolls', async () => {
  const page = await announced({ ...PHONE, reducedMotion: 'no-preference' });
  await page.locator('.sheet-tool', { hasText: /^End / }).tap();
  await button(page, 'End it all the same').tap();
  await page.locator('.prompt-title', { hasText: 'attack' }).waitFor();
  await announceHougoumont(page, tapHex);
  await film(page);
  const letGo = await holdTheDie(page);
  await button(page, 'Announce and roll').tap();
  await page.locator('.sheet-buttons[inert]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('u');
  await drawn(page);
  await letGo();
  await button(page, 'End combat').waitFor();
  expectHeldBack(await filmedToTheEnd(page));
});

test('without motion the result stands there at once', async () => {
  const page = await announced(DESKTOP);
  await endMovement(page);
  await announceHougoumont(page);
  await film(page);
  await button(page, 'Announce and roll').click();
  await button(page, 'End combat').waitFor();
  const frames = await filmedToTheEnd(page);
  expect(frames.some(({ rolling }) => rolling)).toBe(false);
  expect(frames[frames.length - 1].log).toMatch(/Die 2 on/);
  // The first frame that says anything new has the line of the die, too.
  expect(frames[1].log).toMatch(/Die 2 on/);
});

async function computerFirst(options: BrowserContextOptions = {}): Promise<Page> {
  const player = await context({ reducedMotion: 'no-preference', ...options });
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
  const lies = async (): Promise<boolean> => {
    const frames = await filmed(page);
    return /Die 2 on/.test(frames[frames.length - 1].log);
  };
  await expect.poll(lies).toBe(true);
  const frames = await filmed(page);
  const first = frames.findIndex(({ rolling }) => rolling);
  const still = frames.findIndex(({ rolling }, i) => i > first && !rolling);
  for (const frame of frames.slice(first, still)) {
    expect(frame.log).toBe(frames[first - 1].log);
    expect(frame.spoken).toBe(frames[first - 1].spoken);
    expect(frame.prompt).toBe(frames[first - 1].prompt);
  }
  expect(frames[still - 1].log).not.toContain('Die');
});

test('when the rest of the computer’s turn is shown at once, no die rolls', async () => {
  const page = await computerFirst(unhurried(url));
  await button(page, 'Show the rest at once').click();
  await page.locator('.log').getByText('Die 2 on').first().waitFor();
  expect((await filmed(page)).some(({ rolling }) => rolling)).toBe(false);
});
