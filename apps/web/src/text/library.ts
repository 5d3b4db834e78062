import { loadSetting, typeset } from './typeset.ts';

/** Words by language. English is always there; another language is loaded when somebody wants to read it, and stays. */
export interface Library<W> {
  /** The words of a language; English until they are there. */
  in(language: string): W;
  /** Brings a language. Fails if it cannot be loaded, and is then asked for again by the next who wants it. */
  load(language: string): Promise<void>;
}

/** Languages other than English, by their names: how to load each. A new one is a line here and a file. */
export type Others<W> = Readonly<Record<string, () => Promise<W>>>;

export function library<W>(english: W, others: Others<W>): Library<W> {
  const loaded = new Map<string, W>();
  const first = typeset('en', english);
  return {
    in: (language) => loaded.get(language) ?? first,
    async load(language) {
      if (loaded.has(language) || !Object.hasOwn(others, language)) return;
      const [words] = await Promise.all([others[language](), loadSetting(language)]);
      loaded.set(language, typeset(language, words));
    },
  };
}

/** All of several libraries in a language. */
export const loadAll = async (language: string, ...libraries: readonly Library<unknown>[]): Promise<void> => {
  await Promise.all(libraries.map((one) => one.load(language)));
};
