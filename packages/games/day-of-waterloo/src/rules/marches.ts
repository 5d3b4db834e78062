import { type EnterCost, type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import type { Desk } from '../desk.ts';
import { COLUMN, did, isEmpty, isLeader, OFF_MAP, onMap, sideIn, topIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { edgeSteps, entryHexOf, isBlocked, isDue, refuseArrival } from './arrivals.ts';
import { refuseGoal, refuseWay } from './barred.ts';
import { asMarch, bestNode, endsOf, findMoves, startOf, wayTo } from './legs.ts';
import { type March, mayStart, partyOf, refuseSettingOut } from './parties.ts';
import { advance, progressAt } from './progress.ts';
import { type Party, stepCosts } from './roads.ts';
import { refuseRoom } from './stacking.ts';

/** 9.3.2a A march as it is ordered: whether it may be made, why not, and the way of one that names its goal alone. */

export function refuseMarch(desk: Desk, s: State, action: March): Refusal | null {
  const { w } = desk;
  const { type, unit, path } = action;
  const entering = type === 'enter';
  const no = entering ? refuseArrival(desk, s, unit, path[0]) : refuseSettingOut(w, s, unit, path);
  if (no !== null) return no;
  const party = partyOf(w, s, unit);
  const short = path.length === (entering ? 1 : 2);
  const way = short ? path : cheapestWay(desk, s, party, path);
  const same = way.length === path.length && way.every((hex, i) => hex === path[i]);
  // The cheapest way has been walked by the search: only of others it is said what is wrong with them.
  const barred = same && !short ? null : (refuseWay(w, s, party, path) ?? refuseGoal(w, s, party, path));
  if (barred !== null || same) return barred;
  return refusal('9.3.2a', 'by-legs', { unit: w.unitId(unit), path: way.map(w.hexId) });
}

/** The way to the end of a path that costs least, and no more than the path itself; none if that is none. */
function cheapestWay(desk: Desk, s: State, party: Party, path: readonly Place[]): readonly Place[] {
  const { w } = desk;
  const at = progressAt(w, s, party, path);
  const spent = !onMap(w, s, party.units[0]) && isBlocked(w, s, party.units[0]) ? 0 : at.spent;
  for (let i = 1; i < path.length; i++) {
    if (w.map.direction(path[i - 1], path[i]) < 0) return [];
    advance(w, s, party, path[i - 1], path[i], at);
  }
  const goal = path[path.length - 1];
  const reach = findMoves(desk, s, party, at.spent - spent, goal);
  const node = bestNode(w, reach, goal);
  return node < 0 ? [] : wayTo(w, reach, node);
}

/** Fills in the way to the hex where a path ends, where the path itself is none. */
export function completeMarch(desk: Desk, s: State, action: March): Action {
  const { w } = desk;
  const { type, unit, path } = action;
  const entering = type === 'enter';
  if (entering ? !isDue(w, s, unit) : !mayStart(w, s, unit)) return action;
  if (refuseMarch(desk, s, action) === null) return action;
  const reach = findMoves(desk, s, partyOf(w, s, unit));
  const node = bestNode(w, reach, path[path.length - 1]);
  return node < 0 ? action : asMarch(unit, entering, wayTo(w, reach, node));
}

/** Why a piece may not go to a hex; null if it may. */
export function whyNotMarch(desk: Desk, s: State, piece: Unit, goal: Place): Refusal | null {
  const { w } = desk;
  const entering = whereIs(w, s, piece) === OFF_MAP;
  const data = { unit: w.unitId(piece), hex: w.hexId(goal) };
  if (entering) {
    const by = isDue(w, s, piece) && isBlocked(w, s, piece) ? firstOpen(desk, s, piece) : null;
    const no = refuseArrival(desk, s, piece, by ?? (s[w.at.entry + piece] > 0 ? entryHexOf(w, s, piece) : goal));
    if (no !== null) return no;
  } else {
    const no = refuseSettingOut(w, s, piece, [whereIs(w, s, piece), goal]);
    if (no !== null) return no;
  }
  const party = partyOf(w, s, piece);
  const reach = findMoves(desk, s, party);
  if (goal !== whereIs(w, s, piece) && bestNode(w, reach, goal) >= 0) return null;
  return refuseGoalAlone(desk, s, party, goal) ?? refusal('9.1a', 'no-way', data);
}

/** An edge hex by which a piece can come in when its own is blocked. */
function firstOpen(desk: Desk, s: State, piece: Unit): Place | null {
  for (const hex of desk.w.edge) if (refuseArrival(desk, s, piece, hex) === null) return hex;
  return null;
}

/** A hex that is not reached: what is wrong with it, or that it is too far. */
function refuseGoalAlone(desk: Desk, s: State, party: Party, goal: Place): Refusal | null {
  const { w } = desk;
  const [piece] = party.units;
  const data = { unit: w.unitId(piece), hex: w.hexId(goal) };
  if (goal === whereIs(w, s, piece)) return refusal('9.0a', 'no-move', data);
  if (sideIn(w, s, goal) === enemyOf(w.side[piece])) return refusal('9.3.5a', 'enemy-there', data);
  if (s[w.at.duel + goal] !== 0) return refusal('9.4.5h', 'frozen', data);
  if (!isLeader(w, piece)) {
    const full = party.units.length === 1 ? refuseRoom(w, s, goal, piece) : null;
    if (full !== null) return full;
    if (!isEmpty(w, s, goal) && did(w, s, topIn(w, s, goal), COLUMN)) return refusal('5.3e', 'column-there', data);
  }
  const start = startOf(w, s, party);
  if (start === null) return null;
  const steps = onMap(w, s, piece) ? stepCosts(w, s, party) : edgeSteps(w, s, party);
  desk.reach.from(start.node, FAR, isLeader(w, piece) ? leaderNodes(w, steps) : steps, endsOf(w, s, party));
  const node = bestNode(w, desk.reach, goal);
  if (node < 0) return null;
  return refusal('9.1a', 'too-far', { ...data, points: desk.reach.cost(node) / 2, left: start.points / 2 });
}

/** More half points than any way on the map costs. */
const FAR = 400;

const leaderNodes =
  (w: World, steps: EnterCost): EnterCost =>
  (from, node, via) =>
    node >= w.hexes ? -1 : steps(from, node, via);
