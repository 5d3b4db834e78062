import type { State } from '@hundred-days/kernel';
import { units } from '@hundred-days/last-battles';
import { type CampaignWorld, campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { Goal } from '../../types.ts';
import { hexGoals, readBy } from '../hexgoals.ts';

/** What a learner of the campaign is asked to do, and from where he still can. */

export type Goals = ReturnType<typeof goalsOf>;

export function goalsOf(w: CampaignWorld) {
  const goals = hexGoals({
    ...readBy(w, { ...position, stepOf: position.campaignStep }, units.FRENCH),
    hasMoved: (view, unit) => position.did(w, view, unit, position.MOVED),
    isInContact: (view, unit) => position.inEnemyZone(w, view, unit),
    isAimedAt: () => false,
    hasJoined: () => false,
    wasAttacked: () => false,
  });
  const stepIs = (view: State, step: ReturnType<typeof position.campaignStep>): boolean =>
    position.campaignStep(w, view) === step && view[w.at.phasing] === units.FRENCH;
  const under = (view: State, piece: string): number => view[w.at.under + w.unitIndex(piece)];
  const isSettled = (view: State, piece: string): boolean =>
    position.hasOrder(w, view, w.unitIndex(piece), position.SETTLED);

  /** He has no place any more. */
  const released = (piece: string): Goal => ({
    done: ({ view }) => stepIs(view, 'command') && under(view, piece) < 0,
    still: ({ view }) => stepIs(view, 'command') && !isSettled(view, piece),
  });

  const commandedBy = (piece: string, commander: string): Goal => ({
    done: ({ view }) => under(view, piece) === w.unitIndex(commander),
    still: ({ view }) =>
      stepIs(view, 'command') && [piece, ...RIVALS].every((one) => under(view, one) < 0 || !isSettled(view, one)),
  });
  /** Who could have the place instead. */
  const RIVALS = ['ld-kellermann'];

  const commandClosed: Goal = {
    done: ({ view }) => !stepIs(view, 'command'),
    still: ({ view }) => stepIs(view, 'command'),
  };

  /** He has come near enough to an officer, and not so far that his men lose their orders (19.27). */
  const ridden = (leader: string, officer: string): Goal => {
    const [one, other] = [leader, officer].map(w.unitIndex);
    const at = (view: State, piece: number): number => position.whereIs(w, view, piece);
    return {
      done: ({ view }) =>
        position.did(w, view, one, position.MOVED) &&
        !position.hasOrder(w, view, one, position.GALLOPED) &&
        w.map.distance(at(view, one), at(view, other)) <= w.numbers.ranges.commander,
      still: ({ view }) => goals.mayMove(view, leader),
    };
  };

  const isBack = (view: State, unit: string): boolean => position.onMap(w, view, w.unitIndex(unit));
  const calledBack = (...lost: readonly string[]): Goal => ({
    done: ({ view }) => lost.every((unit) => isBack(view, unit)),
    still: ({ view }) => stepIs(view, 'reorganization') && lost.every((unit) => !isBack(view, unit)),
  });

  const turnIs = (turn: number): Goal => ({
    done: ({ view }) => view[w.at.turn] >= turn,
    still: () => true,
  });

  return { ...goals, released, commandedBy, commandClosed, ridden, calledBack, turnIs };
}
