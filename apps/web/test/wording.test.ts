import { expect, test } from 'vitest';
import { en as lastBattlesEn } from '../src/faces/last-battles/text/en.ts';
import { fr as lastBattlesFr } from '../src/faces/last-battles/text/fr.ts';
import { lateEn as lastBattlesLateEn } from '../src/faces/last-battles/text/late-en.ts';
import { lateFr as lastBattlesLateFr } from '../src/faces/last-battles/text/late-fr.ts';
import { battleEn } from '../src/faces/napoleon-1815/text/battle-en.ts';
import { battleFr } from '../src/faces/napoleon-1815/text/battle-fr.ts';
import { en as blocksEn } from '../src/faces/napoleon-1815/text/en.ts';
import { fr as blocksFr } from '../src/faces/napoleon-1815/text/fr.ts';
import { lateEn as blocksLateEn } from '../src/faces/napoleon-1815/text/late-en.ts';
import { lateFr as blocksLateFr } from '../src/faces/napoleon-1815/text/late-fr.ts';
import { panelEn as blocksPanelEn } from '../src/faces/napoleon-1815/text/panel-en.ts';
import { panelFr as blocksPanelFr } from '../src/faces/napoleon-1815/text/panel-fr.ts';
import { en as battleFaceEn } from '../src/faces/napoleon-at-waterloo/text/en.ts';
import { fr as battleFaceFr } from '../src/faces/napoleon-at-waterloo/text/fr.ts';
import { tellMany } from '../src/faces/napoleon-at-waterloo/text/words.ts';
import { en as campaignEn } from '../src/faces/waterloo-campaign/text/en.ts';
import { fr as campaignFr } from '../src/faces/waterloo-campaign/text/fr.ts';
import { lateEn } from '../src/faces/waterloo-campaign/text/late-en.ts';
import { lateFr } from '../src/faces/waterloo-campaign/text/late-fr.ts';
import { panelEn } from '../src/faces/waterloo-campaign/text/panel-en.ts';
import { panelFr } from '../src/faces/waterloo-campaign/text/panel-fr.ts';
import { en as lessonBattlesEn } from '../src/learn/lessons/last-battles/text/en.ts';
import { fr as lessonBattlesFr } from '../src/learn/lessons/last-battles/text/fr.ts';
import { en as lesson1815En } from '../src/learn/lessons/napoleon-1815/text/en.ts';
import { fr as lesson1815Fr } from '../src/learn/lessons/napoleon-1815/text/fr.ts';
import { en as lessonEn } from '../src/learn/lessons/napoleon-at-waterloo/text/en.ts';
import { fr as lessonFr } from '../src/learn/lessons/napoleon-at-waterloo/text/fr.ts';
import { en as lessonCampaignEn } from '../src/learn/lessons/waterloo-campaign/text/en.ts';
import { fr as lessonCampaignFr } from '../src/learn/lessons/waterloo-campaign/text/fr.ts';
import { en as coachEn } from '../src/learn/text/en.ts';
import { fr as coachFr } from '../src/learn/text/fr.ts';
import { apartEn } from '../src/table/text/apart-en.ts';
import { en as tableEn } from '../src/table/text/en.ts';
import { fr as tableFr } from '../src/table/text/fr.ts';
import { en as shellEn } from '../src/text/en.ts';
import { fill } from '../src/text/fill.ts';
import { fr as shellFr } from '../src/text/fr.ts';
import { byTouch, loadTouch } from '../src/text/touch.ts';
import { typeset } from '../src/text/typeset.ts';

/** Words that no player should have to read, in all catalogs of the page. */

const ALL: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  en: [
    [battleEn, blocksEn, blocksLateEn, blocksPanelEn, battleFaceEn, campaignEn, lateEn, panelEn],
    [lastBattlesEn, lastBattlesLateEn, lessonBattlesEn],
    [lesson1815En, lessonEn, lessonCampaignEn, coachEn, tableEn, apartEn, shellEn],
  ].flat(),
  fr: [
    [battleFr, blocksFr, blocksLateFr, blocksPanelFr, battleFaceFr, campaignFr, lateFr, panelFr],
    [lastBattlesFr, lastBattlesLateFr, lessonBattlesFr],
    [lesson1815Fr, lessonFr, lessonCampaignFr, coachFr, tableFr, shellFr],
  ].flat(),
};
const textsOf = (language: string): string[] => ALL[language].flatMap((catalog) => Object.values(catalog));

test.each(['en', 'fr'])(
  'nothing is said in the letters of the sequence or the words of the workshop (%s)',
  (language) => {
    for (const text of textsOf(language)) expect(text).not.toMatch(/\b(step|étape) [A-H]\b|half-turned|demi retourn/i);
  },
);

test.each(['en', 'fr'])('a finger is told to tap, and of no key (%s)', async (language) => {
  await loadTouch(language);
  for (const text of textsOf(language)) {
    const said = byTouch(language, text);
    expect(said).not.toMatch(/\bcli(c|qu)|\btaping/i);
    expect(said).not.toMatch(/[Bb]y key(s|board)\b|Au clavier|the key [A-Z]\b|la touche [A-Z]\b/);
    expect(said).not.toMatch(/(tap|touchez) (or|ou) (tap|touchez)|touche[rz] sur\b|[ ,]\.| {2}/i);
    expect(said.trim()).not.toBe('');
  }
});

test('with a finger: the same sentence', async () => {
  await loadTouch('fr');
  expect(byTouch('en', 'Click or tap the blocks. By keys: the arrows to Beaumont, then Enter.')).toBe(
    'Tap the blocks.',
  );
  expect(byTouch('en', 'A second click takes one out again.')).toBe('A second tap takes one out again.');
  expect(byTouch('en', 'The button “End moves”, or the key E. Then only watch.')).toBe(
    'The button “End moves”. Then only watch.',
  );
  expect(byTouch('fr', 'Cliquez sur ses blocs, ou allez-y avec les flèches et Entrée.')).toBe('Touchez ses blocs.');
  expect(byTouch('fr', 'Cliquez sur le pion rouge, puis sur les deux bleus, ou sur le bouton.')).toBe(
    'Touchez le pion rouge, puis les deux bleus, ou le bouton.',
  );
  expect(byTouch('fr', 'Un clic au bout de la flèche suffit.')).toBe('Un appui au bout de la flèche suffit.');
});

test('in French high signs stand off by a narrow space that does not break; what is inside quotation marks by a full one', () => {
  const [one, other] = ['Où\u00A0? «\u00A0Ici\u00A0»\u00A0: là\u00A0; non\u00A0!', 'Where? “Here”: there.'];
  expect(typeset('fr', { one, list: [one] })).toEqual({
    one: 'Où\u202F? «\u00A0Ici\u00A0»\u202F: là\u202F; non\u202F!',
    list: ['Où\u202F? «\u00A0Ici\u00A0»\u202F: là\u202F; non\u202F!'],
  });
  expect(typeset('en', { other })).toEqual({ other });
});

test('one is left, two are left', () => {
  expect(tellMany('en', 'leftOf', 1, { of: 4 })).toBe('of 4 left');
  expect([1, 2].map((n) => fill(battleFaceFr[n === 1 ? 'leftOf_one' : 'leftOf_other'], { of: 4 }))).toEqual([
    'restant sur 4',
    'restants sur 4',
  ]);
});

test.each(['en', 'fr'])(
  'what is asked can be read without seeing the map: no hatching, ring or colour (%s)',
  (language) => {
    const asked = ALL[language].flatMap((catalog) =>
      Object.entries(catalog).filter(([key]) => key.startsWith('prompt.')),
    );
    expect(asked.length).toBeGreaterThan(100);
    for (const [, text] of asked)
      expect(text).not.toMatch(/hatch|\bring(ed)?\b|dashed|half dark|colour|hachur|cercl|tirets|noir\b|couleur/i);
  },
);

test('French sentences go on in small letters after a colon, but for names', () => {
  const names = /^(Anglo|Belgo|Français|Prussiens|Alliés|Coalisés|Napoléon|Reille|Ier|Bois|Brunswick)/;
  for (const catalog of ALL.fr)
    for (const [key, text] of Object.entries(catalog)) {
      if (/^(prompt|button|log|warn|do|no|does|odds|keys|tables|new)/.test(key))
        for (const [, after] of text.matchAll(/[\u00A0\u202F]: (\p{Lu}\p{Ll}+)/gu)) expect(after, text).toMatch(names);
    }
});
