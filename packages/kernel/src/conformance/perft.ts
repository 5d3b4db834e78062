import type { AnyAction } from '../actions.ts';
import type { Game } from '../contract.ts';
import type { Dice } from '../dice.ts';
import { allChoices, choicesOf, piecesOf, seatsToAct, submit } from '../referee.ts';
import { copyState, type State } from '../state.ts';
import { begin, seatsIn } from '../testing/randomPlay.ts';
import { ensureSame, fail } from './failure.ts';
import type { NamedSetup } from './plan.ts';

/** Every die shows the same number, so that a count has no chance in it. */
export const fixedDice = (value: number): Dice => ({ roll: (sides) => Math.min(value, sides) });

/** How many sequences of so many actions can be played from a position. */
export function perft<A extends AnyAction>(game: Game<A>, state: State, depth: number, dice: Dice): number {
  let count = 0;
  for (const seat of seatsIn(seatsToAct(game, state))) {
    if (depth === 1) {
      for (const piece of piecesOf(game, state, seat)) count += choicesOf(game, state, seat, piece).length;
      continue;
    }
    for (const action of allChoices(game, state, seat)) {
      const after = copyState(state);
      submit(game, after, seat, action, dice);
      count += perft(game, after, depth - 1, dice);
    }
  }
  return count;
}

/** Counts with every die showing 1, in the set-up as well. */
export function countChoices<A extends AnyAction>(game: Game<A>, { setup }: NamedSetup, depths: number): number[] {
  const dice = fixedDice(1);
  const state = begin(game, setup, dice);
  return Array.from({ length: depths }, (_, i) => perft(game, state, i + 1, dice));
}

/** The counts at the first decisions are as they were frozen. */
export function countsFrozen<A extends AnyAction>(
  game: Game<A>,
  setup: NamedSetup,
  frozen: readonly number[] | undefined,
): void {
  if (frozen === undefined)
    fail(`${setup.name}: no counts are frozen; they are ${countChoices(game, setup, 2).join(', ')}`);
  ensureSame(countChoices(game, setup, frozen.length), frozen, () => `${setup.name}: choices at the first decisions`);
}
