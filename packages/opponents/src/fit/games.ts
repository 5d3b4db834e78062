import type { AnyAction, Game } from '@hundred-days/kernel';
import { termsOf as battle } from '../napoleon-at-waterloo/terms.ts';
import type { Terms } from './terms.ts';

/** The games whose evaluation can be taken apart. */
const TAKEN_APART: ReadonlyMap<string, (game: Game<AnyAction>) => Terms> = new Map([
  ['napoleon-at-waterloo', battle as unknown as (game: Game<AnyAction>) => Terms],
]);

export const FITTED_GAMES: readonly string[] = [...TAKEN_APART.keys()];

export function termsOf<A extends AnyAction>(game: Game<A>): Terms {
  const terms = TAKEN_APART.get(game.id);
  if (terms === undefined) throw new Error(`the evaluation of ${game.id} is not taken apart`);
  return terms(game as unknown as Game<AnyAction>);
}
