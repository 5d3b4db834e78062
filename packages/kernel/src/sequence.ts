import type { AnyAction } from './actions.ts';
import type { Phase, RefereeRules } from './contract.ts';
import type { Dice } from './dice.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

/** The number of each step of a sequence of play, by its name: how a position says which it is. */
export const stepNumbers = <Step extends string>(steps: readonly Step[]): Readonly<Record<Step, number>> =>
  Object.fromEntries(steps.map((step, number) => [step, number])) as Record<Step, number>;

/** How the positions of a game say which step of its sequence of play they are in. */
export function stepsOf<Step extends string>(steps: readonly Step[]) {
  const numbers = stepNumbers(steps);
  return {
    stepNumber: (name: Step): number => numbers[name],
    stepOf: (w: InSteps, s: State): Step => steps[s[w.at.step]],
    setStep(w: InSteps, s: State, name: Step): void {
      s[w.at.step] = numbers[name];
    },
  };
}

export interface InSteps {
  readonly at: { readonly step: number };
}

/** Goes on through a game's sequence of play until somebody has to decide. */
export type Proceed = (state: State, dice: Dice, tell: Tell) => void;

/** A phase as a game writes it: its step names it, and whoever the position names decides, unless `seats` says otherwise. */
export type Stage<A extends AnyAction> = Omit<Phase<A>, 'name' | 'seats'> & Partial<Pick<Phase<A>, 'seats'>>;

/** The phases of a game, by the steps in which somebody decides. */
export type Stages<A extends AnyAction, Step extends string> = Readonly<Partial<Record<Step, Stage<A>>>>;

/** A game's sequence of play. In a step without a phase nobody decides: the game is over. */
export interface Sequence<A extends AnyAction, Step extends string> {
  readonly steps: readonly Step[];
  readonly phases: Stages<A, Step>;
  readonly rules: RefereeRules;
  /** Where a position says which step it is in, and which seat decides. */
  readonly at: { readonly step: number; readonly seat: number };
  readonly proceed: Proceed;
}

/** The phase a position is in, and what the referee cites. After every action the sequence of play goes on to the next decision. */
export function playInSequence<A extends AnyAction, Step extends string>({
  steps,
  phases,
  rules,
  at,
  proceed,
}: Sequence<A, Step>): { readonly refereeRules: RefereeRules; readonly phase: (state: State) => Phase<A> } {
  const seats = (state: State): number => 1 << state[at.seat];
  const byStep = steps.map((name) => {
    const stage = phases[name];
    return stage === undefined ? gameOver<A>(rules.gameOver) : inSequence({ seats, ...stage, name }, proceed);
  });
  return { refereeRules: rules, phase: (state) => byStep[state[at.step]] };
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
