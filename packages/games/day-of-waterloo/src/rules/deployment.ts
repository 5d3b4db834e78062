import type { Choices, Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import {
  isLeader,
  moveLeader,
  onMap,
  putOnTop,
  raise,
  setStep,
  sideIn,
  spIn,
  topIn,
  UNPLACED,
  whereIs,
} from '../position.ts';
import { SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { enemyLeaderIn, refuseRoom } from './stacking.ts';

/** 4.1, 15.0 Set-up: the Allies, then the French, each in secret until they have ended (4.1c). */

const isUnplaced = (w: World, s: State, piece: Unit): boolean => whereIs(w, s, piece) === UNPLACED;
const toPlace = (w: World, s: State, side: number): Unit[] => {
  const found: Unit[] = [];
  for (const piece of w.unitsOf[side]) if (isUnplaced(w, s, piece)) found.push(piece);
  return found;
};

/** The default deployment is one whole: it is offered as long as nothing is placed. */
const isUntouched = (w: World, s: State, side: number): boolean =>
  w.unitsOf[side].every((piece) => w.areas[piece].length === 0 || isUnplaced(w, s, piece));

/** 4.1b: a hex its kind could ever enter. */
function isEverOpen(w: World, piece: Unit, hex: Place): boolean {
  if (w.hexCost[w.arm[piece]][hex] >= 0) return true;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) if (w.along[slot] === 1) return true;
  return false;
}

/** Whoever may stand in one hex only must still find room there (4.1a). */
function refuseKept(w: World, s: State, piece: Unit, hex: Place): Refusal | null {
  if (isBound(w, piece)) return null;
  let kept = 0;
  for (const other of w.boundTo[hex] ?? [])
    if (w.side[other] === w.side[piece] && isUnplaced(w, s, other)) kept += w.strength[other];
  if (kept === 0) return null;
  const room = w.mostSP[hex] > 0 && spIn(w, s, hex) + w.strength[piece] + kept <= w.mostSP[hex];
  return room ? null : refusal('4.1a', 'room-kept', { unit: w.unitId(piece), hex: w.hexId(hex) });
}
const isBound = (w: World, piece: Unit): boolean => w.areas[piece].length === 1;

export function refusePlace(w: World, s: State, side: number, piece: Unit, hex: Place): Refusal | null {
  const data = { unit: w.unitId(piece), hex: w.hexId(hex) };
  if (w.side[piece] !== side) return refusal('4.1c', 'not-your-unit', data);
  if (!isUnplaced(w, s, piece))
    return onMap(w, s, piece) ? refusal('4.1a', 'placed', data) : refusal('4.1d', 'comes-later', data);
  if (!w.areas[piece].includes(hex)) return refusal('4.1a', 'outside-area', data);
  return refuseThere(w, s, piece, hex);
}

/** Whether a piece may stand in a hex of its area. */
function refuseThere(w: World, s: State, piece: Unit, hex: Place): Refusal | null {
  const data = { unit: w.unitId(piece), hex: w.hexId(hex) };
  const there = sideIn(w, s, hex);
  if (isLeader(w, piece)) {
    const enemies = (there >= 0 && there !== w.side[piece]) || enemyLeaderIn(w, s, hex, piece);
    return enemies ? refusal('5.1a', 'enemy-there', data) : null;
  }
  if (!isEverOpen(w, piece, hex)) return refusal('4.1b', 'closed-ground', data);
  if (enemyLeaderIn(w, s, hex, piece)) return refusal('5.1a', 'enemy-there', data);
  return refuseRoom(w, s, hex, piece) ?? refuseKept(w, s, piece, hex);
}

const mayRaise = (w: World, s: State, side: number, piece: Unit): boolean =>
  !isLeader(w, piece) && w.side[piece] === side && onMap(w, s, piece) && topIn(w, s, whereIs(w, s, piece)) !== piece;

function placesOf(w: World, s: State, side: number, piece: Unit): Choices<Action> {
  if (mayRaise(w, s, side, piece)) return [{ type: 'raise', unit: piece }];
  if (w.side[piece] !== side || !isUnplaced(w, s, piece)) return [];
  const found: Action[] = [];
  for (const hex of w.areas[piece])
    if (refuseThere(w, s, piece, hex) === null) found.push({ type: 'place', unit: piece, hex });
  return found;
}

export const deploymentPhase = (w: World): Stage<Action> => ({
  rule: '4.1a',
  accepts: ['place', 'raise', 'deploy', 'end'],

  pieces(s, side) {
    const pieces: Unit[] = [];
    let left = 0;
    for (const piece of w.unitsOf[side]) {
      const unplaced = isUnplaced(w, s, piece);
      if (unplaced) left++;
      if (unplaced || mayRaise(w, s, side, piece)) pieces.push(piece);
    }
    return left === 0 || isUntouched(w, s, side) ? [TABLE, ...pieces] : pieces;
  },
  choices(s, side, piece) {
    if (piece !== TABLE) return placesOf(w, s, side, piece);
    if (toPlace(w, s, side).length === 0) return [{ type: 'end' }];
    return isUntouched(w, s, side) ? [{ type: 'deploy' }] : [];
  },
  refuse(s, side, action) {
    if (action.type === 'place') return refusePlace(w, s, side, action.unit, action.hex);
    if (action.type === 'raise') return refuseRaise(w, s, side, action.unit);
    const left = toPlace(w, s, side);
    if (action.type === 'deploy') {
      if (left.length === 0) return refusal('4.1a', 'all-placed');
      return isUntouched(w, s, side) ? null : refusal('15.0b', 'already-placing');
    }
    return left.length > 0 ? refusal('4.1a', 'units-to-place', { units: left.map(w.unitId) }) : null;
  },
  whyNot: (s, side, piece, hex) => refusePlace(w, s, side, piece, hex),
  apply(s, side, action, _dice, tell) {
    if (action.type === 'place') place(w, s, side, action.unit, action.hex, tell);
    else if (action.type === 'raise') raise(w, s, action.unit);
    else if (action.type === 'deploy') deploy(w, s, side, tell);
    else endDeployment(w, s, side, tell);
  },
});

/** 5.4.3a: the order of a stack is its owner's; in a set-up as in his Movement Phase. */
export function refuseRaise(w: World, s: State, side: number, piece: Unit): Refusal | null {
  const data = { unit: w.unitId(piece) };
  if (w.side[piece] !== side) return refusal('5.4.3a', 'not-your-unit', data);
  if (isLeader(w, piece)) return refusal('5.4.2c', 'leader-on-top', data);
  if (!onMap(w, s, piece)) return refusal('5.4.3a', 'not-on-map', data);
  return mayRaise(w, s, side, piece) ? null : refusal('5.4.3a', 'on-top', data);
}

function place(w: World, s: State, side: number, piece: Unit, hex: Place, tell: Tell): void {
  if (isLeader(w, piece)) moveLeader(w, s, piece, hex);
  else putOnTop(w, s, piece, hex);
  if (tell !== null) {
    const data = { side: SIDES[side], unit: w.unitId(piece), hex: w.hexId(hex) };
    tell({ type: 'own-placed', rule: '4.1a', data });
  }
}

function deploy(w: World, s: State, side: number, tell: Tell): void {
  for (const { hex, units } of w.defaultStacks)
    for (const unit of units) if (w.side[unit] === side && isUnplaced(w, s, unit)) putOnTop(w, s, unit, hex);
  for (const { leader, hex } of w.defaultLeaders)
    if (w.side[leader] === side && isUnplaced(w, s, leader)) moveLeader(w, s, leader, hex);
  if (tell !== null) tell({ type: 'own-deployed', rule: '15.0b', data: { side: SIDES[side] } });
}

/** 5.4.2d: from now on the other side sees leaders and top counters. */
function endDeployment(w: World, s: State, side: number, tell: Tell): void {
  if (tell !== null) tell({ type: 'set-up', rule: '4.1c', data: { side: SIDES[side] }, reveals: true, closes: true });
  setStep(w, s, 'deployed');
}

/** Whether a side has pieces to set up at all. */
const hasDeployment = (w: World, s: State, side: number): boolean => toPlace(w, s, side).length > 0;

const beginDeployment = (w: World, s: State, side: number): void => {
  s[w.at.phasing] = side;
  s[w.at.decider] = side;
  setStep(w, s, 'deployment');
};

/** True where a side has nobody to set up, and nobody has to decide. */
export function nextDeployment(w: World, s: State, side: number): boolean {
  if (hasDeployment(w, s, side)) {
    beginDeployment(w, s, side);
    return false;
  }
  s[w.at.phasing] = side;
  setStep(w, s, 'deployed');
  return true;
}
