import { expect, test } from 'vitest';
import { house } from './harness.ts';
import { expectFocused, expectFocusSeen, tabTo } from './keyboard.ts';
import { expectText, otherThan } from './seen.ts';
import { expectAt, expectPrompt } from './table.ts';
import { announceByKeyboard, sitDownByKeyboard, turnByKeyboard } from './turns.ts';

const { context, url } = await house();

test('a whole French player turn by keyboard, with the cursor on the map', async () => {
  const page = await sitDownByKeyboard(await context(), url, 6);
  await turnByKeyboard(page);
});

test('the text board: units, what each can do, and doing it', async () => {
  const page = await sitDownByKeyboard(await context(), url, 1);
  await expectPrompt(page, 'Choose a unit to move');
  await page.keyboard.press('t');
  const text = page.getByRole('region', { name: 'Position as text' });
  await text.waitFor();
  await tabTo(page, /^\d{4} French infantry/);
  await expectFocusSeen(page);
  // One stop of Tab; arrows go from unit to unit.
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowDown');
  await expectFocused(page, /Durutte/);
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  // Its choices come with the focus on them; put back, it has the focus again.
  await expectFocused(page, /Durutte.*: Move to/);
  await page.keyboard.press('Escape');
  await expectFocused(page, /^\d{4} French infantry.*Durutte/);
  await page.keyboard.press('Enter');
  await expectFocused(page, /Durutte.*: Move to/);
  await tabTo(page, /Durutte.*: Move to 1810/);
  await page.keyboard.press('Enter');
  // Shown first; the same button means it, and Enter after that does nothing more.
  await expectPrompt(page, 'Move 4/I Durutte to 1810?');
  await expectAt(page, 'fr-4inf', '1812');
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
  await otherThan(text, () => page.keyboard.press('Enter'));
  for (let joins = 0; joins < 3; joins++) {
    await tabTo(page, /: Join the attack| joins$/);
    await otherThan(text, () => page.keyboard.press('Enter'));
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
  const page = await sitDownByKeyboard(await context(), url, 6);
  await page.keyboard.press('e');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^End it all the same/);
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Choose an enemy to attack');
  await announceByKeyboard(page);
  await expectText(page.locator('.prompt-buttons'), 'Announce and roll Enter');

  // The cursor still stands on the unit that joined last.
  await page.keyboard.press('Space');
  await expectPrompt(page, 'join this attack');
  await page.keyboard.press('Enter');
  await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-live="events"]').textContent()).toMatch(/Die 6 on 6-1/);
});
