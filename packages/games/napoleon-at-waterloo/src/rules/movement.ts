import {
  BARRED,
  type ChoiceList,
  type Phase,
  type Reached,
  type Refusal,
  refusal,
  STOP,
  type State,
  TABLE,
  type Tell,
} from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import {
  adjacent,
  CLOSED_HEX,
  CLOSED_HEXSIDE,
  ENTRY_HEX,
  ENTRY_HEXES,
  EXIT_HEX,
  HEXES,
  hexId,
  NEIGHBOURS,
  openStep,
} from '../board.ts';
import { type Desk, EAST_OF_MAP, NORTH_OF_MAP } from '../desk.ts';
import {
  AT,
  EXITED,
  has,
  inContact,
  inZoneOf,
  lift,
  MOVED,
  mark,
  onMap,
  partnerOf,
  put,
  setStep,
  shift,
  unitIn,
  whereIs,
} from '../position.ts';
import { ALLOWANCE, enemyOf, FRENCH, SIDE, UNITS_OF, unitId } from '../units.ts';
import { isAvailable, refuseArrival } from './reinforcements.ts';
import { anyStack } from './stacking.ts';
import { testVictory } from './victory.ts';

/** 4.0 Movement, with the arrival of reinforcements (7.0) and the exit of French units (8.3). */

/** 4.4.2, 7.2.2: a unit that is still free to move off, so that another may stop in its hex for a time. */
const canStillLeave = (s: State, unit: number): boolean =>
  !has(s, unit, MOVED) && !inContact(s, unit) && hasWayOut(s, unit);

/** Not shut in for the whole phase by closed hexsides, enemies and friends who cannot move themselves. */
function hasWayOut(s: State, unit: number): boolean {
  const from = whereIs(s, unit);
  if (SIDE[unit] === FRENCH && EXIT_HEX[from] === 1) return true;
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOURS[6 * from + d];
    if (to >= 0 && CLOSED_HEXSIDE[6 * from + d] === 0 && mayEnterHex(s, SIDE[unit], to)) return true;
  }
  return false;
}

/** Whether a unit of `side` could stop in a hex as far as its friends there are concerned (4.4.2, 4.5.6, 7.2.2). */
function roomToStop(s: State, side: number, hex: number): boolean {
  const first = s[AT.occupant + hex] - 1;
  if (first < 0) return true;
  return SIDE[first] === side && whoStays(s, hex) < 0;
}

/** A unit in a hex that cannot move off any more, -1 if there is none. */
export function whoStays(s: State, hex: number): number {
  const first = unitIn(s, hex);
  if (first < 0) return -1;
  if (!canStillLeave(s, first)) return first;
  const second = partnerOf(s, first);
  return second >= 0 && !canStillLeave(s, second) ? second : -1;
}

/** Whether a unit of `side` may enter a hex in passing or to stop: no enemy (4.3.1), no friend in an enemy zone (4.5.6). */
function mayEnterHex(s: State, side: number, hex: number): boolean {
  const there = s[AT.occupant + hex] - 1;
  return there < 0 || (SIDE[there] === side && !inZoneOf(s, enemyOf(side), hex));
}

/** Which of the three moves a unit can make now: along the map and off it, or onto it. */
function mayStart(s: State, unit: number): boolean {
  return onMap(s, unit) ? !has(s, unit, MOVED) && !inContact(s, unit) : isAvailable(s, unit);
}

/** Every place a unit can go to in one move, NORTH_OF_MAP among them; the results stay in the desk's search. */
export function findMoves(desk: Desk, s: State, unit: number): number {
  const side = SIDE[unit];
  const start = onMap(s, unit) ? whereIs(s, unit) : EAST_OF_MAP;
  const enemyZone = AT.zone + enemyOf(side) * HEXES;
  const enter = (from: number, to: number, via: number): number => {
    if (to === NORTH_OF_MAP) return side === FRENCH ? 1 | STOP : BARRED;
    if (via < 6 ? CLOSED_HEXSIDE[6 * from + via] === 1 : s[enemyZone + to] > 0) return BARRED;
    const there = s[AT.occupant + to] - 1;
    if (s[enemyZone + to] > 0) return there < 0 ? 1 | STOP : BARRED;
    return there < 0 || SIDE[there] === side ? 1 : BARRED;
  };
  const mayEnd = (place: number): boolean => place >= HEXES || (place !== start && roomToStop(s, side, place));
  return desk.reach.steps(start, ALLOWANCE[unit], enter, mayEnd);
}

/** The choices of one unit, each path written out only when it is asked for. */
class Moves implements ChoiceList<Action> {
  readonly #unit: number;
  readonly #entering: boolean;
  readonly #reached: Reached;

  constructor(unit: number, entering: boolean, reached: Reached) {
    this.#unit = unit;
    this.#entering = entering;
    this.#reached = reached;
  }

  get length(): number {
    return this.#reached.count - 1;
  }

  /** The start comes first in what was reached and is no move. */
  at(index: number): Action | undefined {
    const place = this.#reached.place(index + 1);
    return place < 0 ? undefined : moveTo(this.#unit, this.#entering, this.#reached, place);
  }
}

function moveTo(unit: number, entering: boolean, reached: Reached, place: number): Action {
  const path = reached.path(place);
  if (entering) return { type: 'enter', unit, path: path.slice(1) };
  return place === NORTH_OF_MAP ? { type: 'exit', unit, path: path.slice(0, -1) } : { type: 'move', unit, path };
}

/** A quick look whether a unit has a move at all: some hex next to it, or some entry hex, that it may stop in or pass. */
function hasMove(desk: Desk, s: State, unit: number): boolean {
  const side = SIDE[unit];
  const from = whereIs(s, unit);
  if (from >= 0) {
    if (side === FRENCH && EXIT_HEX[from] === 1) return true;
    for (let d = 0; d < 6; d++) {
      const to = NEIGHBOURS[6 * from + d];
      if (to >= 0 && CLOSED_HEXSIDE[6 * from + d] === 0 && s[AT.occupant + to] === 0) return true;
    }
  } else {
    for (const to of ENTRY_HEXES) if (s[AT.occupant + to] === 0 && !inZoneOf(s, enemyOf(side), to)) return true;
  }
  return findMoves(desk, s, unit) > 1;
}

export function movementPhase(desk: Desk): Phase<Action> {
  return {
    name: 'movement',
    rule: '3.0.2',
    accepts: ['move', 'enter', 'exit', 'end'],
    seats: (s) => 1 << s[AT.phasing],

    pieces(s, seat) {
      const pieces = [TABLE];
      for (const unit of UNITS_OF[seat]) if (mayStart(s, unit) && hasMove(desk, s, unit)) pieces.push(unit);
      return pieces;
    },

    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end', stacked: anyStack(s) }];
      if (SIDE[piece] !== seat || !mayStart(s, piece)) return [];
      findMoves(desk, s, piece);
      return new Moves(piece, !onMap(s, piece), desk.reach.snapshot());
    },

    refuse(s, seat, action) {
      if (action.type === 'end') return refuseEnd(s, action);
      return refuseMove(s, seat, action as Of<'move' | 'enter' | 'exit'>);
    },

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'move') applyMove(s, action, tell);
      else if (action.type === 'enter') applyEntry(s, action, tell);
      else if (action.type === 'exit') applyExit(s, action, tell);
      else setStep(s, 'movement-ended');
    },
  };
}

/** 4.4.3: an end of the phase with two units in a hex must be meant. */
function refuseEnd(s: State, action: Of<'end'>): Refusal | null {
  const stacked = anyStack(s);
  if (stacked && !action.stacked) return refusal('4.4.2', 'stack-left');
  return !stacked && action.stacked ? refusal('4.4.3', 'no-stack') : null;
}

function refuseMove(s: State, seat: number, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const name = unitId(unit);
  if (SIDE[unit] !== seat) return refusal('4.0.1', 'not-your-unit', { unit: name });
  const no = action.type === 'enter' ? refuseArrival(s, unit, path[0]) : refuseStart(s, unit, path[0]);
  return no ?? refusePath(s, action) ?? refuseGoal(s, action);
}

export function refuseStart(s: State, unit: number, from: number): Refusal | null {
  const name = unitId(unit);
  if (!onMap(s, unit)) return refusal('4.0.1', 'not-on-map', { unit: name });
  if (has(s, unit, MOVED)) return refusal('4.0.3', 'already-moved', { unit: name });
  if (inContact(s, unit)) return refusal('4.5.3', 'frozen', { unit: name, hex: hexId(whereIs(s, unit)) });
  return from === whereIs(s, unit)
    ? null
    : refusal('4.0.2', 'path-start', { unit: name, hex: hexId(whereIs(s, unit)) });
}

/** Walks the path hex by hex (4.0.2). An entry has paid one point for its first hex (7.1.1). */
function refusePath(s: State, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const side = SIDE[unit];
  // Each hex entered costs one point (4.2.1): the start of a move is not entered, the step off the map counts (8.3.2).
  const points = action.type === 'move' ? path.length - 1 : path.length;
  if (points > ALLOWANCE[unit]) {
    return refusal('4.1.1', 'too-far', { unit: unitId(unit), points, allowance: ALLOWANCE[unit] });
  }
  for (let i = 1; i < path.length; i++) {
    const no = refuseStep(s, unit, path[i - 1], path[i]);
    if (no !== null) return no;
    const goesOn = i < path.length - 1 || action.type === 'exit';
    if (goesOn && inZoneOf(s, enemyOf(side), path[i])) {
      return refusal('4.5.2', 'must-stop', { unit: unitId(unit), hex: hexId(path[i]) });
    }
  }
  return null;
}

export function refuseStep(s: State, unit: number, from: number, to: number): Refusal | null {
  const data = { unit: unitId(unit), from: hexId(from), hex: hexId(to) };
  if (!adjacent(from, to)) return refusal('4.0.2', 'gap', data);
  if (CLOSED_HEX[to] === 1) return refusal('2.2.4', 'woods', data);
  if (!openStep(from, to)) return refusal('4.2.2', 'closed-hexside', data);
  if (mayEnterHex(s, SIDE[unit], to)) return null;
  const there = unitIn(s, to);
  return SIDE[there] === SIDE[unit]
    ? refusal('4.5.6', 'friend-in-enemy-zone', { ...data, other: unitId(there) })
    : refusal('4.3.1', 'enemy-there', { ...data, other: unitId(there) });
}

/** Where the move ends: another hex with room (4.4.2), or off the map by an exit hex (8.3.2). */
function refuseGoal(s: State, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const goal = path[path.length - 1];
  const data = { unit: unitId(unit), hex: hexId(goal) };
  if (action.type === 'exit') {
    if (SIDE[unit] !== FRENCH) return refusal('4.6.1', 'no-exit', data);
    return EXIT_HEX[goal] === 1 ? null : refusal('8.3.2', 'not-an-exit', data);
  }
  if (goal === whereIs(s, unit)) return refusal('4.1.2', 'no-move', data);
  return roomToStop(s, SIDE[unit], goal)
    ? null
    : refusal('4.4.2', 'would-stack', { ...data, other: unitId(whoStays(s, goal)) });
}

function applyMove(s: State, action: Of<'move'>, tell: Tell): void {
  const { unit, path } = action;
  shift(s, unit, path[path.length - 1]);
  mark(s, unit, MOVED);
  if (tell !== null) tell({ type: 'moved', rule: '4.0.2', data: { unit: unitId(unit), path: path.map(hexId) } });
}

function applyEntry(s: State, action: Of<'enter'>, tell: Tell): void {
  const { unit, path } = action;
  put(s, unit, path[path.length - 1]);
  mark(s, unit, MOVED);
  if (tell !== null) {
    // 9.0.3: what enters the map is no longer secret, and cannot be made so again.
    const reveals = s[AT.secret] === 1;
    tell({ type: 'entered', rule: '7.1.1', data: { unit: unitId(unit), path: path.map(hexId) }, reveals });
  }
}

/** 8.3.4: the unit has left for good; it is no loss. */
function applyExit(s: State, action: Of<'exit'>, tell: Tell): void {
  const { unit, path } = action;
  lift(s, unit, EXITED);
  s[AT.exited]++;
  if (tell !== null) {
    tell({ type: 'exited', rule: '8.3.2', data: { unit: unitId(unit), path: path.map(hexId), count: s[AT.exited] } });
  }
  testVictory(s, tell);
}

/** The listed move that ends in the same place: all ways there are the same deed. */
export function canonicalMove(desk: Desk, s: State, action: Of<'move' | 'enter' | 'exit'>): Action {
  const { unit, path } = action;
  const goal = action.type === 'exit' ? NORTH_OF_MAP : path[path.length - 1];
  findMoves(desk, s, unit);
  return desk.reach.reached(goal) ? moveTo(unit, action.type === 'enter', desk.reach, goal) : action;
}

/** A person may name only where a unit goes: the way there is added. */
export function completeMove(desk: Desk, s: State, action: Of<'move' | 'enter' | 'exit'>): Action {
  const { unit, path } = action;
  const goal = path[0];
  if (path.length > 1 || goal === whereIs(s, unit)) return action;
  if (action.type === 'enter' && ENTRY_HEX[goal] === 1) return action;
  if (action.type !== 'exit') return canonicalMove(desk, s, action);
  findMoves(desk, s, unit);
  return desk.reach.reached(goal) ? { type: 'exit', unit, path: desk.reach.path(goal) } : action;
}
