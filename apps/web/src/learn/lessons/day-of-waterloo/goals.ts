import { fighting, position, units, type World } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { Goal } from '../../types.ts';
import { hexGoals, readBy, told } from '../hexgoals.ts';

/** What a learner of the Day of Waterloo is asked to do, and from where he still can. */

export type Goals = ReturnType<typeof goalsOf>;

export function goalsOf(w: World) {
  const { ATTACKING, FIRING } = fighting;
  const stepIs = (view: State, ...steps: readonly position.StepName[]): boolean =>
    steps.includes(position.stepOf(w, view));
  const plays = (view: State, unit: number, part: number): boolean => (view[w.at.part + unit] & part) !== 0;
  const wasNamed = (view: State, hex: number): boolean => (view[w.at.ground + hex] & fighting.NAMED) !== 0;
  const goals = hexGoals({
    ...readBy(w, { ...position, DESTROYED: position.CADRE }, units.FRENCH),
    hasMoved: (view, unit) => position.did(w, view, unit, position.MOVED | position.MOVING),
    isInContact: () => false,
    isAimedAt: () => false,
    hasJoined: (view, unit) => plays(view, unit, ATTACKING),
    wasAttacked: () => false,
  });
  const { mayMove, isFighting } = goals;

  /** 5.4.3a: it lies on top of the stack there. */
  const onTop = (unit: string, place: string): Goal => ({
    done: ({ view }) => position.topIn(w, view, w.map.indexOf(place)) === w.unitIndex(unit),
    still: ({ view }) => mayMove(view, unit),
  });

  /** 5.3b: it has come there, and is in Road Column. */
  const inColumn = (unit: string, place: string): Goal => ({
    done: ({ view }) =>
      position.whereIs(w, view, w.unitIndex(unit)) === w.map.indexOf(place) &&
      position.did(w, view, w.unitIndex(unit), position.COLUMN),
    still: ({ view }) => mayMove(view, unit),
  });

  /** 5.4.2f: it was to go, and cavalry that lay hidden holds it. */
  const held = (unit: string): Goal => ({
    done: (sight) => told(sight, 'shown'),
    still: ({ view }) => mayMove(view, unit),
  });

  /** 9.4.9a: the charge is declared. */
  const declared = (unit: string): Goal => ({
    done: (sight) => told(sight, 'charge'),
    still: ({ view }) => mayMove(view, unit),
  });

  /** The other side answers, the die falls, and the learner may go on. */
  const chargeSettled: Goal = {
    done: (sight) => told(sight, 'charge-rolled') && stepIs(sight.view, 'movement'),
    still: () => true,
  };

  /** 9.4.5d: it was met by a Reaction Charge. */
  const met = (unit: string): Goal => ({
    done: ({ view }) => (view[w.at.marker + w.unitIndex(unit)] & fighting.DUELING) !== 0,
    still: (sight) => told(sight, 'charge') || mayMove(sight.view, unit),
  });

  /** 4.2g: this hex comes next. */
  const named = (hex: string): Goal => ({
    done: ({ view }) => wasNamed(view, w.map.indexOf(hex)),
    still: ({ view }) => isFighting(view),
  });

  const firing = (unit: string): Goal => ({
    done: ({ view }) => plays(view, w.unitIndex(unit), FIRING),
    still: ({ view }) => stepIs(view, 'fire'),
  });

  /** The fire has had its die, and the attack can be declared. */
  const bombarded: Goal = {
    done: (sight) => told(sight, 'bombarded') && stepIs(sight.view, 'attack'),
    still: ({ view }) => stepIs(view, 'fire', 'fire-evasion'),
  };

  const attacking = (...attackers: readonly string[]): Goal => ({
    done: ({ view }) => attackers.every((unit) => plays(view, w.unitIndex(unit), ATTACKING)),
    still: ({ view }) => stepIs(view, 'attack'),
  });

  /** The die of an attack, or of a Reaction Charge. */
  const fought: Goal = {
    done: (sight) => told(sight, 'rolled'),
    still: ({ view }) => isFighting(view) || stepIs(view, 'attack', 'attack-evasion', 'claim'),
  };

  /** 12.5a, as a wave of one attack: named, declared and rolled. */
  const broken: Goal = {
    done: (sight) => told(sight, 'army-demoralized'),
    still: (sight) => !told(sight, 'rolled') && (isFighting(sight.view) || stepIs(sight.view, 'fire', 'attack')),
  };

  const advanced: Goal = { done: (sight) => told(sight, 'advanced'), still: () => true };

  const won: Goal = { done: ({ view }) => stepIs(view, 'over'), still: () => true };

  return {
    ...goals,
    onTop,
    inColumn,
    held,
    declared,
    chargeSettled,
    met,
    named,
    firing,
    bombarded,
    attacking,
    fought,
    broken,
    advanced,
    won,
  };
}
