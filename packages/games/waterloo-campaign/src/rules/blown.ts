import { type Place, type Refusal, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import { ADMITTED, BLOWN, FRONT } from '../layout.ts';
import { has, inZone, isEmpty, mark, onMap, put, setStep, unmark, whereIs } from '../position.ts';
import { enemyOf, isCorps, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { eliminate } from './losses.ts';

/** Step B: blown Corps return. */

const isDue = (w: World, s: State, unit: Unit): boolean =>
  whereIs(w, s, unit) === BLOWN && s[w.at.due + unit] === s[w.at.turn];

const dueCorps = (w: World, s: State, side: Side): number[] => [...w.corpsOf[side]].filter((unit) => isDue(w, s, unit));
const admitted = (w: World, s: State, side: Side): number[] =>
  dueCorps(w, s, side).filter((unit) => has(w, s, unit, ADMITTED));

/** B-3: with more than two due the opponent picks; otherwise all come. False if nobody has anything to decide. */
export function beginReturn(w: World, s: State, side: Side, tell: Tell): boolean {
  const due = dueCorps(w, s, side);
  s[w.at.active] = enemyOf(side);
  setStep(w, s, 'admission');
  if (due.length > w.blownReturnPerSide) return true;
  for (const unit of due) mark(w, s, unit, ADMITTED);
  return openReturn(w, s, side, tell);
}

/** B-4: a Corps for which there is no hex is out of the game. */
function openReturn(w: World, s: State, side: Side, tell: Tell): boolean {
  s[w.at.active] = side;
  setStep(w, s, 'return');
  const back = admitted(w, s, side);
  for (const unit of back) if (returnHexes(w, s, unit).length === 0) giveUp(w, s, unit, 'B-4', tell);
  return admitted(w, s, side).length > 0;
}

function giveUp(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  unmark(w, s, unit, ADMITTED);
  eliminate(w, s, unit, rule, tell);
}

/** B-2: empty, next to an associated HQ, in no enemy zone. */
function returnHexes(w: World, s: State, unit: Unit): number[] {
  const found: number[] = [];
  for (const hq of w.hqsOfArmy[w.army[unit]]) {
    if (!onMap(w, s, hq)) continue;
    const at = whereIs(w, s, hq);
    for (let slot = 6 * at; slot < 6 * at + 6; slot++) {
      const hex = w.neighbours[slot];
      if (hex >= 0 && isEmpty(w, s, hex) && !inZone(w, s, enemyOf(w.side[unit]), hex) && !found.includes(hex))
        found.push(hex);
    }
  }
  return found;
}

export const admissionPhase = (w: World): Stage<Action> => ({
  rule: 'B-3',
  accepts: ['admit'],
  pieces: (s) => dueCorps(w, s, enemyOf(s[w.at.active])).filter((unit) => !has(w, s, unit, ADMITTED)),
  choices: (s, _seat, piece) =>
    isCorps(w, piece) && w.side[piece] !== s[w.at.active] && isDue(w, s, piece) && !has(w, s, piece, ADMITTED)
      ? [{ type: 'admit', unit: piece }]
      : [],
  refuse: (s, _seat, action) => (action.type === 'admit' ? refuseAdmission(w, s, action.unit) : null),
  whyNot: (s, _seat, piece) => refuseAdmission(w, s, piece),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'admit') return;
    mark(w, s, action.unit, ADMITTED);
    const side = enemyOf(seat);
    if (tell !== null) tell({ type: 'admitted', rule: 'B-3', data: { unit: unitId(w, action.unit) } });
    if (admitted(w, s, side).length < w.blownReturnPerSide) return;
    for (const unit of dueCorps(w, s, side)) if (!has(w, s, unit, ADMITTED)) eliminate(w, s, unit, 'B-3', tell);
    if (!openReturn(w, s, side, tell)) setStep(w, s, 'return-done');
  },
});

function refuseAdmission(w: World, s: State, unit: Unit): Refusal | null {
  if (!isCorps(w, unit) || w.side[unit] === s[w.at.active] || !isDue(w, s, unit))
    return refusal('B-3', 'not-due', { unit: unitId(w, unit) });
  return has(w, s, unit, ADMITTED) ? refusal('B-3', 'is-admitted', { unit: unitId(w, unit) }) : null;
}

export const returnPhase = (w: World): Stage<Action> => ({
  rule: 'B-2',
  accepts: ['return'],
  pieces: (s) => admitted(w, s, s[w.at.active]),
  choices: (s, _seat, piece) =>
    isCorps(w, piece) && w.side[piece] === s[w.at.active] && has(w, s, piece, ADMITTED)
      ? returnHexes(w, s, piece).map((hex) => ({ type: 'return', unit: piece, hex }))
      : [],
  refuse: (s, _seat, action) => (action.type === 'return' ? refuseReturn(w, s, action.unit, action.hex) : null),
  whyNot: (s, _seat, piece, hex) => refuseReturn(w, s, piece, hex),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'return') return;
    const { unit, hex } = action;
    unmark(w, s, unit, ADMITTED);
    // B-5: in Advance Formation or Fresh.
    s[w.at.face + unit] = FRONT;
    s[w.at.due + unit] = 0;
    put(w, s, unit, hex);
    if (tell !== null) tell({ type: 'returned', rule: 'B-2', data: { unit: unitId(w, unit), hex: hexId(w, hex) } });
    if (!openReturn(w, s, seat, tell)) setStep(w, s, 'return-done');
  },
});

function refuseReturn(w: World, s: State, unit: Unit, hex: Place): Refusal | null {
  const data = { unit: unitId(w, unit), hex: hexId(w, hex) };
  if (!isCorps(w, unit) || w.side[unit] !== s[w.at.active] || !has(w, s, unit, ADMITTED))
    return refusal('B-1', 'not-due', data);
  if (returnHexes(w, s, unit).includes(hex)) return null;
  if (!isEmpty(w, s, hex)) return refusal('GEN-9', 'hex-not-empty', data);
  if (inZone(w, s, enemyOf(w.side[unit]), hex)) return refusal('B-2', 'in-enemy-zone', data);
  return refusal('B-2', 'not-beside-hq', data);
}
