import type { AnyAction, Game, State } from '@hundred-days/kernel';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import { createGeneral } from '../napoleon-at-waterloo/general.ts';
import { CHARACTERS } from '../napoleon-at-waterloo/weights.ts';
import { LEVELS, type Level, type LevelName } from './levels.ts';
import { conclude, type Thinking } from './thought.ts';

export type CharacterName = keyof typeof CHARACTERS;
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly CharacterName[];

export interface PlannerOptions {
  readonly level: LevelName;
  readonly character?: CharacterName;
  readonly seed: number | string;
  /** Changes to the level, for measuring. */
  readonly tuning?: Partial<Level>;
}

/** A computer player that thinks before it acts. It is given what its seat may know and nothing else. */
export interface Planner<A extends AnyAction> {
  choose(view: State, seat: number): A;
  /** The same choice in steps: stop asking and nothing has happened. */
  think(view: State, seat: number): Thinking<A>;
}

/** The games there is a planner for. */
export const PLANNED_GAMES: readonly string[] = ['napoleon-at-waterloo'];

export function createPlanner<A extends AnyAction>(game: Game<A>, options: PlannerOptions): Planner<A> {
  if (!PLANNED_GAMES.includes(game.id)) throw new Error(`there is no planner for ${game.id}`);
  const level = { ...LEVELS[options.level], ...options.tuning };
  const weights = CHARACTERS[options.character ?? 'standard'];
  // The id says which game it is, and with it what its actions are.
  const general = createGeneral(game as unknown as Game<Action>, level, weights, options.seed);
  const think = (view: State, seat: number): Thinking<A> => general.think(view, seat) as unknown as Thinking<A>;
  return { think, choose: (view, seat) => conclude(think(view, seat)) };
}
