import type { Concealment, Setup, State } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { UNKNOWN } from './position.ts';
import { ALLIED, FRENCH } from './units.ts';
import type { World } from './world.ts';

/** 9.0.3: what is secret in this game, the keys and the reinforcements they bring, until they enter the map. */
function concealState(w: World, state: State, viewer: number): State {
  const view = state.slice();
  if (view[w.at.secret] === 0) return view;
  for (const side of [FRENCH, ALLIED]) if (side !== viewer) view[w.at.keys + side] = UNKNOWN;
  // The turn a unit was due is kept back even when it has come: it would tell the key.
  for (let unit = 0; unit < w.units; unit++) if (w.side[unit] !== viewer) view[w.at.due + unit] = UNKNOWN;
  return view;
}

/** Keys given in a described scenario are as secret as keys that were drawn: the viewer keeps his own. */
function concealSetup(setup: Setup, viewer: number): Setup {
  const { scenario } = setup;
  if (typeof scenario === 'string' || typeof scenario.keys !== 'object' || scenario.keys === null) return setup;
  const keys = scenario.keys as Readonly<Record<string, unknown>>;
  const own = viewer === FRENCH ? { french: keys.french } : viewer === ALLIED ? { prussian: keys.prussian } : {};
  return { ...setup, scenario: { ...scenario, keys: own } };
}

/** All that is done is done in the open; the drawing of a key is kept back by its mark. */
export const concealment = (w: World): Concealment<Action> => ({
  setup: concealSetup,
  state: (state, viewer) => concealState(w, state, viewer),
  event: (event) => event,
  action: (action) => action,
});
