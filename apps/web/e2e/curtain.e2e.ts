import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everythingStored, house, newTable, reload } from './harness.ts';
import { expectNone, expectText } from './seen.ts';
import { button, expectPrompt, loadDice, passPhase, takeHougoumont } from './table.ts';

const { context, url } = await house();

const ownKey = (page: Page) => page.getByRole('region', { name: 'Your key' });
const keyShown = async (page: Page): Promise<string> => (await ownKey(page).textContent()) ?? '';

async function download(page: Page): Promise<string> {
  await button(page, 'Menu').click();
  const saving = page.waitForEvent('download');
  await page.locator('.menu').getByRole('button', { name: 'Download the record' }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

/** Everything the page holds, as a nosy neighbour would look for it. */
const wholePage = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test('two at one screen with secret keys: each sees its own, and nothing of the other is anywhere', async () => {
  const player = await context();
  // The French key is drawn first, then the Prussian one: a great many French, and few Prussians.
  await loadDice(player, 6, 4, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { scenario: 'The Grouchy variant', seats: ['You', 'A friend here'] });

  // Before anybody says who looks, nothing of either side is in the page.
  const curtain = page.getByRole('heading', { name: 'The table is covered' });
  await curtain.waitFor();
  await expectNone(page.locator('.board, .log, .panel'));
  expect(await wholePage(page)).not.toMatch(/Your key|key-number/);
  await page.getByRole('button', { name: 'French: show my table' }).click();

  await ownKey(page).waitFor();
  await expectText(ownKey(page), 'Only you may see this.');
  await expectText(ownKey(page), /6 ?Turn 5/);
  const french = await keyShown(page);
  const frenchNames = unitsOf(french);
  expect(frenchNames.length).toBeGreaterThan(5);
  // What the Prussian key would bring is not known here, nor that some of it comes on the third turn.
  expect(await wholePage(page)).not.toMatch(/Coming on turn 3|pr-5bde|Hake/);
  const frenchRecord = await download(page);

  await passPhase(page);
  await takeHougoumont(page);
  await button(page, /^End combat/).click();
  const sure = button(page, 'End it all the same');
  await expect.poll(async () => (await sure.isVisible()) || (await curtain.isVisible())).toBe(true);
  if (await sure.isVisible()) await sure.click();

  // The curtain falls by itself, and the French key is gone from the page.
  await curtain.waitFor();
  const covered = await wholePage(page);
  for (const name of frenchNames) expect(covered).not.toContain(name);
  expect(covered).not.toContain('key-number');
  await reload(page);
  await curtain.waitFor();
  await page.getByRole('button', { name: 'Allied: show my table' }).click();

  await ownKey(page).waitFor();
  await expectText(ownKey(page), /4 ?Turn 3/);
  const prussian = await keyShown(page);
  const prussianNames = unitsOf(prussian);
  const allied = await wholePage(page);
  for (const name of frenchNames) expect(allied).not.toContain(name);
  expect(allied).not.toMatch(/Your key is 6/);
  const alliedRecord = await download(page);

  // The record a seat takes away: no dice of the other's key, no arrivals of the other's.
  const frenchDice = (JSON.parse(frenchRecord) as { start: { dice: (number | null)[] } }).start.dice;
  const alliedDice = (JSON.parse(alliedRecord) as { start: { dice: (number | null)[] } }).start.dice;
  expect(frenchDice).toEqual([6, null]);
  expect(alliedDice).toEqual([null, 4]);
  expect(alliedRecord).not.toMatch(/frv-/);
  expect(frenchRecord).not.toMatch(/pr-|prv-/);

  // What is kept is sealed: neither key can be read in any store.
  const stored = await everythingStored(page);
  for (const secret of ['"keys"', '"dice"', 'frv-', 'prv-', 'key-drawn', ...prussianNames]) {
    expect(stored).not.toContain(secret);
  }
  await expectPrompt(page, 'Choose a unit to move');
});

/** Names of units in the words of a key. */
function unitsOf(words: string): string[] {
  const list = words.replace(/^.*?Turn \d+: /, '').replace('Only you may see this.', '');
  return list
    .split(/, | and |Turn \d+: /)
    .map((name) => name.trim())
    .filter((name) => name.length > 4);
}
