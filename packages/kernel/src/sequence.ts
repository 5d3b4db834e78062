import type { AnyAction } from './actions.ts';
import type { Phase } from './contract.ts';
import type { Dice } from './dice.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

/** The number of each step of a sequence of play, by its name: how a position says which it is. */
export const stepNumbers = <Step extends string>(steps: readonly Step[]): Readonly<Record<Step, number>> =>
  Object.fromEntries(steps.map((step, number) => [step, number])) as Record<Step, number>;

/** Goes on through a game's sequence of play until somebody has to decide. */
export type Proceed = (state: State, dice: Dice, tell: Tell) => void;

/**
 * The phase of each step in order of `steps`. After every action the sequence of play goes on to the next decision; in a step
 * without a phase nobody decides, and `overRule` says why.
 */
export function phasesInSequence<A extends AnyAction, Step extends string>(
  steps: readonly Step[],
  phases: Readonly<Partial<Record<Step, Phase<A>>>>,
  overRule: string,
  proceed: Proceed,
): readonly Phase<A>[] {
  const over = gameOver<A>(overRule);
  return steps.map((step) => inSequence(phases[step] ?? over, proceed));
}

const inSequence = <A extends AnyAction>(phase: Phase<A>, proceed: Proceed): Phase<A> => ({
  ...phase,
  apply(state, seat, action, dice, tell) {
    phase.apply(state, seat, action, dice, tell);
    proceed(state, dice, tell);
  },
});

/** Nobody decides any more. */
export const gameOver = <A extends AnyAction>(rule: string): Phase<A> => ({
  name: 'over',
  rule,
  accepts: [],
  seats: () => 0,
  pieces: () => [],
  choices: () => [],
  refuse: () => null,
  apply: () => undefined,
});
