import { fill, pluralKey } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { type AfterKey, type AfterWords, en } from './en.ts';

export const AFTER_WORDS = library<AfterWords>(en, { fr: async () => (await import('./fr.ts')).fr });

type Facts = Readonly<Record<string, string | number>>;
export type SayAfter = (key: AfterKey, facts?: Facts) => string;

export const sayAfter =
  (language: string): SayAfter =>
  (key, facts = {}) =>
    fill(AFTER_WORDS.in(language)[key], facts);

/** What comes in two numbers. */
export const sayMany = (
  language: string,
  key: 'curvePoints' | 'rolls' | 'allRolls',
  n: number,
  facts: Facts = {},
): string => sayAfter(language)(`${key}_${pluralKey(language, n)}`, { n, ...facts });
