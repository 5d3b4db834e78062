import { catalogsOf, loadTexts, type Text, type Words } from '@hundred-days/kernel';
import CASES from '../data/cases.json' with { type: 'json' };
import { TEXTS, wordsOf } from '../src/words.ts';
import { w } from './world.ts';

/** What the game says, in every language, and the rules it cites. */

const texts = await loadTexts(TEXTS);

export { CASES };
export const CATALOGS = catalogsOf(texts);
export const WORDS: readonly Words[] = texts.map((text) => wordsOf(w, text));

const named = <T extends { readonly language: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((one) => [one.language, one]));

/** The same by language. */
export const textIn: Readonly<Record<string, Text>> = named(texts);
export const wordsIn: Readonly<Record<string, Words>> = named(WORDS);
