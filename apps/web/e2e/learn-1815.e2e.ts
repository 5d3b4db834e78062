import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nearestOf, WAYS } from '../src/faces/napoleon-1815/battle/walking.ts';
import { house, PHONE, reload, violations } from './harness.ts';
import { arrowsTo, expectFocused, tabTo } from './keyboard.ts';
import { card, read, refusal, says, takeChapter } from './lesson.ts';
import { restingBox } from './seen.ts';
import { button, expectPrompt, listed } from './table.ts';
import { block, enterTown, spot } from './towns.ts';

const { open, context, url } = await house();
const LESSON = '#/learn/napoleon-1815';

/** What the coach rings on the battle board. */
const ringed = (page: Page): Promise<string[]> =>
  page
    .locator('.scene [data-ringed]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-spot') ?? '').sort());

/** On the battle board, or on the slip of a skirmish. */
const onBoard = (page: Page, name: RegExp) =>
  page
    .getByRole('region', { name: /^(Battle of|Skirmish at)/ })
    .getByRole('button', { name })
    .first();

/** The arrows lead from what has the focus on the battle board to what has this name. */
async function walkBoard(page: Page, name: RegExp): Promise<void> {
  // The first arrow wakes a board that nobody is on.
  if (!(await page.evaluate(() => document.activeElement?.matches('[data-stop]'))))
    await page.keyboard.press('ArrowUp');
  await page.locator('[data-stop]:focus').waitFor();
  const stops = await page.locator('[data-stop]').evaluateAll((all) =>
    all.map((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const cell = stop.matches('[data-stop^=p]') ? stop.closest('.battle-cell')?.getBoundingClientRect() : undefined;
      const box = { left: cell?.left ?? left, right: cell?.right ?? right, top, bottom, cell: cell !== undefined };
      return {
        box,
        spoken: stop.textContent ?? '',
        now: stop === document.activeElement,
      };
    }),
  );
  const step = (from: number, arrow: string): number => {
    const others = stops.filter((_, stop) => stop !== from);
    const next =
      others[
        nearestOf(
          stops[from].box,
          others.map(({ box }) => box),
          WAYS[arrow],
        )
      ];
    return next === undefined ? from : stops.indexOf(next);
  };
  const [here, there] = [stops.findIndex(({ now }) => now), stops.findIndex(({ spoken }) => name.test(spoken))];
  for (const key of arrowsTo(here, there, step)) await page.keyboard.press(key);
  await expectFocused(page, name);
}

async function enterBoard(page: Page, name: RegExp): Promise<void> {
  await walkBoard(page, name);
  await page.keyboard.press('Enter');
}

describe('the lesson of Napoleon 1815', () => {
  test('is offered by the shelf, loads when it is opened, and opens the rules it tells of', async () => {
    const page = await (await context()).newPage();
    const lessons: string[] = [];
    page.on('request', (request) => {
      if (/\/lesson-[^/]*\.js$/.test(request.url())) lessons.push(request.url());
    });
    await page.goto(url);
    const offer = page.getByRole('link', { name: 'Napoleon 1815: how to play' });
    await offer.waitFor();
    expect(lessons).toEqual([]);
    await offer.click();
    await card(page, 'Armies are wooden blocks');
    expect(lessons.length).toBe(1);
    await page.locator('.coach').getByRole('button', { name: '1.0c', exact: true }).click();
    await page.locator('.drawer .rule--marked').getByText('1.0c').waitFor();
  });

  test('a Group by keyboard alone, left and taken up again', async () => {
    const page = await open(LESSON);
    await read(page, 'Armies are wooden blocks');
    await read(page, 'The bars are strength');
    await says(page, 'Take up your blocks at Beaumont');
    await enterTown(page, 'beaumont');
    await says(page, 'Could they march to Waterloo');
    await enterTown(page, 'waterloo');
    await refusal(page).getByText('3 towns at most').waitFor();
    await page.keyboard.press('Escape');
    await read(page, 'three black blocks');
    await read(page, 'The French make two Group Moves');
    await reload(page);
    await says(page, 'Take up the Group at Beaumont');
    await enterTown(page, 'beaumont');
    await says(page, 'put the Guard cavalry back');
    await tabTo(page, /Imperial Guard cavalry/);
    await page.keyboard.press('Enter');
    await says(page, 'Foot marches one town');
    await enterTown(page, 'thuin');
    await expectPrompt(page, 'Send 2 blocks to Thuin?');
    await page.keyboard.press('Enter');
    await says(page, 'it is of the same Group');
  });

  test('a second Group by keyboard alone: from its card the arrows go back to the map', async () => {
    const page = await open(LESSON);
    await takeChapter(page, 'Attack');
    await read(page, 'Two Prussian blocks stand alone');
    await says(page, 'send all three blocks');
    await enterTown(page, 'laneffe');
    await enterTown(page, 'fosses');
    await expectPrompt(page, 'Fosses');
    await page.keyboard.press('Enter');
    await says(page, 'End your moves');
    await page.keyboard.press('e');
    await tabTo(page, /^End it all the same/);
    await page.keyboard.press('Enter');
    await says(page, 'Show all three');
    for (const name of [/^III Corps infantry/, /^III Cavalry Corps \(/, /^III Cavalry Corps horse/, /^Show 3 blocks/]) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    }
    await says(page, 'so you choose');
    await tabTo(page, /^III Corps infantry/);
    await page.keyboard.press('Enter');
    await read(page, 'The fewer must go');
    await says(page, 'Five black blocks');
    await enterTown(page, 'quatre-bras');
    await enterTown(page, 'ligny');
    await page.keyboard.press('Enter');
    await says(page, 'A second Group may join');
    await enterTown(page, 'binche');
    await enterTown(page, 'ligny');
    await refusal(page).waitFor();
    await page.keyboard.press('Escape');
    await says(page, 'VI Corps stays');
    await enterTown(page, 'charleroi');
    await tabTo(page, /^VI Corps 2/);
    await page.keyboard.press('Enter');
    await enterTown(page, 'ligny');
    await page.keyboard.press('Enter');
    await card(page, 'The Allies have it harder');
  });

  test('a deployment by keyboard alone, to its end', async () => {
    const page = await open(LESSON);
    await takeChapter(page, 'Deploying');
    await says(page, 'Lay it in your center');
    await enterBoard(page, /^Your center/);
    await says(page, 'Napoléon: center');
    await enterBoard(page, /^Your center/);
    await says(page, 'The Guard: reserve');
    await enterBoard(page, /^Your reserve/);
    await says(page, 'Vandamme, III Corps: left');
    await enterBoard(page, /^Your left/);
    await says(page, 'Could he join Vandamme?');
    await enterBoard(page, /^Your left/);
    await refusal(page).getByText('one corps to a position').waitFor();
    await page.keyboard.press('Escape');
    await says(page, 'across from open ground');
    for (const [of, at] of [
      [/^IV Corps infantry/, /^Your center/],
      [/^IV Corps artillery/, /^Your center/],
      [/^III Cavalry Corps \(/, /^Your right/],
      [/^III Cavalry Corps horse/, /^Your right/],
    ]) {
      // Each comes into the hand by itself.
      await expect.poll(() => page.locator('[data-stop][aria-pressed=true]').textContent()).toMatch(of);
      await enterBoard(page, at);
    }
    await says(page, 'One block holds the Hill');
    await enterBoard(page, /^IV Corps artillery/);
    await tabTo(page, /^Take the Hill/);
    await page.keyboard.press('Enter');
    await says(page, 'End the deployment');
    await page.keyboard.press('e');
    await card(page, 'All turn their faces now');
  });

  test('a battle by mouse: terrain, reserve, a wing, and why not; axe finds nothing', async () => {
    const page = await open(LESSON, { bypassCSP: true });
    await takeChapter(page, 'Deploying');
    await says(page, 'Lay it in your center');
    await (await listed(page, /^Center/)).click();
    await says(page, 'Napoléon: center');
    await expect.poll(() => ringed(page)).toEqual(['center', 'fr-napoleon']);
    await onBoard(page, /^Your center/).click();
    await says(page, 'The Guard: reserve');
    await onBoard(page, /^Your reserve/).click();
    await says(page, 'Vandamme, III Corps: left');
    await onBoard(page, /^Your left/).click();
    await says(page, 'Could he join Vandamme?');
    expect(await violations(page)).toEqual([]);
    await onBoard(page, /^Your left/).click();
    await refusal(page).getByText('one corps to a position').waitFor();
    await page.keyboard.press('Escape');
    await says(page, 'across from open ground');
  });

  test('a skirmish on a telephone, by touch; axe finds nothing', async () => {
    const page = await open(LESSON, { ...PHONE, bypassCSP: true });
    await card(page, 'Armies are wooden blocks');
    await page.locator('.coach summary').tap();
    await button(page, /Attack and skirmish/).tap();
    await card(page, 'Two Prussian blocks stand alone');
    await button(page, /^Next/).tap();
    await says(page, 'send all three blocks');
    const group = await block(page, 'fr-3-inf1');
    await page.touchscreen.tap(group.x, group.y);
    await expectPrompt(page, 'Where do 3 blocks go from Laneffe?');
    const fosses = await spot(page, 'fosses');
    await page.touchscreen.tap(fosses.x, fosses.y);
    await button(page, 'Attack Fosses').tap();
    await says(page, 'End your moves');
    await button(page, /^End moves/).tap();
    await button(page, 'End it all the same').tap();
    await says(page, 'Show all three');
    expect(await violations(page)).toEqual([]);
    // Nothing of the card lies over the sheet below it.
    const between = async (): Promise<number> => {
      const coach = await restingBox(page.locator('.coach'));
      return (await restingBox(page.locator('.sheet-bottom'))).y - (coach.y + coach.height);
    };
    await expect.poll(between).toBeGreaterThan(-1);
    for (const name of [/^III Corps infantry/, /^III Cavalry Corps \(/, /^III Cavalry Corps horse/])
      await onBoard(page, name).tap();
    await onBoard(page, /^Show 3 blocks/).tap();
    await says(page, 'so you choose');

    // Cities too far apart for one look: the first is shown, and a sign points to the others.
    await page.locator('.coach summary').tap();
    await button(page, /Cities and victory/).tap();
    await card(page, 'lost enough blocks');
    await button(page, /^Next/).tap();
    await says(page, 'ends with you in Ghent or Brussels');
    const beyond = button(page, 'Out of sight, and asked about: 2');
    await beyond.tap();
    await beyond.waitFor({ state: 'detached' });
    await expect.poll(async () => (await spot(page, 'brussels')).x).toBeGreaterThan(0);
  });
});
