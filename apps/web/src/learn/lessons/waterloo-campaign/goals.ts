import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import type { Goal, Sight } from '../../types.ts';

/** What a learner of Waterloo Campaign is asked to do, and from where he still can. */

const { BACK, stepOf } = position;

const numberOf = (w: World, unit: string): number => units.unitIndex(w, unit);
const hexOf = (w: World, view: State, unit: string): string => {
  const hex = position.whereIs(w, view, numberOf(w, unit));
  return hex < 0 ? '' : board.hexId(w, hex);
};
const told = ({ events }: Sight, type: string, unit?: string): boolean =>
  events.some((event) => event.type === type && (unit === undefined || event.data.unit === unit));

/** MOV-1, ATT-1: the French may still act in this phase, now or after the Coalition's next turn. */
const isOpen = (w: World, view: State, step: 'movement' | 'attack'): boolean =>
  stepOf(w, view) === step && (view[w.at.passed] & (1 << units.FRENCH)) === 0;
const isMoving = (w: World, view: State): boolean => isOpen(w, view, 'movement');
/** No attack has been declared since the step began. */
const isQuiet = (w: World, sight: Sight): boolean => isOpen(w, sight.view, 'attack') && !told(sight, 'attack-declared');

export const picked = (w: World, unit: string): Goal => ({
  done: ({ asked }) => asked.inHand === numberOf(w, unit),
  still: (sight) => isMoving(w, sight.view) && !told(sight, 'moved', unit),
});

/** A march was pointed at, or made at once by dragging the piece there. */
export const pointed = (w: World, unit: string, to: string): Goal => ({
  done: ({ asked, view }) =>
    hexOf(w, view, unit) === to ||
    (asked.inHand === numberOf(w, unit) && asked.proposed !== null && leadsTo(w, asked.proposed, to)),
  still: (sight) => isMoving(w, sight.view) && !told(sight, 'moved', unit),
});

function leadsTo(w: World, action: object, to: string): boolean {
  const path = 'path' in action && Array.isArray(action.path) ? action.path : [];
  return path.at(-1) === w.map.indexOf(to);
}

export const movedTo = (w: World, unit: string, to: string): Goal => ({
  done: ({ view }) => hexOf(w, view, unit) === to,
  still: (sight) => isMoving(w, sight.view) && !told(sight, 'moved', unit),
});

/** Anywhere will do. */
export const moved = (w: World, unit?: string): Goal => ({
  done: ({ events }) =>
    events.some(
      ({ type, data }) => type === 'moved' && (unit === undefined ? isFrench(w, data.unit) : data.unit === unit),
    ),
  still: ({ view }) => isMoving(w, view),
});

const isFrench = (w: World, unit: unknown): boolean =>
  typeof unit === 'string' && w.side[numberOf(w, unit)] === units.FRENCH;

/** The other side has made a move, and it is the learner's turn again. */
export const answered = (w: World): Goal => ({
  done: ({ asked, events }) =>
    asked.seat === units.FRENCH && events.some(({ type, data }) => type === 'moved' && !isFrench(w, data.unit)),
  still: ({ view }) => isMoving(w, view),
});

/** The learner asked, and this was the answer. */
export const toldWhy = (w: World, code: string): Goal => ({
  done: ({ refused }) => refused?.no.code === code,
  still: (sight) => isMoving(w, sight.view) && !sight.events.some(({ data }) => isFrench(w, data.unit)),
});

/** MOV-12: it has come into an enemy ZoC and been turned over. */
export const inBattleFormation = (w: World, unit: string): Goal => ({
  done: ({ view }) => position.faceOf(w, view, numberOf(w, unit)) === BACK,
  still: (sight) => isMoving(w, sight.view) && !told(sight, 'moved', unit),
});

/** PAS-2: the learner has passed, and the other side has rolled. */
export const passed = (w: World): Goal => ({
  done: (sight) => told(sight, 'last-moves'),
  still: ({ view }) => isMoving(w, view),
});

/** PAS-2: the other side has passed, and the learner has rolled. */
export const givenLastMoves = (w: World): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'last-moves' && data.side === 'french'),
  still: ({ view }) => isMoving(w, view),
});

/** Nobody moves any more this turn. */
export const movementOver: Goal = {
  done: (sight) => told(sight, 'phase'),
  still: () => true,
};

/** an HQ stands where it was to stand, in this mode. */
export const placed = (w: World, hq: string, at: string, mode: 'normal' | 'battle'): Goal => ({
  done: ({ view }) =>
    hexOf(w, view, hq) === at && position.faceOf(w, view, numberOf(w, hq)) === (mode === 'battle' ? BACK : 0),
  still: (sight) => stepOf(w, sight.view) === 'hq' && !told(sight, 'hq-placed', hq),
});

/** The other side has laid out its HQs. */
export const detaching = (w: World): Goal => ({
  done: ({ view }) => stepOf(w, view) === 'detachments',
  still: ({ view }) => stepOf(w, view) === 'hq',
});

export const detached = (w: World, unit: string, at: string): Goal => ({
  done: ({ view }) => hexOf(w, view, unit) === at,
  still: (sight) => stepOf(w, sight.view) === 'detachments' && !told(sight, 'detached', unit),
});

/** E-1: the Detachment was left where it is. */
export const kept = (w: World, unit: string): Goal => ({
  done: ({ view }) => isMoving(w, view) && hexOf(w, view, unit) !== '',
  still: (sight) => stepOf(w, sight.view) === 'recall' && !told(sight, 'recalled', unit),
});

/** The enemy has run into a zone of control. */
export const stopped = (w: World, enemy: string): Goal => ({
  done: ({ view }) => position.faceOf(w, view, numberOf(w, enemy)) === BACK,
  still: ({ view }) => stepOf(w, view) === 'movement',
});

export const aimed = (w: World, unit: string): Goal => ({
  done: (sight) => sight.asked.inHand === numberOf(w, unit) && isQuiet(w, sight),
  still: (sight) => isQuiet(w, sight),
});

/** ATT-2: declared; the cavalry is asked for. */
export const declared = (w: World, unit: string): Goal => ({
  done: ({ view }) => stepOf(w, view) === 'charge' && view[w.at.attacker] === numberOf(w, unit),
  still: (sight) => isQuiet(w, sight),
});

export const committed = (w: World, unit: string): Goal => ({
  done: (sight) => told(sight, 'committed', unit),
  still: ({ view }) => stepOf(w, view) === 'charge',
});

/** The dice have fallen, the beaten enemy has gone, the attacker has followed. */
export const pursued: Goal = { done: (sight) => told(sight, 'pursued'), still: () => true };

/** RET-1: beaten in the other side's attack, and away. */
export const retreated = (unit: string): Goal => ({
  done: (sight) => told(sight, 'retreated', unit),
  still: () => true,
});

export const returned = (w: World, unit: string): Goal => ({
  done: (sight) => told(sight, 'returned', unit),
  still: ({ view }) => stepOf(w, view) === 'return',
});

export const won = (w: World): Goal => ({
  done: ({ view }) => stepOf(w, view) === 'over' && position.pointsOf(w, view, units.FRENCH) > 6,
  still: (sight) => isQuiet(w, sight),
});
