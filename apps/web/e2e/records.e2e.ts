import { readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@hundred-days/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { game } from '../test/battle.ts';
import { expectClean, house, newTable, offerRecord } from './harness.ts';
import { expectCount } from './seen.ts';
import { passPhase } from './table.ts';

const { open, url } = await house();

async function downloaded(page: Page): Promise<string> {
  await page.goto(`${url}#/`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the record/ }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

describe('record files', () => {
  test('a record that was taken away replays, and can be opened again', async () => {
    const page = await open();
    await newTable(page, { seats: ['You', 'A friend here'] });
    const text = await downloaded(page);
    const parsed = parseRecord(text);
    expect(parsed.ok && replayRecord(game, parsed.value).ok).toBe(true);
    await offerRecord(page, text);
    await page.waitForURL(/#\/record/);
    await page.getByRole('heading', { name: 'Napoleon at Waterloo' }).first().waitFor();
    await page.reload();
    await page.getByText('No record is open in this tab.').waitFor();
  });

  test('one with a game in it opens at its beginning, to be looked through', async () => {
    const page = await open();
    await newTable(page, { seats: ['You', 'A friend here'] });
    await passPhase(page);
    await offerRecord(page, await downloaded(page));
    await page.waitForURL(/#\/record/);
    await page.locator('.replay .scrubber').waitFor();
    await expect.poll(() => page.locator('.replay .scrubber').inputValue()).toBe('0');
  });

  test('of a game with secrets the record has only what both may know', async () => {
    const page = await open();
    await newTable(page, { scenario: 'The Grouchy variant', seats: ['You', 'A friend here'] });
    const parsed = parseRecord(await downloaded(page));
    expect(parsed.ok && parsed.value.start.dice).toEqual([null, null]);
  });

  test('a broken one is explained place by place, and nothing is changed', async () => {
    const page = await open('#/', { bypassCSP: true });
    await newTable(page);
    const text = await downloaded(page);
    const record = JSON.parse(text) as Record<string, unknown>;
    const said = async (broken: string, look = async () => {}): Promise<string> => {
      await offerRecord(page, broken);
      const dialog = page.getByRole('dialog', { name: 'This file cannot be opened.' });
      await dialog.waitFor();
      const words = (await dialog.textContent()) ?? '';
      await look();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await dialog.waitFor({ state: 'detached' });
      return words;
    };
    expect(await said('{ "half": ')).toContain('not-json');
    expect(await said('{}')).toContain('not-a-record');
    const mixed = JSON.stringify({ ...record, length: 'many', outcome: 7 });
    const fields = await said(mixed, () => expectClean(page, 'what is wrong with a file'));
    expect(fields).toContain('at length');
    expect(fields).toContain('at outcome');
    expect(await said(JSON.stringify({ ...record, game: 'chess' }))).toContain('unknown-game');
    expect(await said(JSON.stringify({ ...record, scenario: 'grouchy' }))).toMatch(/dice-exhausted|broken-link/);
    expect(await said(JSON.stringify({ ...record, length: 3 }))).toContain('cut-short');
    await expectCount(page.getByRole('article', { name: 'Napoleon at Waterloo' }), 1);
    await page.getByRole('link', { name: 'Your move' }).click();
    await page.getByRole('button', { name: 'End movement' }).waitFor();
  });
});
