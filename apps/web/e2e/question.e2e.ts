import { choicesOf, goalOf, seededDice, Table } from '@hundred-days/kernel';
import { ACTIONS, type Action } from '@hundred-days/napoleon-at-waterloo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mapArt } from '../src/faces/napoleon-at-waterloo/art.ts';
import { game, world } from '../test/battle.ts';
import { house, newTable } from './harness.ts';
import { expectText, restingBox } from './seen.ts';
import { button, clickHex, endMovement, expectPrompt, type Spot, spotsOn, takeUp } from './table.ts';

const { open } = await house();
const { geometry } = mapArt(world);

/** Room around the middle of a hex, in pixels. */
const ROOM = 20;

/** Which of the hexes do not lie in the window of the map, with room around them. */
async function outOfSight(page: Page, hexes: readonly string[]): Promise<string[]> {
  const spots = await spotsOn(geometry, page, hexes);
  const { x, y, width, height } = await restingBox(page.locator('.board'));
  const seen = (at: Spot): boolean =>
    at.x > x + ROOM && at.x < x + width - ROOM && at.y > y + ROOM && at.y < y + height - ROOM;
  return hexes.filter((_, i) => !seen(spots[i]));
}

const inSight = async (page: Page, hex: string): Promise<boolean> => (await outOfSight(page, [hex])).length === 0;

/** The first unit of the French that can move, and every hex it can go to. */
function firstUnit(): { readonly from: string; readonly reach: readonly string[] } {
  const opened = Table.open(game, { scenario: 'standard', options: {} }, seededDice(1));
  if (!opened.ok) throw new Error('no table');
  const unit = world.unitIndex('fr-1inf');
  const ways = choicesOf(game, opened.value.view(0), 0, unit);
  const goals = Array.from({ length: ways.length }, (_, i) => goalOf(ACTIONS, ways.at(i) as Action) ?? 0);
  return { from: '1412', reach: [...new Set(goals)].map(world.hexId) };
}

/** A corner of the map where nobody stands, seen near. */
async function lookAway(page: Page): Promise<void> {
  await button(page, 'Whole map').click();
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  await page.locator('.minimap svg').click({ position: { x: 6, y: 6 } });
  await expect.poll(() => inSight(page, '0102')).toBe(true);
}

test('the map comes to the question: by the key for the next unit, after a reload, from a sign at the edge', async () => {
  const page = await open();
  await newTable(page, { seats: ['You', 'A friend here'] });
  await expectPrompt(page, 'Choose a unit to move');
  await expectText(page.locator('.prompt-who').first(), /^French player decides\. $/);
  const { from, reach } = firstUnit();

  await lookAway(page);
  expect(await inSight(page, from)).toBe(false);
  // None of many is in sight: signs say where they are.
  await page
    .getByRole('button', { name: /^Out of sight, and asked about: \d+/ })
    .first()
    .waitFor();
  await takeUp(page, 'Quiot', 3);
  await expectPrompt(page, 'Where does 1/I Quiot go?');
  await expect.poll(() => outOfSight(page, [from, ...reach])).toEqual([]);
  await page.keyboard.press('Escape');

  await lookAway(page);
  await page.reload();
  await expectPrompt(page, 'Choose a unit to move');
  await expect.poll(() => inSight(page, from)).toBe(true);

  await endMovement(page);
  await lookAway(page);
  const sign = page.getByRole('button', { name: /^Out of sight and still owing: \d/ }).first();
  await sign.click();
  await expect.poll(async () => (await outOfSight(page, ['0814', '0915', '1014', '0914'])).length).toBeLessThan(4);
});

test('“Why not?” by mouse: for a unit that cannot act, and for the unit in hand, which stays there', async () => {
  const page = await open();
  await newTable(page, { seats: ['You', 'A friend here'] });
  await expectPrompt(page, 'Choose a unit to move');
  await button(page, 'Whole map').click();
  const answer = page.getByRole('alertdialog');
  await button(page, 'Why not?').click();
  await page.locator('.prompt-reason').getByText('Click the unit that cannot act').waitFor();
  await clickHex(page, '0814');
  await answer.getByText('6/II Jérôme may not move').waitFor();
  await answer.getByRole('button', { name: /^All right/ }).click();

  await clickHex(page, '1812');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  await button(page, 'Why not?').click();
  await page.locator('.prompt-reason').getByText('Click the place where it cannot go').waitFor();
  await clickHex(page, '0203');
  await answer.waitFor();
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  // It stays until it is put away; Esc first closes it, then gives up the question, then puts the unit back.
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  await expectPrompt(page, 'Where does 4/I Durutte go?');
});
