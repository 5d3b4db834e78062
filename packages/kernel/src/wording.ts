import type { Catalog, Wording } from './catalog.ts';
import type { Fact } from './refusal.ts';

/** What the facts of a game are, by their names: how most of them are put into words needs nothing else. */
export interface FactKinds {
  /** Ids of units, and lists of them. */
  readonly units: readonly string[];
  readonly unitLists: readonly string[];
  readonly places: readonly string[];
  /** Words of their own: the kind of key under which the catalog has them. */
  readonly words: Readonly<Record<string, string>>;
}

/** What is called how in a language. */
export interface CalledIn {
  readonly catalog: Catalog;
  unit(id: string): string;
  place(id: string): string;
}

/** A word of the catalog; the word itself where there is none. */
export const wordIn = (catalog: Catalog, kind: string, word: string): string =>
  Object.hasOwn(catalog, `${kind}.${word}`) ? catalog[`${kind}.${word}`] : word;

/** The name of a place in a language. Most are the same in every language, and so in no catalog. */
export const placeIn = (catalog: Catalog, name: string | null): string | null =>
  name === null ? null : wordIn(catalog, 'place', name);

/** Units by their names, places with theirs, paths with hyphens, other words in the reader's language. */
export const wordingOfFacts =
  (kinds: FactKinds, names: CalledIn): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(kinds, names, name, fact);
    return Array.isArray(fact) ? manyFacts(kinds, names, name, fact) : String(fact);
  };

function oneFact({ units, places, words }: FactKinds, { catalog, unit, place }: CalledIn, name: string, fact: string) {
  if (units.includes(name)) return unit(fact);
  if (places.includes(name)) return place(fact);
  return wordIn(catalog, words[name] ?? '', fact);
}

function manyFacts({ unitLists }: FactKinds, { unit }: CalledIn, name: string, facts: readonly Fact[]): string {
  if (facts.length === 0) return '–';
  if (name === 'path') return facts.join('-');
  return unitLists.includes(name) ? facts.map((id) => unit(String(id))).join(', ') : facts.join(', ');
}
