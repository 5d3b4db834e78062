import type { AnyAction, Game } from '@hundred-days/kernel';
import type { MapArt } from '../board/types.ts';

/** What a reader calls the things that a game knows by an id: keys of the game's own catalogs. */

type Kind = 'seat' | 'scenario' | 'option' | 'place';

/** English where a language has no word; the id itself for what is named nowhere, or the same in every language. */
export const called = ({ catalogs }: Pick<Game<AnyAction>, 'catalogs'>, kind: Kind, id: string, language: string) =>
  catalogs[language]?.[`${kind}.${id}`] ?? catalogs.en[`${kind}.${id}`] ?? id;

/** The map with the names of its places in a language. */
export const artIn = (art: MapArt, game: Pick<Game<AnyAction>, 'catalogs'>, language: string): MapArt => ({
  ...art,
  names: art.names.map((name) => ({ ...name, text: called(game, 'place', name.text, language) })),
});
