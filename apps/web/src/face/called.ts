import type { Words } from '@hundred-days/kernel';
import type { MapArt } from '../board/types.ts';

/** What a reader calls the things that a game knows by an id: keys of the game's own catalogs. */

type Kind = 'seat' | 'scenario' | 'option' | 'place';

/** The id itself for what is named nowhere, or the same in every language. */
export const called = ({ catalog }: Pick<Words, 'catalog'>, kind: Kind, id: string): string =>
  catalog[`${kind}.${id}`] ?? id;

const inWords = <T extends { readonly text: string }>(list: readonly T[], words: Pick<Words, 'catalog'>): T[] =>
  list.map((one) => ({ ...one, text: called(words, 'place', one.text) }));

/** The map with the names of its places in a language. */
export const artIn = (art: MapArt, words: Pick<Words, 'catalog'>): MapArt => ({
  ...art,
  names: inWords(art.names, words),
  captions: inWords(art.captions ?? [], words),
});
