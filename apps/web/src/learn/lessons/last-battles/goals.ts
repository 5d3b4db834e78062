import type { State } from '@hundred-days/kernel';
import { position, units, type World } from '@hundred-days/last-battles';
import type { Goal, Sight } from '../../types.ts';
import { hexGoals, readBy } from '../hexgoals.ts';

/** What a learner of Napoleon's Last Battles is asked to do, and from where he still can. */

export type Goals = ReturnType<typeof goalsOf>;

export function goalsOf(w: World) {
  const did =
    (flag: number) =>
    (view: State, unit: number): boolean =>
      position.did(w, view, unit, flag);
  const plays =
    (flag: number) =>
    (view: State, unit: number): boolean =>
      position.plays(w, view, unit, flag);
  const goals = hexGoals({
    ...readBy(w, position, units.FRENCH),
    hasMoved: did(position.MOVED),
    isInContact: (view, unit) => position.inEnemyZone(w, view, unit),
    isAimedAt: plays(position.AIMED),
    hasJoined: plays(position.JOINED),
    wasAttacked: did(position.WAS_ATTACKED),
  });

  const handOf = ({ inHand, along }: Sight['asked']): readonly number[] => (inHand === null ? [] : [inHand, ...along]);

  /** One of these is in hand, and nobody with it. */
  const alone = (...stack: readonly string[]): Goal => ({
    done: ({ asked }) => handOf(asked).length === 1 && stack.some((unit) => asked.inHand === w.unitIndex(unit)),
    still: ({ view }) => stack.some((unit) => goals.mayMove(view, unit)),
  });

  const isIn = (view: State, unit: string, place: string): boolean =>
    position.whereIs(w, view, w.unitIndex(unit)) === w.map.indexOf(place);

  /** All of them have gone there, together or one by one. */
  const allIn = (place: string, ...stack: readonly string[]): Goal => ({
    done: ({ view }) => stack.every((unit) => isIn(view, unit, place)),
    still: ({ view }) => stack.every((unit) => isIn(view, unit, place) || goals.mayMove(view, unit)),
  });

  /** A gun was to join an attack, and does not see. */
  const blind: Goal = {
    done: ({ refused }) => refused?.no.code === 'no-sight',
    still: ({ view }) => goals.isFighting(view),
  };

  /** All who had to go back have gone. */
  const allBack: Goal = { done: ({ view }) => position.stepOf(w, view) !== 'retreat', still: () => true };

  return { ...goals, alone, allIn, blind, allBack };
}
