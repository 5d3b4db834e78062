import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { mapArt } from '../src/faces/last-battles/art.ts';
import { gameOf } from '../test/lastCampaigns.ts';
import { DESKTOP, house, PHONE } from './harness.ts';
import { card, type Hands, handsOn } from './lesson.ts';
import { button } from './table.ts';

/** The guided start of the campaign, taken whole: by mouse, by touch in French, and by keys alone. */

const { open } = await house();

const { mouse: MOUSE, finger: FINGER, keys: KEYS } = handsOn(mapArt(gameOf('campaign').world as never).geometry);

/** What cards and buttons say. */
interface Words {
  readonly cards: Readonly<Record<string, string>>;
  readonly next: RegExp;
  readonly close: RegExp;
  readonly ride: RegExp;
  readonly choose: RegExp;
  readonly call: RegExp;
  readonly move: RegExp;
  readonly end: RegExp;
  readonly sure: RegExp;
}

const ENGLISH: Words = {
  cards: {
    welcome: 'your turn begins with command',
    chain: 'within three hexes',
    lines: 'The dotted line',
    release: 'he gives his place up',
    give: 'Ney has a place again',
    closing: 'Close the segment',
    out: 'one too many',
    refused: 'See for yourself',
    ride: 'a place for Kellermann',
    next: 'unbridged rivers',
    lost: 'Seven in the evening',
    boxes: 'Reorganization comes after',
    call: 'both at once',
    back: 'There they are',
    levels: 'A corps breaks',
    falls: 'Midnight',
    held: 'lies next to the enemy',
    march: 'by road far',
    sleep: 'may sleep',
    dawn: 'At six it is day',
    farewell: 'Forty-four turns',
  },
  next: /^Next/,
  close: /^Close command/,
  ride: /^Ride here/,
  choose: /^Choose/,
  call: /^Call back Husson and Campi/,
  move: /^Move here/,
  end: /^End movement/,
  sure: /^End it all the same/,
};

const FRENCH: Words = {
  cards: {
    welcome: 'votre tour commence',
    chain: 'à trois hexagones',
    lines: 'La ligne pointillée',
    release: 'il rend sa place',
    give: 'de nouveau une place',
    closing: 'Fermez le segment',
    out: 'un de trop',
    refused: 'Voyez vous-même',
    ride: 'une place pour Kellermann',
    next: 'une rivière sans pont',
    lost: 'Sept heures du soir',
    boxes: 'La réorganisation vient',
    call: 'tous deux à la fois',
    back: 'Les voici',
    levels: 'Un corps se démoralise',
    falls: 'Minuit',
    held: 'couché à côté',
    march: 'loin par la route',
    sleep: 'peut dormir',
    dawn: 'il fait jour',
    farewell: 'Quarante-quatre tours',
  },
  next: /^Suivant/,
  close: /^Fermer le commandement/,
  ride: /^Aller ici/,
  choose: /^Choisir/,
  call: /^Rappeler Husson et Campi/,
  move: /^Déplacer ici/,
  end: /^Fin du mouvement/,
  sure: /^La finir quand même/,
};

async function takeLesson(page: Page, { point, press }: Hands, words: Words): Promise<void> {
  const says = (key: string): Promise<void> => card(page, words.cards[key]);
  const read = async (key: string): Promise<void> => {
    await says(key);
    await press(page, words.next);
  };
  await read('welcome');
  await read('chain');
  await read('lines');
  await says('release');
  await point(page, 'Q1718');
  await says('give');
  await point(page, 'Q1519');
  await says('closing');
  await press(page, words.close);

  await read('out');
  await says('refused');
  await point(page, 'Q1213');
  await point(page, 'Q1511');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await says('ride');
  await point(page, 'Q1716');
  await point(page, 'Q1415');
  await press(page, words.ride);
  await read('next');

  await read('lost');
  await says('boxes');
  await press(page, words.close);
  await says('call');
  await point(page, 'Q1522');
  await press(page, words.choose);
  await press(page, words.call);
  await read('back');
  await read('levels');

  await read('falls');
  await says('held');
  await point(page, 'Q1812');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await says('march');
  await point(page, 'Q1522');
  await point(page, 'Q1717');
  await press(page, words.move);
  await says('sleep');
  await press(page, words.end);
  await press(page, words.sure);
  await read('dawn');
  await says('farewell');
}

describe('the guided start of the campaign', () => {
  test('by mouse, and on to the real campaign', async () => {
    const page = await open('#/learn/last-battles-campaign', DESKTOP);
    await takeLesson(page, MOUSE, ENGLISH);
    await button(page, 'Play the real campaign').click();
    await page.waitForURL(/#\/table\//);
    await button(page, /^Close command/).waitFor();
  });

  test('by touch on a telephone, in French', async () => {
    const page = await open('#/learn/last-battles-campaign', { ...PHONE, locale: 'fr-FR' });
    await takeLesson(page, FINGER, FRENCH);
  });

  test('by keys alone, from the dialog of a new table', async () => {
    const page = await open('#/new/last-battles');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'The Campaign' }).check();
    const guided = dialog.getByRole('link', { name: 'guided start' });
    await guided.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/learn\/last-battles-campaign$/);
    await takeLesson(page, KEYS, ENGLISH);
  });
});
