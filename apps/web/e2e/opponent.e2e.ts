import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, newTable, unhurried } from './harness.ts';
import { drawn, expectDisabled, expectNone, expectSome, otherThan, restingBox } from './seen.ts';
import {
  atRest,
  button,
  expectLinesAfter,
  expectPrompt,
  loadDice,
  passPhase,
  promptTitle,
  takeHougoumont,
} from './table.ts';

const { context, url } = await house();

/** While the computer has the table; read on to, where it shows a result. */
const THINKING = /^(The Allied side is thinking …|Allied to decide)$/;

/** Gives the first answer to whatever the computer's attacks ask of this seat, until its own turn comes. */
async function answerAll(page: Page): Promise<void> {
  const text = page.locator('.text-board');
  // As text every choice is a button, whatever is asked.
  await page.keyboard.press('t');
  await text.waitFor();
  for (let answers = 0; answers < 50; answers++) {
    await atRest(page);
    await expect.poll(() => promptTitle(page).textContent()).not.toMatch(THINKING);
    if ((await promptTitle(page).textContent())?.startsWith('Choose a unit to move')) break;
    await otherThan(text, () => text.locator('.text-choices button').first().click());
  }
  await page.keyboard.press('t');
  await text.waitFor({ state: 'detached' });
}

test('the computer’s turn: the page answers, its moves are seen and can be hurried, and told afterwards', async () => {
  const player = await context({ reducedMotion: 'no-preference', ...unhurried(url) });
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'The computer'], level: 'Conscript' });
  await passPhase(page);
  await takeHougoumont(page);
  await passPhase(page);

  const thinking = page.locator('.notice');
  // Said once, in the place of the question.
  await expectPrompt(page, THINKING);
  await expectNone(thinking.getByText('thinking'));
  // It stands beside the question: nothing that happens lies under it.
  await expectNone(page.locator('.board-area .notice'));
  // It moves piece by piece, along the way.
  await page.waitForFunction(() => document.querySelector('.board')?.getAnimations({ subtree: true }).length);

  // Meanwhile the page answers: the rules open, the map is drawn nearer, nothing of the game can be touched.
  await button(page, /^Rules$/).click();
  await page.getByRole('complementary', { name: 'Rules' }).waitFor();
  await expectPrompt(page, THINKING);
  await button(page, 'Closer').click();
  await expectNone(page.getByRole('button', { name: /^End/ }));
  await expectDisabled(button(page, 'Undo'));
  await button(page, /^Rules$/).click();

  // A tap on the map goes on to the next result, and no card opens; all of it is shown at once by the button.
  const map = await restingBox(page.locator('.board'));
  await page.mouse.click(map.x + 500, map.y + 300);
  await drawn(page);
  await expectNone(page.locator('.look--kept'));
  const rest = button(page, 'Show the rest at once');
  const stood = (await rest.isVisible()) ? await rest.boundingBox({ timeout: 1000 }).catch(() => null) : null;
  if (await rest.isVisible()) await rest.click({ timeout: 5000 }).catch(() => undefined);
  // Whatever it does, it comes back to a decision of this seat: a retreat, or the next turn.
  await expect.poll(() => promptTitle(page).textContent()).not.toMatch(THINKING);
  // A click that was meant for the computer decides nothing.
  const answers = await page.locator('.prompt-buttons').first().boundingBox();
  if (stood !== null && answers !== null)
    expect(stood.x + stood.width < answers.x || stood.y + stood.height < answers.y).toBe(true);
  await answerAll(page);
  await expectPrompt(page, 'Choose a unit to move');
  await expectLinesAfter(page, 3);
  const since = page.getByRole('region', { name: 'Since your last turn' });
  await since.waitFor();
  await expectSome(since.locator('.log-line'));
  await since.getByRole('button', { name: 'Close' }).click();
  await since.waitFor({ state: 'detached' });
  await button(page, 'Menu').click();
  await button(page, 'What happened since my last turn').click();
  await since.waitFor();

  // On a telephone the list is drawn through with the sheet, first of all: nothing scrolls within it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.sheet-tool--log').click();
  const first = page.locator('.sheet-rest .panel-body > :first-child');
  await expect.poll(() => first.getAttribute('aria-label')).toBe('Since your last turn');
  const lines = first.locator('.since-lines').first();
  await expect.poll(() => lines.evaluate((list) => getComputedStyle(list).overflowY)).toBe('visible');
  await promptTitle(page).waitFor();
});
