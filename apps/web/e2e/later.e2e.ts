import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { house, newTable, reload } from './harness.ts';
import { drawn, expectNone, expectText } from './seen.ts';
import { announceHougoumont, button, expectPrompt, loadDice, passPhase } from './table.ts';

const { context, open, shutDown, url } = await house({ offline: true });

test('the board does not wait for what it can open', async () => {
  // A worker would fetch in its place.
  const page = await (await context({ serviceWorkers: 'block' })).newPage();
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  let want = (): void => undefined;
  const wanted = new Promise<void>((done) => {
    want = done;
  });
  await page.route(/\/assets\/(apart|panels)-/, async (route) => {
    want();
    await released;
    await route.continue();
  });
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
  await expectPrompt(page, 'Choose a unit to move');
  await page.locator('.board [data-piece]').first().waitFor();
  await button(page, 'Menu').click();
  await wanted;
  await drawn(page);
  await expectNone(page.locator('.menu'));
  release();
  await page.locator('.menu').waitFor();
});

describe('what does not load says so where it was wanted, and comes when it is asked for again', () => {
  /** Requests that match get no answer until they are let through. */
  async function without(wanted: RegExp): Promise<{ readonly page: Page; readonly through: () => void }> {
    const page = await (await context({ serviceWorkers: 'block' })).newPage();
    let barred = true;
    await page.route(wanted, (route) => (barred ? route.abort() : route.continue()));
    await page.goto(url);
    return {
      page,
      through: () => {
        barred = false;
      },
    };
  }
  const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click();

  test('the rules', async () => {
    const { page, through } = await without(/\/assets\/rules-en-/);
    await newTable(page, { seats: ['You', 'A friend here'] });
    await expectPrompt(page, 'Choose a unit to move');
    await page.keyboard.press('/');
    await page.locator('.drawer').getByText('Not loaded.').waitFor();
    await again(page);
    await page.locator('.drawer').getByText('Not loaded.').waitFor();
    through();
    await again(page);
    await page.locator('.drawer .rule').first().waitFor();
    await expectNone(page.getByText('Not loaded.'));
  });

  test('what the table opens', async () => {
    const { page, through } = await without(/\/assets\/apart-/);
    await newTable(page, { seats: ['You', 'A friend here'] });
    await button(page, 'Menu').click();
    await page.locator('.not-loaded').waitFor();
    through();
    await again(page);
    await page.locator('.menu').waitFor();
  });

  test.each([
    ['the game, before a table of it is set up', /\/assets\/napoleon-at-waterloo-/],
    ['the map of a game', /\/assets\/map-/],
  ])('%s', async (_, script) => {
    const { page, through } = await without(script);
    await page.goto(`${url}#/new`);
    const dialog = page.getByRole('dialog', { name: 'New table' });
    await dialog.getByText('Not loaded.').waitFor();
    through();
    await again(page);
    await dialog.getByRole('button', { name: 'Start' }).waitFor();
  });

  test('the words of a language: the page stays as it is', async () => {
    const { page, through } = await without(/\/assets\/fr-/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.keyboard.press('Escape');
    await page.getByText('The words of this language were not loaded.').waitFor();
    through();
    await again(page);
    await page.getByRole('button', { name: 'Réglages' }).waitFor();
  });
});

test('the computer shows what it means to do', async () => {
  const page = await open();
  await newTable(page, { seats: ['The computer', 'You'], level: 'Conscript' });
  await page.locator('.intent-line').first().waitFor({ state: 'attached' });
});

test('all of it works without a network', async () => {
  const player = await context();
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await newTable(page, { seats: ['You', 'A friend here'] });
  await shutDown();
  await reload(page);
  await expectPrompt(page, 'Choose a unit to move');

  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('dialog').getByText('Esc').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.locator('.drawer .rule').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.text-board .text-list').first().waitFor();
  await page.keyboard.press('t');

  await passPhase(page);
  await page.locator('.duties').waitFor();
  await announceHougoumont(page);
  await expectText(page.locator('.odds'), '15 : 2');
  await button(page, 'Announce and roll').click();
  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay .scrubber').waitFor();
});
