import { fill } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import type { ApartWords } from './apart-en.ts';
import { en, type TableWords } from './en.ts';

/** What any table says, whatever is played at it. English words of what is opened later come with that: see apartWords.ts. */
export const TABLE_WORDS = library<TableWords & Partial<ApartWords>>(en, {
  fr: async () => (await import('./fr.ts')).fr,
});

export type WordKey = keyof TableWords;
export type Say = (key: WordKey, facts?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (language: string): Say =>
  (key, facts = {}) =>
    fill(TABLE_WORDS.in(language)[key], facts);
