import { describe, expect, test } from 'vitest';
import { house, newTable, reload, stored } from './harness.ts';
import { drawn, expectDisabled, expectNone, expectText } from './seen.ts';
import {
  announceHougoumont,
  button,
  clickHex,
  dragHex,
  endMovement,
  expectAt,
  expectPrompt,
  expectTold,
  loadDice,
  logLines,
  spot,
} from './table.ts';

const { context, url } = await house();

/** A table for two people at this screen, with dice that all show the same. */
async function sit(die = 2) {
  const player = await context();
  await loadDice(player, die);
  const page = await player.newPage();
  await page.goto(url);
  const id = await newTable(page, { seats: ['You', 'A friend here'] });
  await expectPrompt(page, 'Choose a unit to move');
  return { player, page, id };
}

describe('taking back', () => {
  test('is free before the die: one step, to a line of the log, everything; and forward again', async () => {
    const { page } = await sit();
    const undo = button(page, 'Undo');
    await expectDisabled(undo);
    await dragHex(page, '1812', '1810');
    await expectAt(page, 'fr-4inf', '1810');
    await dragHex(page, '2011', '2010');
    await expectAt(page, 'fr-1cav', '2010');
    await dragHex(page, '1513', '1512');
    await expectAt(page, 'fr-1inf', '1512');

    await undo.click();
    await expectAt(page, 'fr-1inf', '1513');
    await button(page, 'Redo').click();
    await expectAt(page, 'fr-1inf', '1512');

    await page.getByRole('button', { name: /^Take back to before this: .*2011 to 2010/ }).click();
    await expectAt(page, 'fr-1cav', '2011');
    await expectAt(page, 'fr-1inf', '1513');
    await expectAt(page, 'fr-4inf', '1810');
    await button(page, 'Redo').click();
    await expectAt(page, 'fr-1cav', '2010');

    await button(page, 'Menu').click();
    await button(page, 'Take back everything I may').click();
    await expectAt(page, 'fr-4inf', '1812');
    await expectDisabled(undo);

    // Another deed leaves nothing to do again.
    await dragHex(page, '1812', '1811');
    await expectAt(page, 'fr-4inf', '1811');
    await expectNone(button(page, 'Redo'));
  });

  test('stops at the die: what was rolled stands, and the log shows where the barrier is', async () => {
    const { page } = await sit();
    await dragHex(page, '1314', '1311');
    await endMovement(page);
    // Movement that was ended can be taken up again, and an announcement given up.
    await announceHougoumont(page);
    await page.keyboard.press('Escape');
    await expectPrompt(page, 'Choose an enemy to attack');
    await button(page, 'Undo').click();
    await expectPrompt(page, 'Choose a unit to move');
    await endMovement(page);

    await announceHougoumont(page);
    await button(page, 'Announce and roll').click();
    await expectAt(page, 'aa-hou', null);
    await expectDisabled(button(page, 'Undo'));
    await page.keyboard.press('u');
    await drawn(page);
    await expectAt(page, 'aa-hou', null);
    await expectNone(page.getByRole('button', { name: /^Take back to before this/ }));

    // What comes after the die can be taken back, down to it and no further.
    await clickHex(page, '1310');
    await clickHex(page, '1311');
    await expectDisabled(button(page, 'Undo'), false);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await expectDisabled(button(page, 'Undo'));
    await expectTold(page, 'Die 2 on 6-1');
  });
});

describe('a refusal', () => {
  test('a unit in an enemy zone: the fact, the rule, who is to blame; the rule opens where it stands', async () => {
    const { page } = await sit();
    await clickHex(page, '0814');
    const said = page.getByRole('alertdialog');
    await said.waitFor();
    await expectText(said, 'may not move');
    await expectText(said, '4.5.3');
    await expectText(said, '0914');
    await button(page, 'Read 4.5.3').click();
    const drawer = page.getByRole('complementary', { name: 'Rules' });
    const rule = drawer.locator('article[aria-current="true"]');
    await rule.waitFor();
    await expectText(rule.locator('.rule-id'), /^4\.5\.3$/);
    await expectText(rule, 'decides here');
    await expect
      .poll(() =>
        rule.evaluate((article) => {
          const box = article.getBoundingClientRect();
          return box.top >= 0 && box.top < innerHeight;
        }),
      )
      .toBe(true);

    // The rules can be searched, by words and by number.
    const search = drawer.getByRole('searchbox');
    await search.fill('bombard');
    await drawer.locator('.rule-id', { hasText: '5.6' }).first().waitFor();
    await search.fill('4.5.3');
    await expect.poll(() => drawer.locator('.rule-id').allTextContents()).toEqual(['4.5.3']);
    await search.fill('qqqq');
    await drawer.getByText('No rule speaks of that.').waitFor();
    await search.press('Escape');
    await page.keyboard.press('Escape');
  });

  test('a hex out of reach, asked by a click and by ?', async () => {
    const { page } = await sit();
    await clickHex(page, '1812');
    await clickHex(page, '1806');
    const said = page.getByRole('alertdialog');
    await said.waitFor();
    await expectText(said, 'may not go to 1806');
    await expectText(said, /\d\.\d\.\d/);
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
    // The unit is still in hand.
    await expectPrompt(page, 'Where does 4/I Durutte go?');
    const { x, y } = await spot(page, '1013');
    await page.mouse.move(x, y);
    await page.keyboard.press('?');
    await said.waitFor();
    await expectText(said, /\d\.\d\.\d/);
    await button(page, 'All right').click();
    await expectAt(page, 'fr-4inf', '1812');

    // With nothing in hand the unit under the pointer is meant.
    await page.keyboard.press('Escape');
    const frozen = await spot(page, '1014');
    await page.mouse.move(frozen.x, frozen.y);
    await page.keyboard.press('?');
    await said.waitFor();
    await expectText(said, '4.5.3');
  });
});

describe('in the middle of an announcement', () => {
  test('a reload, and a browser that was closed, find everything as it was', async () => {
    const { page, player, id } = await sit();
    await dragHex(page, '1812', '1810');
    await expectAt(page, 'fr-4inf', '1810');
    await endMovement(page);
    await announceHougoumont(page);
    await expectText(page.locator('.odds'), '15 : 2');
    await stored(page);
    await drawn(page);
    const odds = await page.locator('.odds').textContent();
    const log = await logLines(page);
    await reload(page);
    await expectPrompt(page, 'Announce the attack on Hougoumont Wood');
    await expect.poll(() => page.locator('.odds').textContent()).toBe(odds);
    await expect.poll(() => logLines(page)).toEqual(log);
    await expectAt(page, 'fr-4inf', '1810');

    await stored(page);
    await page.close({ runBeforeUnload: false });
    const again = await player.newPage();
    await again.goto(`${url}#/table/${id}`);
    await expectPrompt(again, 'Announce the attack on Hougoumont Wood');
    await expect.poll(() => again.locator('.odds').textContent()).toBe(odds);
    // It can be given up and taken back as if nothing had been.
    await again.keyboard.press('Escape');
    await expectPrompt(again, 'Choose an enemy to attack');
    await announceHougoumont(again);
    await button(again, 'Announce and roll').click();
    await expectAt(again, 'aa-hou', null);
    await reload(again);
    await expectAt(again, 'aa-hou', null);
    await expectDisabled(button(again, 'Undo'));
  });
});
