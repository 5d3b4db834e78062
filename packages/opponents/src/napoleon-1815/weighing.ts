import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/napoleon-1815';
import type { Trials, Worlds } from './trials.ts';

/** The share of what is left for a Player Turn that one weighing may take: the last battle is thought over as well. */
const SHARE = 0.2;
/** With less than this for a weighing nothing can be told. */
const TOO_LITTLE = 400;

/**
 * Decisions of the script in all trials of a Player Turn: how long a battle goes on nobody knows, and no turn is to take for ever.
 */
export interface Purse {
  /** What one weighing may take; 0 when too little is left. */
  allowance(view: State): number;
  spend(view: State, decisions: number): void;
}

export function createPurse(w: World, full: number): Purse {
  let turn = -1;
  let left = full;
  const open = (view: State): void => {
    if (view[w.at.turn] !== turn) left = full;
    turn = view[w.at.turn];
  };
  return {
    allowance(view) {
      open(view);
      return SHARE * left < TOO_LITTLE ? 0 : SHARE * left;
    },
    spend(view, decisions) {
      open(view);
      left -= decisions;
    },
  };
}

/** Something that could be done, and what it came to on average in the worlds so far. */
export interface Tried<T> {
  readonly option: T;
  readonly value: number;
}

/** Tries all in one world after another, as long as the decisions last: all that are compared have been in the same worlds. */
export function* weighed<T>(
  trials: Trials,
  worlds: Worlds,
  options: readonly T[],
  allowance: number,
  tryIn: (option: T, world: number) => number,
): Generator<readonly Tried<T>[], void, void> {
  const sums = options.map(() => 0);
  const began = trials.decisions;
  for (const world of worlds.states.keys()) {
    if (trials.decisions - began >= allowance) return;
    for (const [i, option] of options.entries()) sums[i] += tryIn(option, world);
    yield options.map((option, i) => ({ option, value: sums[i] / (world + 1) }));
  }
}
