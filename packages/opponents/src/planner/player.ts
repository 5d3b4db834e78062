import type { AnyAction, Game } from '@hundred-days/kernel';
import { createPlanner } from '../computers.ts';
import type { Player } from '../player.ts';
import type { CharacterName } from './characters.ts';
import type { LevelName, Tuning } from './levels.ts';
import type { Planner } from './planner.ts';

/** A planner as a player among the others. Its seed comes from the players' chance, drawn once a game. */
export function planningPlayer(level: LevelName, character: CharacterName = 'standard', tuning: Tuning = {}): Player {
  let planner: Planner<AnyAction> | null = null;
  let madeFor: unknown = null;
  const plannerFor = (game: unknown, bits: () => number): Planner<AnyAction> => {
    if (planner !== null && madeFor === game) return planner;
    planner = createPlanner(game as Game<AnyAction>, { level, character, seed: bits(), tuning });
    madeFor = game;
    return planner;
  };
  const name = character === 'standard' ? level : `${level}:${character}`;
  return {
    name,
    choose<A extends AnyAction>(game: Game<A>, view: Int16Array, seat: number, bits: () => number): A {
      return plannerFor(game, bits).choose(view, seat) as A;
    },
    watch: (game, view, seat, bits) => plannerFor(game, bits).watch(view, seat),
  };
}
