import { expect, test } from 'vitest';
import { DESKTOP, house, newTable, PHONE, violations } from './harness.ts';
import { drawn, expectCount, expectNone, expectWithin } from './seen.ts';
import { button, expectPrompt } from './table.ts';

const { context, url } = await house();

test('a new table tells what the scenario is about, and the table keeps it in its menu', async () => {
  const page = await (await context({ ...DESKTOP, bypassCSP: true })).newPage();
  await page.goto(`${url}#/new/napoleon-at-waterloo`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByText('Sunday, 18 June 1815, from one in the afternoon').waitFor();
  await dialog.getByRole('radio', { name: 'The Grouchy variant' }).check();
  await dialog.getByText('Each side draws a secret key that says who comes').waitFor();
  expect(await violations(page)).toEqual([]);

  await newTable(page, { scenario: 'The battle', seats: ['You', 'A friend here'] });
  await expectPrompt(page, 'Choose a unit to move');
  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'The scenario' }).click();
  const about = page.getByRole('dialog', { name: 'The scenario' });
  await about.getByText('Sunday, 18 June 1815').waitFor();
  expect(await violations(page)).toEqual([]);
  // What is pressed over a dialog of the house is not meant for the table.
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await drawn(page);
  await expectCount(page.getByRole('dialog'), 1);
  await about.getByRole('button', { name: '8.3.1' }).click();
  await about.waitFor({ state: 'detached' });
  await page.locator('.drawer').getByText('8.3.1').first().waitFor();
  await expectPrompt(page, 'Choose a unit to move');
  await expectNone(page.getByRole('dialog'));
});

test('on a phone and in French it is folded above the form', async () => {
  const page = await (await context({ ...PHONE, locale: 'fr-FR', bypassCSP: true })).newPage();
  await page.goto(`${url}#/new/waterloo-campaign`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('De quoi il s’agit').tap();
  await dialog.getByText('Du vendredi 16 au dimanche 18 juin 1815').waitFor();
  await expectWithin(page, 390);
  expect(await violations(page)).toEqual([]);
});
