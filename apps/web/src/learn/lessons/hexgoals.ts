import type { State } from '@hundred-days/kernel';
import type { Goal, Sight } from '../types.ts';

/** What is asked of a learner in battles on hexes, where both sides move, then announce attacks one at a time. */

/** How a lesson reads the positions of its game. The learner's side is the one asked about. */
export interface Reading {
  stepOf(view: State): string;
  isPhasing(view: State): boolean;
  unitOf(id: string): number;
  placeOf(id: string): number;
  whereIs(view: State, unit: number): number;
  readonly destroyed: number;
  hasMoved(view: State, unit: number): boolean;
  isInContact(view: State, unit: number): boolean;
  /** Its part in the attack being announced, and whether it has been attacked in this phase. */
  isAimedAt(view: State, unit: number): boolean;
  hasJoined(view: State, unit: number): boolean;
  wasAttacked(view: State, unit: number): boolean;
}

/** What worlds and positions of such battles have in common. */
interface Battlefield {
  readonly at: { readonly phasing: number };
  unitIndex(id: string): number;
  readonly map: { indexOf(id: string): number };
}
interface Positions<W> {
  stepOf(w: W, view: State): string;
  whereIs(w: W, view: State, unit: number): number;
  readonly DESTROYED: number;
}

/** Whose turn it is, and where units are, as read by a learner of that side. */
export const readBy = <W extends Battlefield>(
  w: W,
  { stepOf, whereIs, DESTROYED }: Positions<NoInfer<W>>,
  learner: number,
) => ({
  stepOf: (view: State) => stepOf(w, view),
  isPhasing: (view: State) => view[w.at.phasing] === learner,
  unitOf: w.unitIndex,
  placeOf: w.map.indexOf,
  whereIs: (view: State, unit: number) => whereIs(w, view, unit),
  destroyed: DESTROYED,
});

export const told = ({ events }: Sight, type: string): boolean => events.some((event) => event.type === type);

export function hexGoals(reading: Reading) {
  const { stepOf, isPhasing, unitOf, placeOf, whereIs, destroyed: gone, hasMoved } = reading;
  const isMoving = (view: State): boolean => stepOf(view) === 'movement' && isPhasing(view);
  const isFighting = (view: State): boolean => stepOf(view) === 'combat' && isPhasing(view);
  const mayMove = (view: State, unit: string): boolean => isMoving(view) && !hasMoved(view, unitOf(unit));
  const someMayMove = (view: State, units: readonly string[]): boolean => units.some((unit) => mayMove(view, unit));
  const isUnfought = (view: State, enemy: string): boolean =>
    isFighting(view) && !reading.wasAttacked(view, unitOf(enemy));

  /** One of these is in hand. */
  const picked = (...units: readonly string[]): Goal => ({
    done: ({ asked }) => units.some((unit) => asked.inHand === unitOf(unit)),
    still: ({ view }) => someMayMove(view, units),
  });

  /** A move of one of these was pointed at, or made at once by dragging the piece there. */
  const pointed = (...units: readonly string[]): Goal => ({
    done: ({ asked: { proposed }, view }) =>
      units.some(
        (unit) =>
          hasMoved(view, unitOf(unit)) ||
          (proposed?.type === 'move' && (proposed as { readonly unit?: number }).unit === unitOf(unit)),
      ),
    still: ({ view }) => isMoving(view),
  });

  const moved = (unit: string): Goal => ({
    done: ({ view }) => hasMoved(view, unitOf(unit)),
    still: ({ view }) => mayMove(view, unit),
  });

  const takenBack = (unit: string): Goal => ({
    done: ({ view }) => mayMove(view, unit),
    still: ({ view }) => isMoving(view),
  });

  const movedTo = (unit: string, place: string): Goal => ({
    done: ({ view }) => whereIs(view, unitOf(unit)) === placeOf(place),
    still: ({ view }) => mayMove(view, unit),
  });

  /** The learner asked, and the answer was one of these. */
  const toldWhy = (unit: string, ...codes: readonly string[]): Goal => ({
    done: ({ refused }) => refused !== null && codes.includes(refused.no.code),
    still: ({ view }) => mayMove(view, unit),
  });

  /** The unit has come next to an enemy. */
  const inContact = (unit: string): Goal => ({
    done: ({ view }) => hasMoved(view, unitOf(unit)) && reading.isInContact(view, unitOf(unit)),
    still: ({ view }) => mayMove(view, unit),
  });

  const movementEnded: Goal = {
    done: ({ view }) => isFighting(view),
    still: ({ view }) => isMoving(view),
  };

  const aimedAt = (enemy: string): Goal => ({
    done: ({ view }) => reading.isAimedAt(view, unitOf(enemy)),
    still: ({ view }) => isUnfought(view, enemy),
  });

  const announced = (enemies: readonly string[], attackers: readonly string[]): Goal => ({
    done: ({ view }) =>
      isFighting(view) &&
      enemies.every((enemy) => reading.isAimedAt(view, unitOf(enemy))) &&
      attackers.every((unit) => reading.hasJoined(view, unitOf(unit))),
    still: ({ view }) => isUnfought(view, enemies[0]),
  });

  const joined = (enemy: string, ...attackers: readonly string[]): Goal => announced([enemy], attackers);

  /** One unit has all of these as targets of its attack. */
  const joinedAgainst = (attacker: string, ...enemies: readonly string[]): Goal => announced(enemies, [attacker]);

  const rolledFor = (enemy: string): Goal => ({
    done: (sight) => told(sight, 'rolled'),
    still: ({ view }) => isUnfought(view, enemy),
  });

  const isSettling = (view: State): boolean => stepOf(view) === 'retreat' || stepOf(view) === 'advance';

  /** A unit followed up into the hex the enemy left. */
  const advanced: Goal = {
    done: (sight) => told(sight, 'advanced'),
    still: ({ view }) => isSettling(view),
  };

  /** Followed up, or stayed: either is good. */
  const settled: Goal = {
    done: ({ view }) => stepOf(view) === 'combat',
    still: ({ view }) => isSettling(view),
  };

  const isBeforeRoll = (sight: Sight): boolean => isFighting(sight.view) && !told(sight, 'rolled');

  const destroyed = (enemy: string): Goal => ({
    done: ({ view }) => whereIs(view, unitOf(enemy)) === gone,
    still: isBeforeRoll,
  });

  /** The attack came to this. */
  const came = (type: string): Goal => ({ done: (sight) => told(sight, type), still: isBeforeRoll });

  const won: Goal = { done: ({ view }) => stepOf(view) === 'over', still: isBeforeRoll };

  /** The other side attacks; the learner then answers for his unit. */
  const retreated: Goal = { done: (sight) => told(sight, 'retreated'), still: () => true };

  return {
    isFighting,
    mayMove,
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
    settled,
    destroyed,
    came,
    won,
    retreated,
  };
}
