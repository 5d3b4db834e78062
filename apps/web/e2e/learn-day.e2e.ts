import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { mapArt } from '../src/faces/day-of-waterloo/art.ts';
import { world } from '../test/dowField.ts';
import { DESKTOP, house } from './harness.ts';
import { card, handsOn, next, refusal } from './lesson.ts';
import { button, listed } from './table.ts';

/** The guided start of the Day of Waterloo, taken whole. */

const { open } = await house();
const { point, press } = handsOn(mapArt(world).geometry).mouse;

async function read(page: Page, words: string): Promise<void> {
  await card(page, words);
  await next(page);
}

/** The answer is read, and put away. */
async function putAway(page: Page): Promise<void> {
  await refusal(page).waitFor();
  await page.keyboard.press('Escape');
}

/** A charge from where they stand, declared. */
async function charge(page: Page, from: string, at: string): Promise<void> {
  await point(page, from);
  await point(page, at);
  await press(page, /^Declare the charge/);
}

test('the whole lesson by mouse, and on to the real day', async () => {
  const page = await open('#/', DESKTOP);
  await page.getByRole('link', { name: 'The Day of Waterloo: how to play' }).click();

  await read(page, 'light plate');
  await read(page, 'same plinth');
  await card(page, 'Pick the stack up');
  await point(page, '1013');
  await card(page, 'Put Desales on top');
  await press(page, /^Desales.* one up/);
  await press(page, /^Keep this order/);
  await read(page, 'see guns there');

  await read(page, 'The flags are leaders');
  await card(page, 'Try to pick him up');
  await point(page, '1411');
  await putAway(page);
  await card(page, 'Quiot gets eight hexes');
  await point(page, '1219');
  await point(page, '1012');
  await press(page, /^Move here/);
  await card(page, 'The chevrons');
  await point(page, '1113');
  await point(page, '1012');
  await putAway(page);
  await read(page, 'mud takes a point');

  await read(page, 'zone of influence');
  await card(page, 'Durutte is in it');
  await point(page, '1412');
  await putAway(page);
  await card(page, 'Marcognet stands beside');
  await point(page, '1211');
  await point(page, '1212');
  await press(page, /^Move here/);
  await read(page, 'hussars lay under Best');

  await read(page, 'Strength plays no part');
  await card(page, 'one cavalry corps');
  await charge(page, '1112', '1111');
  await read(page, 'was swept away');
  await card(page, 'must react');
  await charge(page, '0913', '0912');
  await card(page, 'the sabres on both');
  await press(page, /^End movement/);
  await press(page, /^End it all the same/);
  await card(page, 'Owed fights');
  await point(page, '0912');
  await read(page, 'thrown back');

  await card(page, 'hex by hex');
  await point(page, '1111');
  await card(page, '12-pounders');
  await page.locator('.day-offer', { hasText: 'Guard 12-pounders' }).first().click();
  await card(page, 'Bombard:');
  await press(page, /^Bombard/);
  await card(page, 'Now the attack');
  await page.locator('.day-offer', { hasText: 'Donzelot attacks' }).click();
  await page.locator('.day-offer', { hasText: 'Jacquinot attacks' }).click();
  await read(page, '12 against 5');
  await card(page, 'Losses to expect');
  await press(page, /^Attack/);
  await card(page, 'The Guards may retreat');
  await (await listed(page, /^Donzelot to/)).click();
  await read(page, 'ran as well');

  await read(page, 'the last turn');
  await card(page, 'Even a 1');
  await point(page, '1111');
  await press(page, /^Do not fire/);
  await point(page, '1112');
  await press(page, /^Attack/);
  await read(page, 'Dutch-Belgians have fled');
  await card(page, 'End the combat');
  await press(page, /^End combat/);
  await page.getByRole('dialog', { name: 'French victory' }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Play the whole day').click();
  await page.waitForURL(/#\/table\//);
});
