import { type Catalogs, catalogsOf, loadTexts, type Text, type Texts, type Words } from '../catalog.ts';

/** What a game says in a world, in every language, English first; and the same by language. */
export interface Spoken {
  readonly catalogs: Catalogs;
  readonly words: readonly Words[];
  readonly textIn: Readonly<Record<string, Text>>;
  readonly wordsIn: Readonly<Record<string, Words>>;
}

const byLanguage = <T extends { readonly language: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((one) => [one.language, one]));

export async function spoken<W>(texts: Texts, wordsOf: (world: W, text: Text) => Words, world: W): Promise<Spoken> {
  const all = await loadTexts(texts);
  const words = all.map((text) => wordsOf(world, text));
  return { catalogs: catalogsOf(all), words, textIn: byLanguage(all), wordsIn: byLanguage(words) };
}
