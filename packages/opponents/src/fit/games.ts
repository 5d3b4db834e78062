import type { AnyAction, Game } from '@hundred-days/kernel';
import { termsOf as day } from '../day-of-waterloo/terms.ts';
import { DRAWN as lastBattles } from '../last-battles/drawn.ts';
import { DRAWN as blocks } from '../napoleon-1815/drawn.ts';
import { termsOf as battle } from '../napoleon-at-waterloo/terms.ts';
import { DRAWN as campaign } from '../waterloo-campaign/drawn.ts';
import type { Terms } from './terms.ts';
import type { Drawn } from './trials.ts';

/** The games whose evaluation can be taken apart. */
const TAKEN_APART: ReadonlyMap<string, (game: Game<AnyAction>) => Terms> = new Map([
  ['napoleon-at-waterloo', battle as unknown as (game: Game<AnyAction>) => Terms],
  ['day-of-waterloo', day as unknown as (game: Game<AnyAction>) => Terms],
]);

/** Those whose weights can be tried by play only. */
const DRAWN_ONLY: ReadonlyMap<string, readonly Drawn[]> = new Map([
  ['waterloo-campaign', campaign],
  ['napoleon-1815', blocks],
  ['last-battles', lastBattles],
]);

export const FITTED_GAMES: readonly string[] = [...TAKEN_APART.keys()];
/** The games whose weights can be drawn by lot. */
export const DRAWN_GAMES: readonly string[] = [...FITTED_GAMES, ...DRAWN_ONLY.keys()];

export function termsOf<A extends AnyAction>(game: Game<A>): Terms {
  const terms = TAKEN_APART.get(game.id);
  if (terms === undefined) throw new Error(`the evaluation of ${game.id} is not taken apart`);
  return terms(game as unknown as Game<AnyAction>);
}

/** The weights of a game that are tried high and low. */
export const drawnOf = <A extends AnyAction>(game: Game<A>): readonly Drawn[] =>
  DRAWN_ONLY.get(game.id) ?? termsOf(game).drawn;
