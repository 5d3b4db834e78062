import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house, reload } from './harness.ts';
import { restingBox } from './seen.ts';
import { button, clickHex, dragHex, expectAt, expectPrompt, friendsTable, openedInTurn, sheetOf } from './table.ts';

const { context, url } = await house();

/** Words that an English page cannot do without and a French one never has. */
const ENGLISH =
  /(?<![\p{L}-])(the|and|of|your|unit|units|hex|hexes|move|moves|turn|attack|attacks|attacked|French|Allied|Prussian|choose|where|who|undo|redo|rules|log|show|roll|rolled|lost|strength|movement|close|settings|back|game|end|enemy|retreat|advance|column|back to|highway|road|infantry|cavalry|artillery|guns|garrison|guard|woods|wood|buildings|empty|look|read)(?![\p{L}-])/giu;
/** French words that look like them. */
const SAME = /^(artillerie)$/i;

/** What is read and what is spoken; what is drawn on the map is looked at by itself. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('.sheet, script, style, kbd, noscript') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    }
    return found.join(' \n ');
  });

const mapNames = (page: Page): Promise<string[]> => page.locator('.names text').allTextContents();

async function expectFrench(page: Page, where: string): Promise<void> {
  await expect.poll(async () => faultsIn(await words(page)), { message: where }).toEqual([]);
}

/** What is English, what was not put into words, and spaces before a high sign at which a line could break. */
function faultsIn(page: string): string[] {
  const text = page.replaceAll('Napoleon at Waterloo', '').replaceAll('English', '');
  const english = [...text.matchAll(ENGLISH)].filter(([word]) => !SAME.test(word));
  const unspoken = text.matchAll(/\[(refusal|event|log|phase|rule|word)\.|undefined|\{\w+\}/g);
  return [
    ...[...english, ...unspoken].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40)),
    ...[...text.matchAll(/.{0,30} [;?!»].{0,10}|.{0,30}\p{L} :.{0,10}/gu)].map(([place]) => place),
  ];
}

test('the whole table in French, from the moment the language is chosen', async () => {
  const page = await friendsTable(await context({ bypassCSP: true }), url, 5);
  await expectPrompt(page, 'Choose a unit to move');
  // Changed while the table is open, with a unit in hand: it stays in hand.
  await clickHex(page, '1812');
  await button(page, 'Closer').click();
  await restingBox(sheetOf(page));
  const seen = await sheetOf(page).getAttribute('style');
  await expect.poll(() => mapNames(page)).toContain('Hougoumont Wood');
  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await button(page, 'Terminé').click();
  await expectPrompt(page, '4/I Durutte\u202f: vers quel hexagone\u202f?');
  await expectFrench(page, 'a unit in hand');
  // The names on the map too, and the map is seen from where it was.
  await expect.poll(() => mapNames(page)).toContain('Bois d’Hougoumont');
  await expect.poll(async () => (await mapNames(page)).filter((name) => /wood|forest/i.test(name))).toEqual([]);
  await expect.poll(() => sheetOf(page).getAttribute('style')).toBe(seen);

  await clickHex(page, '1806');
  await page.getByRole('alertdialog').waitFor();
  await expectFrench(page, 'a refusal');
  await button(page, /^Lire/).click();
  await page.locator('article[aria-current="true"]').waitFor();
  await expectFrench(page, 'the rules');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.drawer').getByRole('button', { name: 'Fermer' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await dragHex(page, '1812', '1810');
  await expectAt(page, 'fr-4inf', '1810');
  for await (const where of openedInTurn(page)) await expectFrench(page, where);
  await button(page, 'Fin du mouvement').click();
  await page.getByRole('dialog').waitFor();
  await expectFrench(page, 'the warning');
  await button(page, 'La finir quand même').click();

  for (const hex of ['0914', '0814', '1014', '0915']) await clickHex(page, hex);
  await page.locator('.odds').getByText('15 : 2').waitFor();
  await expectFrench(page, 'the odds');
  await expectClean(page, 'the odds in French');
  await button(page, 'Colonne 2-1').click();
  await button(page, 'Lancer en 2-1').click();
  await button(page, /^Perdre/)
    .first()
    .waitFor();
  await expectFrench(page, 'the losses');
  await button(page, /^Perdre/)
    .first()
    .click();
  await expectAt(page, 'aa-hou', null);
  await expectFrench(page, 'the log');
  await button(page, 'Tous les jets').click();
  await page.getByRole('dialog').waitFor();
  await expectFrench(page, 'the dice');
  await expectClean(page, 'the dice');
  await page.keyboard.press('Escape');

  // And it is still French after a reload, when the table is the first thing that is opened.
  await reload(page);
  await expectPrompt(page, /bombardent/);
  await expectFrench(page, 'after a reload');

  // The curtain too.
  await page.goto(`${url}#/new`);
  await page.getByRole('radio', { name: 'La variante Grouchy' }).check();
  await page.locator('.seat').nth(1).getByRole('radio', { name: /ami/ }).check();
  await button(page, 'Commencer').click();
  await page.locator('.curtain').waitFor();
  await expectFrench(page, 'the curtain');
  await page.locator('.curtain .button--main').click();
  await page.locator('.own-key').waitFor();
  await expectFrench(page, 'the key');
});

test('a lesson changes its language on the way', async () => {
  const page = await (await context()).newPage();
  await page.goto(`${url}#/learn`);
  const coach = page.locator('.coach');
  await coach.getByRole('button', { name: 'Next' }).or(coach.locator('.button--main')).first().click();
  await button(page, 'Menu').click();
  await page.locator('.menu').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await button(page, 'Terminé').click();
  await coach.getByRole('heading', { name: 'La carte et les pions' }).waitFor();
  await coach.getByText('Les pions rouges').waitFor();
  await expectFrench(page, 'the lesson');
});
