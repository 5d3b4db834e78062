import type { Concealment, State, Viewer } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { plays, UNKNOWN } from './position.ts';
import { COALITION, FRENCH } from './units.ts';
import type { World } from './world.ts';

/** OPT-1: the moves a side has left on June 15 are its own business until the Movement phase is over. All else is open. */
function concealInto(w: World, view: State, state: State, viewer: Viewer): void {
  view.set(state);
  if (!plays(w, view, 'secretMoveRolls')) return;
  for (const side of [FRENCH, COALITION]) {
    if (side !== viewer && (view[w.at.allowance] & (1 << side)) !== 0) view[w.at.left + side] = UNKNOWN;
  }
}

function concealState(w: World, state: State, viewer: Viewer): State {
  const view = new Int16Array(state.length);
  concealInto(w, view, state, viewer);
  return view;
}

export const concealing = (w: World): Concealment<Action> => ({
  setup: (setup) => setup,
  state: (state, viewer) => concealState(w, state, viewer),
  into: (view, state, viewer) => concealInto(w, view, state, viewer),
  event: (event) => event,
  action: (action) => action,
});
