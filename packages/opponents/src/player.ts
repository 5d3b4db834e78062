import type { AnyAction, Game, State } from '@hundred-days/kernel';

/**
 * Somebody who sits at a table. A player is given what its seat may know and nothing else, and may keep notes of its own
 * during a game: a new game gets a new player.
 */
export interface Player {
  readonly name: string;
  /**
   * One of the choices that `seat` has. `view` is the position as that seat may know it; it must not be changed, and is
   * lent for this choice: who keeps it keeps a copy.
   */
  choose<A extends AnyAction>(game: Game<A>, view: State, seat: number, bits: () => number): A;
  /** What `seat` sees after something was done, by whomever: in order, between its own decisions. Nothing is chosen. */
  watch?<A extends AnyAction>(game: Game<A>, view: State, seat: number, bits: () => number): void;
}
