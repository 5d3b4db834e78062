import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, newTable } from './harness.ts';
import { button, expectPrompt, loadDice, logLines, passPhase, promptTitle, takeHougoumont } from './table.ts';

const { context, url } = await house();

/** Gives the first answer to whatever the computer's attacks ask of this seat, until its own turn comes. */
async function answerAll(page: Page): Promise<void> {
  const text = page.locator('.text-board');
  for (let looks = 0; looks < 150; looks++) {
    const title = (await promptTitle(page).textContent()) ?? '';
    if (title.startsWith('Choose a unit to move')) break;
    if (title === 'Allied to decide') await page.waitForTimeout(100);
    else if (await text.isVisible()) await text.locator('.text-choices button').first().click();
    else {
      // As text every choice is a button, whatever is asked.
      await page.keyboard.press('t');
      await text.waitFor();
    }
  }
  if (await text.isVisible()) await page.keyboard.press('t');
}

test('the computer’s turn: the page answers, its moves are seen and can be hurried, and told afterwards', async () => {
  const player = await context({ reducedMotion: 'no-preference' });
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'The computer'], level: 'Conscript' });
  await passPhase(page);
  await takeHougoumont(page);
  await passPhase(page);

  const thinking = page.locator('.notice');
  await thinking.getByText('The Allied side is thinking').waitFor();
  await expectPrompt(page, 'Allied to decide');
  // It stands beside the question: nothing that happens lies under it.
  expect(await page.locator('.board-area .notice').count()).toBe(0);
  // It moves piece by piece, along the way.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.board')?.getAnimations({ subtree: true }).length ?? 0), {
      interval: 30,
    })
    .toBeGreaterThan(0);

  // Meanwhile the page answers: the rules open, the map is drawn nearer, nothing of the game can be touched.
  await button(page, /^Rules$/).click();
  await page.getByRole('complementary', { name: 'Rules' }).waitFor();
  expect(await promptTitle(page).textContent()).toBe('Allied to decide');
  await button(page, 'Closer').click();
  expect(await page.getByRole('button', { name: /^End/ }).count()).toBe(0);
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  await button(page, /^Rules$/).click();

  // A tap on the map goes on to the next result, and no card opens; all of it is shown at once by the button.
  const map = await page.locator('.board').boundingBox();
  await page.mouse.click((map?.x ?? 0) + 500, (map?.y ?? 0) + 300);
  expect(await page.locator('.look--kept').count()).toBe(0);
  const rest = button(page, 'Show the rest at once');
  const stood = (await rest.isVisible()) ? await rest.boundingBox({ timeout: 1000 }).catch(() => null) : null;
  if (await rest.isVisible()) await rest.click({ timeout: 5000 }).catch(() => undefined);
  // Whatever it does, it comes back to a decision of this seat: a retreat, or the next turn.
  await expect.poll(() => page.locator('.prompt-title').first().textContent()).not.toBe('Allied to decide');
  // A click that was meant for the computer decides nothing.
  const answers = await page.locator('.prompt-buttons').first().boundingBox();
  if (stood !== null && answers !== null)
    expect(stood.x + stood.width < answers.x || stood.y + stood.height < answers.y).toBe(true);
  await answerAll(page);
  await expectPrompt(page, 'Choose a unit to move');
  expect((await logLines(page)).length).toBeGreaterThan(3);
  const since = page.getByRole('region', { name: 'Since your last turn' });
  await since.waitFor();
  expect(await since.locator('.log-line').count()).toBeGreaterThan(0);
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
  expect(
    await first
      .locator('.since-lines')
      .first()
      .evaluate((list) => getComputedStyle(list).overflowY),
  ).toBe('visible');
  await promptTitle(page).waitFor();
});
