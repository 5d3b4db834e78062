import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './harness.ts';
import { expectFocusSeen, tabTo, walkTo } from './keyboard.ts';
import { expectAt, expectPrompt, loadDice, promptTitle, standsAt } from './table.ts';

const { context, url } = await house();

/** A friend in the second seat, with the arrows. */
async function setUp(page: Page): Promise<void> {
  await page.goto(`${url}#/new`);
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const seat = page.locator('.seat').nth(1);
  await seat.getByRole('radio', { name: 'The computer' }).focus();
  await page.keyboard.press('ArrowUp');
  expect(await seat.getByRole('radio', { name: 'A friend here' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  // The map has found its place: from now on it listens.
  await page.locator('.sheet[style*="transform"]').waitFor();
}

test('a whole French player turn by keyboard, with the cursor on the map', async () => {
  const player = await context();
  await loadDice(player, 6);
  const page = await player.newPage();
  await setUp(page);
  await expectPrompt(page, 'Choose a unit to move');

  // N takes the next unit up; arrows and Enter bring it somewhere, Enter again means it.
  await page.keyboard.press('n');
  await expectPrompt(page, 'Where does');
  await expectFocusSeen(page);
  await page.keyboard.press('Escape');
  await expectPrompt(page, 'Choose a unit to move');
  await walkTo(page, '1812');
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  await walkTo(page, '1810');
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Move 4/I Durutte to 1810?');
  // Esc goes back one step at a time.
  await page.keyboard.press('Escape');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectAt(page, 'fr-4inf', '1810');
  await page.keyboard.press('u');
  await expectAt(page, 'fr-4inf', '1812');
  await page.keyboard.press('r');
  await expectAt(page, 'fr-4inf', '1810');

  // E asks first; Esc and the harmless answer leave everything as it is.
  await page.keyboard.press('e');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectPrompt(page, 'Choose a unit to move');
  await page.keyboard.press('e');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^End it all the same/);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Choose an enemy to attack');

  // The attack, with the cursor: attackers and target in any order.
  await page.keyboard.press('ArrowLeft');
  for (const hex of ['0814', '0914', '1014', '0915']) {
    await walkTo(page, hex);
    await page.keyboard.press('Enter');
  }
  await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
  await tabTo(page, /^Column 2-1/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Roll on 2-1/);
  await page.keyboard.press('Enter');

  // A six on 2-1: the attackers go back, where they choose.
  await expectPrompt(page, /^Retreat/);
  await page.keyboard.press('t');
  const text = page.getByRole('region', { name: 'Position as text' });
  await text.waitFor();
  for (let retreats = 0; retreats < 8; retreats++) {
    if (!/^(Retreat|Make room)/.test((await promptTitle(page).textContent()) ?? '')) break;
    await tabTo(page, /: (Retreat to|Make room)/);
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
  }
  expect(await standsAt(page, 'fr-6inf')).not.toBe('0814');
  expect(await standsAt(page, 'aa-hou')).toBe('0914');
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
});

test('the text board: units, what each can do, and doing it', async () => {
  const player = await context();
  await loadDice(player, 1);
  const page = await player.newPage();
  await setUp(page);
  await expectPrompt(page, 'Choose a unit to move');
  await page.keyboard.press('t');
  const text = page.getByRole('region', { name: 'Position as text' });
  await text.waitFor();
  await tabTo(page, /^\d{4} French infantry/);
  await expectFocusSeen(page);
  // One stop of Tab; arrows go from unit to unit.
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Durutte');
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /Durutte.*: Move to 1810/);
  await page.keyboard.press('Enter');
  await expectAt(page, 'fr-4inf', '1810');
  const spoken = page.locator('[data-live="events"]');
  await expect.poll(() => spoken.textContent()).toContain('Durutte');

  await page.keyboard.press('e');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^End it all the same/);
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Choose an enemy to attack');
  await tabTo(page, /: Attack the unit in 0914/);
  await page.keyboard.press('Enter');
  for (let joins = 0; joins < 3; joins++) {
    await tabTo(page, /: Join the attack/);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, /^Announce and roll/);
  await page.keyboard.press('Enter');
  await expectAt(page, 'aa-hou', null);
  await expect.poll(() => spoken.textContent()).toMatch(/Die 1 on 6-1/);
  await page.keyboard.press('e');
  await expect
    .poll(async () => (await page.getByRole('dialog').count()) > 0 || (await page.locator('.phase--now').textContent()))
    .not.toBe('French combat');
  if ((await page.getByRole('dialog').count()) > 0) {
    await tabTo(page, /^End it all the same/);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.locator('.phase--now').textContent()).toBe('Allied movement');
});

test('Enter on the map does what the button that shows it does; Space takes an attacker out again', async () => {
  const player = await context();
  await loadDice(player, 6);
  const page = await player.newPage();
  await setUp(page);
  await page.keyboard.press('e');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^End it all the same/);
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Choose an enemy to attack');
  await page.keyboard.press('ArrowLeft');
  for (const hex of ['0814', '0914', '1014', '0915']) {
    await walkTo(page, hex);
    await page.keyboard.press('Enter');
  }
  await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
  expect(await page.locator('.prompt-buttons').textContent()).toContain('Announce and roll Enter');

  // The cursor still stands on the unit that joined last.
  await page.keyboard.press('Space');
  await expectPrompt(page, 'This attack needs more units');
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-live="events"]').textContent()).toMatch(/Die 6 on 6-1/);
});
