import type { Concealment, State } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { AT, plays, UNKNOWN } from './position.ts';
import { COALITION, FRENCH } from './units.ts';

/** OPT-1: the moves a side has left on June 15 are its own business until the Movement phase is over. All else is open. */
function concealState(state: State, viewer: number): State {
  const view = state.slice();
  if (!plays(view, 'secretMoveRolls')) return view;
  for (const side of [FRENCH, COALITION]) {
    if (side !== viewer && (view[AT.allowance] & (1 << side)) !== 0) view[AT.left + side] = UNKNOWN;
  }
  return view;
}

export const CONCEAL: Concealment<Action> = {
  setup: (setup) => setup,
  state: concealState,
  event: (event) => event,
  action: (action) => action,
};
