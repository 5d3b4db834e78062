import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BoardGeometry } from '../src/art/types.ts';
import { HEX_PX, sheetSize } from '../src/board/camera.ts';
import { mapArt } from '../src/faces/napoleon-at-waterloo/art.ts';
import { world } from '../test/battle.ts';
import { newTable } from './harness.ts';
import { expectText, otherThan, restingBox } from './seen.ts';

/** Hands and eyes at a table of Napoleon at Waterloo: hexes and units by their names, never by a handle of the app. */

const { geometry } = mapArt(world);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Dice that fall as the test wants: the last one again and again. Only the browser's randomness is replaced. */
export async function loadDice(context: BrowserContext, ...dice: readonly number[]): Promise<void> {
  await context.addInitScript((wanted: readonly number[]) => {
    const real = crypto.getRandomValues.bind(crypto);
    const left = [...wanted];
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (!(array instanceof Uint32Array) || array.length !== 1) return real(array as never) as T;
      array[0] = (left.length > 1 ? (left.shift() as number) : left[0]) - 1;
      return array;
    };
  }, dice);
}

export const promptTitle = (page: Page): Locator => page.locator('.prompt-act').first();
/** The map, once it has found its place. */
export const sheetOf = (page: Page): Locator => page.locator('.board .sheet[style*="transform"]');
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: false } : { name });

/** One of many answers to the question: they stand in a list that opens. */
export async function listed(page: Page, name: string | RegExp): Promise<Locator> {
  await page.locator('.answers-anchor > .button').click();
  return page.locator('.answers').getByRole('button', { name });
}

/** Where places of a map are on the screen once the map has come to rest. */
export async function spotsOn(map: BoardGeometry, page: Page, places: readonly string[]): Promise<Spot[]> {
  const box = await restingBox(sheetOf(page));
  const scale = (box.width / sheetSize(map).width) * HEX_PX;
  return places.map((id) => {
    const place = map.ids.indexOf(id);
    if (place < 0) throw new Error(`no such place: ${id}`);
    return { x: box.x + map.x[place] * scale, y: box.y + map.y[place] * scale };
  });
}

export const spotOn = async (map: BoardGeometry, page: Page, place: string): Promise<Spot> =>
  (await spotsOn(map, page, [place]))[0];

/** Where the middle of a hex is on the screen. */
export const spot = (page: Page, hex: string): Promise<Spot> => spotOn(geometry, page, hex);

/** Whether a hand reaches a point of the map: not beyond the edge of its window, nor under something else. */
export const inReach = (page: Page, at: Spot): Promise<boolean> =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board') != null, at);

/** Where a place is, and in sight: a hand cannot reach under another panel. */
export async function reachOn(map: BoardGeometry, page: Page, place: string): Promise<Spot> {
  const at = await spotOn(map, page, place);
  if (!(await inReach(page, at))) throw new Error(`${place} is out of sight`);
  return at;
}

const reach = (page: Page, hex: string): Promise<Spot> => reachOn(geometry, page, hex);

/** The table has answered all that it was asked. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('.table[data-asking="true"]').waitFor({ state: 'detached' });
}

export async function clickHex(page: Page, hex: string): Promise<void> {
  await atRest(page);
  const { x, y } = await reach(page, hex);
  await page.mouse.click(x, y);
}

export async function tapHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await reach(page, hex);
  await page.touchscreen.tap(x, y);
}

export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

export async function dragHex(page: Page, from: string, to: string): Promise<void> {
  await atRest(page);
  await drag(page, await spot(page, from), await spot(page, to));
}

/** A table for two people here, with dice that fall as the test wants. */
export async function friendsTable(player: BrowserContext, url: string, ...dice: readonly number[]): Promise<Page> {
  await loadDice(player, ...dice);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
  return page;
}

/** The hex of a map that a piece is drawn in, wherever in the hex it lies; null for one that is not on the map. */
export async function drawnIn({ x, y, size, ids }: BoardGeometry, page: Page, number: number): Promise<string | null> {
  const at = await page.evaluate((piece) => {
    const drawn = document.querySelector<SVGGElement>(`.board [data-piece="${piece}"]`);
    const found = /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec(drawn?.style.transform ?? '');
    return found === null ? null : { x: Number(found[1]), y: Number(found[2]) };
  }, number);
  if (at === null) return null;
  let best = 0;
  const far = (place: number): number => Math.hypot(x[place] * HEX_PX - at.x, y[place] * HEX_PX - at.y);
  for (let place = 1; place < size; place++) if (far(place) < far(best)) best = place;
  return ids[best];
}

/** The hex a unit is drawn in; null for one that is not on the map. */
export const standsAt = (page: Page, unit: string): Promise<string | null> =>
  drawnIn(geometry, page, world.unitIndex(unit));

export async function expectAt(page: Page, unit: string, hex: string | null): Promise<void> {
  await expect.poll(() => standsAt(page, unit), { message: unit }).toBe(hex);
}

export async function expectPrompt(page: Page, words: string | RegExp): Promise<void> {
  await expectText(promptTitle(page), words);
}

/** Opens the text board, the keys and the menu, one after another, and says which of them is open. */
export async function* openedInTurn(page: Page): AsyncGenerator<string> {
  await page.keyboard.press('t');
  await page.locator('.text-board').waitFor();
  yield 'the text board';
  await page.keyboard.press('t');
  await page.keyboard.press('h');
  await page.getByRole('dialog').waitFor();
  yield 'the keys';
  await page.keyboard.press('Escape');
  await button(page, 'Menu').click();
  await page.locator('.menu').waitFor();
  yield 'the menu';
  await page.keyboard.press('Escape');
}

/** Leaves everything where it is and goes on to combat. */
export async function endMovement(page: Page): Promise<void> {
  await button(page, 'End movement').click();
  await button(page, 'End it all the same').click();
  await button(page, 'End movement').waitFor({ state: 'detached' });
}

/** The steps of the table: lines of the log, newest first. */
export const logLines = (page: Page): Promise<string[]> =>
  page.locator('.log .log-line .log-text').evaluateAll((lines) => lines.map((line) => line.textContent ?? ''));

/** The log tells of it. */
export async function expectTold(page: Page, words: string | RegExp): Promise<void> {
  const told = expect.poll(async () => (await logLines(page)).join('\n'), { message: 'the log' });
  await (typeof words === 'string' ? told.toContain(words) : told.toMatch(words));
}

/** So many lines stand in the log. */
export const expectLines = (page: Page, many: number): Promise<void> =>
  expect.poll(async () => (await logLines(page)).length, { message: 'lines of the log' }).toBe(many);

export const expectLinesAfter = (page: Page, many: number): Promise<void> =>
  expect.poll(async () => (await logLines(page)).length, { message: 'lines of the log' }).toBeGreaterThan(many);

/** Takes one after another up with the key until the sentence has these words; each is seen before the next. */
export async function takeUp(page: Page, words: string, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await otherThan(promptTitle(page), () => page.keyboard.press('n'));
    if ((await promptTitle(page).textContent())?.includes(words)) return;
  }
  throw new Error(`${words} never came up`);
}

/** Names the garrison of Hougoumont and all three that touch it, by clicks. */
export async function announceHougoumont(page: Page, click = clickHex): Promise<void> {
  await click(page, '1014');
  await expectPrompt(page, 'Whom to attack with');
  for (const hex of ['0914', '0814', '0915']) await click(page, hex);
  await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
}

/** Attacks Hougoumont with everything on the best column, which destroys it. */
export async function takeHougoumont(page: Page): Promise<void> {
  await announceHougoumont(page);
  await button(page, 'Announce and roll').click();
  await expectAt(page, 'aa-hou', null);
  await button(page, 'End combat').waitFor();
}

/** Ends the phase with whatever is left undone. */
export async function passPhase(page: Page): Promise<void> {
  const phase = page.locator('.phase--now');
  const before = await phase.textContent();
  await button(page, /^End (movement|combat)/).click();
  const sure = button(page, 'End it all the same');
  await expect.poll(async () => (await sure.isVisible()) || (await phase.textContent()) !== before).toBe(true);
  if (await sure.isVisible()) await sure.click();
  await expect.poll(() => phase.textContent()).not.toBe(before);
}
