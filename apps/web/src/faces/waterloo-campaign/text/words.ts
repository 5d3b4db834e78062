import { fill, pluralKey } from '../../../text/fill.ts';
import { en, type FaceWords } from './en.ts';
import { fr } from './fr.ts';
import { type LateWords, lateEn } from './late-en.ts';
import { lateFr } from './late-fr.ts';

type AllWords = FaceWords & LateWords;

const CATALOGS: Readonly<Record<string, readonly [Partial<AllWords>, Partial<AllWords>]>> = {
  en: [en, lateEn],
  fr: [fr, lateFr],
};

/** Late words are filled into their catalog when they come: what is looked up is the catalog itself, and no copy of it. */
function wordOf(language: string, key: Key): string | undefined {
  const [early, late] = CATALOGS[language] ?? CATALOGS.en;
  return early[key] ?? late[key];
}

export type Key = keyof AllWords;
/** Keys that come in two numbers: "x_one", "x_other". */
export type PluralKey = Key extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

export type Facts = Readonly<Record<string, string | number>>;

/** One sentence of the face in the reader's language. */
export const tell = (language: string, key: Key, facts: Facts = {}): string => fill(wordOf(language, key), facts);

export const tellMany = (language: string, key: PluralKey, n: number, facts: Facts = {}): string =>
  tell(language, `${key}_${pluralKey(language, n)}` as Key, { n, ...facts });

/** "a, b and c" */
export function listed(language: string, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${tell(language, 'and')} ${names[names.length - 1]}`;
}
