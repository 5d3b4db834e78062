import type { Text } from '@hundred-days/kernel';
import { TEXTS } from '@hundred-days/napoleon-1815/words';
import { fill, pluralKey } from '../../../text/fill.ts';
import { library, loadAll } from '../../../text/library.ts';
import { en, type FaceWords } from './en.ts';
import { type LateWords, lateEn } from './late-en.ts';

type AllWords = FaceWords & LateWords;

const WORDS = library<AllWords>(
  { ...en, ...lateEn },
  {
    fr: async () => {
      const [{ fr }, { lateFr }] = await Promise.all([import('./fr.ts'), import('./late-fr.ts')]);
      return { ...fr, ...lateFr };
    },
  },
);

/** What the game itself says. */
const GAME = library<Text>(TEXTS.english, TEXTS.others);

export const textIn = GAME.in;
export const loadWords = (language: string): Promise<void> => loadAll(language, WORDS, GAME);

export type Key = keyof AllWords;
/** Keys that come in two numbers: "x_one", "x_other". */
export type PluralKey = Key extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

export type Facts = Readonly<Record<string, string | number>>;

/** One sentence of the face in the reader's language. */
export const tell = (language: string, key: Key, facts: Facts = {}): string => fill(WORDS.in(language)[key], facts);

export const tellMany = (language: string, key: PluralKey, n: number, facts: Facts = {}): string =>
  tell(language, `${key}_${pluralKey(language, n)}` as Key, { n, ...facts });
