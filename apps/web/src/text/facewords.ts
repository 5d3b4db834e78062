import type { Text, Texts } from '@hundred-days/kernel';
import { fill, pluralKey } from './fill.ts';
import { library, loadAll, type Others } from './library.ts';

export type Facts = Readonly<Record<string, string | number>>;

/** Keys that come in two numbers: "x_one", "x_other". */
export type PluralKey<K> = K extends `${infer Stem}_one` ? Stem : never;

/** What a face says, and what the game itself says, in the reader's language. */
export interface FaceWords<W> {
  wordsOf(language: string): W;
  textIn(language: string): Text;
  /** Brings a language, the face's words and the game's. */
  loadWords(language: string): Promise<void>;
  /** One sentence of the face. */
  tell(language: string, key: keyof W, facts?: Facts): string;
  tellMany(language: string, key: PluralKey<keyof W>, n: number, facts?: Facts): string;
}

export function faceWords<W extends Readonly<Record<keyof W, string>>>(
  english: W,
  others: Others<W>,
  texts: Texts,
): FaceWords<W> {
  const words = library<W>(english, others);
  const game = library<Text>(texts.english, texts.others);
  const tell: FaceWords<W>['tell'] = (language, key, facts = {}) => fill(words.in(language)[key], facts);
  return {
    wordsOf: words.in,
    textIn: game.in,
    loadWords: (language) => loadAll(language, words, game),
    tell,
    tellMany: (language, key, n, facts = {}) =>
      tell(language, `${key}_${pluralKey(language, n)}` as keyof W, { n, ...facts }),
  };
}
