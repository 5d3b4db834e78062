import type { StandingOrder } from '@hundred-days/kernel';
import type { Action } from './actions.ts';

/** What a player who is away may have answered for him. Something is hidden: each answers whenever it is asked. */
export const standingOrders = (): readonly StandingOrder<Action>[] => [
  /** 6.4c: of units equally strong the first in the order of battle takes the hit. */
  { id: 'hit', phases: ['hits'], answer: (_s, _seat, [first]) => first },
  /** 7.5a: nobody regroups after a victory. */
  {
    id: 'regroup',
    phases: ['regroup'],
    answer: (_s, _seat, choices) => choices.find(({ type }) => type === 'end') ?? null,
  },
];
