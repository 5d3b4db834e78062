import type { Concealment, Setup, State } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { AT, UNKNOWN } from './position.ts';
import { ALLIED, FRENCH, SIDE, UNITS } from './units.ts';

/** 9.0.3: what is secret in this game, the keys and the reinforcements they bring, until they enter the map. */
function concealState(state: State, viewer: number): State {
  const view = state.slice();
  if (view[AT.secret] === 0) return view;
  for (const side of [FRENCH, ALLIED]) if (side !== viewer) view[AT.keys + side] = UNKNOWN;
  // The turn a unit was due is kept back even when it has come: it would tell the key.
  for (let unit = 0; unit < UNITS; unit++) if (SIDE[unit] !== viewer) view[AT.due + unit] = UNKNOWN;
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
export const CONCEAL: Concealment<Action> = {
  setup: concealSetup,
  state: concealState,
  event: (event) => event,
  action: (action) => action,
};
