import type { Place, State } from '@hundred-days/kernel';
import { did, isEmpty, isLeader, MOVING, onMap } from '../position.ts';
import type { World } from '../world.ts';
import { arrivalCost, isBlocked } from './arrivals.ts';
import { type March, partyOf } from './parties.ts';
import {
  crossesBridge,
  fullCostOf,
  OWED_FOR_BRIDGE,
  owedFor,
  type Party,
  partyAllowance,
  singleStep,
} from './roads.ts';

/** 9.1, 5.3 What a way costs, hex by hex, and what a party in Road Column still owes. Points are half points. */

/** How far a party has got: half points spent, and owed for the hex it is in. */
interface Progress {
  spent: number;
  owed: number;
}

/** Takes one step, which is known to be open; what it costs depends on who stands where now. */
export function advance(w: World, s: State, party: Party, from: Place, to: Place, at: Progress): void {
  const [piece] = party.units;
  const arm = w.arm[piece];
  const slot = 6 * from + w.map.direction(from, to);
  if (isLeader(w, piece)) {
    at.spent += w.leaderCost[slot];
    return;
  }
  if (at.owed > 0 && w.holdsBack[from] === 1 && w.along[slot] === 0) at.spent += owedFor(w, arm, from);
  const friends = !isEmpty(w, s, to);
  const column = party.single ? singleStep(w, arm, slot, true, friends) : -1;
  if (column >= 0) {
    at.spent += column;
    at.owed = crossesBridge(w, party, slot) ? OWED_FOR_BRIDGE : debt(w, arm, to);
    return;
  }
  at.spent += party.single ? w.fullCost[arm][slot] : fullCostOf(w, party, slot);
  at.owed = 0;
}

const debt = (w: World, arm: number, hex: Place): number => {
  const owed = owedFor(w, arm, hex);
  return owed < 0 ? OWED_FOR_BRIDGE : owed;
};

/** Where a party stands before the first step of its path on the map. */
export function progressAt(w: World, s: State, { units: [piece] }: Party, path: readonly Place[]): Progress {
  if (onMap(w, s, piece))
    return did(w, s, piece, MOVING) ? { spent: s[w.at.spent], owed: s[w.at.owed] } : { spent: 0, owed: 0 };
  const blocked = isBlocked(w, s, piece);
  const column = arrivalCost(w, s, piece, path[0], true, blocked);
  if (column >= 0) return { spent: column, owed: debt(w, w.arm[piece], path[0]) };
  return { spent: arrivalCost(w, s, piece, path[0], false, blocked), owed: 0 };
}

/** 9.1a: half points spent after each hex of a way on the map; the first is where it begins, or the hex by which it comes in. */
export function spentAlong(w: World, s: State, { unit, path }: March): number[] {
  const party = partyOf(w, s, unit);
  const at = progressAt(w, s, party, path);
  const spent = [at.spent];
  for (let i = 1; i < path.length; i++) {
    advance(w, s, party, path[i - 1], path[i], at);
    spent.push(at.spent);
  }
  return spent;
}

/** 5.3b: whether a way ends in Road Column. */
export function endsInColumn(w: World, s: State, { unit, path }: March): boolean {
  const party = partyOf(w, s, unit);
  const at = progressAt(w, s, party, path);
  for (let i = 1; i < path.length; i++) advance(w, s, party, path[i - 1], path[i], at);
  return at.owed > 0 && partyAllowance(w, s, party) - at.spent < at.owed;
}
