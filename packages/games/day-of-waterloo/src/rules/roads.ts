import type { EnterCost, Place, State, Unit } from '@hundred-days/kernel';
import { BARRED, STOP } from '@hundred-days/kernel';
import { ARTILLERY } from '../board.ts';
import { armyIn, COLUMN, did, sideIn, topIn, weatherOf } from '../position.ts';
import { enemyOf, HORSE_GUN } from '../units.ts';
import type { World } from '../world.ts';
import { roomForAll } from './stacking.ts';

/**
 * 5.3, 9.2 What a step costs, in half points. A hex is entered at its full cost, or in Road Column at the rate of the road where that
 * is less: two nodes of a search (board.ts), so that what is owed for the hex when it is left off the road (9.2.1b) is known.
 */

/** Who moves together: the units, top first; a Guard pair is one unit (5.2f). */
export interface Party {
  readonly units: readonly Unit[];
  /** One unit: it may use roads (5.3c) and cross bridges (5.3d). */
  readonly single: boolean;
  readonly pair: boolean;
}

/** A bridge is never paid in full: more than any unit has left (RULINGS, 5.3d). */
export const OWED_FOR_BRIDGE = 99;

/** 9.2.13a, 9.2.14a: half points of a piece in this turn's weather. */
export function allowanceOf(w: World, s: State, piece: Unit): number {
  const weather = weatherOf(w, s);
  const penalty =
    piece < w.units && w.gun[piece] === HORSE_GUN ? w.horseGunPenalty[weather] : w.mudPenalty[weather][w.arm[piece]];
  return Math.max(0, w.allowance[piece] - penalty);
}

/** 9.0b: at the pace of the slowest. */
export function partyAllowance(w: World, s: State, { units }: Party): number {
  let least = allowanceOf(w, s, units[0]);
  for (let i = 1; i < units.length; i++) least = Math.min(least, allowanceOf(w, s, units[i]));
  return least;
}

/** 9.0b: what a step costs its costliest member at full cost, -1 where one of them may not take it. */
export function fullCostOf(w: World, { units }: Party, slot: number): number {
  let most = 0;
  for (const unit of units) {
    const points = w.fullCost[w.arm[unit]][slot];
    if (points < 0) return -1;
    if (points > most) most = points;
  }
  return most;
}

/** 5.3d */
export function crossesBridge(w: World, { units }: Party, slot: number): boolean {
  for (const unit of units) if (w.bridging[w.arm[unit]][slot] === 1) return true;
  return false;
}

/** 9.2.1b: what is still owed for a hex that was entered in Road Column; -1 where the unit cannot pay it. */
export const owedFor = (w: World, arm: number, hex: Place): number =>
  w.hexCost[arm][hex] < 0 ? -1 : Math.max(0, w.hexCost[arm][hex] - w.wayRate[hex]);

/** 9.2.1b: what a unit that owes something for its hex pays to leave it that way; 0 along the road, -1 where it cannot. */
export const leavingCost = (w: World, arm: number, from: Place, direction: number, owed: number): number =>
  owed > 0 && w.holdsBack[from] === 1 && w.along[6 * from + direction] === 0 ? owedFor(w, arm, from) : 0;

/** 9.2.14b: guns go by road in Severe Mud, singly. */
export const gunsBarred = (w: World, s: State, party: Party, slot: number): boolean =>
  w.gunsByRoad[weatherOf(w, s)] &&
  party.units.some((unit) => w.arm[unit] === ARTILLERY) &&
  (w.along[slot] === 0 || !party.single);

/** 5.2e, 5.3e, 9.4.5h: whether a party may stop in a hex, as far as those are concerned who are there. */
export function mayStop(w: World, s: State, party: Party, hex: Place, inColumn: boolean): boolean {
  if (s[w.at.duel + hex] !== 0) return false;
  const top = topIn(w, s, hex);
  if (top < 0) return party.single || w.mostSP[hex] > 0;
  if (inColumn || did(w, s, top, COLUMN)) return false;
  return roomForAll(w, s, hex, party.units, party.pair);
}

/** The cost of every step of a party, as far as its owner can see; to be asked with the nodes of `columnNet`. */
export function stepCosts(w: World, s: State, party: Party): EnterCost {
  const { hexes, units: combat } = w;
  if (party.units[0] >= combat) return leaderSteps(w, s, party.units[0]);
  const { side, along, holdsBack } = w;
  const { single } = party;
  const enemy = enemyOf(side[party.units[0]]);
  const arm = w.arm[party.units[0]];
  const [openFull, openColumn] = [w.openFull[arm], w.openColumn[arm]];
  const [metFull, metColumn] = [w.metFull[arm], w.metColumn[arm]];
  const guns = w.gunsByRoad[weatherOf(w, s)];
  const { top, duel } = w.at;
  const zone = w.at.seenZoi + enemy * hexes;
  return (from, node, via) => {
    const hex = from >= hexes ? from - hexes : from;
    const inColumn = node >= hexes;
    const to = inColumn ? node - hexes : node;
    const slot = 6 * hex + via;
    const there = s[top + to] - 1;
    let points: number;
    if (single)
      points = there < 0 ? (inColumn ? openColumn[slot] : openFull[slot]) : inColumn ? metColumn[slot] : metFull[slot];
    else points = inColumn || crossesBridge(w, party, slot) ? BARRED : fullCostOf(w, party, slot);
    if (points < 0 || (there >= 0 && side[there] === enemy) || s[duel + to] !== 0) return BARRED;
    if (guns && gunsBarred(w, s, party, slot)) return BARRED;
    if (from >= hexes && holdsBack[hex] === 1 && along[slot] === 0) {
      const owed = owedFor(w, arm, hex);
      if (owed < 0) return BARRED;
      points += owed;
    }
    if (s[zone + to] === 0) return points;
    return mayStop(w, s, party, to, inColumn) ? points | STOP : BARRED;
  };
}

/** The cost of a step of one unit to a hex in or out of Road Column; -1 where it is not entered so. */
export const singleStep = (w: World, arm: number, slot: number, inColumn: boolean, friends: boolean): number =>
  (friends ? (inColumn ? w.metColumn : w.metFull) : inColumn ? w.openColumn : w.openFull)[arm][slot];

/** 9.2b, 6.0f: leaders are never in Road Column and never pinned; 5.1a: no enemy piece shares their hex. */
function leaderSteps(w: World, s: State, leader: Unit): EnterCost {
  const enemy = enemyOf(w.side[leader]);
  const { top, duel } = w.at;
  const alone: Place[] = [];
  for (const other of w.leadersOf[enemy]) {
    const hex = s[w.at.where + other];
    if (hex >= 0 && s[top + hex] === 0) alone.push(hex);
  }
  return (from, to, via) => {
    const there = s[top + to] - 1;
    if (there >= 0 ? w.side[there] === enemy : alone.includes(to)) return BARRED;
    // 9.4.5h: nothing enters a hex of a Reaction Charge.
    if (s[duel + to] !== 0) return BARRED;
    return w.leaderCost[6 * from + via];
  };
}

export function hasEnemyLeader(w: World, s: State, hex: Place, side: number): boolean {
  for (const leader of w.leadersOf[enemyOf(side)]) if (s[w.at.where + leader] === hex) return true;
  return false;
}

export const isFriendly = (w: World, s: State, hex: Place, unit: Unit): boolean =>
  armyIn(w, s, hex) >= 0 && sideIn(w, s, hex) === w.side[unit];
