import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { house, PHONE, reload, violations } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { card, read, refusal, says, takeChapter } from './lesson.ts';
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
    const [coach, sheet] = await Promise.all([
      page.locator('.coach').boundingBox(),
      page.locator('.sheet-bottom').boundingBox(),
    ]);
    expect(coach === null || sheet === null ? 0 : sheet.y - (coach.y + coach.height)).toBeGreaterThan(-1);
    for (const name of [/^III Corps infantry/, /^III Cavalry Corps \(/, /^III Cavalry Corps horse/])
      await onBoard(page, name).tap();
    await onBoard(page, /^Show 3 blocks/).tap();
    await says(page, 'so you choose');
  });
});
