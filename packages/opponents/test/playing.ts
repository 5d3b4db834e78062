import type { AnyAction, Dice, Game, Setup, State } from '@hundred-days/kernel';
import { allChoices, concealed, firstSeatToAct, sameAction, sameState, seededDice, submit } from '@hundred-days/kernel';
import type { Planner } from '@hundred-days/opponents/planner';
import { expect } from 'vitest';

/** The first position of a set-up that has no fault. */
export function startOf<A extends AnyAction>(game: Game<A>, setup: Setup, dice: Dice = seededDice('a')): State {
  const started = game.start(setup, dice, null);
  if (!started.ok) throw new Error('the set-up is at fault');
  return started.value;
}

/** Plays to the end or for so many actions; `watch` sees every choice before it is carried out. */
export function playOut<A extends AnyAction>(
  game: Game<A>,
  state: State,
  players: readonly Planner<A>[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
  watch: (state: State, seat: number, action: A) => void = () => undefined,
): A[] {
  const dice = seededDice(seed);
  const done: A[] = [];
  for (let seat = firstSeatToAct(game, state); seat >= 0 && done.length < most; seat = firstSeatToAct(game, state)) {
    const action = players[seat].choose(concealed(game, state, seat), seat);
    watch(state, seat, action);
    expect(submit(game, state, seat, action, dice)).toBeNull();
    done.push(action);
  }
  return done;
}

/** Sees that what is chosen is among the choices there are. */
export const onlyListed =
  <A extends AnyAction>(game: Game<A>) =>
  (state: State, seat: number, action: A): void =>
    expect(allChoices(game, state, seat).some((choice) => sameAction(choice, action))).toBe(true);

/** Compared as memory: thousands of numbers one by one would take longer than the thought that must not touch them. */
export const expectUntouched = (view: State, before: State): void => expect(sameState(view, before)).toBe(true);
