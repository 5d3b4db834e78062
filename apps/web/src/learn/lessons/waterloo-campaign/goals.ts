import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import type { Goal, Sight } from '../../types.ts';

/** What a learner of Waterloo Campaign is asked to do, and from where he still can. */

const { AT, BACK, stepOf } = position;

const numberOf = units.unitIndex;
const hexOf = (view: State, unit: string): string => {
  const hex = position.whereIs(view, numberOf(unit));
  return hex < 0 ? '' : board.hexId(hex);
};
const told = ({ events }: Sight, type: string, unit?: string): boolean =>
  events.some((event) => event.type === type && (unit === undefined || event.data.unit === unit));

/** MOV-1, ATT-1: the French may still act in this phase, now or after the Coalition's next turn. */
const isOpen = (view: State, step: 'movement' | 'attack'): boolean =>
  stepOf(view) === step && (view[AT.passed] & (1 << units.FRENCH)) === 0;
const isMoving = (view: State): boolean => isOpen(view, 'movement');
/** No attack has been declared since the step began. */
const isQuiet = (sight: Sight): boolean => isOpen(sight.view, 'attack') && !told(sight, 'attack-declared');

export const picked = (unit: string): Goal => ({
  done: ({ asked }) => asked.inHand === numberOf(unit),
  still: (sight) => isMoving(sight.view) && !told(sight, 'moved', unit),
});

/** A march was pointed at, or made at once by dragging the piece there. */
export const pointed = (unit: string, to: string): Goal => ({
  done: ({ asked, view }) =>
    hexOf(view, unit) === to ||
    (asked.inHand === numberOf(unit) && asked.proposed !== null && leadsTo(asked.proposed, to)),
  still: (sight) => isMoving(sight.view) && !told(sight, 'moved', unit),
});

function leadsTo(action: object, to: string): boolean {
  const path = 'path' in action && Array.isArray(action.path) ? action.path : [];
  return path.at(-1) === board.MAP.indexOf(to);
}

export const movedTo = (unit: string, to: string): Goal => ({
  done: ({ view }) => hexOf(view, unit) === to,
  still: (sight) => isMoving(sight.view) && !told(sight, 'moved', unit),
});

/** Anywhere will do. */
export const moved = (unit?: string): Goal => ({
  done: ({ events }) =>
    events.some(
      ({ type, data }) => type === 'moved' && (unit === undefined ? isFrench(data.unit) : data.unit === unit),
    ),
  still: ({ view }) => isMoving(view),
});

const isFrench = (unit: unknown): boolean => typeof unit === 'string' && units.SIDE[numberOf(unit)] === units.FRENCH;

/** The other side has made a move, and it is the learner's turn again. */
export const answered: Goal = {
  done: ({ asked, events }) =>
    asked.seat === units.FRENCH && events.some(({ type, data }) => type === 'moved' && !isFrench(data.unit)),
  still: ({ view }) => isMoving(view),
};

/** The learner asked, and this was the answer. */
export const toldWhy = (code: string): Goal => ({
  done: ({ refused }) => refused?.no.code === code,
  still: (sight) => isMoving(sight.view) && !sight.events.some(({ data }) => isFrench(data.unit)),
});

/** MOV-12: it has come into an enemy ZoC and been turned over. */
export const inBattleFormation = (unit: string): Goal => ({
  done: ({ view }) => position.faceOf(view, numberOf(unit)) === BACK,
  still: (sight) => isMoving(sight.view) && !told(sight, 'moved', unit),
});

/** PAS-2: the learner has passed, and the other side has rolled. */
export const passed: Goal = {
  done: (sight) => told(sight, 'last-moves'),
  still: ({ view }) => isMoving(view),
};

/** PAS-2: the other side has passed, and the learner has rolled. */
export const givenLastMoves: Goal = {
  done: ({ events }) => events.some(({ type, data }) => type === 'last-moves' && data.side === 'french'),
  still: ({ view }) => isMoving(view),
};

/** Nobody moves any more this turn. */
export const movementOver: Goal = {
  done: (sight) => told(sight, 'phase'),
  still: () => true,
};

/** an HQ stands where it was to stand, in this mode. */
export const placed = (hq: string, at: string, mode: 'normal' | 'battle'): Goal => ({
  done: ({ view }) => hexOf(view, hq) === at && position.faceOf(view, numberOf(hq)) === (mode === 'battle' ? BACK : 0),
  still: (sight) => stepOf(sight.view) === 'hq' && !told(sight, 'hq-placed', hq),
});

/** The other side has laid out its HQs. */
export const detaching: Goal = {
  done: ({ view }) => stepOf(view) === 'detachments',
  still: ({ view }) => stepOf(view) === 'hq',
};

export const detached = (unit: string, at: string): Goal => ({
  done: ({ view }) => hexOf(view, unit) === at,
  still: (sight) => stepOf(sight.view) === 'detachments' && !told(sight, 'detached', unit),
});

/** E-1: the Detachment was left where it is. */
export const kept = (unit: string): Goal => ({
  done: ({ view }) => isMoving(view) && hexOf(view, unit) !== '',
  still: (sight) => stepOf(sight.view) === 'recall' && !told(sight, 'recalled', unit),
});

/** The enemy has run into a zone of control. */
export const stopped = (enemy: string): Goal => ({
  done: ({ view }) => position.faceOf(view, numberOf(enemy)) === BACK,
  still: ({ view }) => stepOf(view) === 'movement',
});

export const aimed = (unit: string): Goal => ({
  done: (sight) => sight.asked.inHand === numberOf(unit) && isQuiet(sight),
  still: isQuiet,
});

/** ATT-2: declared; the cavalry is asked for. */
export const declared = (unit: string): Goal => ({
  done: ({ view }) => stepOf(view) === 'charge' && view[AT.attacker] === numberOf(unit),
  still: isQuiet,
});

export const committed = (unit: string): Goal => ({
  done: (sight) => told(sight, 'committed', unit),
  still: ({ view }) => stepOf(view) === 'charge',
});

/** The dice have fallen, the beaten enemy has gone, the attacker has followed. */
export const pursued: Goal = { done: (sight) => told(sight, 'pursued'), still: () => true };

/** RET-1: beaten in the other side's attack, and away. */
export const retreated = (unit: string): Goal => ({
  done: (sight) => told(sight, 'retreated', unit),
  still: () => true,
});

export const returned = (unit: string): Goal => ({
  done: (sight) => told(sight, 'returned', unit),
  still: ({ view }) => stepOf(view) === 'return',
});

export const won: Goal = {
  done: ({ view }) => stepOf(view) === 'over' && position.pointsOf(view, units.FRENCH) > 6,
  still: isQuiet,
};
