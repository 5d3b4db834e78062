import type { Catalog, Text, Wording } from './catalog.ts';
import type { Place } from './kinds.ts';
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

/** Half points as they are read: "3½". */
export const inHalves = (n: number): string => String(n).replace(/^0?(\d*)\.5$/, '$1½');

/** Units by their names, places with theirs, paths with hyphens, other words in the reader's language. */
export const wordingOfFacts =
  (kinds: FactKinds, names: CalledIn): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(kinds, names, name, fact);
    if (typeof fact === 'number') return inHalves(fact);
    return Array.isArray(fact) ? manyFacts(kinds, names, name, fact) : String(fact);
  };

/** What a place of a map is called in a language that writes it otherwise; as on the map where it does not. */
export const placeName = (name: string, { places }: Text): string =>
  places !== undefined && Object.hasOwn(places, name) ? places[name] : name;

/** The name of the place a hex lies in, null where it has none. */
export function nameOfHex(w: { readonly hexNames: readonly (string | null)[] }, hex: Place, text: Text): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : placeName(name, text);
}

/** A world whose units and places have names: of a unit its id where it is unknown, of a place null where it has none. */
export interface NamesIn<W> {
  unitName(w: W, id: string, text: Text): string;
  nameOfHex(w: W, hex: Place, text: Text): string | null;
}

interface WithMap {
  readonly map: { indexOf(id: string): Place };
}

/** The same for a world of hexes: the id stands behind a unit's name and before that of a hex. */
export const wordingInHexes = <W extends WithMap>(kinds: FactKinds, w: W, text: Text, names: NamesIn<W>): Wording =>
  wordingOfFacts(kinds, {
    catalog: text.catalog,
    unit(id) {
      const name = names.unitName(w, id, text);
      return name === id ? id : `${name} [${id}]`;
    },
    place(id) {
      const name = names.nameOfHex(w, w.map.indexOf(id), text);
      return name === null ? id : `${id} (${name})`;
    },
  });

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
