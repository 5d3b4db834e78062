import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finishedCampaignOfBlocks } from './games.ts';
import { expectClean, house, openRecord, PHONE, reload } from './harness.ts';
import { expectFocused, expectFocusSeen, tabTo } from './keyboard.ts';
import { drawn, expectDisabled, expectNone, otherThan } from './seen.ts';
import { atRest, button, expectLinesAfter, expectPrompt, loadDice, logLines, promptTitle } from './table.ts';
import { block, clickBlock, clickTown, enterTown, spot } from './towns.ts';

const { context, url } = await house();

/** A table's id is where its computer's chance comes from: with the same id it plays the same way. */
async function player(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const made = await context(options);
  // No die of these hits, and no march costs a step.
  await loadDice(made, 5);
  await made.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('hundred-days.pace', 'fast');
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (!(array instanceof Uint8Array) || array.length !== 9) return real(array as never) as T;
      array.fill(7);
      return array;
    };
  });
  return made;
}

type Sitter = 'you' | 'friend' | 'computer';
const SITTERS: readonly Sitter[] = ['you', 'friend', 'computer'];

/** Sets a table up by the dialog, in any language. */
async function sit(page: Page, scenario: 'free' | 'historical', seats: readonly Sitter[]): Promise<void> {
  await page.goto(`${url}#/new`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Napoleon 1815' }).check();
  await dialog.getByRole('radio', { name: scenario === 'free' ? /free|libre/ : /historical|historique/ }).check();
  if (seats.length === 3) await dialog.getByRole('radio', { name: /^(Three players|Trois joueurs)/ }).check();
  for (const [seat, sitter] of seats.entries()) {
    const plan = dialog.locator('.seat').nth(seat);
    await plan.getByRole('radio').nth(SITTERS.indexOf(sitter)).check();
    if (sitter === 'computer') await plan.getByRole('radio', { name: /Conscri/ }).check();
  }
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await page.locator('main').first().waitFor();
}

const wholeMap = (page: Page): Promise<void> => page.getByRole('button', { name: 'Whole map' }).click();

/** Whose names are anywhere in the page, as a nosy neighbour would look for them. */
async function leadersRead(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return ['Napoléon', 'Wellington', 'Blücher'].filter((name) => html.includes(name));
}

/** The same at an open table, with the position as text, which has all it may show. */
async function expectLeader(page: Page, leader: string): Promise<void> {
  const text = page.locator('.text-board');
  await page.keyboard.press('t');
  await text.locator('.text-list').first().waitFor();
  await expect.poll(() => leadersRead(page)).toEqual([leader]);
  await page.keyboard.press('t');
  await text.waitFor({ state: 'detached' });
}

/** Takes a seat over, reads the names of its own leader alone, and ends its moves. */
async function passTurn(page: Page, seat: string, leader: string): Promise<void> {
  await button(page, `${seat}: show my table`).click();
  await expectPrompt(page, 'Move your Groups');
  await expectLeader(page, leader);
  await button(page, /^End moves/).click();
  await button(page, 'End it all the same').click();
}

const curtainOf = (page: Page): Locator => page.getByRole('heading', { name: 'The table is covered' });

/** Ends a step and means it. */
async function end(page: Page, name: RegExp): Promise<void> {
  const before = await promptTitle(page).textContent();
  await button(page, name).first().click();
  const sure = page.getByRole('dialog').locator('.button--main');
  await expect.poll(async () => (await sure.isVisible()) || (await title(page)) !== before).toBe(true);
  if (await sure.isVisible()) await sure.click();
  await expect.poll(() => title(page)).not.toBe(before);
}

/** The sentence at the table; empty behind a curtain. */
const title = async (page: Page): Promise<string> => (await promptTitle(page).allTextContents())[0] ?? '';

/** Takes the Group of a town up; the cavalry of Philippeville is four blocks. */
async function takeCavalry(page: Page): Promise<void> {
  await clickBlock(page, 'fr-2cc-cav');
  await expectPrompt(page, 'Where do 6 blocks go from Philippeville?');
  await button(page, /^IV Corps/)
    .first()
    .click();
  await expectPrompt(page, 'Where do 4 blocks go from Philippeville?');
}

/** Four blocks of cavalry against the four that hide at Charleroi. */
async function attackCharleroi(page: Page): Promise<void> {
  await takeCavalry(page);
  await clickTown(page, 'charleroi');
  await expectPrompt(page, 'Attack Charleroi with 4 blocks?');
  await button(page, 'Attack Charleroi').click();
  await expectPrompt(page, 'Move your Groups');
}

/** The first choice there is, by keys alone, in the position as text. */
async function firstChoice(page: Page): Promise<void> {
  await page.locator('.text-choices button').first().focus();
  await otherThan(page.locator('.text-choices'), () => page.keyboard.press('Enter'));
  await atRest(page);
  await drawn(page);
}

/** The computer thinks in a worker, and a page loads, in the time it takes. */
const soon = (page: Page, words: RegExp): Promise<void> =>
  expect.poll(() => title(page), { message: 'the sentence at the table' }).toMatch(words);

describe('Napoleon 1815', () => {
  test('against the computer: blocks placed by mouse and in secret, undo and its barrier, what happened since', async () => {
    const page = await (await player({ bypassCSP: true })).newPage();
    await page.goto(url);
    await sit(page, 'free', ['you', 'computer']);
    // One person alone: no curtain. The Allies have placed theirs; their number is all there is to see.
    await soon(page, /^Where (does|do) /);
    await expectNone(curtainOf(page));
    await wholeMap(page);
    await expectLeader(page, 'Napoléon');
    const corps = page.getByRole('region', { name: 'Corps to place' }).getByRole('button');
    await corps.first().waitFor();
    const towns = ['beaumont', 'philippeville', 'solre', 'bavay'];
    for (let left = await corps.count(), placed = 0; left > 0; left--, placed++) {
      await corps.first().click();
      await expectPrompt(page, /^Where (does|do) .* stand\?$/);
      await clickTown(page, towns[Math.floor(placed / 3)]);
      await expect.poll(() => corps.count()).toBe(left - 1);
    }
    await expectPrompt(page, 'All blocks are placed');
    await expectClean(page, 'all blocks placed');
    await button(page, /^Undo/).click();
    await expectPrompt(page, /^Where (does|do) /);
    await button(page, /^Redo/).click();
    await end(page, /^End deployment/);

    // Shown to the others, it cannot be taken back.
    await expectPrompt(page, 'Move your Groups');
    await expectDisabled(button(page, /^Undo/));
    await page.locator('.board [data-piece]').first().waitFor();
    await clickBlock(page, 'fr-napoleon');
    await expectPrompt(page, /^Where do(es)? /);
    await page.keyboard.press('Escape');
    await end(page, /^End moves/);
    await soon(page, /^Move your Groups by night/);
    const since = page.getByRole('region', { name: 'Since your last turn' });
    await since.waitFor();
    await expectClean(page, 'what happened since');
    await since.getByRole('button', { name: 'Close' }).click();
    await expectNone(curtainOf(page));
    await expectLinesAfter(page, 2);
  });

  test('against the computer: a march by mouse, a refusal with its rule, a Battle Turn by keyboard, a reload in its middle', async () => {
    const page = await (await player({ bypassCSP: true })).newPage();
    await page.goto(url);
    await sit(page, 'historical', ['you', 'computer']);
    await soon(page, /^Move your Groups/);
    await wholeMap(page);
    await takeCavalry(page);
    await clickTown(page, 'brussels');
    const why = page.getByRole('alertdialog');
    await why.getByRole('button', { name: /^Read \d/ }).click();
    await page.locator('.drawer .rule--marked').waitFor();
    await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectPrompt(page, 'Move your Groups');
    await attackCharleroi(page);
    await expectClean(page, 'the map');
    // A whole gesture comes back at once.
    await button(page, /^Undo/).click();
    await expectPrompt(page, 'Move your Groups');
    await expectDisabled(button(page, /^Undo/));
    await attackCharleroi(page);
    await page.keyboard.press('e');
    await button(page, 'End it all the same').click();
    await soon(page, /^Where do you place the /);
    await expectDisabled(button(page, /^Undo/));

    // From here on without a mouse.
    await page.keyboard.press('t');
    await page.locator('.text-board').waitFor();
    for (let choices = 0; !(await title(page)).startsWith('All blocks are posted') && choices < 12; choices++) {
      await soon(page, /^(?!.*(their decision|is thinking))/);
      await firstChoice(page);
    }
    await tabTo(page, /^End deployment/);
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await soon(page, /^Combat: choose the block to act next/);
    await reload(page);
    await soon(page, /^Combat: choose the block to act next/);
    await page
      .getByRole('region', { name: /^Battle/ })
      .first()
      .waitFor();
    await expectClean(page, 'the battle board');
    await page.keyboard.press('t');
    await tabTo(page, /cavalry/);
    await page.keyboard.press('Enter');
    await expectPrompt(page, /^What does .* do\?$/);
    await firstChoice(page);
    await page.keyboard.press('t');
    const lines = (await logLines(page)).length;
    for (const key of ['e', 'e']) {
      const before = await title(page);
      await page.keyboard.press(key);
      const sure = page.getByRole('dialog').locator('.button--main');
      await expect.poll(async () => (await sure.isVisible()) || (await title(page)) !== before).toBe(true);
      if (await sure.isVisible()) {
        // The harmless answer has the focus.
        await tabTo(page, /^End it all the same/);
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => title(page)).not.toBe(before);
    }
    // The computer has had its Battle Turn, or is gone.
    await soon(page, /^(?!.*(their decision|is thinking))/);
    await expectLinesAfter(page, lines);
  });

  test('nothing ends by accident: Enter confirms, E ends and asks, and neither does it twice', async () => {
    const page = await (await player()).newPage();
    await page.goto(url);
    await sit(page, 'historical', ['you', 'computer']);
    await soon(page, /^Move your Groups/);
    await wholeMap(page);
    // Two clicks of one hand: the second falls where the button to end is now.
    await takeCavalry(page);
    await clickTown(page, 'laneffe');
    await button(page, 'Move to Laneffe').dblclick();
    await expectPrompt(page, 'Move your Groups');
    await drawn(page);
    await expectNone(page.getByRole('dialog'));
    await button(page, /^Undo/).click();

    // From the position as text: a way is shown, made by the same button, and then Enter does nothing more.
    await page.keyboard.press('t');
    await page.locator('.text-board').waitFor();
    await page
      .locator('.text-list button', { hasText: /^Philippeville .*cavalry/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expectPrompt(page, /^Where does .* go\?$/);
    // Its choices come with the focus on them.
    await expectFocused(page, /: Move to/);
    await tabTo(page, /: Move to Charleroi/);
    await page.keyboard.press('Enter');
    await expectPrompt(page, /^Attack Charleroi with /);
    await page.keyboard.press('Enter');
    await expectPrompt(page, 'Move your Groups');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectPrompt(page, 'Move your Groups');

    // E asks, names who is left and goes there; the harmless answer is the one Enter gives.
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'End the phase?' });
    await dialog.getByText(/^Group Moves left: 1\. \d+ blocks can still move\./).waitFor();
    await dialog.getByText(/^and \d+ more$/).waitFor();
    await page.keyboard.press('Enter');
    await expectNone(dialog);
    await expectPrompt(page, 'Move your Groups');
    await page.keyboard.press('e');
    await dialog.locator('.left-pieces button').first().click();
    await expectPrompt(page, /^Where does .* go\?$/);
    await page.keyboard.press('Escape');
    await expectPrompt(page, 'Move your Groups');

    // A die is rolled by Enter with the focus on the map and those who marched under the cursor.
    await button(page, /^Undo/).click();
    await page.keyboard.press('t');
    await page.locator('.text-board').waitFor({ state: 'detached' });
    await page.locator('.board').focus();
    await enterTown(page, 'solre');
    await expectPrompt(page, /^Where do \d+ blocks go from Solre/);
    await enterTown(page, 'bavay');
    await expectPrompt(page, /^Send \d+ blocks to Bavay\?$/);
    await page.keyboard.press('Enter');
    await expectPrompt(page, 'Move your Groups');
    await page.keyboard.press('e');
    await tabTo(page, /^End it all the same/);
    await page.keyboard.press('Enter');
    await expectPrompt(page, /^Roll for the force march of .* at Bavay$/);
    // Under the dialog, which is closed a moment after the phase is ended, the map takes no focus.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const board = page.locator('.board');
    for (let rolls = 0; rolls < 8 && (await title(page)).startsWith('Roll for'); rolls++) {
      await atRest(page);
      await board.focus();
      await expect.poll(() => board.evaluate((map) => map === document.activeElement)).toBe(true);
      const before = await title(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => title(page)).not.toBe(before);
    }
  });

  test('two people and a computer: the curtain hangs between the people alone, and nobody reads another’s blocks', async () => {
    const page = await (await player()).newPage();
    await page.goto(url);
    await sit(page, 'historical', ['you', 'friend', 'computer']);
    await curtainOf(page).waitFor();
    await expectNone(page.locator('.board, .log, .panel'));
    await passTurn(page, 'French', 'Napoléon');
    await curtainOf(page).waitFor();
    expect(await leadersRead(page)).toEqual([]);
    await reload(page);
    await curtainOf(page).waitFor();
    await passTurn(page, 'Anglo-Dutch', 'Wellington');
    // The Prussian computer moves, and it is the French once more: what the Anglo-Dutch saw is gone.
    await curtainOf(page).waitFor();
    expect(await leadersRead(page)).toEqual([]);
    await button(page, 'French: show my table').click();
    await soon(page, /./);
    await expectLeader(page, 'Napoléon');
  });

  test('the record of a finished game: every block lies open, from the first step', async () => {
    const page = await (await player()).newPage();
    await openRecord(page, url, finishedCampaignOfBlocks('historical', 'open'));
    await page.locator('.board').focus();
    await page.keyboard.press('t');
    const text = page.locator('.text-board');
    await text.getByText('Wellington, leader').waitFor();
    await text.getByText('Blücher, leader').waitFor();
    await text.getByText('Napoléon, leader').waitFor();
    await expect.poll(() => text.textContent()).not.toContain('hidden');
    await page.getByRole('slider', { name: 'Looking back' }).focus();
    await page.keyboard.press('End');
    await button(page, 'Menu').click();
    await page.locator('.menu').getByRole('button', { name: 'Result' }).click();
    await page
      .getByRole('dialog')
      .getByText(/victory/)
      .first()
      .waitFor();
  });

  test('on a telephone, in French: a march by touch', async () => {
    const page = await (await player({ ...PHONE, locale: 'fr-FR', bypassCSP: true })).newPage();
    await page.goto(url);
    await sit(page, 'historical', ['you', 'computer']);
    await soon(page, /^Déplacez vos groupes/);
    const cavalry = await block(page, 'fr-2cc-cav');
    await page.touchscreen.tap(cavalry.x, cavalry.y);
    await expectPrompt(page, 'Où vont 6 blocs de Philippeville\u202f?');
    await expectClean(page, 'a Group in hand on a telephone');
    const { x, y } = await spot(page, 'laneffe');
    await page.touchscreen.tap(x, y);
    await expectPrompt(page, 'Envoyer 6 blocs à Laneffe\u202f?');
    await button(page, 'Aller à Laneffe').tap();
    await expectPrompt(page, 'Déplacez vos groupes');
    await button(page, 'Finir les mouvements').tap();
    await button(page, 'La finir quand même').tap();
    await soon(page, /^Déplacez vos groupes de nuit/);
    await expect.poll(() => page.locator('body').textContent()).not.toMatch(/\b(Move|blocks|End|French|Allied)\b/);
  });
});
