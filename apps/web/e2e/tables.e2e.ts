import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everythingStored, expectClean, house, newTable, reload, stored } from './harness.ts';
import { layOld } from './laid.ts';
import { drawn, expectCount, expectNone, expectText } from './seen.ts';

const { context, open, url } = await house();

/** Ends the movement phase without moving anything. */
async function endMovement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End movement' }).click();
  const warning = page.getByRole('button', { name: 'End it all the same' });
  await warning.waitFor();
  await warning.click();
}

const phase = (page: Page) => page.locator('.phase--now');

describe('a table is kept', () => {
  test('and stands as it was after a reload', async () => {
    const page = await open();
    await newTable(page, { seats: ['You', 'A friend here'] });
    await endMovement(page);
    await page.getByRole('button', { name: 'End movement' }).waitFor({ state: 'detached' });
    const text = async (): Promise<string[]> =>
      [...((await page.locator('main, .prompt').first().textContent()) ?? '')].sort();
    // What the first board does not need comes after it, in any order: the same letters are there in the end.
    await page.locator('.sheet .names, .sheet [class*="number"]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.locator('.phase--now').getByText('French combat').waitFor();
    await drawn(page);
    const before = (await text()).join('');
    await reload(page);
    await page.locator('.prompt').waitFor();
    await expect.poll(async () => (await text()).join('')).toBe(before);
    await page.goto(`${url}#/`);
    await page.getByText('Turn 1, French combat').waitFor();
  });

  test('sealed: neither the keys nor the record can be read in the storage', async () => {
    const page = await open();
    await newTable(page, { scenario: 'The Grouchy variant', seats: ['You', 'A friend here'] });
    await stored(page);
    await expect.poll(() => everythingStored(page)).toContain('Napoleon at Waterloo');
    const kept = await everythingStored(page);
    for (const word of ['"record"', '"steps"', '"dice"', '"setup"', 'hundred-days-record', '"keys"', 'prussian"']) {
      expect(kept).not.toContain(word);
    }
    for (const word of ['"heading"', '"changes"', '"link"', 'hundred-days-table']) expect(kept).not.toContain(word);
    expect(kept).toContain('"extractable":false');
  });

  test('and one that an earlier version kept as a whole opens, and is kept in rows from then on', async () => {
    const page = await open();
    const saved = readFileSync(new URL('../test/saved/waterloo-campaign.json', import.meta.url), 'utf8');
    const route = await layOld(page, saved);
    const opensWith = async (): Promise<string> => {
      await page.goto(`${url}${route}`);
      await page.locator('.log .log-line').first().waitFor();
      return (await page.locator('.log .log-line .log-text').first().textContent()) ?? '';
    };
    const before = await opensWith();
    expect(before.length).toBeGreaterThan(10);
    const rows = (): Promise<number> =>
      page.evaluate(
        () =>
          new Promise<number>((counted) => {
            const opening = indexedDB.open('hundred-days');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('rows').objectStore('rows').count();
              counting.onsuccess = () => {
                opening.result.close();
                counted(counting.result);
              };
            };
          }),
      );
    await expect.poll(rows).toBeGreaterThanOrEqual(JSON.parse(saved).record.length);
    await page.goto(`${url}#/`);
    await expect.poll(opensWith).toBe(before);
  });
});

describe('many tables', () => {
  test('are found by kind and name, carry a note, and their board can be taken away as a picture', async () => {
    const page = await open('#/', { bypassCSP: true });
    for (const seats of [
      ['You', 'A friend here'],
      ['You', 'The computer'],
      ['A friend here', 'You'],
      ['You', 'The computer'],
    ] as const) {
      await newTable(page, { seats });
    }
    await page.locator('.board .counter').first().waitFor();
    const picture = async (item: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(item).click()]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const png = await picture('Save the board as a picture');
    expect(png.name).toMatch(/^napoleon-at-waterloo-[\d-]+\.png$/);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.length).toBeGreaterThan(100_000);
    const svg = (await picture('Save the board as a drawing')).bytes.toString();
    expect(svg).toContain('counter--french');
    expect(svg).toContain('data:font/woff2;base64,');

    await page.goto(`${url}#/`);
    const tables = page.locator('.tables article');
    await page.getByRole('button', { name: 'At one screen, 2' }).click();
    await expectCount(tables, 2);
    await page
      .getByRole('button', { name: /^Name and note for/ })
      .first()
      .click();
    await expectClean(page, 'a name and a note');
    await page.getByLabel('What you call this table').fill('  The mill  ');
    await page.getByLabel('A note to yourself').fill('Close the road behind Picton.');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await page.getByRole('article', { name: 'The mill' }).getByText('Close the road behind Picton.').waitFor();
    await expectClean(page, 'tables of one kind, one of them with a note');
    await reload(page);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
    await page.getByRole('article', { name: 'The mill' }).getByText('Played today at').waitFor();
  });
});

describe('a browser that keeps nothing', () => {
  test('says so, and play goes on', async () => {
    const player = await context();
    await player.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('private', 'SecurityError');
          },
        },
      });
    });
    const page = await player.newPage();
    await page.goto(url);
    await page.getByText('The browser keeps nothing here').waitFor();
    await newTable(page, { seats: ['You', 'A friend here'] });
    await endMovement(page);
    await page.getByRole('button', { name: 'End movement' }).waitFor({ state: 'detached' });
  });

  test('because it is full: the step is not kept, the game goes on', async () => {
    const page = await open();
    await newTable(page, { seats: ['You', 'A friend here'] });
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await endMovement(page);
    await page.getByText('The browser’s storage is full').waitFor();
    await page.getByRole('button', { name: 'End movement' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expectNone(page.getByText('The browser’s storage is full'));
  });
});

describe('two tabs on one table', () => {
  test('one plays, the other follows, and takes over when the first has left', async () => {
    const first = await open();
    const id = await newTable(first, { seats: ['You', 'A friend here'] });
    const second = await first.context().newPage();
    await second.goto(`${url}#/table/${id}`);
    await second.getByText('This table is being played in another tab').waitFor();
    await drawn(second);
    await expectNone(second.getByRole('button', { name: 'Play here' }));

    await endMovement(first);
    await expectText(phase(first), 'French combat');
    await expectText(phase(second), 'French combat');

    // Who holds a seat is learnt as well.
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Who plays' }).click();
    }
    const allied = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Allied' });
    await allied(first).getByRole('button', { name: 'Conscript' }).click();
    await expectText(allied(second), 'The computer: Conscript');
    await second.keyboard.press('Escape');

    await first.close();
    await second.getByRole('button', { name: 'Play here' }).click();
    await second.getByText('This table is being played in another tab').waitFor({ state: 'detached' });
  });
});

describe('the computer', () => {
  test('plays its turn by itself and hands the table back', async () => {
    const page = await open();
    await page.evaluate(() => localStorage.setItem('hundred-days.pace', 'fast'));
    await reload(page);
    await newTable(page, { seats: ['The computer', 'You'], level: 'Conscript' });
    // Its movement is over: a retreat may be asked of this side before the rest of its attacks.
    await expect.poll(() => phase(page).textContent()).not.toBe('French movement');
    await expectNone(page.getByText('lost its thread'));
  });
});
