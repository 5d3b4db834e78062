import type { AnyAction, Game } from '@hundred-days/kernel';
import type { Player } from '../player.ts';
import type { CharacterName } from './characters.ts';
import type { Level, LevelName } from './levels.ts';
import type { Planner } from './planner.ts';
import { createPlanner } from './staffs.ts';

/** A planner as a player among the others. Its seed comes from the players' chance, drawn once a game. */
export function planningPlayer(
  level: LevelName,
  character: CharacterName = 'standard',
  tuning: Partial<Level> = {},
): Player {
  let planner: Planner<AnyAction> | null = null;
  let madeFor: unknown = null;
  const name = character === 'standard' ? level : `${level}:${character}`;
  return {
    name,
    choose<A extends AnyAction>(game: Game<A>, view: Int16Array, seat: number, bits: () => number): A {
      if (planner === null || madeFor !== game) {
        planner = createPlanner(game as unknown as Game<AnyAction>, { level, character, seed: bits(), tuning });
        madeFor = game;
      }
      return planner.choose(view, seat) as A;
    },
  };
}
