import { type Place, type Refusal, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import { CLEARING, corpsIn, detachmentIn, has, mark, OFF_MAP, setStep, shift, unmark, whereIs } from '../position.ts';
import { ANGLO_ALLIED, enemyOf, FRENCH, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { blow, recall } from './losses.ts';
import { canRetreat, refuseRefuge, retreatEnds, retreatWay, wayBack } from './retreat.ts';

/** REI: Corps that come onto the map, and enemies that have to make room for them. */

/** A Corps that is due this turn or was held up earlier. */
export const isWaiting = (w: World, s: State, unit: Unit): boolean =>
  whereIs(w, s, unit) === OFF_MAP && s[w.at.due + unit] > 0 && s[w.at.due + unit] <= s[w.at.turn];

export const waitingCorps = (w: World, s: State, side: Side): number => {
  let count = 0;
  for (const unit of w.corpsOf[side]) if (isWaiting(w, s, unit)) count++;
  return count;
};

/** REI-3: the Corps before it in the same column, if one still waits there; -1 for none. */
export function aheadInColumn(w: World, s: State, unit: Unit): number {
  const entry = w.entry[unit];
  if (entry === null) return -1;
  let first = -1;
  for (const other of w.corpsOf[w.side[unit]]) {
    const theirs = w.entry[other];
    if (theirs === null || theirs.hexes[0] !== entry.hexes[0] || theirs.order >= entry.order) continue;
    if (isWaiting(w, s, other) && (first < 0 || theirs.order < (w.entry[first]?.order ?? 0))) first = other;
  }
  return first;
}

const NOWHERE: readonly number[] = [];

/** S15-5, S15-7, S15-8: the rule that keeps a Corps where it is on the first two turns, or null. */
export function heldByJune15(w: World, s: State, unit: Unit): string | null {
  if (s[w.at.june15] === 0 || w.side[unit] === FRENCH) return null;
  if (s[w.at.turn] === 1) return unit === w.ziethen ? null : 'S15-5';
  if (s[w.at.turn] !== 2) return null;
  if (w.army[unit] === ANGLO_ALLIED) return 'S15-7';
  return whereIs(w, s, unit) >= 0 ? null : 'S15-8';
}

/** REI-2, REI-4: the hexes where a waiting Corps can come on now; a friendly Corps in the hex bars it, an enemy never. */
export function openEntries(w: World, s: State, unit: Unit): readonly number[] {
  const entry = w.entry[unit];
  if (entry === null || !isWaiting(w, s, unit) || aheadInColumn(w, s, unit) >= 0 || heldByJune15(w, s, unit) !== null)
    return NOWHERE;
  return entry.hexes.filter((hex) => !friendlyCorpsIn(w, s, w.side[unit], hex));
}

export const friendlyCorpsIn = (w: World, s: State, side: Side, hex: Place): boolean => {
  const corps = corpsIn(w, s, hex);
  return corps >= 0 && w.side[corps] === side;
};

export function anyCanEnter(w: World, s: State, side: Side): boolean {
  for (const unit of w.corpsOf[side]) if (isWaiting(w, s, unit) && openEntries(w, s, unit).length > 0) return true;
  return false;
}

/** REI-6: whether enemy units stand in an entry hex or next to it. */
export function mustBeCleared(w: World, s: State, side: Side, hex: Place): boolean {
  if (enemyIn(w, s, side, hex)) return true;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (w.neighbours[slot] >= 0 && enemyIn(w, s, side, w.neighbours[slot])) return true;
  }
  return false;
}

function enemyIn(w: World, s: State, side: Side, hex: Place): boolean {
  const corps = corpsIn(w, s, hex);
  const detachment = detachmentIn(w, s, hex);
  return (corps >= 0 && w.side[corps] !== side) || (detachment >= 0 && w.side[detachment] !== side);
}

/** REI-6: Detachments are recalled, Corps have to retreat; the entering Corps waits. */
export function beginClearing(w: World, s: State, unit: Unit, hex: Place, tell: Tell): void {
  s[w.at.entering] = unit;
  s[w.at.entryHex] = hex;
  const near = [hex, ...w.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((at) => at >= 0);
  for (const at of near) {
    if (!enemyIn(w, s, w.side[unit], at)) continue;
    const detachment = detachmentIn(w, s, at);
    if (detachment >= 0) recall(w, s, detachment, 'REI-6', tell);
    const corps = corpsIn(w, s, at);
    if (corps >= 0) mark(w, s, corps, CLEARING);
  }
  setStep(w, s, 'clearing-next');
}

/** The Corps that have to go next: the nearest to the entry hex (REI-6). */
function nextToGo(w: World, s: State): number[] {
  const waiting = [...w.corpsOf[enemyOf(w.side[s[w.at.entering]])]].filter((unit) => has(w, s, unit, CLEARING));
  const distances = waiting.map((unit) => w.map.distance(whereIs(w, s, unit), s[w.at.entryHex]));
  return waiting.filter((_, i) => distances[i] === Math.min(...distances));
}

/** Asks the owner for the next retreat; Corps that cannot make it are blown. False when the hexes are clear. */
export function nextClearing(w: World, s: State, tell: Tell): boolean {
  for (;;) {
    const corps = nextToGo(w, s);
    if (corps.length === 0) {
      // MOV-1: the move is the entering side's, so that the other one chooses next.
      s[w.at.active] = w.side[s[w.at.entering]];
      return false;
    }
    const stuck = corps.filter((unit) => !canRetreat(w, s, unit, [s[w.at.entryHex]]));
    // With several, one that can go might still make room or bar the way for the others: their owner has the order.
    if (stuck.length < corps.length) {
      s[w.at.active] = enemyOf(w.side[s[w.at.entering]]);
      setStep(w, s, 'clearing');
      return true;
    }
    blow(w, s, stuck[0], 'REI-6', tell);
  }
}

export const clearingPhase = (w: World): Stage<Action> => ({
  rule: 'REI-6',
  accepts: ['retreat'],
  pieces: (s) => nextToGo(w, s).filter((unit) => canRetreat(w, s, unit, [s[w.at.entryHex]])),
  choices: (s, _seat, piece) =>
    nextToGo(w, s).includes(piece)
      ? retreatEnds(w, s, piece, [s[w.at.entryHex]]).map((to) => ({ type: 'retreat', unit: piece, to }))
      : [],
  refuse: (s, _seat, action) => (action.type === 'retreat' ? refuseClearing(w, s, action.unit, action.to) : null),
  whyNot: (s, _seat, piece, hex) => refuseClearing(w, s, piece, hex),
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    const { unit, to } = action;
    const way = retreatWay(w, s, unit, [s[w.at.entryHex]], to);
    unmark(w, s, unit, CLEARING);
    shift(w, s, unit, to);
    if (tell !== null) tell({ type: 'made-room', rule: 'REI-6', data: wayBack(w, unit, way) });
    setStep(w, s, 'clearing-next');
  },
});

function refuseClearing(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  if (nextToGo(w, s).includes(unit)) return refuseRefuge(w, s, unit, [s[w.at.entryHex]], to);
  return refusal('REI-6', 'not-retreating', { unit: unitId(w, unit), hex: hexId(w, to) });
}
