import { type Texts, wordsWith } from '@hundred-days/kernel';
import { en } from './text/en.ts';
import { UNITS_EN } from './text/units-en.ts';
import { wordingOf } from './text/wording.ts';

/** What the game says on a board, by language; what it answers is apart. Most units, and all places, have their English names in the data. */
export const SPOKEN: Texts = {
  english: { language: 'en', catalog: en, units: UNITS_EN },
  others: { fr: async () => (await import('./text/french.ts')).FRENCH },
};

/** The words of a language for the pieces and places of a world. */
export const wordsOf = wordsWith(wordingOf);
