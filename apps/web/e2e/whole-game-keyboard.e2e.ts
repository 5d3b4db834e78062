import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './harness.ts';
import { expectFocused, expectFocusSeen, tabTo } from './keyboard.ts';
import { type Enough, look, playOn, type Side } from './keyboard-player.ts';
import { expectCount, expectText } from './seen.ts';

const { open } = await house();

/** The first seat is the computer's, the second the player's: radio buttons, by the arrows. */
async function changeSeats(page: Page): Promise<void> {
  await tabTo(page, /^You$/);
  await page.keyboard.press('ArrowLeft');
  await expectFocused(page, /^The computer$/);
  await page.keyboard.press('Tab');
  await tabTo(page, /^The computer$/);
  await page.keyboard.press('ArrowRight');
  await expectFocused(page, /^You$/);
  await tabTo(page, /^Veteran/, 'Shift+Tab');
}

/** From the shelf: the computer's pace, then a table against a Conscript. */
async function sitDown(page: Page, own: Side): Promise<void> {
  await page.getByRole('heading', { name: 'Hundred Days' }).waitFor();
  await tabTo(page, /^Settings/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await tabTo(page, /^Brisk$/);
  await page.keyboard.press('ArrowRight');
  await expectFocused(page, /^At once$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await tabTo(page, /^Napoleon at Waterloo: set up a new table/);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  if (own === 'Allied') await changeSeats(page);
  await tabTo(page, /^Veteran/);
  await page.keyboard.press('ArrowLeft');
  await expectFocused(page, /^Conscript$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  await page.locator('.sheet[style*="transform"]').waitFor();
}

/** What the last page says, the map behind it, and the table among the finished ones, from where it opens again. */
async function readTheResult(page: Page, result: string): Promise<void> {
  const last = page.getByRole('dialog', { name: result });
  await expectText(last, 'French lost');
  await expectText(last, 'Allied lost');
  await expectFocused(page, /^After the battle/);
  await expectFocusSeen(page);
  await page.keyboard.press('Escape');
  await last.waitFor({ state: 'detached' });
  await expect.poll(async () => (await look(page)).title).toBe('The game is over');

  // Behind the dialog the prompt offers the same, and so does the menu.
  await expectText(page.locator('.prompt-buttons'), /^Back to the shelfReplay the gameResult$/);
  await tabTo(page, /^Result/);
  await page.keyboard.press('Enter');
  await last.waitFor();
  await page.keyboard.press('Escape');
  await last.waitFor({ state: 'detached' });
  await tabTo(page, /^Menu/);
  await page.keyboard.press('Enter');
  // It takes the focus when it comes: what is pressed before goes elsewhere.
  await expectCount(page.locator('.menu :focus'), 1);
  await tabTo(page, /^Result/);
  await expectCount(page.locator('.menu :focus'), 1);
  await page.keyboard.press('Enter');
  await last.waitFor();
  await tabTo(page, /^Back to the shelf/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  await expectText(page.locator('.tables'), result);
}

/** What is asked when units march, and when attacks are named and rolled for. */
const OF_BATTLE = ['Choose a', 'Choose an', 'Who attacks', 'Announce the'];

/** It was a battle. */
function expectBattle(answered: ReadonlyMap<string, number>): void {
  for (const question of OF_BATTLE)
    expect([question, answered.get(question) ?? 0]).toEqual([question, expect.toSatisfy((n: number) => n > 0)]);
}

test('a whole game as the French against the computer by keyboard alone, from the shelf to the result', async () => {
  const page = await open();
  await sitDown(page, 'French');
  const { result, answered } = await playOn(page, 'French');
  expect(['French victory', 'Allied victory', 'A draw']).toContain(result);
  expectBattle(answered);
  await readTheResult(page, result);
});

test('the seats exchanged: into the second turn and through an attack as the Allied by keyboard alone', async () => {
  const page = await open();
  await sitDown(page, 'Allied');
  const enough: Enough = (asked, turns) => turns > 1 && OF_BATTLE.every((question) => asked.has(question));
  const { answered } = await playOn(page, 'Allied', enough);
  expectBattle(answered);
});
