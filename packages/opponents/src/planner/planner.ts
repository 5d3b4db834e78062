import type { AnyAction, Game, State } from '@hundred-days/kernel';
import type { Pondering } from './advice.ts';
import type { CharacterName } from './characters.ts';
import type { General, Staff } from './general.ts';
import { LEVELS, type Level, type LevelName, type Tuning } from './levels.ts';
import { conclude, type Thinking } from './thought.ts';

export interface PlannerOptions {
  readonly level: LevelName;
  readonly character?: CharacterName;
  readonly seed: number | string;
  readonly tuning?: Tuning;
}

/** A computer player that thinks before it acts. It is given what its seat may know and nothing else. */
export interface Planner<A extends AnyAction> {
  choose(view: State, seat: number): A;
  /** The same choice in steps: stop asking and nothing has happened. */
  think(view: State, seat: number): Thinking<A>;
  /** What it would do in a decision, and why, from the same view: in steps that can be broken off at any time. */
  advise(view: State, seat: number): Pondering<A>;
  /** Takes in what its seat sees between its decisions, in order; all of it when it takes a game over in the middle. */
  watch(view: State, seat: number): void;
}

function tuned(level: Level, { times = 1, ...changes }: Tuning = {}): Level {
  return { ...level, nodes: Math.max(1, Math.round(level.nodes * times)), ...changes };
}

/** A planner of a game whose staff is at hand: for who loads it only when the game is played. */
export function createPlannerWith<A extends AnyAction, G extends Game<A>>(
  staff: Staff<A, G>,
  game: G,
  { level, tuning, character = 'standard', seed }: PlannerOptions,
): Planner<A> {
  if (staff.game !== game.id) throw new Error(`a planner for ${staff.game} does not play ${game.id}`);
  // What a level is may depend on the scenario and the seat, and both are known when he first looks.
  const bySeat = new Map<number, General<A>>();
  const general = (view: State, seat: number): General<A> => {
    const known = bySeat.get(seat);
    if (known !== undefined) return known;
    const here = { ...LEVELS[level], ...staff.levelAt?.(game, level, view, seat) };
    const made = staff.appoint(game, tuned(here, tuning), character, seed, seat);
    bySeat.set(seat, made);
    return made;
  };
  return {
    think: (view, seat) => general(view, seat).think(view, seat),
    advise: (view, seat) => general(view, seat).advise(view, seat),
    watch: (view, seat) => general(view, seat).watch?.(view, seat),
    choose: (view, seat) => conclude(general(view, seat).think(view, seat)),
  };
}
