import { type Catalog, type Text, type Texts, withCatalog } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import { fill, pluralKey } from './fill.ts';
import { library, loadAll, type Others } from './library.ts';
import { typeset } from './typeset.ts';

export type Facts = Readonly<Record<string, string | number>>;

/** Keys that come in two numbers: "x_one", "x_other". */
export type PluralKey<K> = K extends `${infer Stem}_one` ? Stem : never;

/** What a face says in a language after its first board, and what its game answers to "why not?". */
export interface Rest<W> {
  readonly words: Partial<W>;
  readonly answers: Catalog;
}

export interface Said<W> {
  /** What is read on a first board: English, and how to load other languages. */
  readonly english: Partial<W>;
  readonly others: Others<Partial<W>>;
  /** What the game itself says there. */
  readonly texts: Texts;
  /** What is read later, in the same languages, English too. */
  readonly rest: () => Promise<Others<Rest<W>>>;
}

/** What a face says, and what the game itself says, in the reader's language. */
export interface FaceWords<W> {
  wordsOf(language: string): Partial<W>;
  textIn(language: string): Text;
  /** Brings what a first board says in a language, the face's words and the game's. */
  loadWords(language: string): Promise<void>;
  /** Brings what is read later. Fails if it cannot be loaded, and is then asked for again by the next who wants it. */
  loadRest(language: string): Promise<void>;
  /** Whether all of a language is there. Who asks in a drawing is drawn again when it is. */
  isWhole(language: string): boolean;
  /** One sentence of the face; nothing for one that is read later, until it is there. */
  tell(language: string, key: keyof W, facts?: Facts): string;
  tellMany(language: string, key: PluralKey<keyof W>, n: number, facts?: Facts): string;
}

export function faceWords<W extends Readonly<Record<keyof W, string>>>(said: Said<W>): FaceWords<W> {
  const words = library<Partial<W>>(said.english, said.others);
  const game = library<Text>(said.texts.english, said.texts.others);
  /** All of a language, once the rest of it has come. */
  const whole = signal<ReadonlyMap<string, { readonly words: Partial<W>; readonly text: Text }>>(new Map());
  const spoken = (language: string): boolean => language === 'en' || Object.hasOwn(said.others, language);
  const wordsIn = (language: string): Partial<W> => whole.value.get(language)?.words ?? words.in(language);
  const loadWords = (language: string): Promise<void> => loadAll(language, words, game);
  const tell: FaceWords<W>['tell'] = (language, key, facts = {}) => fill(wordsIn(language)[key] ?? '', facts);
  return {
    wordsOf: wordsIn,
    textIn: (language) => whole.value.get(language)?.text ?? game.in(language),
    loadWords,
    async loadRest(language) {
      if (whole.peek().has(language) || !spoken(language)) return;
      const [loaded] = await Promise.all([said.rest().then((rest) => rest[language]()), loadWords(language)]);
      const rest = typeset(language, loaded);
      const all = {
        words: { ...words.in(language), ...rest.words },
        text: withCatalog(game.in(language), rest.answers),
      };
      whole.value = new Map([...whole.peek(), [language, all]]);
    },
    isWhole: (language) => whole.value.has(language) || !spoken(language),
    tell,
    tellMany: (language, key, n, facts = {}) =>
      tell(language, `${key}_${pluralKey(language, n)}` as keyof W, { n, ...facts }),
  };
}
