import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { finishedGame } from './games.ts';
import { house, openRecord } from './harness.ts';
import { drawn, expectNone } from './seen.ts';
import {
  announceHougoumont,
  button,
  dragHex,
  endMovement,
  expectAt,
  expectPrompt,
  expectTold,
  friendsTable,
  logLines,
} from './table.ts';

const { context, url } = await house();

test('a game is looked through step by step, and goes on where it was; its record says the same', async () => {
  const page = await friendsTable(await context(), url, 2);
  await dragHex(page, '1812', '1810');
  await expectAt(page, 'fr-4inf', '1810');
  await dragHex(page, '2011', '2010');
  await expectAt(page, 'fr-1cav', '2010');
  await endMovement(page);
  await announceHougoumont(page);
  await button(page, 'Announce and roll').click();
  await expectAt(page, 'aa-hou', null);
  await expectTold(page, 'Die 2 on 6-1');
  await drawn(page);
  const lines = await logLines(page);

  await button(page, 'Menu').click();
  await button(page, 'Replay the game').click();
  const slider = page.getByRole('slider', { name: 'Looking back' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expectAt(page, 'fr-4inf', '1812');
  await expectAt(page, 'aa-hou', '0914');
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 'fr-4inf', '1810');
  await expectAt(page, 'fr-1cav', '2011');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('1812 to 1810');
  await button(page, 'One step on').click();
  await expectAt(page, 'fr-1cav', '2010');
  await button(page, 'One step back').click();
  await expectAt(page, 'fr-1cav', '2011');
  // Nothing can be done in the past.
  await expectNone(page.getByRole('button', { name: 'End movement' }));
  await page.keyboard.press('e');
  await button(page, /^Play$/).click();
  await expectAt(page, 'fr-1cav', '2010');
  await expectNone(page.getByRole('dialog'));
  await button(page, 'Pause').click();
  await button(page, 'Back to the game').click();
  await expectAt(page, 'aa-hou', null);
  await expectPrompt(page, /No attack is owed|Choose an enemy/);
  await expect.poll(() => logLines(page)).toEqual(lines);

  await button(page, 'Menu').click();
  const saving = page.waitForEvent('download');
  await page.locator('.menu').getByRole('button', { name: 'Download the record' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  await openRecord(page, url, text);
  await expectAt(page, 'fr-4inf', '1812');
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expectAt(page, 'aa-hou', null);
  await expect.poll(() => logLines(page)).toEqual(lines);
});

test('after the end everything is open: the keys, the result, the whole way there', async () => {
  const page = await (await context()).newPage();
  await page.goto(url);
  await openRecord(page, url, finishedGame('grouchy', 'curtain up'));
  const slider = page.getByRole('slider', { name: 'Looking back' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.log').textContent()).toMatch(/The keys were: French \d, Prussian \d/);
  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'Result' }).click();
  const result = page.getByRole('dialog');
  await result
    .getByText(/victory|A draw/)
    .first()
    .waitFor();
  await button(page, 'Look at the map').click();
  await result.waitFor({ state: 'detached' });
});
