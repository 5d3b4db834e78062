import type { State } from '@hundred-days/kernel';
import { position, units, type World } from '@hundred-days/napoleon-at-waterloo';
import type { Goal, Sight } from '../../types.ts';

/** What a learner of Napoleon at Waterloo is asked to do, and from where he still can. */

const told = ({ events }: Sight, type: string): boolean => events.some((event) => event.type === type);

export type Goals = ReturnType<typeof goalsOf>;

export function goalsOf(w: World) {
  const { at: AT, unitIndex: numberOf } = w;
  const stepOf = (view: State): position.StepName => position.stepOf(w, view);
  const whereIs = (view: State, unit: number): number => position.whereIs(w, view, unit);
  const has = (view: State, unit: number, flag: number): boolean => position.has(w, view, unit, flag);
  const isMoving = (view: State): boolean => stepOf(view) === 'movement' && view[AT.phasing] === units.FRENCH;
  const isFighting = (view: State): boolean => stepOf(view) === 'combat' && view[AT.phasing] === units.FRENCH;
  const mayMove = (view: State, unit: string): boolean => isMoving(view) && !has(view, numberOf(unit), position.MOVED);

  const picked = (unit: string): Goal => ({
    done: ({ asked }) => asked.inHand === numberOf(unit),
    still: ({ view }) => mayMove(view, unit),
  });

  /** A move was pointed at, or made at once by dragging the piece there. */
  const pointed = (unit: string): Goal => ({
    done: ({ asked, view }) =>
      has(view, numberOf(unit), position.MOVED) ||
      (asked.proposed?.type === 'move' && (asked.proposed as { readonly unit?: number }).unit === numberOf(unit)),
    still: ({ view }) => isMoving(view),
  });

  const moved = (unit: string): Goal => ({
    done: ({ view }) => has(view, numberOf(unit), position.MOVED),
    still: ({ view }) => mayMove(view, unit),
  });

  const takenBack = (unit: string): Goal => ({
    done: ({ view }) => isMoving(view) && !has(view, numberOf(unit), position.MOVED),
    still: ({ view }) => isMoving(view),
  });

  const movedTo = (unit: string, place: string): Goal => ({
    done: ({ view }) => whereIs(view, numberOf(unit)) === w.map.indexOf(place),
    still: ({ view }) => mayMove(view, unit),
  });

  /** The learner asked, and the answer was one of these. */
  const toldWhy = (unit: string, ...codes: readonly string[]): Goal => ({
    done: ({ refused }) => refused !== null && codes.includes(refused.no.code),
    still: ({ view }) => mayMove(view, unit),
  });

  /** The unit stands next to an enemy. */
  const inContact = (unit: string): Goal => ({
    done: ({ view }) => has(view, numberOf(unit), position.MOVED) && position.inContact(w, view, numberOf(unit)),
    still: ({ view }) => mayMove(view, unit),
  });

  const movementEnded: Goal = {
    done: ({ view }) => isFighting(view),
    still: ({ view }) => isMoving(view),
  };

  const aimedAt = (enemy: string): Goal => ({
    done: ({ view }) => has(view, numberOf(enemy), position.AIMED),
    still: ({ view }) => isFighting(view) && !has(view, numberOf(enemy), position.TARGETED),
  });

  const announced = (enemies: readonly string[], attackers: readonly string[]): Goal => ({
    done: ({ view }) =>
      isFighting(view) &&
      enemies.every((enemy) => has(view, numberOf(enemy), position.AIMED)) &&
      attackers.every((unit) => has(view, numberOf(unit), position.JOINED)),
    still: ({ view }) => isFighting(view) && !has(view, numberOf(enemies[0]), position.TARGETED),
  });

  const joined = (enemy: string, ...attackers: readonly string[]): Goal => announced([enemy], attackers);

  /** One unit has all of these as targets of its attack. */
  const joinedAgainst = (attacker: string, ...enemies: readonly string[]): Goal => announced(enemies, [attacker]);

  const rolledFor = (enemy: string): Goal => ({
    done: (sight) => told(sight, 'rolled'),
    still: ({ view }) => isFighting(view) && !has(view, numberOf(enemy), position.TARGETED),
  });

  /** A unit followed up into the hex the enemy left. */
  const advanced: Goal = {
    done: (sight) => told(sight, 'advanced'),
    still: ({ view }) => stepOf(view) === 'retreat' || stepOf(view) === 'advance',
  };

  /** The attack came to a choice of losses. */
  const mustPay: Goal = {
    done: ({ view }) => stepOf(view) === 'losses',
    still: (sight) => isFighting(sight.view) && !told(sight, 'rolled'),
  };

  const paid: Goal = {
    done: (sight) => told(sight, 'destroyed'),
    still: ({ view }) => stepOf(view) === 'losses',
  };

  /** Followed up, or stayed: either is good. */
  const settled: Goal = {
    done: ({ view }) => stepOf(view) === 'combat',
    still: ({ view }) => stepOf(view) === 'retreat' || stepOf(view) === 'advance',
  };

  const destroyed = (enemy: string): Goal => ({
    done: ({ view }) => whereIs(view, numberOf(enemy)) === position.DESTROYED,
    still: (sight) => isFighting(sight.view) && !told(sight, 'rolled'),
  });

  /** The other side attacks; the learner then answers for his unit. */
  const retreated: Goal = { done: (sight) => told(sight, 'retreated'), still: () => true };
  const madeRoom: Goal = { done: (sight) => told(sight, 'displaced'), still: () => true };

  const arrived = (count: number): Goal => ({
    done: ({ view }) =>
      [...w.unitsOf[units.ALLIED]].filter(
        (unit) => w.unitData[unit].nation === 'prussian' && position.onMap(w, view, unit),
      ).length >= count,
    still: ({ view }) => stepOf(view) === 'movement',
  });

  const leftForBrussels = (unit: string): Goal => ({
    done: ({ view }) => whereIs(view, numberOf(unit)) === position.EXITED,
    still: ({ view }) => mayMove(view, unit),
  });

  const won: Goal = {
    done: ({ view }) => stepOf(view) === 'over',
    still: (sight) => isFighting(sight.view) && !told(sight, 'rolled'),
  };

  return {
    picked,
    pointed,
    moved,
    takenBack,
    movedTo,
    toldWhy,
    inContact,
    movementEnded,
    aimedAt,
    joined,
    joinedAgainst,
    rolledFor,
    advanced,
    mustPay,
    paid,
    settled,
    destroyed,
    retreated,
    madeRoom,
    arrived,
    leftForBrussels,
    won,
  };
}
