import type { AnyAction, Game, State } from '@hundred-days/kernel';
import type { Scale } from '../after/scale.ts';
import type { Appraise } from '../appraise.ts';
import type { Pondering } from './advice.ts';
import type { CharacterName } from './characters.ts';
import type { Level, LevelName } from './levels.ts';
import type { Thinking } from './thought.ts';

/** Plays one seat of one game, and may keep notes while it lasts. */
export interface General<A extends AnyAction> {
  think(view: State, seat: number): Thinking<A>;
  /** What it would do in a decision, and why; of what it does itself nothing changes. */
  advise(view: State, seat: number): Pondering<A>;
  /** Takes in what its seat sees between its decisions, in order: what it makes of it, without a choice. */
  watch?(view: State, seat: number): void;
}

/** Sees the positions of a game, in order, and notes the turns in which somebody stood about for nothing. */
export interface PointlessWatch {
  see(s: State): void;
  found(): readonly { readonly turn: number; readonly corps: string }[];
}

/** What a planner needs to know of a game: the part that is written for it. */
export interface Staff<A extends AnyAction, G extends Game<A> = Game<A>> {
  /** The id of the game. */
  readonly game: string;
  /** Its planner keeps beliefs about what is hidden: only there is it anything to do without them. */
  readonly beliefs?: true;
  /** Its evaluation can be given other weights, for measuring. */
  readonly weights?: true;
  /** Where a level is another than elsewhere, so that each is a step above the one below it here too, whoever has which side. */
  levelAt?(game: G, level: LevelName, view: State, seat: number): Partial<Level>;
  /** So many units move in a turn that the baseline player takes them one by one. */
  oneByOne?(game: G): boolean;
  /** What positions of a game are worth, in the world it was made for. */
  appraisal(game: G): Appraise;
  /**
   * How a seat stands in a position at rest, by the planner's own judgement: what was lost, what either side can do next, how
   * everybody stands. Given a seat's view it knows no more than that seat. In the same coin as the worth of advice.
   */
  standing(game: G): Appraise;
  /** Who watches for pointless turns, where that is measured. */
  pointless?(game: G): PointlessWatch | null;
  /** What its numbers mean in words. */
  readonly scale: Scale;
  /** A general for one seat. */
  appoint(game: G, level: Level, character: CharacterName, seed: number | string, seat: number): General<A>;
}
