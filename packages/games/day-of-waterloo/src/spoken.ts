import { type Texts, wordsWith } from '@hundred-days/kernel';
import { en } from './text/en.ts';
import { wordingOf } from './text/wording.ts';

/** What the game says on a board, by language; what it answers is apart. Units and places have their English names in the data. */
export const SPOKEN: Texts = {
  english: { language: 'en', catalog: en, units: {} },
  others: { fr: async () => (await import('./text/french.ts')).FRENCH },
};

/** The words of a language for the pieces and places of a world. */
export const wordsOf = wordsWith(wordingOf);
