import { fill } from '../text/fill.ts';
import { typeset } from '../text/typeset.ts';
import { type ApartWords, apartEn } from './text/apart-en.ts';
import { TABLE_WORDS, type WordKey } from './text/words.ts';
import { useTable } from './ui.ts';

export type AnyKey = WordKey | keyof ApartWords;
export type SayAny = (key: AnyKey, facts?: Readonly<Record<string, string | number>>) => string;

const ENGLISH = typeset('en', apartEn);

/** All words of a table, for what is opened later. */
export function useAllWords(): SayAny {
  const words: Readonly<Partial<Record<AnyKey, string>>> = TABLE_WORDS.in(useTable().model.language.value);
  return (key, facts = {}) => fill(words[key] ?? ENGLISH[key as keyof ApartWords], facts);
}
