import { type Action, endsInColumn, partyOf, position, spentAlong } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { Ask } from './asking.ts';
import type { Setting } from './setting.ts';

/** What a hand means: a unit, or those of a hex that were picked up together (9.0b). */

export type March = Extract<Action, { readonly type: 'move' | 'enter' }>;
export const isMarch = (action: Action): action is March => action.type === 'move' || action.type === 'enter';

/** Who goes if the piece in hand goes, the topmost first. */
export const goersOf = (w: Setting, view: State, piece: number): readonly number[] => partyOf(w, view, piece).units;

/** Those who were picked up stay in hand, by the name of the topmost. */
export function handed(w: Setting, view: State, pieces: readonly number[]): number | null {
  if (position.stepOf(w, view) !== 'movement') return null;
  const taken = pieces.filter((piece) => piece >= 0 && position.did(w, view, piece, position.TAKEN));
  return taken.length === 0 ? null : goersOf(w, view, taken[0])[0];
}

/** Of several ways to one end the cheapest; of several who could go, as many as can. */
export const chooseOf = (w: Setting, actions: readonly Action[], view: State): Action =>
  actions.reduce((best, next) => (worthOf(w, view, next) < worthOf(w, view, best) ? next : best));

function worthOf(w: Setting, view: State, action: Action): number {
  if (isMarch(action)) return spentBy(w, view, action);
  return 'units' in action ? -action.units.length : 0;
}

/** The hexes a march goes through with the running cost in points. */
export function wayOf(
  w: Setting,
  action: Action,
  view: State,
): { places: readonly number[]; costs: readonly number[] } | null {
  if (!isMarch(action)) return null;
  const spent = spentAlong(w, view, action).map((halves) => halves / 2);
  const before = action.type === 'move' ? spent[0] : 0;
  const costs = spent.map((all) => all - before);
  return { places: action.path, costs: action.type === 'move' ? costs.slice(1) : costs };
}

/** In half points. */
export function spentBy(w: Setting, view: State, action: March): number {
  const spent = spentAlong(w, view, action);
  return spent[spent.length - 1] - (action.type === 'move' ? spent[0] : 0);
}

/** 5.3b */
export const stopsInColumn = (w: Setting, view: State, action: March): boolean => endsInColumn(w, view, action);

/** A click on a counter that was set up puts it back beside the map. */
export const placedAt = (w: Setting, { view }: Ask, piece: number, actions: readonly (Action | null)[]): number =>
  position.stepOf(w, view) === 'deployment' &&
  (piece >= w.units || position.topIn(w, view, position.whereIs(w, view, piece)) === piece)
    ? actions.findLastIndex((action) => action?.type === 'place' && action.unit === piece)
    : -1;
