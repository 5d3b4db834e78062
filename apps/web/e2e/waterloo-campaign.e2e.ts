import { createWorld, units } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mapArt } from '../src/faces/waterloo-campaign/art.ts';
import { expectClean, house, PHONE } from './harness.ts';
import { expectNone, expectSome } from './seen.ts';
import {
  atRest,
  button,
  drawnIn,
  expectPrompt,
  expectTold,
  inReach,
  loadDice,
  promptTitle,
  reachOn,
  type Spot,
  spotOn,
} from './table.ts';

const WORLD = createWorld(DOCUMENTS);

const { open, context, url } = await house();
const { geometry } = mapArt(WORLD);

/** A table of the campaign for two people at one screen. */
async function sit(page: Page, scenario: RegExp, words = { game: 'Waterloo Campaign', friend: 'A friend here' }) {
  await page.goto(`${url}#/new`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.game }).check();
  await dialog.getByRole('radio', { name: scenario }).check();
  await dialog.locator('.seat').nth(1).getByRole('radio', { name: words.friend }).check();
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await promptTitle(page).waitFor();
  // What comes after the first board.
  await page.locator('.board .art-name').first().waitFor();
}

const spot = (page: Page, hex: string): Promise<Spot> => spotOn(geometry, page, hex);
const inSight = async (page: Page, hex: string): Promise<boolean> => inReach(page, await spot(page, hex));

async function click(page: Page, hex: string): Promise<void> {
  await atRest(page);
  const { x, y } = await reachOn(geometry, page, hex);
  await page.mouse.click(x, y);
}

const standsAt = (page: Page, id: string): Promise<string | null> =>
  drawnIn(geometry, page, units.unitIndex(WORLD, id));

const expectAt = (page: Page, id: string, hex: string | null): Promise<void> =>
  expect.poll(() => standsAt(page, id), { message: id }).toBe(hex);

/** Sentence and reason, and who decides: it changes with every step. */
const asks = async (page: Page): Promise<string> =>
  [
    ...(await page.locator('.prompt-text').allTextContents()),
    ...(await page.locator('.count--now').allTextContents()),
  ].join();

/** Ends a step, or passes, and means it. */
async function pass(page: Page): Promise<void> {
  const before = await asks(page);
  await button(page, /^(Pass|No more Detachments|Recall no more)/).click();
  const sure = page.getByRole('dialog').locator('.button--main');
  await expect.poll(async () => (await sure.isVisible()) || (await asks(page)) !== before).toBe(true);
  if (await sure.isVisible()) await sure.click();
  await sure.waitFor({ state: 'detached' });
  await expect.poll(() => asks(page)).not.toBe(before);
  await atRest(page);
}

/** From the morning of June 16 to the first move: nobody detaches, recalls or withdraws. */
async function toMovement(page: Page): Promise<void> {
  for (let steps = 0; steps < 8; steps++) {
    if ((await promptTitle(page).textContent())?.startsWith('Choose a Corps to move') === true) return;
    await pass(page);
  }
  await expectPrompt(page, 'Choose a Corps to move');
}

/** Many steps, each seen before the next. */
describe('Waterloo Campaign', () => {
  test('options belong to their scenarios', async () => {
    const page = await open();
    await page.goto(`${url}#/new`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Waterloo Campaign' }).check();
    await dialog.getByRole('radio', { name: /June 15-18/ }).check();
    await dialog.getByText('Moves on June 15').waitFor();
    await dialog.getByRole('radio', { name: /June 16-18/ }).check();
    await dialog.getByText('Moves on June 15').waitFor({ state: 'detached' });
    await dialog.getByText('Coalition cavalry').waitFor();
  });

  test('HQs are given a mode, placed anew each turn, and can be chosen by keyboard', async () => {
    const page = await open();
    await sit(page, /June 15-18/);
    await expectPrompt(page, 'How does Napoléon begin');
    await button(page, 'Battle, range 3, 1 star').click();
    await expectPrompt(page, 'How does Wellington begin');
    await page.keyboard.press('Enter');
    await expectPrompt(page, 'How does Blücher begin');
    await page.keyboard.press('Enter');
    await expectPrompt(page, 'Choose a Corps to bring on');
    // All gates of the French are in sight.
    await expect.poll(() => inSight(page, '1015')).toBe(true);
    await expect.poll(() => inSight(page, '1020')).toBe(true);
    // No side may pass while Corps can enter.
    await page.getByRole('region', { name: 'Moves left' }).waitFor();
    await expectNone(button(page, /^Pass/));
    const tray = page.getByRole('region', { name: 'Waiting at the edge' });
    await expect.poll(() => tray.getByRole('button').count()).toBe(8);
    await expect.poll(() => tray.getByRole('button', { disabled: false }).count()).toBe(3);
    await tray.getByRole('button', { disabled: false }).first().click();
    await expectPrompt(page, 'Bring II Reille on');
    await click(page, '1015');
    await expectPrompt(page, 'Bring II Reille on to 1015');
    await page.keyboard.press('Enter');
    await expectAt(page, 'fr-2', '1015');
    await expectTold(page, 'II Reille enters');
  });

  test('a Detachment, a move, a pass that asks, an attack seen before the dice, a retreat', async () => {
    const browser = await context();
    // Last moves for the Coalition; then 6 against 3 at Fleurus.
    await loadDice(browser, 6, 6, 3, 1);
    const page = await browser.newPage();
    await page.goto(`${url}#/`);
    await sit(page, /June 16-18/);

    const before = await spot(page, '2218');
    await page.getByRole('region', { name: 'Detachments to place' }).getByRole('button').first().click();
    await expectPrompt(page, 'Where does Piré’s Detachment go?');
    // It can go to many hexes that are in sight: the map stays where it was.
    expect(await spot(page, '2218')).toEqual(before);
    await click(page, '2515');
    await expectPrompt(page, 'Place Piré’s Detachment at 2515?');
    await button(page, 'Placed by Ney').click();
    await expectAt(page, 'fr-d-pire', '2515');
    await button(page, 'No more Detachments').click();
    await page.getByRole('dialog', { name: 'Place no more Detachments?' }).waitFor();
    await page.keyboard.press('Escape');
    await toMovement(page);

    await click(page, '2317');
    await expectPrompt(page, 'Where does Guard Cavalry Corps go?');
    await page.getByRole('region', { name: 'Guard Cavalry Corps' }).getByText('In range of Ney').waitFor();
    await click(page, '1821');
    await expectPrompt(page, 'Move Guard Cavalry Corps to 1821 Wangenies?');
    await expect.poll(() => page.locator('.prompt-reason').textContent()).toContain('6 hexes, commanded by Napoléon');
    await button(page, 'Move here').click();
    await expectAt(page, 'fr-gdcav', '1821');

    // The Coalition may not pass: Hill and Bülow can enter.
    await page.getByRole('region', { name: 'Waiting at the edge' }).getByRole('button').first().waitFor();
    await expectNone(button(page, /^Pass/));
    for (const [name, hex] of [
      ['II Hill', '3000'],
      ['IV Bülow', '3241'],
    ]) {
      await expectPrompt(page, /^Choose a Corps to (move|bring on)/);
      await page.getByRole('region', { name: 'Waiting at the edge' }).getByRole('button').first().click();
      await expectPrompt(page, `Bring ${name} on`);
      await click(page, hex);
      await button(page, 'Enter here').click();
      if (name === 'II Hill') {
        await expectPrompt(page, 'Choose a Corps to move');
        await button(page, /^Pass/).click();
        const sure = page.getByRole('dialog', { name: 'Pass?' });
        await sure.getByText(/of your Corps could still move/).waitFor();
        await sure.getByText(/Coalition side may then move in a row: a die and \d more/).waitFor();
        await sure.getByRole('button', { name: 'Go on playing' }).click();
        await pass(page);
        await page.getByRole('region', { name: 'Moves left' }).getByText('passed').waitFor();
      }
    }
    await pass(page);

    await expectPrompt(page, 'Choose a Corps to attack with');
    await page.keyboard.press('n');
    await button(page, 'Put back').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Whole map' }).click();
    await click(page, '1822');
    await expectPrompt(page, 'Reserve Cavalry Corps against I Ziethen at 1922 Fleurus?');
    const odds = page.getByRole('region', { name: 'Reserve Cavalry Corps against I Ziethen' });
    await odds.getByText('town, chateau or bridge').waitFor();
    await odds.getByText('stars of the defending unit').waitFor();
    const all = async (): Promise<number[]> =>
      (await odds.locator('.chance b').allTextContents()).map((text) => Number.parseInt(text, 10));
    const sum = async (): Promise<number> => (await all()).reduce((sum, chances) => sum + chances, 0);
    await expect.poll(sum).toBe(36);
    const alone = await all();
    // Fresh cavalry beside the attacker is worth one more.
    await odds.getByRole('checkbox', { name: 'With Guard Cavalry Corps' }).check();
    await odds.getByText('supporting Cavalry: Guard Cavalry Corps').waitFor();
    await expect.poll(all).not.toEqual(alone);
    await expect.poll(sum).toBe(36);
    await button(page, /^Attack/).click();
    await expectPrompt(page, 'Does Fresh cavalry join Reserve Cavalry Corps');
    await button(page, 'Commit Gd Cav, +1').click();

    // 6 + 1 against 3 + 2: Ziethen goes back three hexes, by his owner's choice.
    await expectPrompt(page, 'Retreat I Ziethen');
    await expectTold(page, 'retreat (defender)');
    await expectSome(page.locator('.board .way'), 1);
    await click(page, '2224');
    await expectPrompt(page, 'Retreat I Ziethen to 2224?');
    await page.keyboard.press('Enter');
    await expectAt(page, 'pr-1', '2224');
    // The cavalry follows into Fleurus.
    await expectAt(page, 'fr-rescav', '1922');
  });

  test('axe finds nothing; a stack opens beside the map; flags show their range; zones on demand; a refusal names its rule', async () => {
    const page = await open('#/', { bypassCSP: true });
    await sit(page, /June 16-18/);
    await expectClean(page, 'Detachments');
    await toMovement(page);
    await click(page, '2218');
    await expectPrompt(page, 'Where does II Reille go?');
    await expectClean(page, 'a Corps in hand');
    const here = page.getByRole('region', { name: '2218' });
    await expect.poll(() => here.getByRole('button').count()).toBe(2);
    await here.getByRole('button', { name: /Ney’s HQ, Normal mode, range 4/ }).waitFor();
    await page.keyboard.press('Escape');
    const { x, y } = await spot(page, '1621');
    await page.mouse.move(x, y);
    await page.locator('.board').getByText('Grouchy, range 4').waitFor();
    await button(page, 'Show').click();
    await page.getByLabel('Enemy zones of influence').check();
    await page.locator('.board .influence').waitFor();
    await page.getByLabel('Road to the north').check();
    await page.locator('.board .trace-line').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.show-panel').waitFor({ state: 'detached' });

    await click(page, '1721');
    await click(page, '1325');
    const why = page.getByRole('alertdialog');
    await why.getByText('III Vandamme: not to 1325').waitFor();
    await why.getByRole('button', { name: /^Read [A-Z]+-\d+/ }).click();
    await page.locator('.drawer .rule--marked').waitFor();
  });

  test('in French, from the shelf to the first move', async () => {
    const page = await open('#/', { locale: 'fr-FR' });
    await sit(page, /16/, { game: 'Waterloo Campaign', friend: 'Un ami ici' });
    await expectPrompt(page, 'Placez un détachement, ou terminez l’étape');
    await page.getByRole('heading', { name: /Points de victoire/ }).waitFor();
    await page.getByText('La route du nord est ouverte').waitFor();
    await button(page, 'Finir les détachements').click();
    await page.getByRole('dialog', { name: 'Ne plus placer de détachement ?' }).waitFor();
    await expect.poll(() => page.locator('body').textContent()).not.toMatch(/\b(Detachments|Pass|moves left)\b/);
  });

  test('on a telephone a Corps is moved by touch', async () => {
    const page = await open('#/', PHONE);
    await sit(page, /June 16-18/);
    await toMovement(page);
    const tap = async (hex: string): Promise<void> => {
      const { x, y } = await spot(page, hex);
      await page.touchscreen.tap(x, y);
    };
    await button(page, 'Whole map').tap();
    await tap('1617');
    await expectPrompt(page, 'Where does I d’Erlon go?');
    await tap('1817');
    await expectPrompt(page, 'Move I d’Erlon to 1817?');
    await button(page, 'Move here').click();
    await expectAt(page, 'fr-1', '1817');
  });
});
