import type { EnterCost, Place, Refusal, State, Unit } from '@hundred-days/kernel';
import { BARRED, refusal, STOP } from '@hundred-days/kernel';
import { ARTILLERY, alongEdge } from '../board.ts';
import type { Desk } from '../desk.ts';
import { did, inSeenZoi, isEmpty, isLeader, MOVED, OFF_MAP, sideIn, weatherOf, whereIs } from '../position.ts';
import { enemyOf, FRENCH_ARMY, PRUSSIAN_ARMY } from '../units.ts';
import type { World } from '../world.ts';
import { allowanceOf, hasEnemyLeader, mayStop, type Party, stepCosts } from './roads.ts';

/** 9.2.2, 9.2.3, 15.3 The entry of reinforcements. Entry points are counted from 0 here. */

/** Whether a piece may come in this turn; 5.4.2f: one that was kept off the map by hidden cavalry has had its move. */
export const isDue = (w: World, s: State, piece: Unit): boolean =>
  whereIs(w, s, piece) === OFF_MAP &&
  s[w.at.due + piece] > 0 &&
  s[w.at.due + piece] <= s[w.at.turn] &&
  !did(w, s, piece, MOVED);

const pointOf = (w: World, s: State, piece: Unit): number => s[w.at.entry + piece] - 1;
export const entryHexOf = (w: World, s: State, piece: Unit): Place => w.entries[pointOf(w, s, piece)].hex;

/** 9.2.3a: an enemy combat unit in the entry hex or next to it; a zone of influence comes from next to it, too. */
export function isBlocked(w: World, s: State, piece: Unit): boolean {
  const hex = entryHexOf(w, s, piece);
  const enemy = enemyOf(w.side[piece]);
  if (sideIn(w, s, hex) === enemy) return true;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = w.neighbours[slot];
    if (next >= 0 && sideIn(w, s, next) === enemy) return true;
  }
  return false;
}

/** 9.2.2b, 9.2.3b: half points to come in by a hex, in Road Column or not; -1 where the piece does not come in so. */
export function arrivalCost(w: World, s: State, piece: Unit, hex: Place, inColumn: boolean, blocked: boolean): number {
  const arm = w.arm[piece];
  const ground = w.hexCost[arm][hex];
  if (blocked) {
    if (inColumn || ground < 0 || hex === entryHexOf(w, s, piece)) return -1;
    return 2 * alongEdge(w, entryHexOf(w, s, piece), hex) + ground;
  }
  if (hex !== entryHexOf(w, s, piece)) return -1;
  const rate = w.entryRate[pointOf(w, s, piece)][arm];
  if (isLeader(w, piece)) return inColumn ? -1 : rate;
  const before = s[w.at.column + pointOf(w, s, piece)];
  const reduced = ground < 0 || rate < ground;
  // 5.3e: with a friend in the hex its full cost is paid.
  if (!reduced || !isEmpty(w, s, hex)) return inColumn || ground < 0 ? -1 : before * rate + ground;
  return inColumn ? (before + 1) * rate : -1;
}

/** Whether a hex is closed to a piece that would come in by it, whatever it costs. */
function isClosed(w: World, s: State, piece: Unit, hex: Place, blocked: boolean): boolean {
  const there = sideIn(w, s, hex);
  if ((there >= 0 && there !== w.side[piece]) || s[w.at.duel + hex] !== 0) return true;
  if (isLeader(w, piece)) return there < 0 && hasEnemyLeader(w, s, hex, w.side[piece]);
  // 9.2.14b: guns keep to the road.
  return blocked && w.arm[piece] === ARTILLERY && w.gunsByRoad[weatherOf(w, s)];
}

/** Where the search for the ways of a piece that comes in begins, and with how many half points. */
export interface Arrival {
  readonly node: number;
  readonly points: number;
}

/** At its own point a piece begins in the entry hex, having paid for it; null if it cannot. */
export function arrivalAt(w: World, s: State, piece: Unit): Arrival | null {
  const hex = entryHexOf(w, s, piece);
  if (isClosed(w, s, piece, hex, false)) return null;
  const column = arrivalCost(w, s, piece, hex, true, false);
  const paid = column >= 0 ? column : arrivalCost(w, s, piece, hex, false, false);
  const points = allowanceOf(w, s, piece) - paid;
  return paid < 0 || points < 0 ? null : { node: column >= 0 ? hex + w.hexes : hex, points };
}

/** 9.2.3b: the steps of a piece whose own point is blocked, from off the map; those on the map are as for any other. */
export function edgeSteps(w: World, s: State, party: Party): EnterCost {
  const [piece] = party.units;
  const step = arrivedSteps(w, s, party);
  const enemy = enemyOf(w.side[piece]);
  return (from, node, via) => {
    if (from !== w.offMap) return step(from, node, via);
    if (node >= w.hexes) return BARRED;
    const points = arrivalCost(w, s, piece, node, false, true);
    if (points < 0 || isClosed(w, s, piece, node, true)) return BARRED;
    if (isLeader(w, piece) || !inSeenZoi(w, s, enemy, node)) return points;
    return mayStop(w, s, party, node, false) ? points | STOP : BARRED;
  };
}

/** The steps of a piece once it is on the map; a leader has no use for the nodes of Road Column. */
export function arrivedSteps(w: World, s: State, party: Party): EnterCost {
  const step = stepCosts(w, s, party);
  if (!isLeader(w, party.units[0])) return step;
  return (from, node, via) => (node >= w.hexes ? BARRED : step(from, node, via));
}

const partyOf = (piece: Unit): Party => ({ units: [piece], single: true, pair: false });

/** Whether a piece could come in at its own point now and stop somewhere. */
export function canArrive(desk: Desk, s: State, piece: Unit): boolean {
  const { w, ways } = desk;
  if (!isDue(w, s, piece) || isBlocked(w, s, piece)) return false;
  const arrival = arrivalAt(w, s, piece);
  if (arrival === null) return false;
  return arrivalEnds(w, s, partyOf(piece))(arrival.node) || ways.anywhere(s, piece, arrival);
}

/** Where a piece that comes in may stop. */
export const arrivalEnds =
  (w: World, s: State, party: Party) =>
  (node: number): boolean =>
    node !== w.offMap &&
    (isLeader(w, party.units[0]) || mayStop(w, s, party, node >= w.hexes ? node - w.hexes : node, node >= w.hexes));

/** 15.3b, 15.3c: who of those that are due could come in at his own point now, and by entry point the earliest turn of such units. */
export interface Arrivals {
  readonly able: readonly Unit[];
  readonly earliest: readonly number[];
}

export function arrivalsOf(desk: Desk, s: State, due: readonly Unit[]): Arrivals {
  const { w } = desk;
  const able = due.filter((piece) => canArrive(desk, s, piece));
  const earliest = w.entries.map(() => LATE);
  for (const unit of able) {
    const point = pointOf(w, s, unit);
    if (!isLeader(w, unit)) earliest[point] = Math.min(earliest[point], s[w.at.due + unit]);
  }
  return { able, earliest };
}
/** After every turn there is. */
const LATE = 99;

/** 15.3c: whether units of an earlier turn could come in before this one at its point. */
export const comesAfter = (w: World, s: State, piece: Unit, { earliest }: Arrivals): boolean =>
  !isLeader(w, piece) && s[w.at.due + piece] > earliest[pointOf(w, s, piece)];

/** 15.3c: a unit of an earlier turn that waits at the same point and could come in now; -1 for none. */
export function whoComesFirst(desk: Desk, s: State, piece: Unit): Unit {
  const { w } = desk;
  if (isLeader(w, piece)) return -1;
  for (const other of w.unitsOf[w.side[piece]]) {
    if (other >= w.units || other === piece || s[w.at.entry + other] !== s[w.at.entry + piece]) continue;
    if (s[w.at.due + other] >= s[w.at.due + piece] || !isDue(w, s, other)) continue;
    if (canArrive(desk, s, other)) return other;
  }
  return -1;
}

/** 15.3b: once the Prussians have begun, the pieces that have to come in before the phase ends. */
export function mustArrive(desk: Desk, s: State): Unit[] {
  const { w } = desk;
  const found: Unit[] = [];
  for (const piece of w.unitsOf[s[w.at.phasing]])
    if (isBidden(w, s, piece) && canArrive(desk, s, piece)) found.push(piece);
  return found;
}

/** 15.3b: whether a piece is among those who must come as soon as they can. */
export const isBidden = (w: World, s: State, piece: Unit): boolean =>
  s[w.at.prussiansBegun] === 1 && w.army[piece] === PRUSSIAN_ARMY;

/** The rule that says when a piece comes: the list of its army, or the line of fate that has changed it. */
function scheduleOf(w: World, s: State, piece: Unit): string {
  if (w.army[piece] === PRUSSIAN_ARMY) return '15.3a';
  if (w.army[piece] === FRENCH_ARMY) return w.historical[piece] === 1 ? '15.1b' : '16.1f';
  return s[w.at.due + piece] === w.dueOf[piece] ? '15.2b' : '16.1k';
}

/** Why a piece may not come in by this hex. */
export function refuseArrival(desk: Desk, s: State, piece: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  const data = { unit: w.unitId(piece), hex: w.hexId(hex) };
  const turn = s[w.at.due + piece];
  if (whereIs(w, s, piece) !== OFF_MAP || turn === 0) return refusal('4.1d', 'no-reinforcement', data);
  if (turn > s[w.at.turn]) return refusal(scheduleOf(w, s, piece), 'not-due', { ...data, turn });
  if (did(w, s, piece, MOVED)) return refusal('5.4.2f', 'kept-off', data);
  const first = whoComesFirst(desk, s, piece);
  if (first >= 0) return refusal('15.3c', 'others-first', { ...data, other: w.unitId(first) });
  const own = entryHexOf(w, s, piece);
  const blocked = isBlocked(w, s, piece);
  if (!blocked && hex !== own) return refusal('9.2.2a', 'other-entry', { ...data, entry: w.hexId(own) });
  if (blocked && hex === own) return refusal('9.2.3a', 'blocked', data);
  if (w.onEdge[hex] < 0) return refusal('9.2.3b', 'not-at-edge', data);
  if (sideIn(w, s, hex) === enemyOf(w.side[piece])) return refusal('9.2.3b', 'enemy-there', data);
  if (blocked && w.hexCost[w.arm[piece]][hex] < 0) return refusal('9.2.3b', 'closed-ground', data);
  if (s[w.at.duel + hex] !== 0) return refusal('9.4.5h', 'frozen', data);
  if (!isClosed(w, s, piece, hex, blocked)) return null;
  return isLeader(w, piece) ? refusal('5.1a', 'enemy-there', data) : refusal('9.2.14b', 'guns-by-road', data);
}
