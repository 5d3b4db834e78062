import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house, newTable } from './harness.ts';
import { resize, type Size } from './layout.ts';
import { drawn, expectCount, expectNone, expectSome, expectText } from './seen.ts';
import { button, expectLines, expectLinesAfter, expectPrompt, logLines } from './table.ts';

const { open } = await house();

/** The table's menu, and who plays. */
async function whoPlays(page: Page): Promise<Locator> {
  await button(page, 'Menu').click();
  await button(page, 'Who plays').click();
  const dialog = page.getByRole('dialog', { name: 'Who plays' });
  await dialog.waitFor();
  return dialog;
}

/** However large the letters and small the window: what can be answered is seen, and takes a click. */
async function expectAnswersInReach(page: Page): Promise<void> {
  const hidden = (): Promise<(string | null)[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.advice-buttons .button')]
        .filter((answer) => {
          const { x, y, width, height } = answer.getBoundingClientRect();
          return ![0.1, 0.9].every((part) =>
            answer.contains(document.elementFromPoint(x + width / 2, y + part * height)),
          );
        })
        .map((answer) => answer.textContent),
    );
  for (const size of [
    [390, 844, 'double'],
    [844, 390, 'double'],
    [720, 450],
    [360, 225],
    [1440, 900, 'double'],
    [1440, 900],
  ] satisfies Size[]) {
    await resize(page, size);
    await expect.poll(hidden, { message: size.join(' ') }).toEqual([]);
  }
}

test('the Marshal says where, then what, and nothing is done before; the computer takes a seat over and hands it back', async () => {
  const page = await open('#/', { bypassCSP: true });
  await newTable(page, { seats: ['You', 'A friend here'] });
  const card = page.locator('.advice');

  await page.locator('.prompt-title').first().waitFor();
  await page.keyboard.press('a');
  await card.getByRole('button', { name: 'Tell me what' }).waitFor();
  // One question, and a part of the map in the light.
  await expectText(card.getByRole('heading'), /^Look at /);
  await expectCount(page.locator('.advice-dim'), 1);
  await expectNone(page.locator('.advice-arrow'));
  await expectClean(page, 'where the Marshal looks');
  await page.keyboard.press('Enter');
  await card.locator('.advice-lines dd').first().waitFor();
  await expectNone(page.locator('.advice-dim'));
  await expectSome(page.locator('.advice-arrow'));
  await expect.poll(() => card.locator('.advice-lines dd').count()).toBeLessThanOrEqual(6);
  await expectText(card, 'Asked once in this game');
  await expectClean(page, 'what the Marshal would do');
  await expectAnswersInReach(page);
  const before = (await logLines(page)).length;
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await drawn(page);
  await expectLines(page, before);

  // Asked again; Enter does what he says, as one deed.
  await button(page, /^Advice$/).click();
  await card.getByRole('button', { name: 'Tell me what' }).click();
  await card.locator('.button--main').last().click();
  await card.waitFor({ state: 'detached' });
  await expectLinesAfter(page, before);
  await page.keyboard.press('u');
  await expectLines(page, before);

  const dialog = await whoPlays(page);
  await expectText(dialog, 'Advice asked for: French 2, Allied 0');
  await expectClean(page, 'who plays');
  const french = dialog.getByRole('region', { name: 'French' });
  await french.getByRole('button', { name: 'Conscript' }).click();
  await expectLinesAfter(page, before);

  // Kept with the table, as the count is.
  await page.locator('html:not([data-unsaved])').waitFor();
  await page.reload();
  await page.locator('.board').waitFor();
  const again = await whoPlays(page);
  await expectText(again, 'Advice asked for: French 2, Allied 0');
  const taken = again.getByRole('region', { name: 'French' });
  await expectText(taken, 'The computer: Conscript');
  await taken.getByRole('button', { name: 'Hand the seat to a person here' }).click();
  const last = await whoPlays(page);
  await expectText(last.getByRole('region', { name: 'French' }), 'A person here');
});

test('a table that says so gives no advice', async () => {
  const page = await open('#/new');
  const form = page.getByRole('dialog', { name: 'New table' });
  await form.getByRole('radio', { name: /^None/ }).check();
  await form.getByRole('button', { name: 'Start' }).click();
  await expectPrompt(page, 'Choose a unit to move');
  await page.keyboard.press('a');
  // The next key is heard, and that one was not.
  await page.keyboard.press('n');
  await expectPrompt(page, 'Where does');
  await drawn(page);
  await expectNone(button(page, /^Advice$/));
  await expectNone(page.locator('.advice'));
});
