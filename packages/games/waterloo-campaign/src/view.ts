import { type Concealment, hidingNothing, type State, type Viewer } from '@hundred-days/kernel';
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

export const concealing = (w: World): Concealment<Action> => ({
  ...hidingNothing<Action>(),
  into: (view, state, viewer) => concealInto(w, view, state, viewer),
});
