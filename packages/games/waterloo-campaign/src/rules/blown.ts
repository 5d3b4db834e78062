import { type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { hexId, NEIGHBOURS } from '../board.ts';
import {
  ADMITTED,
  AT,
  BLOWN,
  FRONT,
  has,
  inZone,
  isEmpty,
  mark,
  onMap,
  put,
  setStep,
  unmark,
  whereIs,
} from '../position.ts';
import { blownReturnPerSide } from '../tables.ts';
import { ARMY, CORPS_OF, enemyOf, HQS_OF_ARMY, isCorps, SIDE, unitId } from '../units.ts';
import { eliminate } from './losses.ts';

/** Step B: blown Corps return. */

const isDue = (s: State, unit: number): boolean => whereIs(s, unit) === BLOWN && s[AT.due + unit] === s[AT.turn];

const dueCorps = (s: State, side: number): number[] => [...CORPS_OF[side]].filter((unit) => isDue(s, unit));
const admitted = (s: State, side: number): number[] => dueCorps(s, side).filter((unit) => has(s, unit, ADMITTED));

/** B-3: with more than two due the opponent picks; otherwise all come. False if nobody has anything to decide. */
export function beginReturn(s: State, side: number, tell: Tell): boolean {
  const due = dueCorps(s, side);
  s[AT.active] = enemyOf(side);
  setStep(s, 'admission');
  if (due.length > blownReturnPerSide) return true;
  for (const unit of due) mark(s, unit, ADMITTED);
  return openReturn(s, side, tell);
}

/** B-4: a Corps for which there is no hex is out of the game. */
function openReturn(s: State, side: number, tell: Tell): boolean {
  s[AT.active] = side;
  setStep(s, 'return');
  const back = admitted(s, side);
  for (const unit of back) if (returnHexes(s, unit).length === 0) giveUp(s, unit, 'B-4', tell);
  return admitted(s, side).length > 0;
}

function giveUp(s: State, unit: number, rule: string, tell: Tell): void {
  unmark(s, unit, ADMITTED);
  eliminate(s, unit, rule, tell);
}

/** B-2: empty, next to an associated HQ, in no enemy zone. */
function returnHexes(s: State, unit: number): number[] {
  const found: number[] = [];
  for (const hq of HQS_OF_ARMY[ARMY[unit]]) {
    if (!onMap(s, hq)) continue;
    const at = whereIs(s, hq);
    for (let slot = 6 * at; slot < 6 * at + 6; slot++) {
      const hex = NEIGHBOURS[slot];
      if (hex >= 0 && isEmpty(s, hex) && !inZone(s, enemyOf(SIDE[unit]), hex) && !found.includes(hex)) found.push(hex);
    }
  }
  return found;
}

export const admissionPhase: Phase<Action> = {
  name: 'admission',
  rule: 'B-3',
  accepts: ['admit'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s) => dueCorps(s, enemyOf(s[AT.active])).filter((unit) => !has(s, unit, ADMITTED)),
  choices: (s, _seat, piece) =>
    isCorps(piece) && SIDE[piece] !== s[AT.active] && isDue(s, piece) && !has(s, piece, ADMITTED)
      ? [{ type: 'admit', unit: piece }]
      : [],
  refuse(s, _seat, action) {
    if (action.type !== 'admit') return null;
    const { unit } = action;
    if (!isCorps(unit) || SIDE[unit] === s[AT.active] || !isDue(s, unit))
      return refusal('B-3', 'not-due', { unit: unitId(unit) });
    return has(s, unit, ADMITTED) ? refusal('B-3', 'is-admitted', { unit: unitId(unit) }) : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'admit') return;
    mark(s, action.unit, ADMITTED);
    const side = enemyOf(seat);
    if (tell !== null) tell({ type: 'admitted', rule: 'B-3', data: { unit: unitId(action.unit) } });
    if (admitted(s, side).length < blownReturnPerSide) return;
    for (const unit of dueCorps(s, side)) if (!has(s, unit, ADMITTED)) eliminate(s, unit, 'B-3', tell);
    if (!openReturn(s, side, tell)) setStep(s, 'return-done');
  },
};

export const returnPhase: Phase<Action> = {
  name: 'return',
  rule: 'B-2',
  accepts: ['return'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s) => admitted(s, s[AT.active]),
  choices: (s, _seat, piece) =>
    isCorps(piece) && SIDE[piece] === s[AT.active] && has(s, piece, ADMITTED)
      ? returnHexes(s, piece).map((hex) => ({ type: 'return', unit: piece, hex }))
      : [],
  refuse: (s, _seat, action) => (action.type === 'return' ? refuseReturn(s, action) : null),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'return') return;
    const { unit, hex } = action;
    unmark(s, unit, ADMITTED);
    // B-5: in Advance Formation or Fresh.
    s[AT.face + unit] = FRONT;
    s[AT.due + unit] = 0;
    put(s, unit, hex);
    if (tell !== null) tell({ type: 'returned', rule: 'B-2', data: { unit: unitId(unit), hex: hexId(hex) } });
    if (!openReturn(s, seat, tell)) setStep(s, 'return-done');
  },
};

function refuseReturn(s: State, { unit, hex }: Of<'return'>): Refusal | null {
  const data = { unit: unitId(unit), hex: hexId(hex) };
  if (!isCorps(unit) || SIDE[unit] !== s[AT.active] || !has(s, unit, ADMITTED)) return refusal('B-1', 'not-due', data);
  if (returnHexes(s, unit).includes(hex)) return null;
  if (!isEmpty(s, hex)) return refusal('GEN-9', 'hex-not-empty', data);
  if (inZone(s, enemyOf(SIDE[unit]), hex)) return refusal('B-2', 'in-enemy-zone', data);
  return refusal('B-2', 'not-beside-hq', data);
}
