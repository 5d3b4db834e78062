import { spoken } from '@hundred-days/kernel/testing';
import CASES from '../data/cases.json' with { type: 'json' };
import { TEXTS, wordsOf } from '../src/words.ts';
import { WORLD } from './support.ts';

/** What the game says, in every language, and the rules it cites. */
export { CASES };
export const { catalogs: CATALOGS, words: WORDS, textIn, wordsIn } = await spoken(TEXTS, wordsOf, WORLD);
