import type { State } from '@hundred-days/kernel';
import { type Action, position, type World } from '@hundred-days/napoleon-1815';
import { least } from './choices.ts';
import { prize } from './worth.ts';

const { stepOf, strengthOf } = position;

/** The unit that is missed least. A step is better taken from one with steps to spare (12.0e). */
export function cheapest(w: World, s: State, choices: readonly Action[]): Action {
  const reduction = stepOf(w, s) === 'reduction';
  const cost = (action: Action): number => {
    if (!('unit' in action)) return 0;
    const value = prize(w, s, action.unit);
    return reduction ? value / strengthOf(w, s, action.unit) + (strengthOf(w, s, action.unit) === 1 ? 9 : 0) : value;
  };
  return least(choices, cost);
}
