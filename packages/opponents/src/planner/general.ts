import type { AnyAction, Game, State } from '@hundred-days/kernel';
import type { CharacterName } from './characters.ts';
import type { Level } from './levels.ts';
import type { Thinking } from './thought.ts';

/** Plays one seat of one game, and may keep notes while it lasts. */
export interface General<A extends AnyAction> {
  think(view: State, seat: number): Thinking<A>;
  /** Takes in what its seat sees between its decisions, in order: what it makes of it, without a choice. */
  watch?(view: State, seat: number): void;
}

/** What a planner needs to know of a game: the part that is written for it. */
export interface Staff<A extends AnyAction, G extends Game<A> = Game<A>> {
  /** The id of the game. */
  readonly game: string;
  appoint(game: G, level: Level, character: CharacterName, seed: number | string): General<A>;
}
