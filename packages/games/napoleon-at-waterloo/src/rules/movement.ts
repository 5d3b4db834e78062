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
import { adjacent, openStep } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
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
import { enemyOf, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { isAvailable, refuseArrival } from './reinforcements.ts';
import { anyStack } from './stacking.ts';
import { testVictory } from './victory.ts';

/** 4.0 Movement, with the arrival of reinforcements (7.0) and the exit of French units (8.3). */

/** 4.4.2, 7.2.2: a unit that is still free to move off, so that another may stop in its hex for a time. */
const canStillLeave = (w: World, s: State, unit: number): boolean =>
  !has(w, s, unit, MOVED) && !inContact(w, s, unit) && hasWayOut(w, s, unit);

/** Not shut in for the whole phase by closed hexsides, enemies and friends who cannot move themselves. */
function hasWayOut(w: World, s: State, unit: number): boolean {
  const from = whereIs(w, s, unit);
  if (w.side[unit] === FRENCH && w.exitHex[from] === 1) return true;
  for (let d = 0; d < 6; d++) {
    const to = w.neighbours[6 * from + d];
    if (to >= 0 && w.closedHexside[6 * from + d] === 0 && mayEnterHex(w, s, w.side[unit], to)) return true;
  }
  return false;
}

/** Whether a unit of `side` could stop in a hex as far as its friends there are concerned (4.4.2, 4.5.6, 7.2.2). */
function roomToStop(w: World, s: State, side: number, hex: number): boolean {
  const first = s[w.at.occupant + hex] - 1;
  if (first < 0) return true;
  return w.side[first] === side && whoStays(w, s, hex) < 0;
}

/** A unit in a hex that cannot move off any more, -1 if there is none. */
export function whoStays(w: World, s: State, hex: number): number {
  const first = unitIn(w, s, hex);
  if (first < 0) return -1;
  if (!canStillLeave(w, s, first)) return first;
  const second = partnerOf(w, s, first);
  return second >= 0 && !canStillLeave(w, s, second) ? second : -1;
}

/** Whether a unit of `side` may enter a hex in passing or to stop: no enemy (4.3.1), no friend in an enemy zone (4.5.6). */
function mayEnterHex(w: World, s: State, side: number, hex: number): boolean {
  const there = s[w.at.occupant + hex] - 1;
  return there < 0 || (w.side[there] === side && !inZoneOf(w, s, enemyOf(side), hex));
}

/** Which of the three moves a unit can make now: along the map and off it, or onto it. */
function mayStart(w: World, s: State, unit: number): boolean {
  return onMap(w, s, unit) ? !has(w, s, unit, MOVED) && !inContact(w, s, unit) : isAvailable(w, s, unit);
}

/** Every place a unit can go to in one move, the one north of the map among them; the results stay in the desk's search. */
export function findMoves(desk: Desk, s: State, unit: number): number {
  const { w } = desk;
  const side = w.side[unit];
  const start = onMap(w, s, unit) ? whereIs(w, s, unit) : w.eastOfMap;
  const enemyZone = w.at.zone + enemyOf(side) * w.hexes;
  const enter = (from: number, to: number, via: number): number => {
    if (to === w.northOfMap) return side === FRENCH ? 1 | STOP : BARRED;
    if (via < 6 ? w.closedHexside[6 * from + via] === 1 : s[enemyZone + to] > 0) return BARRED;
    const there = s[w.at.occupant + to] - 1;
    if (s[enemyZone + to] > 0) return there < 0 ? 1 | STOP : BARRED;
    return there < 0 || w.side[there] === side ? 1 : BARRED;
  };
  const mayEnd = (place: number): boolean => place >= w.hexes || (place !== start && roomToStop(w, s, side, place));
  return desk.reach.steps(start, w.allowance[unit], enter, mayEnd);
}

/** The choices of one unit, each path written out only when it is asked for. */
class Moves implements ChoiceList<Action> {
  readonly #w: World;
  readonly #unit: number;
  readonly #entering: boolean;
  readonly #reached: Reached;

  constructor(w: World, unit: number, entering: boolean, reached: Reached) {
    this.#w = w;
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
    return place < 0 ? undefined : moveTo(this.#w, this.#unit, this.#entering, this.#reached, place);
  }
}

function moveTo(w: World, unit: number, entering: boolean, reached: Reached, place: number): Action {
  const path = reached.path(place);
  if (entering) return { type: 'enter', unit, path: path.slice(1) };
  return place === w.northOfMap ? { type: 'exit', unit, path: path.slice(0, -1) } : { type: 'move', unit, path };
}

/** A quick look whether a unit has a move at all: some hex next to it, or some entry hex, that it may stop in or pass. */
function hasMove(desk: Desk, s: State, unit: number): boolean {
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

export function movementPhase(desk: Desk): Phase<Action> {
  const { w } = desk;
  return {
    name: 'movement',
    rule: '3.0.2',
    accepts: ['move', 'enter', 'exit', 'end'],
    seats: (s) => 1 << s[w.at.phasing],

    pieces(s, seat) {
      const pieces = [TABLE];
      for (const unit of w.unitsOf[seat]) if (mayStart(w, s, unit) && hasMove(desk, s, unit)) pieces.push(unit);
      return pieces;
    },

    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end', stacked: anyStack(w, s) }];
      if (w.side[piece] !== seat || !mayStart(w, s, piece)) return [];
      findMoves(desk, s, piece);
      return new Moves(w, piece, !onMap(w, s, piece), desk.reach.snapshot());
    },

    refuse(s, seat, action) {
      if (action.type === 'end') return refuseEnd(w, s, action);
      return refuseMove(w, s, seat, action as Of<'move' | 'enter' | 'exit'>);
    },

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

function refuseMove(w: World, s: State, seat: number, action: Of<'move' | 'enter' | 'exit'>): Refusal | null {
  const { unit, path } = action;
  const name = w.unitId(unit);
  if (w.side[unit] !== seat) return refusal('4.0.1', 'not-your-unit', { unit: name });
  const no = action.type === 'enter' ? refuseArrival(w, s, unit, path[0]) : refuseStart(w, s, unit, path[0]);
  return no ?? refusePath(w, s, action) ?? refuseGoal(w, s, action);
}

export function refuseStart(w: World, s: State, unit: number, from: number): Refusal | null {
  const name = w.unitId(unit);
  if (!onMap(w, s, unit)) return refusal('4.0.1', 'not-on-map', { unit: name });
  if (has(w, s, unit, MOVED)) return refusal('4.0.3', 'already-moved', { unit: name });
  if (inContact(w, s, unit)) return refusal('4.5.3', 'frozen', { unit: name, hex: w.hexId(whereIs(w, s, unit)) });
  return from === whereIs(w, s, unit)
    ? null
    : refusal('4.0.2', 'path-start', { unit: name, hex: w.hexId(whereIs(w, s, unit)) });
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
      return refusal('4.5.2', 'must-stop', { unit: w.unitId(unit), hex: w.hexId(path[i]) });
    }
  }
  return null;
}

export function refuseStep(w: World, s: State, unit: number, from: number, to: number): Refusal | null {
  const data = { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) };
  if (!adjacent(w, from, to)) return refusal('4.0.2', 'gap', data);
  if (w.closedHex[to] === 1) return refusal('2.2.4', 'woods', data);
  if (!openStep(w, from, to)) return refusal('4.2.2', 'closed-hexside', data);
  if (mayEnterHex(w, s, w.side[unit], to)) return null;
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
