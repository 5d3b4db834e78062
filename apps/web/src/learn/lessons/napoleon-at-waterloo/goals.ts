import { position, units, type World } from '@hundred-days/napoleon-at-waterloo';
import type { Goal } from '../../types.ts';
import { hexGoals, readBy, told } from '../hexgoals.ts';

/** What a learner of Napoleon at Waterloo is asked to do, and from where he still can. */

export type Goals = ReturnType<typeof goalsOf>;

export function goalsOf(w: World) {
  const has =
    (flag: number) =>
    (view: Parameters<Goal['done']>[0]['view'], unit: number): boolean =>
      position.has(w, view, unit, flag);
  const goals = hexGoals({
    ...readBy(w, position, units.FRENCH),
    hasMoved: has(position.MOVED),
    isInContact: (view, unit) => position.inContact(w, view, unit),
    isAimedAt: has(position.AIMED),
    hasJoined: has(position.JOINED),
    wasAttacked: has(position.TARGETED),
  });

  /** The attack came to a choice of losses. */
  const mustPay: Goal = {
    done: ({ view }) => position.stepOf(w, view) === 'losses',
    still: (sight) => goals.isFighting(sight.view) && !told(sight, 'rolled'),
  };

  const paid: Goal = {
    done: (sight) => told(sight, 'destroyed'),
    still: ({ view }) => position.stepOf(w, view) === 'losses',
  };

  const madeRoom: Goal = { done: (sight) => told(sight, 'displaced'), still: () => true };

  const arrived = (count: number): Goal => ({
    done: ({ view }) =>
      [...w.unitsOf[units.ALLIED]].filter(
        (unit) => w.unitData[unit].nation === 'prussian' && position.onMap(w, view, unit),
      ).length >= count,
    still: ({ view }) => position.stepOf(w, view) === 'movement',
  });

  const leftForBrussels = (unit: string): Goal => ({
    done: ({ view }) => position.whereIs(w, view, w.unitIndex(unit)) === position.EXITED,
    still: ({ view }) => goals.mayMove(view, unit),
  });

  return { ...goals, mustPay, paid, madeRoom, arrived, leftForBrussels };
}
