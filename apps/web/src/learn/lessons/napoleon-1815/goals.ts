import type { State } from '@hundred-days/kernel';
import { board, POSITIONS, position, units } from '@hundred-days/napoleon-1815';
import type { Goal, Sight } from '../../types.ts';

/** What a learner of Napoleon 1815 is asked to do, and from where he still can. */

const { AT, has, stepOf } = position;

type Position = (typeof POSITIONS)[number];

const numberOf = units.unitIndex;
const townOf = (view: State, unit: string): string => {
  const town = position.whereIs(view, numberOf(unit));
  return town < 0 ? '' : board.townId(town);
};
const standsIn = (view: State, unit: string): string => POSITIONS[position.placeOf(view, numberOf(unit)) - 1] ?? '';
const told = ({ events }: Sight, type: string): boolean => events.some((event) => event.type === type);
const isDeciding = ({ asked }: Sight): boolean => asked.seat === units.FRENCH;
const isMoving = ({ view }: Sight): boolean => stepOf(view) === 'movement';

/** 5.0e: the block has not moved, and can do so. */
const canMove = (sight: Sight, unit: string): boolean =>
  isMoving(sight) && !has(sight.view, numberOf(unit), position.MOVED) && sight.asked.pieces.includes(numberOf(unit));

const handOf = ({ asked }: Sight): readonly number[] => (asked.inHand === null ? [] : [asked.inHand, ...asked.along]);
const inHand = (sight: Sight, unit: string): boolean => handOf(sight).includes(numberOf(unit));

/** 5.1a: a whole Group is in hand. */
export const takenUp = (...group: readonly string[]): Goal => ({
  done: (sight) => group.every((unit) => inHand(sight, unit)),
  still: (sight) => group.every((unit) => canMove(sight, unit)),
});

/** 5.1b: of a Group in hand one was put back. */
export const thinned = (out: string, ...group: readonly string[]): Goal => ({
  done: (sight) => !inHand(sight, out) && group.every((unit) => inHand(sight, unit)),
  still: (sight) => [out, ...group].every((unit) => canMove(sight, unit)),
});

/** All of these blocks are there. */
export const moved = (to: string, ...blocks: readonly string[]): Goal => movedWithout([], to, ...blocks);

/** The same, and others have stayed where they are. */
export const movedWithout = (others: readonly string[], to: string, ...blocks: readonly string[]): Goal => {
  const stayed = ({ view }: Sight): boolean => !others.some((unit) => has(view, numberOf(unit), position.MOVED));
  return {
    done: (sight) => stayed(sight) && blocks.every((unit) => townOf(sight.view, unit) === to),
    still: (sight) => stayed(sight) && blocks.every((unit) => townOf(sight.view, unit) === to || canMove(sight, unit)),
  };
};

const usedOn = (view: State, from: string, to: string): number =>
  view[AT.used + board.roadBetween(board.NET.indexOf(from), board.NET.indexOf(to))];

/** 5.4a: so many have taken a road that it bears no more. */
export const filled = (from: string, to: string, most: number): Goal => ({
  done: ({ view }) => usedOn(view, from, to) === most,
  still: (sight) => isMoving(sight) && blocksIn(sight.view, from) >= most - usedOn(sight.view, from, to),
});

/** All have left a town, so many of them for this one. */
export const emptied = (from: string, to: string, count: number): Goal => ({
  done: ({ view }) => blocksIn(view, to) === count,
  still: (sight) => isMoving(sight) && blocksIn(sight.view, from) + blocksIn(sight.view, to) === count,
});

const blocksIn = (view: State, town: string): number => position.blocksOf(view, board.NET.indexOf(town), units.FRENCH);

/** The learner asked, and this was the answer. */
export const toldWhy = (code: string, step: 'movement' | 'posting' = 'movement'): Goal => ({
  done: ({ refused }) => refused?.no.code === code,
  still: (sight) => stepOf(sight.view) === step && !told(sight, 'moved') && !told(sight, 'posted'),
});

/** 5.1c: both Group Moves are spent, so that a third Group is refused. */
export const toldOfGroups: Goal = {
  done: ({ refused }) => refused?.no.code === 'no-group-move',
  still: (sight) => isMoving(sight) && sight.view[AT.groups + 1] !== 0,
};

/** The moves are ended, and the sequence of play has come to this step, with the learner to decide. */
export const ended = (...next: readonly position.StepName[]): Goal => ({
  done: (sight) => next.includes(stepOf(sight.view)) && isDeciding(sight),
  still: ({ view }) => stepOf(view) === 'movement' || next.includes(stepOf(view)),
});

/** 8.1a: the die has fallen, with the leader shown. */
export const marched: Goal = {
  done: ({ events }) => events.some(({ type, data }) => type === 'march-rolled' && data.bonus === 1),
  still: ({ view }) => stepOf(view) === 'march',
};

/** 6.6c: so many of the learner's blocks were shown, and he has to take a hit. */
export const shown = (count: number): Goal => ({
  done: (sight) => stepOf(sight.view) === 'hits' && isDeciding(sight) && shownOf(sight.view) === count,
  still: ({ view }) => stepOf(view) === 'showing',
});

const shownOf = (view: State): number =>
  units.UNITS_OF[units.FRENCH].filter((unit) => has(view, unit, position.FACE_UP)).length;

/** Nothing can lead away from here: others act, or any answer will do. */
export const happened = (type: string): Goal => ({ done: (sight) => told(sight, type), still: () => true });

/** 6.21a: the marker lies there. */
export const marked = (at: Position): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'marker-placed' && data.position === at),
  still: (sight) => stepOf(sight.view) === 'terrain' && !told(sight, 'marker-placed'),
});

/** 6.22: blocks stand where they were to stand; those that are not posted yet still can. */
export const posted = (line: Readonly<Record<string, Position>>): Goal => ({
  done: ({ view }) => Object.entries(line).every(([unit, at]) => standsIn(view, unit) === at),
  still: ({ view }) =>
    stepOf(view) === 'posting' && Object.entries(line).every(([unit, at]) => ['', at].includes(standsIn(view, unit))),
});

/** 6.21o */
export const holding = (unit: string): Goal => ({
  done: ({ view }) => has(view, numberOf(unit), position.HOLDS),
  still: ({ view }) =>
    stepOf(view) === 'posting' &&
    !units.UNITS_OF[units.FRENCH].some((other) => other !== numberOf(unit) && has(view, other, position.HOLDS)),
});

export const deployed: Goal = {
  done: (sight) => told(sight, 'battle-revealed'),
  still: ({ view }) => stepOf(view) === 'posting',
};

const ACTED = position.STEPPED | position.SPENT | position.FIRED;
const isFighting = ({ view }: Sight): boolean => stepOf(view) === 'combat' && view[AT.side] === units.FRENCH;
const isFresh = (view: State, unit: string): boolean => !has(view, numberOf(unit), ACTED);

export const fired = (unit: string): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'fired' && data.unit === unit),
  still: (sight) => isFighting(sight) && isFresh(sight.view, unit),
});

/** 6.32: a block has come to a place of the battle. */
export const shifted = (unit: string, to: Position): Goal => ({
  done: ({ view }) => standsIn(view, unit) === to,
  still: (sight) => isFighting(sight) && isFresh(sight.view, unit),
});

/** 6.33m: horse artillery goes there and fires. */
export const wonBy = (unit: string): Goal => ({
  done: (sight) => told(sight, 'rout'),
  still: (sight) => isFighting(sight) && !has(sight.view, numberOf(unit), position.SPENT | position.FIRED),
});

export const formed = (unit: string): Goal => ({
  done: ({ view }) => has(view, numberOf(unit), position.SQUARE),
  still: (sight) => isFighting(sight) && isFresh(sight.view, unit),
});

export const sheltered = (unit: string): Goal => ({
  done: ({ view }) => view[AT.host + numberOf(unit)] > 0,
  still: (sight) => isFighting(sight) && isFresh(sight.view, unit),
});

export const combatEnded: Goal = {
  done: ({ view }) => stepOf(view) === 'reinforcement',
  still: isFighting,
};

/** 6.34 */
export const reinforced = (unit: string, at: string): Goal => ({
  done: ({ view }) => townOf(view, unit) === at,
  still: (sight) => stepOf(sight.view) === 'reinforcement' && sight.view[AT.side] === units.FRENCH,
});

/** The other side has had its Battle Turn, and the learner has this to decide. */
export const answered = (step: 'morale' | 'combat'): Goal => ({
  done: (sight) => stepOf(sight.view) === step && isDeciding(sight) && told(sight, 'battle-turn'),
  still: () => true,
});

export const retreated = (unit: string, to: string): Goal => ({
  done: ({ view }) => townOf(view, unit) === to,
  still: (sight) => isFighting(sight) && isFresh(sight.view, unit),
});

/** 7.4: the beaten side has gone, and the victor regroups. */
export const routed: Goal = { done: (sight) => stepOf(sight.view) === 'regroup', still: () => true };

/** 7.5: some block has gone there. */
export const regrouped = (to: string): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'regrouped' && data.town === to),
  still: (sight) => stepOf(sight.view) === 'regroup' && !told(sight, 'regrouped'),
});

/** 10.1d */
export const won: Goal = {
  done: ({ view }) => stepOf(view) === 'over',
  still: ({ view }) =>
    ['movement', 'supply'].includes(stepOf(view)) && position.blocksOf(view, board.BRUSSELS, units.FRENCH) > 0,
};
