import { type AnyAction, randomBits, type State } from '@hundred-days/kernel';
import { greedyPlayerWith } from '@hundred-days/opponents';
import {
  CHARACTER_NAMES,
  type CharacterName,
  createPlannerWith,
  LEVEL_NAMES,
  type LevelName,
  type Pondering,
} from '@hundred-days/opponents/planner';
import type { Known } from './games.ts';
import type { Seating } from './messages.ts';

export interface Thought {
  readonly progress: number;
  readonly intent: readonly AnyAction[];
}

/** A computer player at one seat. It may keep notes during a game. */
export interface Computer {
  /** What the seat has seen before it decides; given in order. */
  watch(view: State): void;
  think(view: State): Generator<Thought, AnyAction, void>;
  /** What it would do, and why; null from who only looks one action ahead. */
  advise(view: State): Pondering<AnyAction> | null;
}

/** The computer for a seat: the one place that says which player a level stands for. */
export function createComputer(known: Known, seating: Seating): Computer {
  const level = LEVEL_NAMES.find((name) => name === seating.level);
  return level !== undefined ? planner(known, seating, level) : simple(known, seating);
}

function planner({ game, staff }: Known, { seat, character, seed }: Seating, level: LevelName): Computer {
  const named: CharacterName = CHARACTER_NAMES.find((name) => name === character) ?? 'standard';
  const player = createPlannerWith(staff, game, { level, character: named, seed });
  return {
    watch: (view) => player.watch(view, seat),
    think: (view) => player.think(view, seat),
    advise: (view) => player.advise(view, seat),
  };
}

/** Looks one action ahead: for a level nobody knows. */
function simple({ game, staff }: Known, { seat, seed }: Seating): Computer {
  const player = greedyPlayerWith((played) => staff.appraisal(played));
  const bits = randomBits(seed);
  return {
    watch: () => undefined,
    advise: () => null,
    // biome-ignore lint/correctness/useYield: it has nothing to say before it knows.
    *think(view) {
      return player.choose(game, view, seat, bits);
    },
  };
}
