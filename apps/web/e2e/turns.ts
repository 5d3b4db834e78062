import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocusSeen, tabTo, walkTo } from './keyboard.ts';
import { expectChecked, expectCount, expectText, otherThan } from './seen.ts';
import {
  announceHougoumont,
  atRest,
  button,
  clickHex,
  drag,
  dragHex,
  expectAt,
  expectLines,
  expectPrompt,
  expectTold,
  loadDice,
  passPhase,
  promptTitle,
  spot,
  standsAt,
} from './table.ts';

/** Whole player turns of Napoleon at Waterloo, wherever the table stands. */

/** With twos on every die. */
export async function turnByMouse(page: Page): Promise<void> {
  // Click, click, and the button.
  await expectPrompt(page, 'Choose a unit to move');
  await clickHex(page, '1812');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  await expectCount(page.locator('.reach .reach-hatch'), 1);
  await expectText(page.locator('.panel'), 'Durutte');
  await page.mouse.move(...(Object.values(await spot(page, '1810')) as [number, number]));
  await page.locator('.path, [class*="path"]').first().waitFor({ state: 'attached' });
  await clickHex(page, '1810');
  await expectPrompt(page, 'Move 4/I Durutte to 1810?');
  await expectAt(page, 'fr-4inf', '1812');
  await button(page, 'Move here').click();
  await expectAt(page, 'fr-4inf', '1810');

  // A second click on the hex means it, too.
  await clickHex(page, '1513');
  await clickHex(page, '1512');
  await clickHex(page, '1512');
  await expectAt(page, 'fr-1inf', '1512');

  // By dragging: there, and not onto a hex it cannot reach.
  await dragHex(page, '1314', '1311');
  await expectAt(page, 'fr-5inf', '1311');
  await dragHex(page, '2011', '2010');
  await expectAt(page, 'fr-1cav', '2010');
  await dragHex(page, '1712', '1707');
  await page.getByRole('alertdialog').waitFor();
  await button(page, 'All right').click();
  await expectAt(page, 'fr-3inf', '1712');
  await page.keyboard.press('Escape');

  // An empty spot pans the map, and nothing moves.
  const before = await spot(page, '1812');
  await button(page, 'Closer').click();
  await drag(page, await spot(page, '1611'), await spot(page, '1608'));
  await expect.poll(() => spot(page, '1812')).not.toEqual(before);
  await button(page, 'Whole map').click();
  await expectLines(page, 4);

  await button(page, 'End movement').click();
  const warning = page.getByRole('dialog');
  await expectText(warning, /\d+ units could still move/);
  await button(page, 'Go on playing').click();
  await expectPrompt(page, 'Choose a unit to move');
  await button(page, 'End movement').click();
  await button(page, 'End it all the same').click();

  await expectPrompt(page, 'Choose an enemy to attack');
  await announceHougoumont(page);
  const odds = page.getByRole('region', { name: 'Attack on Hougoumont Wood' });
  await expectText(odds, '15 : 2');
  await expectText(odds, 'strength doubled');
  await expect.poll(() => button(page, 'Column 6-1').getAttribute('aria-pressed')).toBe('true');
  // A second click takes a unit out again, another puts it back.
  await clickHex(page, '0915');
  await expectPrompt(page, 'join this attack');
  await clickHex(page, '0915');
  await atRest(page);
  await button(page, 'Column 2-1').click();
  await expectText(odds, 'Lowered from 6-1');
  await button(page, 'Roll on 2-1').click();

  // A two on 2-1 sends the garrison back, but it has no safe hex: it is lost without a question.
  await expectAt(page, 'aa-hou', null);
  await expectPrompt(page, 'Choose an enemy to attack');

  // La Haye Sainte: the target first. Its guns have one safe hex, and the farm may be taken.
  await clickHex(page, '1310');
  await expectPrompt(page, 'Who attacks La Haye Sainte?');
  await clickHex(page, '1311');
  await clickHex(page, '1411');
  await atRest(page);
  await expectText(page.locator('.odds'), '9 : 6');
  await button(page, 'Announce and roll').click();
  await expectAt(page, 'aa-rart', '1309');
  await expectPrompt(page, 'advance into La Haye Sainte?');
  await clickHex(page, '1310');
  await expectAt(page, 'fr-5inf', '1310');
  await expectTold(page, 'advances 1311 to 1310 La Haye Sainte');
  await expectTold(page, 'retreats 1310 to 1309');
  await expectTold(page, 'destroyed at 0914');
  await expectTold(page, 'Die 2 on 2-1: Defender retreats');

  await passPhase(page);
  await expect.poll(() => page.locator('.phase--now').textContent()).toBe('Allied movement');
  await expectPrompt(page, 'Choose a unit to move');
}

/** A friend in the second seat, with the arrows. */
export async function sitDownByKeyboard(player: BrowserContext, url: string, die: number): Promise<Page> {
  await loadDice(player, die);
  const page = await player.newPage();
  await page.goto(`${url}#/new`);
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const seat = page.locator('.seat').nth(1);
  await seat.getByRole('radio', { name: 'The computer' }).focus();
  await page.keyboard.press('ArrowUp');
  await expectChecked(seat.getByRole('radio', { name: 'A friend here' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  // The map has found its place: from now on it listens.
  await page.locator('.sheet[style*="transform"]').waitFor();
  return page;
}

/** The attack on Hougoumont, with the cursor: attackers and target in any order. */
export async function announceByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('ArrowLeft');
  for (const hex of ['0814', '0914', '1014', '0915']) {
    await walkTo(page, hex);
    await page.keyboard.press('Enter');
  }
  await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
}

/** With sixes on every die. */
export async function turnByKeyboard(page: Page): Promise<void> {
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

  await announceByKeyboard(page);
  await tabTo(page, /^Column 2-1/);
  await page.keyboard.press('Enter');
  // The column keeps the focus, and Enter does what the button says.
  await button(page, 'Roll on 2-1').waitFor();
  await page.keyboard.press('Enter');

  // A six on 2-1: the attackers go back, where they choose.
  await expectPrompt(page, /^Retreat/);
  await page.keyboard.press('t');
  const text = page.getByRole('region', { name: 'Position as text' });
  await text.waitFor();
  for (let retreats = 0; retreats < 8; retreats++) {
    await atRest(page);
    if (!/^(Retreat|Make room)/.test((await promptTitle(page).textContent()) ?? '')) break;
    await tabTo(page, /: (Retreat to|Make room)/);
    await expectFocusSeen(page);
    await otherThan(text, () => page.keyboard.press('Enter'));
  }
  await expect.poll(() => standsAt(page, 'fr-6inf')).not.toBe('0814');
  await expectAt(page, 'aa-hou', '0914');
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
}
