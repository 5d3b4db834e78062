import type { AnyAction, SeenStep, State } from '@hundred-days/kernel';
import { endsTurn } from '../face/acts.ts';
import type { Face } from '../face/types.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The first and last step of what the others did since the viewer's last turn; null if there is nothing yet. */
export function lastTurnOfOthers<A extends AnyAction>(
  face: Face<A>,
  actions: readonly (A | null)[],
  steps: readonly SeenStep[],
  viewer: number,
  view: State,
): Span | null {
  const ends = (at: number, own: boolean): boolean => {
    const step = steps[at];
    if (face.turnEnded !== undefined) return face.turnEnded(step, view)?.includes(viewer) === own;
    const action = actions[at - 1];
    return action !== null && (step.seat === viewer) === own && endsTurn(face, action);
  };
  let to = actions.length;
  while (to > 0 && !ends(to, false)) to--;
  if (to === 0 || viewer < 0) return null;
  let from = to;
  while (from > 0 && !ends(from, true)) from--;
  return { from: from + 1, to };
}

/** The steps as they were counted, with nothing to tell of those outside: an act without an event, as staying, neither. */
export const onlyWithin = (steps: readonly SeenStep[], { from, to }: Span): readonly SeenStep[] =>
  steps.map((step, at) => (at >= from && at <= to ? step : { ...step, action: null, events: [] }));
