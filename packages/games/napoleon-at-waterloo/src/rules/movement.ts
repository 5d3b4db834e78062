import type { Place, Reached, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { Moves, refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { adjacent, openStep } from '../board.ts';
import type { Desk } from '../desk.ts';
import { EXITED, inZoneOf, lift, MOVED, mark, onMap, put, setStep, shift, unitIn, whereIs } from '../position.ts';
import { enemyOf, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { whyNotMove } from './explain.ts';
import { refuseArrival } from './reinforcements.ts';
import { anyStack } from './stacking.ts';
import { testVictory } from './victory.ts';
import { findMoves, mayEnterHex, mayStart, refuseStart, roomToStop, whoStays } from './ways.ts';

/** 4.0 Movement, with the arrival of reinforcements (7.0) and the exit of French units (8.3). */

/** The move of a unit to a place it has reached. */
function moveTo(w: World, unit: Unit, entering: boolean, reached: Reached, place: Place): Action {
  const path = reached.path(place);
  if (entering) return { type: 'enter', unit, path: path.slice(1) };
  return place === w.northOfMap ? { type: 'exit', unit, path: path.slice(0, -1) } : { type: 'move', unit, path };
}

/** A quick look whether a unit has a move at all: some hex next to it, or some entry hex, that it may stop in or pass. */
function hasMove(desk: Desk, s: State, unit: Unit): boolean {
  const { w } = desk;
  const side = w.side[unit];
  const from = whereIs(w, s, unit);
  if (from >= 0) {
    if (side === FRENCH && w.exitHex[from] === 1) return true;
    for (let d = 0; d < 6; d++) {
      const to = w.neighbours[6 * from + d];
      if (to >= 0 && w.closedHexside[6 * from + d] === 0 && s[w.at.occupant + to] === 0) return true;
    }
  } else {
    for (const to of w.entryHexes) if (s[w.at.occupant + to] === 0 && !inZoneOf(w, s, enemyOf(side), to)) return true;
  }
  return findMoves(desk, s, unit) > 1;
}

export function movementPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '3.0.2',
    accepts: ['move', 'enter', 'exit', 'end'],

    pieces: (s, seat) => tableAnd(w.unitsOf[seat], (unit) => mayStart(w, s, unit) && hasMove(desk, s, unit)),

    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end', stacked: anyStack(w, s) }];
      if (w.side[piece] !== seat || !mayStart(w, s, piece)) return [];
      findMoves(desk, s, piece);
      const entering = !onMap(w, s, piece);
      return new Moves(desk.reach.snapshot(), (reached, place) => moveTo(w, piece, entering, reached, place));
    },

    refuse(s, seat, action) {
      if (action.type === 'end') return refuseEnd(w, s, action);
      return refuseMove(w, s, seat, action as Of<'move' | 'enter' | 'exit'>);
    },

    whyNot: (s, seat, piece, place) => whyNotMove(desk, s, seat, piece, place),

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'move') applyMove(w, s, action, tell);
      else if (action.type === 'enter') applyEntry(w, s, action, tell);
      else if (action.type === 'exit') applyExit(w, s, action, tell);
      else setStep(w, s, 'movement-ended');
    },
  };
}

/** 4.4.3: an end of the phase with two units in a hex must be meant. */
function refuseEnd(w: World, s: State, action: Of<'end'>): Refusal | null {
  const stacked = anyStack(w, s);
  if (stacked && !action.stacked) return refusal('4.4.2', 'stack-left');
  return !stacked && action.stacked ? refusal('4.4.3', 'no-stack') : null;
}

function refuseMove(w: World, s: State, seat: Seat, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const name = w.unitId(unit);
  if (w.side[unit] !== seat) return refusal('4.0.1', 'not-your-unit', { unit: name });
  const no = action.type === 'enter' ? refuseArrival(w, s, unit, path[0]) : refuseStart(w, s, unit, path[0]);
  return no ?? refusePath(w, s, action) ?? refuseGoal(w, s, action);
}

/** Walks the path hex by hex (4.0.2). An entry has paid one point for its first hex (7.1.1). */
function refusePath(w: World, s: State, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const side = w.side[unit];
  // Each hex entered costs one point (4.2.1): the start of a move is not entered, the step off the map counts (8.3.2).
  const points = action.type === 'move' ? path.length - 1 : path.length;
  if (points > w.allowance[unit]) {
    return refusal('4.1.1', 'too-far', { unit: w.unitId(unit), points, allowance: w.allowance[unit] });
  }
  for (let i = 1; i < path.length; i++) {
    const no = refuseStep(w, s, unit, path[i - 1], path[i]);
    if (no !== null) return no;
    const goesOn = i < path.length - 1 || action.type === 'exit';
    if (goesOn && inZoneOf(w, s, enemyOf(side), path[i])) {
      // It may go nowhere from here; but onto an enemy unit it may go from nowhere.
      const there = i + 1 < path.length && adjacent(w, path[i], path[i + 1]) ? unitIn(w, s, path[i + 1]) : -1;
      if (there >= 0 && w.side[there] !== side) return refuseStep(w, s, unit, path[i], path[i + 1]);
      return refusal('4.5.2', 'must-stop', { unit: w.unitId(unit), hex: w.hexId(path[i]) });
    }
  }
  return null;
}

export function refuseStep(w: World, s: State, unit: Unit, from: Place, to: Place): Refusal | null {
  if (openStep(w, from, to) && mayEnterHex(w, s, w.side[unit], to)) return null;
  const data = { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) };
  if (!adjacent(w, from, to)) return refusal('4.0.2', 'gap', data);
  if (w.closedHex[to] === 1) return refusal('2.2.4', 'woods', data);
  if (!openStep(w, from, to)) return refusal('4.2.2', 'closed-hexside', data);
  const there = unitIn(w, s, to);
  return w.side[there] === w.side[unit]
    ? refusal('4.5.6', 'friend-in-enemy-zone', { ...data, other: w.unitId(there) })
    : refusal('4.3.1', 'enemy-there', { ...data, other: w.unitId(there) });
}

/** Where the move ends: another hex with room (4.4.2), or off the map by an exit hex (8.3.2). */
function refuseGoal(w: World, s: State, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const goal = path[path.length - 1];
  const data = { unit: w.unitId(unit), hex: w.hexId(goal) };
  if (action.type === 'exit') {
    if (w.side[unit] !== FRENCH) return refusal('4.6.1', 'no-exit', data);
    return w.exitHex[goal] === 1 ? null : refusal('8.3.2', 'not-an-exit', data);
  }
  if (goal === whereIs(w, s, unit)) return refusal('4.1.2', 'no-move', data);
  return roomToStop(w, s, w.side[unit], goal)
    ? null
    : refusal('4.4.2', 'would-stack', { ...data, other: w.unitId(whoStays(w, s, goal)) });
}

function applyMove(w: World, s: State, action: Of<'move'>, tell: Tell): void {
  const { unit, path } = action;
  shift(w, s, unit, path[path.length - 1]);
  mark(w, s, unit, MOVED);
  if (tell !== null) tell({ type: 'moved', rule: '4.0.2', data: { unit: w.unitId(unit), path: path.map(w.hexId) } });
}

function applyEntry(w: World, s: State, action: Of<'enter'>, tell: Tell): void {
  const { unit, path } = action;
  put(w, s, unit, path[path.length - 1]);
  mark(w, s, unit, MOVED);
  if (tell !== null) {
    // 9.0.3: what enters the map is no longer secret, and cannot be made so again.
    const reveals = s[w.at.secret] === 1;
    tell({ type: 'entered', rule: '7.1.1', data: { unit: w.unitId(unit), path: path.map(w.hexId) }, reveals });
  }
}

/** 8.3.4: the unit has left for good; it is no loss. */
function applyExit(w: World, s: State, action: Of<'exit'>, tell: Tell): void {
  const { unit, path } = action;
  lift(w, s, unit, EXITED);
  s[w.at.exited]++;
  if (tell !== null) {
    tell({
      type: 'exited',
      rule: '8.3.2',
      data: { unit: w.unitId(unit), path: path.map(w.hexId), count: s[w.at.exited] },
    });
  }
  testVictory(w, s, tell);
}

/** The listed move that ends in the same place: all ways there are the same deed. */
export function canonicalMove(desk: Desk, s: State, action: Of<'move' | 'enter' | 'exit'>): Action {
  const { w } = desk;
  const { unit, path } = action;
  const goal = action.type === 'exit' ? w.northOfMap : path[path.length - 1];
  findMoves(desk, s, unit);
  return desk.reach.reached(goal) ? moveTo(w, unit, action.type === 'enter', desk.reach, goal) : action;
}

/** A person may name only where a unit goes: the way there is added. */
export function completeMove(desk: Desk, s: State, action: Of<'move' | 'enter' | 'exit'>): Action {
  const { w } = desk;
  const { unit, path } = action;
  const goal = path[0];
  if (path.length > 1 || goal === whereIs(w, s, unit)) return action;
  if (action.type === 'enter' && w.entryHex[goal] === 1) return action;
  if (action.type !== 'exit') return canonicalMove(desk, s, action);
  findMoves(desk, s, unit);
  return desk.reach.reached(goal) ? { type: 'exit', unit, path: desk.reach.path(goal) } : action;
}
