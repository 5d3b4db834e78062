import type { Fact } from './refusal.ts';

/** Words a player reads, by key. `{name}` stands for a fact. */
export type Catalog = Readonly<Record<string, string>>;
export type Catalogs = Readonly<Record<string, Catalog>>;

/** How a fact is put into words: a unit's id becomes its name, for instance. */
export type Wording = (name: string, fact: Fact) => string;

/** What a language brings to a game: its catalog, and the names of units that its data do not give. */
export interface Text {
  readonly language: string;
  readonly catalog: Catalog;
  readonly units: Readonly<Record<string, string>>;
  /** Places that are called otherwise in this language than in the data, by their name there. */
  readonly places?: Readonly<Record<string, string>>;
}

/** The languages of a game. English is there; any other is loaded when somebody reads it. A new one is a file and a line. */
export interface Texts {
  readonly english: Text;
  readonly others: Readonly<Record<string, () => Promise<Text>>>;
}

/** Why something is not allowed, and what is wrong with a file, by language: read by who asks, and not before. */
export interface Answers {
  readonly english: Catalog;
  readonly others: Readonly<Record<string, () => Promise<Catalog>>>;
}

export const withCatalog = (text: Text, more: Catalog): Text => ({ ...text, catalog: { ...text.catalog, ...more } });

/** The words of a board and the answers, in one. */
export const withAnswers = (spoken: Texts, answers: Answers): Texts => ({
  english: withCatalog(spoken.english, answers.english),
  others: Object.fromEntries(
    Object.entries(spoken.others).map(([language, load]) => [
      language,
      async () => withCatalog(await load(), await answers.others[language]()),
    ]),
  ),
});

/** A game's words in one language, and how it puts facts into them. */
export interface Words {
  readonly language: string;
  readonly catalog: Catalog;
  readonly wording: Wording;
}

/** The words of a language for the units and places of a world. */
export const wordsWith =
  <W>(wordingOf: (world: W, text: Text) => Wording) =>
  (world: W, text: Text): Words => ({
    language: text.language,
    catalog: text.catalog,
    wording: wordingOf(world, text),
  });

/** The text of a language; English where there is none. */
export const loadText = async ({ english, others }: Texts, language: string): Promise<Text> =>
  Object.hasOwn(others, language) ? others[language]() : english;

/** All there are, English first. */
export const loadTexts = async ({ english, others }: Texts): Promise<readonly Text[]> => [
  english,
  ...(await Promise.all(Object.values(others).map((load) => load()))),
];

/** The catalogs of several languages by their names. */
export const catalogsOf = (texts: readonly Pick<Text, 'language' | 'catalog'>[]): Catalogs =>
  Object.fromEntries(texts.map(({ language, catalog }) => [language, catalog]));
