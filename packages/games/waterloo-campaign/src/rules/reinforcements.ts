import { type Phase, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId, MAP, NEIGHBOURS } from '../board.ts';
import {
  AT,
  CLEARING,
  corpsIn,
  detachmentIn,
  has,
  mark,
  OFF_MAP,
  setStep,
  shift,
  unmark,
  whereIs,
} from '../position.ts';
import { ANGLO_ALLIED, ARMY, CORPS_OF, ENTRY, enemyOf, FRENCH, SIDE, unitId, ZIETHEN } from '../units.ts';
import { blow, recall } from './losses.ts';
import { canRetreat, refuseRefuge, retreatEnds, retreatWay, wayBack } from './retreat.ts';

/** REI: Corps that come onto the map, and enemies that have to make room for them. */

/** A Corps that is due this turn or was held up earlier. */
export const isWaiting = (s: State, unit: number): boolean =>
  whereIs(s, unit) === OFF_MAP && s[AT.due + unit] > 0 && s[AT.due + unit] <= s[AT.turn];

export const waitingCorps = (s: State, side: number): number => {
  let count = 0;
  for (const unit of CORPS_OF[side]) if (isWaiting(s, unit)) count++;
  return count;
};

/** REI-3: the Corps before it in the same column, if one still waits there; -1 for none. */
export function aheadInColumn(s: State, unit: number): number {
  const entry = ENTRY[unit];
  if (entry === null) return -1;
  let first = -1;
  for (const other of CORPS_OF[SIDE[unit]]) {
    const theirs = ENTRY[other];
    if (theirs === null || theirs.hexes[0] !== entry.hexes[0] || theirs.order >= entry.order) continue;
    if (isWaiting(s, other) && (first < 0 || theirs.order < (ENTRY[first]?.order ?? 0))) first = other;
  }
  return first;
}

const NOWHERE: readonly number[] = [];

/** S15-5, S15-7, S15-8: the rule that keeps a Corps where it is on the first two turns, or null. */
export function heldByJune15(s: State, unit: number): string | null {
  if (s[AT.june15] === 0 || SIDE[unit] === FRENCH) return null;
  if (s[AT.turn] === 1) return unit === ZIETHEN ? null : 'S15-5';
  if (s[AT.turn] !== 2) return null;
  if (ARMY[unit] === ANGLO_ALLIED) return 'S15-7';
  return whereIs(s, unit) >= 0 ? null : 'S15-8';
}

/** REI-2, REI-4: the hexes where a waiting Corps can come on now; a friendly Corps in the hex bars it, an enemy never. */
export function openEntries(s: State, unit: number): readonly number[] {
  const entry = ENTRY[unit];
  if (entry === null || !isWaiting(s, unit) || aheadInColumn(s, unit) >= 0 || heldByJune15(s, unit) !== null)
    return NOWHERE;
  return entry.hexes.filter((hex) => !friendlyCorpsIn(s, SIDE[unit], hex));
}

export const friendlyCorpsIn = (s: State, side: number, hex: number): boolean => {
  const corps = corpsIn(s, hex);
  return corps >= 0 && SIDE[corps] === side;
};

export const anyCanEnter = (s: State, side: number): boolean =>
  CORPS_OF[side].some((unit) => openEntries(s, unit).length > 0);

/** REI-6: whether enemy units stand in an entry hex or next to it. */
export function mustBeCleared(s: State, side: number, hex: number): boolean {
  if (enemyIn(s, side, hex)) return true;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (NEIGHBOURS[slot] >= 0 && enemyIn(s, side, NEIGHBOURS[slot])) return true;
  }
  return false;
}

function enemyIn(s: State, side: number, hex: number): boolean {
  const corps = corpsIn(s, hex);
  const detachment = detachmentIn(s, hex);
  return (corps >= 0 && SIDE[corps] !== side) || (detachment >= 0 && SIDE[detachment] !== side);
}

/** REI-6: Detachments are recalled, Corps have to retreat; the entering Corps waits. */
export function beginClearing(s: State, unit: number, hex: number, tell: Tell): void {
  s[AT.entering] = unit;
  s[AT.entryHex] = hex;
  const near = [hex, ...NEIGHBOURS.subarray(6 * hex, 6 * hex + 6)].filter((at) => at >= 0);
  for (const at of near) {
    if (!enemyIn(s, SIDE[unit], at)) continue;
    const detachment = detachmentIn(s, at);
    if (detachment >= 0) recall(s, detachment, 'REI-6', tell);
    const corps = corpsIn(s, at);
    if (corps >= 0) mark(s, corps, CLEARING);
  }
  setStep(s, 'clearing-next');
}

/** The Corps that have to go next: the nearest to the entry hex (REI-6). */
function nextToGo(s: State): number[] {
  const waiting = [...CORPS_OF[enemyOf(SIDE[s[AT.entering]])]].filter((unit) => has(s, unit, CLEARING));
  const distances = waiting.map((unit) => MAP.distance(whereIs(s, unit), s[AT.entryHex]));
  return waiting.filter((_, i) => distances[i] === Math.min(...distances));
}

/** Asks the owner for the next retreat; Corps that cannot make it are blown. False when the hexes are clear. */
export function nextClearing(s: State, tell: Tell): boolean {
  for (;;) {
    const corps = nextToGo(s);
    if (corps.length === 0) {
      // MOV-1: the move is the entering side's, so that the other one chooses next.
      s[AT.active] = SIDE[s[AT.entering]];
      return false;
    }
    const stuck = corps.filter((unit) => !canRetreat(s, unit, [s[AT.entryHex]]));
    // With several, one that can go might still make room or bar the way for the others: their owner has the order.
    if (stuck.length < corps.length) {
      s[AT.active] = enemyOf(SIDE[s[AT.entering]]);
      setStep(s, 'clearing');
      return true;
    }
    blow(s, stuck[0], 'REI-6', tell);
  }
}

export const clearingPhase: Phase<Action> = {
  name: 'clearing',
  rule: 'REI-6',
  accepts: ['retreat'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s) => nextToGo(s).filter((unit) => canRetreat(s, unit, [s[AT.entryHex]])),
  choices: (s, _seat, piece) =>
    nextToGo(s).includes(piece)
      ? retreatEnds(s, piece, [s[AT.entryHex]]).map((to) => ({ type: 'retreat', unit: piece, to }))
      : [],
  refuse(s, _seat, action) {
    if (action.type !== 'retreat') return null;
    const { unit, to } = action;
    const data = { unit: unitId(unit), hex: hexId(to) };
    if (!nextToGo(s).includes(unit)) return refusal('REI-6', 'not-retreating', data);
    return refuseRefuge(s, unit, [s[AT.entryHex]], to);
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    const { unit, to } = action;
    const way = retreatWay(s, unit, [s[AT.entryHex]], to);
    unmark(s, unit, CLEARING);
    shift(s, unit, to);
    if (tell !== null) tell({ type: 'made-room', rule: 'REI-6', data: wayBack(unit, way) });
    setStep(s, 'clearing-next');
  },
};
