import type { AnyAction, Game } from '@hundred-days/kernel';
import type { Staff } from '@hundred-days/opponents/planner';
import { hasGame, loadStaff, loadWorld } from '../games/index.ts';

/** What the worker needs of a game: no board and no words. Each game's part is loaded when the game is played. */
export interface Known {
  readonly game: Game<AnyAction>;
  readonly staff: Staff<AnyAction>;
}

/** A game for one of its worlds, and who plays it. */
export async function loadKnown(id: string, world: string): Promise<Known> {
  if (!hasGame(id)) throw new Error(`there is no computer player for ${id}`);
  const [game, staff] = await Promise.all([loadWorld(id, world), loadStaff(id)]);
  return { game, staff };
}
