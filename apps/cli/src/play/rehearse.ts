import {
  type AnyAction,
  type Game,
  noDice,
  type Refusal,
  refuseInput,
  type State,
  submit,
  whyNot,
} from '@hundred-days/kernel';

export type Rehearsed = { readonly no: Refusal | null; readonly actions: readonly AnyAction[] };

/**
 * Tries the actions of a line one after another and fills in what was left out, so that a line is carried out whole or not
 * at all. `view` is used up.
 */
export function rehearse(game: Game, view: State, seat: number, actions: readonly AnyAction[]): Rehearsed {
  const completed: AnyAction[] = [];
  for (const [i, action] of actions.entries()) {
    // The way is filled in only for an action this phase takes.
    const taken = game.phase(view).accepts.includes(action.type);
    const whole = taken ? game.complete(view, action) : action;
    const no = refuseInput(game, view, seat, whole);
    if (no !== null) return { no: (taken ? whyNoWay(game, view, seat, whole) : null) ?? no, actions: [] };
    completed.push(whole);
    // Only the last may need a die; the ones before it never do.
    if (i < actions.length - 1) submit(game, view, seat, whole, noDice);
  }
  return { no: null, actions: completed };
}

/** Somebody named only where to go, and there is no way: what bars it says more than a path that is too short. */
function whyNoWay(game: Game, view: State, seat: number, action: AnyAction): Refusal | null {
  const { unit, path } = action as { readonly unit?: number; readonly path?: readonly number[] };
  return unit === undefined || path?.length !== 1 ? null : whyNot(game, view, seat, unit, path[0]);
}
