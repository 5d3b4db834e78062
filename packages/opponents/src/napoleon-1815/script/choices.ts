import type { Game, State } from '@hundred-days/kernel';
import type { Action } from '@hundred-days/napoleon-1815';

export const END: Action = { type: 'end' };

/** What a piece may do now. */
export function choicesOf(game: Game<Action>, s: State, seat: number, piece: number): Action[] {
  const choices = game.phase(s).choices(s, seat, piece);
  const found: Action[] = [];
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action !== undefined) found.push(action);
  }
  return found;
}

/** The one that costs least, the first of several. */
export function least<T>(list: readonly T[], cost: (one: T) => number): T {
  let best = list[0];
  let lowest = Number.POSITIVE_INFINITY;
  for (const one of list) {
    const value = cost(one);
    if (value >= lowest) continue;
    lowest = value;
    best = one;
  }
  return best;
}
