import { type Action, isLoose, position } from '@hundred-days/last-battles';
import { announcedFrom } from '../../face/battle/announcing.ts';
import type { Ask } from './asking.ts';
import type { Setting } from './setting.ts';

/** A second click on a target, or on a unit that has joined with its hex. */
export function retract(w: Setting, { view }: Ask, piece: number, actions: readonly Action[]): number {
  if (position.stepOf(w, view) !== 'combat') return -1;
  const place = position.whereIs(w, view, piece);
  const from = announcedFrom(actions);
  const steps = actions.slice(from);
  const own = steps.findIndex((action) => action.type === 'join' && action.unit === piece);
  const found =
    own >= 0
      ? own
      : steps.findIndex(
          (action) =>
            (action.type === 'target' && action.hex === place) ||
            (action.type === 'join' &&
              position.whereIs(w, view, action.unit) === place &&
              position.plays(w, view, piece, position.JOINED) &&
              !isLoose(w, view, piece)),
        );
  return found < 0 ? -1 : from + found;
}
