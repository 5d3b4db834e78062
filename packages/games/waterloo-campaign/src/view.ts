import type { Concealment, State } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { plays, UNKNOWN } from './position.ts';
import { COALITION, FRENCH } from './units.ts';
import type { World } from './world.ts';

/** OPT-1: the moves a side has left on June 15 are its own business until the Movement phase is over. All else is open. */
function concealState(w: World, state: State, viewer: number): State {
  const view = state.slice();
  if (!plays(w, view, 'secretMoveRolls')) return view;
  for (const side of [FRENCH, COALITION]) {
    if (side !== viewer && (view[w.at.allowance] & (1 << side)) !== 0) view[w.at.left + side] = UNKNOWN;
  }
  return view;
}

export const concealing = (w: World): Concealment<Action> => ({
  setup: (setup) => setup,
  state: (state, viewer) => concealState(w, state, viewer),
  event: (event) => event,
  action: (action) => action,
});
