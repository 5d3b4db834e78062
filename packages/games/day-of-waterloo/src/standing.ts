import type { StandingOrder } from '@hundred-days/kernel';
import type { Action, ActionType } from './actions.ts';
import type { StepName } from './layout.ts';

/** What a player who is away may have answered for him. Something is hidden (5.4.2j): each answers whenever it is asked. */

/** The first of these kinds that may be answered. */
const answering = (
  id: string,
  phases: readonly StepName[],
  ...kinds: readonly ActionType[]
): StandingOrder<Action> => ({
  id,
  phases,
  answer: (_s, _seat, choices) =>
    kinds.map((kind) => choices.find(({ type }) => type === kind)).find((one) => one !== undefined) ?? null,
});

export const standingOrders = (): readonly StandingOrder<Action>[] => [
  /** 10.6, 11.1.1: nobody retreats before fire or an attack. */
  answering('evade', ['fire-evasion', 'attack-evasion'], 'done'),
  /** 11.6b: combined arms are claimed wherever they are there. */
  answering('claim', ['claim'], 'claim', 'waive'),
  /** 11.9b: units stay and pay for every hex of retreat. */
  answering('stand', ['retreat'], 'stand'),
  /** 11.9.3: cavalry that stood does not charge. */
  answering('surprise', ['surprise'], 'done'),
];
