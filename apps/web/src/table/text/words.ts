import { fill } from '../../text/fill.ts';
import { en, type TableWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGS: Readonly<Record<string, TableWords>> = { en, fr };

export type WordKey = keyof TableWords;
export type Say = (key: WordKey, facts?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (language: string): Say =>
  (key, facts = {}) =>
    fill((CATALOGS[language] ?? en)[key], facts);
