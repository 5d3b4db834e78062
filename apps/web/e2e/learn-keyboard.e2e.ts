import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { house } from './harness.ts';
import { cursor, tabTo, walkTo } from './keyboard.ts';
import { card, read, refusal, takeChapter } from './lesson.ts';
import { expectAt, expectPrompt } from './table.ts';

const { open } = await house();

/** The arrows bring the cursor to a hex, wherever it was, and Enter is a click there. */
async function pointAt(page: Page, hex: string): Promise<void> {
  // The first arrow only wakes the cursor.
  for (const key of ['ArrowUp', 'ArrowDown']) if ((await cursor(page)) === '') await page.keyboard.press(key);
  await walkTo(page, hex);
  await page.keyboard.press('Enter');
}

test('the second chapter by keyboard: a way, a march, undo, and why not', async () => {
  const page = await open('#/learn');
  await takeChapter(page, 'Marching');
  await card(page, 'point at a hatched hex');
  // N goes from one that can march to the next.
  for (const name of ['Piré', 'II Corps artillery', 'Jérôme']) {
    await page.keyboard.press('n');
    await expectPrompt(page, name);
  }
  await pointAt(page, '0614');
  await card(page, 'Nothing has moved yet');
  await page.keyboard.press('Enter');
  await expectAt(page, 'fr-6inf', '0614');
  await card(page, 'Changed your mind?');
  await page.keyboard.press('u');
  await card(page, 'point at the outlined wood');
  await pointAt(page, '0815');
  await expectPrompt(page, 'Piré');
  await pointAt(page, '1013');
  await refusal(page).waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'A road opens a wood');
  await pointAt(page, '0914');
  await expectPrompt(page, 'Move');
  await page.keyboard.press('Enter');
  await expectAt(page, 'fr-2cav', '0914');
  await read(page, 'Every hex costs one point');
  await page.getByText('Chapter 3').first().waitFor();
});

test('chapters three to six by keyboard alone, to the end of the lesson and the real battle', async () => {
  const page = await open('#/learn');
  await takeChapter(page, 'Zones of control');

  await read(page, 'An armed neighbour');
  await card(page, 'Pick up Donzelot');
  await pointAt(page, '1512');
  await card(page, 'Could it slip');
  await pointAt(page, '1408');
  await refusal(page).waitFor();
  await page.keyboard.press('Escape');
  await read(page, 'The way is short enough');
  await card(page, 'Try to pick it up');
  await pointAt(page, '1311');
  await refusal(page).waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'Bring Donzelot up');
  await pointAt(page, '1512');
  await pointAt(page, '1410');
  await page.keyboard.press('Enter');
  await expectAt(page, 'fr-2inf', '1410');
  await card(page, 'Say that your movement is over');
  await page.keyboard.press('e');

  await read(page, 'Now you must fight');
  await card(page, 'Name the target');
  await pointAt(page, '1310');
  await card(page, 'Let both divisions');
  await pointAt(page, '1311');
  await pointAt(page, '1410');
  await read(page, 'Eight against three?');
  await card(page, 'let them join');
  await pointAt(page, '1411');
  await read(page, 'Now 13 to 6');
  await card(page, 'Announce the attack and roll');
  await tabTo(page, /^Announce and roll/);
  await page.keyboard.press('Enter');
  await card(page, 'take the farm');
  await expectPrompt(page, 'advance');
  await pointAt(page, '1311');
  await expectAt(page, 'fr-5inf', '1310');
  await read(page, 'La Haye Sainte is yours');

  await read(page, 'The Allies have their turn');
  await card(page, 'you choose where');
  // The Allies announce and roll at a pace one can follow.
  await page.locator('.prompt-title').getByText('Retreat 4/I Durutte').waitFor();
  await pointAt(page, '1813');
  await card(page, 'pushed out of the way');
  await expectPrompt(page, 'Make room');
  await page.keyboard.press('t');
  await page.locator('.text-board').waitFor();
  await tabTo(page, /: Make room/);
  await page.keyboard.press('Enter');
  await read(page, 'Nobody was lost');
  await page.keyboard.press('t');
  await card(page, 'Attack Vandeleur');
  for (const hex of ['1610', '1611', '1710']) await pointAt(page, hex);
  // With the cursor on a unit that has joined, Enter is the button's.
  await expectPrompt(page, 'Announce the attack');
  await page.keyboard.press('Enter');
  await card(page, 'Equal elimination');
  await tabTo(page, /^Lose .*Guard/);
  await page.keyboard.press('Enter');
  await card(page, 'The survivor may take');
  await page.keyboard.press('Enter');
  await card(page, 'The Brunswickers');
  for (const hex of ['1511', '1510', '1512']) await pointAt(page, hex);
  await page.keyboard.press('Enter');
  await read(page, 'every hex around them');

  await read(page, 'ten turns');
  await card(page, 'the Prussians come on');
  await read(page, 'Lose 40 points');
  await card(page, 'Send the light cavalry');
  await pointAt(page, '0704');
  await tabTo(page, /^Leave for Brussels/);
  await page.keyboard.press('Enter');
  await card(page, 'Now end your movement');
  await page.keyboard.press('e');
  await card(page, 'six to one');
  for (const hex of ['0806', '0807', '0907', '0707']) await pointAt(page, hex);
  await tabTo(page, /^Announce and roll/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'French victory' }).waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, /^Play the real battle/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  await expectPrompt(page, 'Choose a unit to move');
});
