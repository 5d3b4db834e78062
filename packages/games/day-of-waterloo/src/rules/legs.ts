import type { Choices, MayEnd, Place, Reached, State, Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { ARTILLERY } from '../board.ts';
import type { Desk } from '../desk.ts';
import { did, isLeader, MOVING, onMap, sideIn, weatherOf, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { type Arrival, type Arrivals, arrivalAt, arrivalEnds, comesAfter, edgeSteps, isBlocked } from './arrivals.ts';
import { refuseGoal, refuseWay } from './barred.ts';
import { mpLeft } from './pace.ts';
import { type March, partyOf, remaining } from './parties.ts';
import { hasEnemyLeader, mayStop, type Party, stepCosts } from './roads.ts';

/** 9.3.2a Where a party can go in one leg, and by which ways. Points are half points. */

const startNode = (w: World, s: State, { units: [piece] }: Party): number => {
  const hex = whereIs(w, s, piece);
  if (hex < 0) return w.offMap;
  if (isLeader(w, piece)) return hex;
  return did(w, s, piece, MOVING) && s[w.at.owed] > 0 ? hex + w.hexes : hex;
};

const hexOf = (w: World, node: number): Place => (node >= w.hexes ? node - w.hexes : node);

export function endsOf(w: World, s: State, party: Party): MayEnd {
  const [piece] = party.units;
  const start = whereIs(w, s, piece);
  if (start < 0) return arrivalEnds(w, s, party);
  if (isLeader(w, piece)) return (node) => node !== start;
  return (node) => {
    const hex = hexOf(w, node);
    return hex !== start && mayStop(w, s, party, hex, node >= w.hexes);
  };
}

/** Where the legs of a party begin, and with how many half points; null for a piece that cannot come in. */
export function startOf(w: World, s: State, party: Party): Arrival | null {
  const [piece] = party.units;
  if (!onMap(w, s, piece) && !isBlocked(w, s, piece)) return arrivalAt(w, s, piece);
  return { node: startNode(w, s, party), points: remaining(w, s, party) };
}

/**
 * Every hex a party can go to in one leg, and the start, which comes first; with a goal only what may lie on a way there. The results
 * stay in the desk's searches.
 */
export function findMoves(desk: Desk, s: State, party: Party, most = Number.MAX_SAFE_INTEGER, goal = -1): Reached {
  const { w, ways, reach } = desk;
  const [piece] = party.units;
  const { node, points } = startOf(w, s, party) ?? NOWHERE;
  if (party.units.length === 1 && node !== w.offMap) {
    ways.search(s, piece, { node, points: Math.min(most, points), goal });
    return ways;
  }
  const steps = node === w.offMap ? edgeSteps(w, s, party) : stepCosts(w, s, party);
  reach.from(node, Math.min(most, points), steps, endsOf(w, s, party));
  return reach;
}

const NOWHERE: Arrival = { node: -1, points: 0 };

/** Whether the place where the search began is a goal, too: the hex by which a piece comes in. */
const startIsGoal = (w: World, s: State, party: Party, reached: Reached): boolean =>
  !onMap(w, s, party.units[0]) &&
  reached.start >= 0 &&
  reached.start !== w.offMap &&
  endsOf(w, s, party)(reached.start);

/** Of the two ways into a hex, in Road Column or not, the one that costs less; -1 if there is none. */
export function bestNode(w: World, reached: Reached, hex: Place): number {
  const full = reached.cost(hex);
  const column = reached.cost(hex + w.hexes);
  if (full < 0) return column < 0 ? -1 : hex + w.hexes;
  return column >= 0 && column < full ? hex + w.hexes : hex;
}

/** The way to a node as hexes, without the place off the map. */
export function wayTo(w: World, reached: Reached, node: number): Place[] {
  const way = reached.path(node);
  if (way[0] === w.offMap) way.shift();
  for (let i = 0; i < way.length; i++) if (way[i] >= w.hexes) way[i] -= w.hexes;
  return way;
}

/** A hex next to the start whose cheapest way leads round: it may also be entered directly. */
function directWays(w: World, s: State, party: Party, reach: Reached): Place[][] {
  const [piece] = party.units;
  const start = whereIs(w, s, piece);
  if (isLeader(w, piece)) return [];
  const found: Place[][] = [];
  if (start < 0 && !isBlocked(w, s, piece)) return [];
  const firsts = start < 0 ? w.edge : w.neighbours.subarray(6 * start, 6 * start + 6);
  for (const hex of firsts) {
    // Without a road the last step costs as much whatever way leads to it.
    if (hex < 0 || (start >= 0 && w.wayRate[hex] === 0)) continue;
    const node = bestNode(w, reach, hex);
    if (node < 0 || lengthOf(w, reach, node) === (start < 0 ? 1 : 2)) continue;
    const way = start < 0 ? [hex] : [start, hex];
    if (isDirect(w, s, party, way)) found.push(way);
  }
  return found;
}

const lengthOf = (w: World, reached: Reached, node: number): number => wayTo(w, reached, node).length;

const isDirect = (w: World, s: State, party: Party, way: readonly Place[]): boolean =>
  refuseWay(w, s, party, way) === null && refuseGoal(w, s, party, way) === null;

export const asMarch = (piece: Unit, entering: boolean, path: readonly Place[]): March =>
  entering ? { type: 'enter', unit: piece, path } : { type: 'move', unit: piece, path };

/** The legs of a party, each written out when it is asked for, after what else its piece may do. */
class Marches {
  readonly #first: readonly Action[];
  readonly #count: number;
  readonly #leg: (i: number) => Action;

  constructor(first: readonly Action[], count: number, leg: (i: number) => Action) {
    this.#first = first;
    this.#count = count;
    this.#leg = leg;
  }

  get length(): number {
    return this.#first.length + this.#count;
  }

  at(index: number): Action | undefined {
    const before = this.#first.length;
    if (index < before) return this.#first[index];
    return index < before + this.#count ? this.#leg(index - before) : undefined;
  }
}

export function marchesOf(desk: Desk, s: State, piece: Unit, first: readonly Action[]): Choices<Action> {
  const { w, ways, reach } = desk;
  const party = partyOf(w, s, piece);
  const entering = !onMap(w, s, piece);
  const found = findMoves(desk, s, party);
  const direct = directWays(w, s, party, found).map((way) => asMarch(piece, entering, way));
  const deeds = direct.length === 0 ? first : [...first, ...direct];
  const from = startIsGoal(w, s, party, found) ? 0 : 1;
  if (found === ways) {
    const kept = ways.kept(from);
    return new Marches(deeds, kept.count, (i) => asMarch(piece, entering, kept.way(i)));
  }
  const nodes: number[] = [];
  for (let i = from; i < found.count; i++) {
    const node = found.place(i);
    if (bestNode(w, found, hexOf(w, node)) === node) nodes.push(node);
  }
  const kept = reach.snapshot();
  return new Marches(deeds, nodes.length, (i) => asMarch(piece, entering, wayTo(w, kept, nodes[i])));
}

/** A quick look whether a piece that is not picked up has a leg at all. */
export function hasMove(desk: Desk, s: State, piece: Unit): boolean {
  const { w } = desk;
  const left = mpLeft(w, s, piece);
  if (left <= 0) return false;
  const hex = whereIs(w, s, piece);
  if (isLeader(w, piece)) return hasStep(w, s, piece, hex, left);
  const column = did(w, s, piece, MOVING) && s[w.at.owed] > 0;
  const guns = w.arm[piece] === ARTILLERY && w.gunsByRoad[weatherOf(w, s)];
  const costs = w.fullCost[w.arm[piece]];
  const zone = w.at.seenZoi + enemyOf(w.side[piece]) * w.hexes;
  for (let slot = 6 * hex; slot < 6 * hex + 6 && !column; slot++) {
    const to = w.neighbours[slot];
    if (costs[slot] < 0 || costs[slot] > left || s[w.at.top + to] !== 0 || s[w.at.duel + to] !== 0) continue;
    if (s[zone + to] === 0 && (!guns || w.along[slot] === 1)) return true;
  }
  return desk.ways.anywhere(s, piece, { node: column ? hex + w.hexes : hex, points: left });
}

/** A leader may stop wherever he may go. */
function hasStep(w: World, s: State, leader: Unit, hex: Place, left: number): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const to = w.neighbours[slot];
    if (w.leaderCost[slot] < 0 || w.leaderCost[slot] > left || s[w.at.duel + to] !== 0) continue;
    const there = sideIn(w, s, to);
    if (there < 0 ? !hasEnemyLeader(w, s, to, w.side[leader]) : there === w.side[leader]) return true;
  }
  return false;
}

/** 15.3c, 9.2.2, 9.2.3b: whether a piece that waits can come in, by the edge where its own point is blocked. */
export function hasArrival(desk: Desk, s: State, piece: Unit, arrivals: Arrivals): boolean {
  const { w } = desk;
  if (comesAfter(w, s, piece, arrivals)) return false;
  return (
    arrivals.able.includes(piece) || (isBlocked(w, s, piece) && findMoves(desk, s, partyOf(w, s, piece)).count > 1)
  );
}
