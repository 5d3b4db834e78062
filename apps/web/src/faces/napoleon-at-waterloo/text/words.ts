import type { Text } from '@hundred-days/kernel';
import { TEXTS } from '@hundred-days/napoleon-at-waterloo/words';
import { fill, pluralKey } from '../../../text/fill.ts';
import { library, loadAll } from '../../../text/library.ts';
import { en, type FaceWords } from './en.ts';

const WORDS = library<FaceWords>(en, { fr: async () => (await import('./fr.ts')).fr });

/** What the game itself says. */
const GAME = library<Text>(TEXTS.english, TEXTS.others);

export const textIn = GAME.in;
export const loadWords = (language: string): Promise<void> => loadAll(language, WORDS, GAME);

export const wordsOf = (language: string): FaceWords => WORDS.in(language);

type Key = keyof FaceWords;
/** Keys that come in two numbers: "x_one", "x_other". */
type PluralKey = Key extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

export type Facts = Readonly<Record<string, string | number>>;

/** One sentence of the face in the reader's language. */
export const tell = (language: string, key: Key, facts: Facts = {}): string => fill(wordsOf(language)[key], facts);

export const tellMany = (language: string, key: PluralKey, n: number, facts: Facts = {}): string =>
  tell(language, `${key}_${pluralKey(language, n)}` as Key, { n, ...facts });

/** "a, b and c" */
export function listed(language: string, names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${wordsOf(language)[word]} ${names[names.length - 1]}`;
}
