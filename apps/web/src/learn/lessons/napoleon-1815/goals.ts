import type { State } from '@hundred-days/kernel';
import { POSITIONS, position, units, type World } from '@hundred-days/napoleon-1815';
import type { Goal, Sight } from '../../types.ts';

/** What a learner of Napoleon 1815 is asked to do, and from where he still can. */

const { has, stepOf } = position;

type Position = (typeof POSITIONS)[number];

const numberOf = (w: World, unit: string): number => w.unitIndex(unit);
const townOf = (w: World, view: State, unit: string): string => {
  const town = position.whereIs(w, view, numberOf(w, unit));
  return town < 0 ? '' : w.townId(town);
};
const standsIn = (w: World, view: State, unit: string): string =>
  POSITIONS[position.placeOf(w, view, numberOf(w, unit)) - 1] ?? '';
const told = ({ events }: Sight, type: string): boolean => events.some((event) => event.type === type);
const isDeciding = ({ asked }: Sight): boolean => asked.seat === units.FRENCH;
const isMoving = (w: World, { view }: Sight): boolean => stepOf(w, view) === 'movement';

/** 5.0e: the block has not moved, and can do so. */
const canMove = (w: World, sight: Sight, unit: string): boolean =>
  isMoving(w, sight) &&
  !has(w, sight.view, numberOf(w, unit), position.MOVED) &&
  sight.asked.pieces.includes(numberOf(w, unit));

const handOf = ({ asked }: Sight): readonly number[] => (asked.inHand === null ? [] : [asked.inHand, ...asked.along]);
const inHand = (w: World, sight: Sight, unit: string): boolean => handOf(sight).includes(numberOf(w, unit));

/** 5.1a: a whole Group is in hand. */
export const takenUp = (w: World, ...group: readonly string[]): Goal => ({
  done: (sight) => group.every((unit) => inHand(w, sight, unit)),
  still: (sight) => group.every((unit) => canMove(w, sight, unit)),
});

/** 5.1b: of a Group in hand one was put back. */
export const thinned = (w: World, out: string, ...group: readonly string[]): Goal => ({
  done: (sight) => !inHand(w, sight, out) && group.every((unit) => inHand(w, sight, unit)),
  still: (sight) => [out, ...group].every((unit) => canMove(w, sight, unit)),
});

/** All of these blocks are there. */
export const moved = (w: World, to: string, ...blocks: readonly string[]): Goal => movedWithout(w, [], to, ...blocks);

/** The same, and others have stayed where they are. */
export const movedWithout = (w: World, others: readonly string[], to: string, ...blocks: readonly string[]): Goal => {
  const stayed = ({ view }: Sight): boolean => !others.some((unit) => has(w, view, numberOf(w, unit), position.MOVED));
  return {
    done: (sight) => stayed(sight) && blocks.every((unit) => townOf(w, sight.view, unit) === to),
    still: (sight) =>
      stayed(sight) && blocks.every((unit) => townOf(w, sight.view, unit) === to || canMove(w, sight, unit)),
  };
};

const usedOn = (w: World, view: State, from: string, to: string): number =>
  view[w.at.used + w.roadBetween(w.net.indexOf(from), w.net.indexOf(to))];

/** 5.4a: so many have taken a road that it bears no more. */
export const filled = (w: World, from: string, to: string, most: number): Goal => ({
  done: ({ view }) => usedOn(w, view, from, to) === most,
  still: (sight) => isMoving(w, sight) && blocksIn(w, sight.view, from) >= most - usedOn(w, sight.view, from, to),
});

/** All have left a town, so many of them for this one. */
export const emptied = (w: World, from: string, to: string, count: number): Goal => ({
  done: ({ view }) => blocksIn(w, view, to) === count,
  still: (sight) => isMoving(w, sight) && blocksIn(w, sight.view, from) + blocksIn(w, sight.view, to) === count,
});

const blocksIn = (w: World, view: State, town: string): number =>
  position.blocksOf(w, view, w.net.indexOf(town), units.FRENCH);

/** The learner asked, and this was the answer. */
export const toldWhy = (w: World, code: string, step: 'movement' | 'posting' = 'movement'): Goal => ({
  done: ({ refused }) => refused?.no.code === code,
  still: (sight) => stepOf(w, sight.view) === step && !told(sight, 'moved') && !told(sight, 'posted'),
});

/** 5.1c: both Group Moves are spent, so that a third Group is refused. */
export const toldOfGroups = (w: World): Goal => ({
  done: ({ refused }) => refused?.no.code === 'no-group-move',
  still: (sight) => isMoving(w, sight) && sight.view[w.at.groups + 1] !== 0,
});

/** The moves are ended, and the sequence of play has come to this step, with the learner to decide. */
export const ended = (w: World, ...next: readonly position.StepName[]): Goal => ({
  done: (sight) => next.includes(stepOf(w, sight.view)) && isDeciding(sight),
  still: ({ view }) => stepOf(w, view) === 'movement' || next.includes(stepOf(w, view)),
});

/** 8.1a: the die has fallen, with the leader shown. */
export const marched = (w: World): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'march-rolled' && data.bonus === 1),
  still: ({ view }) => stepOf(w, view) === 'march',
});

/** 6.6c: so many of the learner's blocks were shown, and he has to take a hit. */
export const shown = (w: World, count: number): Goal => ({
  done: (sight) => stepOf(w, sight.view) === 'hits' && isDeciding(sight) && shownOf(w, sight.view) === count,
  still: ({ view }) => stepOf(w, view) === 'showing',
});

const shownOf = (w: World, view: State): number =>
  w.unitsOf[units.FRENCH].filter((unit) => has(w, view, unit, position.FACE_UP)).length;

/** Nothing can lead away from here: others act, or any answer will do. */
export const happened = (type: string): Goal => ({ done: (sight) => told(sight, type), still: () => true });

/** 6.21a: the marker lies there. */
export const marked = (w: World, at: Position): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'marker-placed' && data.position === at),
  still: (sight) => stepOf(w, sight.view) === 'terrain' && !told(sight, 'marker-placed'),
});

/** 6.22: blocks stand where they were to stand; those that are not posted yet still can. */
export const posted = (w: World, line: Readonly<Record<string, Position>>): Goal => ({
  done: ({ view }) => Object.entries(line).every(([unit, at]) => standsIn(w, view, unit) === at),
  still: ({ view }) =>
    stepOf(w, view) === 'posting' &&
    Object.entries(line).every(([unit, at]) => ['', at].includes(standsIn(w, view, unit))),
});

/** 6.21o */
export const holding = (w: World, unit: string): Goal => ({
  done: ({ view }) => has(w, view, numberOf(w, unit), position.HOLDS),
  still: ({ view }) =>
    stepOf(w, view) === 'posting' &&
    !w.unitsOf[units.FRENCH].some((other) => other !== numberOf(w, unit) && has(w, view, other, position.HOLDS)),
});

export const deployed = (w: World): Goal => ({
  done: (sight) => told(sight, 'battle-revealed'),
  still: ({ view }) => stepOf(w, view) === 'posting',
});

const ACTED = position.STEPPED | position.SPENT | position.FIRED;
const isFighting = (w: World, { view }: Sight): boolean =>
  stepOf(w, view) === 'combat' && view[w.at.side] === units.FRENCH;
const isFresh = (w: World, view: State, unit: string): boolean => !has(w, view, numberOf(w, unit), ACTED);

export const fired = (w: World, unit: string): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'fired' && data.unit === unit),
  still: (sight) => isFighting(w, sight) && isFresh(w, sight.view, unit),
});

/** 6.32: a block has come to a place of the battle. */
export const shifted = (w: World, unit: string, to: Position): Goal => ({
  done: ({ view }) => standsIn(w, view, unit) === to,
  still: (sight) => isFighting(w, sight) && isFresh(w, sight.view, unit),
});

/** 6.33m: horse artillery goes there and fires. */
export const wonBy = (w: World, unit: string): Goal => ({
  done: (sight) => told(sight, 'rout'),
  still: (sight) => isFighting(w, sight) && !has(w, sight.view, numberOf(w, unit), position.SPENT | position.FIRED),
});

export const formed = (w: World, unit: string): Goal => ({
  done: ({ view }) => has(w, view, numberOf(w, unit), position.SQUARE),
  still: (sight) => isFighting(w, sight) && isFresh(w, sight.view, unit),
});

export const sheltered = (w: World, unit: string): Goal => ({
  done: ({ view }) => view[w.at.host + numberOf(w, unit)] > 0,
  still: (sight) => isFighting(w, sight) && isFresh(w, sight.view, unit),
});

export const combatEnded = (w: World): Goal => ({
  done: ({ view }) => stepOf(w, view) === 'reinforcement',
  still: (asked) => isFighting(w, asked),
});

/** 6.34 */
export const reinforced = (w: World, unit: string, at: string): Goal => ({
  done: ({ view }) => townOf(w, view, unit) === at,
  still: (sight) => stepOf(w, sight.view) === 'reinforcement' && sight.view[w.at.side] === units.FRENCH,
});

/** The other side has had its Battle Turn, and the learner has this to decide. */
export const answered = (w: World, step: 'morale' | 'combat'): Goal => ({
  done: (sight) => stepOf(w, sight.view) === step && isDeciding(sight) && told(sight, 'battle-turn'),
  still: () => true,
});

export const retreated = (w: World, unit: string, to: string): Goal => ({
  done: ({ view }) => townOf(w, view, unit) === to,
  still: (sight) => isFighting(w, sight) && isFresh(w, sight.view, unit),
});

/** 7.4: the beaten side has gone, and the victor regroups. */
export const routed = (w: World): Goal => ({ done: (sight) => stepOf(w, sight.view) === 'regroup', still: () => true });

/** 7.5: some block has gone there. */
export const regrouped = (w: World, to: string): Goal => ({
  done: ({ events }) => events.some(({ type, data }) => type === 'regrouped' && data.town === to),
  still: (sight) => stepOf(w, sight.view) === 'regroup' && !told(sight, 'regrouped'),
});

/** 10.1d */
export const won = (w: World): Goal => ({
  done: ({ view }) => stepOf(w, view) === 'over',
  still: ({ view }) =>
    ['movement', 'supply'].includes(stepOf(w, view)) && position.blocksOf(w, view, w.brussels, units.FRENCH) > 0,
});
