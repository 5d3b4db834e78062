import { type Concealment, hidingNothing, type Setup, type State, type Viewer } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { UNKNOWN } from './position.ts';
import { ALLIED, FRENCH } from './units.ts';
import type { World } from './world.ts';

/** 9.0.3: what is secret in this game, the keys and the reinforcements they bring, until they enter the map. */
function concealInto(w: World, view: State, state: State, viewer: Viewer): void {
  view.set(state);
  if (view[w.at.secret] === 0) return;
  for (const side of [FRENCH, ALLIED]) {
    if (side === viewer) continue;
    view[w.at.keys + side] = UNKNOWN;
    // The turn a unit was due is kept back even when it has come: it would tell the key.
    for (const unit of w.unitsOf[side]) view[w.at.due + unit] = UNKNOWN;
  }
}

/** Keys given in a described scenario are as secret as keys that were drawn: the viewer keeps his own. */
function concealSetup(setup: Setup, viewer: Viewer): Setup {
  const { scenario } = setup;
  if (typeof scenario === 'string' || typeof scenario.keys !== 'object' || scenario.keys === null) return setup;
  const keys = scenario.keys as Readonly<Record<string, unknown>>;
  const own = viewer === FRENCH ? { french: keys.french } : viewer === ALLIED ? { prussian: keys.prussian } : {};
  return { ...setup, scenario: { ...scenario, keys: own } };
}

/** All that is done is done in the open; the drawing of a key is kept back by its mark. */
export const concealment = (w: World): Concealment<Action> => ({
  ...hidingNothing<Action>(),
  setup: concealSetup,
  into: (view, state, viewer) => concealInto(w, view, state, viewer),
});
