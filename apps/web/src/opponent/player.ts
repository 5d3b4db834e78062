import { type AnyAction, type Game, randomBits, type State } from '@hundred-days/kernel';
import { greedyPlayer } from '@hundred-days/opponents';
import {
  CHARACTER_NAMES,
  type CharacterName,
  createPlanner,
  LEVEL_NAMES,
  type LevelName,
  PLANNED_GAMES,
} from '@hundred-days/opponents/planner';
import type { Seating } from './messages.ts';

export interface Thought {
  readonly progress: number;
  readonly intent: readonly AnyAction[];
}

/** A computer player at one seat. It may keep notes during a game. */
export interface Computer {
  think(view: State): Generator<Thought, AnyAction, void>;
}

/** The computer for a seat: the one place that says which player a level stands for. */
export function createComputer(game: Game<AnyAction>, seating: Seating): Computer {
  const level = LEVEL_NAMES.find((name) => name === seating.level);
  return level !== undefined && PLANNED_GAMES.includes(game.id) ? planner(game, seating, level) : simple(game, seating);
}

function planner(game: Game<AnyAction>, { seat, character, seed }: Seating, level: LevelName): Computer {
  const known: CharacterName = CHARACTER_NAMES.find((name) => name === character) ?? 'standard';
  const player = createPlanner(game, { level, character: known, seed });
  return { think: (view) => player.think(view, seat) };
}

/** Looks one action ahead: for a game nobody has written a planner for. */
function simple(game: Game<AnyAction>, { seat, seed }: Seating): Computer {
  const player = greedyPlayer();
  const bits = randomBits(seed);
  return {
    // biome-ignore lint/correctness/useYield: it has nothing to say before it knows.
    *think(view) {
      return player.choose(game, view, seat, bits);
    },
  };
}
