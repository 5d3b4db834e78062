import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/shell/shelf.ts';
import { DESKTOP, expectClean, house, newTable, PHONE } from './harness.ts';
import { expectChecked, expectCount, expectNone, expectText } from './seen.ts';

const UNBUILT = SHELF.filter((box) => !box.built).length;
const { open, context, url } = await house();

describe('the shelf', () => {
  test('shows five boxes; those that are not built say so', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Hundred Days' }).waitFor();
    const boxes = page.locator('.shelf-boxes > li');
    await expectCount(boxes, 5);
    await expectCount(page.getByText('Not built yet'), UNBUILT);
    await expectCount(page.getByRole('button', { name: 'Napoleon at Waterloo: set up a new table' }), 1);
    await page.getByText('No table has been set up yet.').waitFor();
  });

  test('a box opens the dialog, and nothing is set up before Start', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Napoleon at Waterloo: set up a new table' }).click();
    const dialog = page.getByRole('dialog', { name: 'New table' });
    await dialog.getByText('Nothing moves before Start.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No table has been set up yet.').waitFor();
  });

  test('a new table stands on the shelf, waits for you, and can be deleted after a question', async () => {
    const page = await open();
    await newTable(page, { level: 'Marshal' });
    await page.goto(`${url}#/`);
    const card = page.getByRole('article', { name: 'Napoleon at Waterloo' });
    await card.getByText('Against the computer, Marshal').waitFor();
    await page.getByText('1 waits for you').waitFor();
    await expectCount(card.getByRole('link', { name: 'Your move' }), 1);

    await card.getByRole('button', { name: 'Delete Napoleon at Waterloo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expectNone(page.getByRole('dialog'));
    await expectCount(card, 1);
    await card.getByRole('button', { name: 'Delete Napoleon at Waterloo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the table' }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('No table has been set up yet.').waitFor();
  });

  test('a whole table can be set up with the keyboard', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Napoleon at Waterloo: set up a new table' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New table' });
    await dialog.getByRole('radio', { name: 'The battle' }).focus();
    await page.keyboard.press('ArrowDown');
    await expectChecked(dialog.getByRole('radio', { name: 'The Grouchy variant' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/table\//);
  });

  test('an address that leads nowhere says so', async () => {
    const page = await open('#/table/nothing');
    await page.getByText('There is no such table in this browser.').waitFor();
    await page.getByRole('link', { name: 'Back to the shelf' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hundred Days' }).waitFor();
  });
});

describe('settings', () => {
  test('theme, size and language hold after a reload, in localStorage and nowhere else', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await dialog.getByRole('radio', { name: 'Larger' }).check();
    await dialog.getByRole('radio', { name: 'Français' }).check();
    await page.getByRole('dialog', { name: 'Réglages' }).getByRole('button', { name: 'Terminé' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Tables en cours' }).waitFor();
    const html = page.locator('html');
    await expect.poll(() => html.getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => html.getAttribute('data-size')).toBe('larger');
    await expect.poll(() => html.getAttribute('lang')).toBe('fr');
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(size).toBeGreaterThan(18);
  });

  test('a French reader is met in French', async () => {
    const page = await open('#/', { locale: 'fr-FR' });
    await page.getByRole('heading', { name: 'Tables en cours' }).waitFor();
    await expectCount(page.getByText('Pas encore prêt'), UNBUILT);
    await page.getByRole('link', { name: 'Nouvelle table' }).click();
    await page.getByRole('button', { name: 'Commencer' }).waitFor();
    const dialog = page.getByRole('dialog');
    await expectText(dialog, 'La variante Grouchy');
    await expect.poll(() => dialog.textContent()).not.toMatch(/\b(the|Start|computer)\b/);
  });
});

describe('axe finds nothing', () => {
  const looks = [
    ['on a desk', DESKTOP],
    ['on a phone', PHONE],
  ] as const;
  test.each(looks)('%s', async (_, look) => {
    const player = await context({ ...look, bypassCSP: true });
    const page = await player.newPage();
    await page.goto(url);
    await page.getByText('No table has been set up yet.').waitFor();
    await expectClean(page, 'the empty shelf');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await expectClean(page, 'the settings');
    await page.keyboard.press('Escape');
    await page.goto(`${url}#/new`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await expectClean(page, 'a new table');
    await newTable(page);
    await page.goto(`${url}#/`);
    await page.getByRole('article').waitFor();
    await expectClean(page, 'the shelf');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectClean(page, 'the question before a table is deleted');
  });
});
