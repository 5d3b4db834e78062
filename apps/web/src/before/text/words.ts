import { fill } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { type BeforeKey, type BeforeWords, en } from './en.ts';

export const BEFORE_WORDS = library<BeforeWords>(en, { fr: async () => (await import('./fr.ts')).fr });

export type SayBefore = (key: BeforeKey, facts?: Readonly<Record<string, string | number>>) => string;

export const sayBefore =
  (language: string): SayBefore =>
  (key, facts = {}) =>
    fill(BEFORE_WORDS.in(language)[key], facts);
