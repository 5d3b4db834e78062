import { type Action, board, position, units } from '@hundred-days/day-of-waterloo';
import type { Game, State } from '@hundred-days/kernel';
import type { Judge } from './judge.ts';

const { corpsOf, inCommand, moraleOf, onMap, owns, strengthOf, whereIs } = position;
const { ARTILLERY } = board;
const { ADG_ARMY, enemyOf, FRENCH } = units;

/** 7.0, 8.0: roles, what reorganizes, and where leaders ride. */

/** How much it matters that a unit has orders: more near the enemy. */
const concern = (judge: Judge, s: State, unit: number, urgency: Float64Array): number =>
  (isNearEnemy(judge, s, unit) ? 1.6 : 1) * urgency[unit];

function isNearEnemy({ w }: Judge, s: State, unit: number): boolean {
  for (const other of w.map.within(whereIs(w, s, unit), 3)) {
    const top = s[w.at.top + other] - 1;
    if (top >= 0 && w.side[top] === enemyOf(w.side[unit])) return true;
  }
  return false;
}

/** 7.1d: the roles with which most units can be ordered about. */
export function chooseRole(
  judge: Judge,
  game: Game<Action>,
  view: State,
  seat: number,
  choices: readonly Action[],
): Action {
  const urgency = urgencyIn(judge, view);
  const commanded = (actions: readonly Action[]): number => {
    const after = view.slice();
    for (const action of actions) game.phase(after).apply(after, seat, action, { roll: () => 6 }, null);
    let sum = 0;
    for (const unit of judge.w.unitsOf[position.sideOfSeat(seat)])
      if (unit < judge.w.units && onMap(judge.w, after, unit) && inCommand(judge.w, after, unit))
        sum += concern(judge, view, unit, urgency);
    return sum;
  };
  const end = choices.find((action) => action.type === 'end') ?? choices[0];
  let best: Action = end;
  let most = commanded([end]);
  for (const action of choices) {
    if (action.type !== 'tactical') continue;
    const value = commanded([action, end]);
    if (value > most + 0.5) {
      most = value;
      best = action;
    }
  }
  return best;
}

/** SP that a counter should recover to be worth a turn without a move; and its corps' cadres, to be worth a turn without orders. */
const WORTH_A_TURN = 0.45;
const WORTH_ORDERS = 1.2;
/** What the orders of each SP are worth that stands near the enemy. */
const ORDERS = 0.06;

/** 8.1h, 8.3: what a counter should recover; a cadre lies with its corps leader. */
function recovery({ w, prices }: Judge, s: State, unit: number): number {
  const morale = moraleOf(w, s, unit);
  const target = Math.min(6, morale + (onMap(w, s, unit) ? 0 : 1));
  return Math.min(s[w.at.casualties + unit], (morale * target) / 6) * prices[corpsOf(w, s, unit)];
}

/** 8.1d: who is worn and out of the enemy's reach reorganizes; a corps goes without orders where its cadres are worth it (8.3b). */
export function chooseToName(judge: Judge, view: State, choices: readonly Action[]): Action {
  const { w } = judge;
  const end = choices.find((action) => action.type === 'end') ?? choices[0];
  const named = choices.flatMap((action) => (action.type === 'name' && action.unit < w.units ? [action.unit] : []));
  for (const unit of named)
    if (onMap(w, view, unit) && recovery(judge, view, unit) >= WORTH_A_TURN) return { type: 'name', unit };
  for (const unit of named)
    if (!onMap(w, view, unit) && cadresAreWorthIt(judge, view, corpsOf(w, view, unit), named))
      return { type: 'name', unit };
  return end;
}

function cadresAreWorthIt(judge: Judge, view: State, corps: number, named: readonly number[]): boolean {
  const { w } = judge;
  let [gain, orders] = [0, 0];
  for (const unit of w.unitsOfCorps[corps]) {
    if (named.includes(unit) && !onMap(w, view, unit)) gain += recovery(judge, view, unit);
    // 8.3b: once one is named the others cost nothing more.
    if (!onMap(w, view, unit) && position.is(w, view, unit, position.REORGANIZING)) return true;
    if (onMap(w, view, unit) && isNearEnemy(judge, view, unit)) orders += ORDERS * strengthOf(w, view, unit);
  }
  return gain >= WORTH_ORDERS + orders;
}

/** 12.5b: how much more it matters that a unit has orders which can be off the map soon. */
const IN_ONE = 30;
const IN_TWO = 15;

/** And of a unit that is near enough to bar the way, while hardly anybody does. */
const TO_GUARD = 6;
const GUARDING = 4;
const HELD = 5;

/** By unit, how much its orders matter. */
export function urgencyIn({ w, exits }: Judge, s: State): Float64Array {
  const away = exits.flood(s);
  const urgency = new Float64Array(w.units);
  const isOpen = s[w.at.armyMorale + ADG_ARMY] === 0;
  const near: number[] = [];
  for (let hex = 0; hex < w.hexes; hex++) if (w.exitBy[hex] > 0 && position.spIn(w, s, hex) < HELD) near.push(hex);
  for (let unit = 0; unit < w.units; unit++) {
    const hex = whereIs(w, s, unit);
    if (hex < 0) continue;
    urgency[unit] = strengthOf(w, s, unit) + 0.5;
    if (!isOpen || w.arm[unit] === ARTILLERY) continue;
    if (w.side[unit] !== FRENCH) {
      if (near.some((exit) => w.map.distance(exit, hex) <= GUARDING)) urgency[unit] *= TO_GUARD;
      continue;
    }
    const marches = away[hex] / Math.max(4, w.allowance[unit] - 2);
    urgency[unit] *= marches <= 1.3 ? IN_ONE : marches <= 2.3 ? IN_TWO : 1;
  }
  return urgency;
}

/** A leader's ride and what it is worth. */
interface Ride {
  readonly action: Action;
  readonly value: number;
}

/** 7.1: corps leaders where most of their men hear them, army leaders where most of them hear him; not alone near the enemy. */
export function rideOf(
  judge: Judge,
  game: Game<Action>,
  view: State,
  seat: number,
  leader: number,
  least: number,
): Action | null {
  const { w } = judge;
  const choices = game.phase(view).choices(view, seat, leader);
  const from = whereIs(w, view, leader);
  const urgency = urgencyIn(judge, view);
  const stay = from >= 0 ? seatWorth(judge, view, leader, from, urgency) : Number.NEGATIVE_INFINITY;
  let best: Ride | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action?.type !== 'move' && action?.type !== 'enter') continue;
    const to = action.path[action.path.length - 1];
    const value = seatWorth(judge, view, leader, to, urgency);
    if (best === null || value > best.value) best = { action, value };
  }
  return best !== null && best.value > stay + least && owns(w, view, seat, leader) ? best.action : null;
}

/** 7.5: how well a leader would stand in a hex. */
export function seatWorth(judge: Judge, s: State, leader: number, hex: number, urgency: Float64Array): number {
  const { w } = judge;
  const cost = traceFrom(judge, s, leader, hex);
  let value = safety(judge, s, leader, hex);
  const isChief = w.isArmyLeader[leader - w.units] === 1;
  for (let corps = 0; corps < w.corpsIds.length; corps++) {
    if (w.corpsArmy[corps] !== w.army[leader]) continue;
    const follower = w.corpsLeader[corps];
    const there = whereIs(w, s, follower);
    if (follower === leader) value += heard(judge, s, corps, cost, urgency);
    else if (isChief && there >= 0) {
      const weight = (isHeardByOther(judge, s, leader, there) ? SHARED : 1) * corpsWeight(judge, s, corps, urgency);
      const near = w.map.distance(hex, there);
      value += cost[there] >= 0 ? weight * (1 - 0.01 * near) : -0.05 * weight * near;
    }
  }
  if (!isChief) value += hospital(judge, s, corpsLed(judge, leader), hex);
  if (!isChief)
    value += 0.3 * chiefNear(judge, s, leader, hex, cost) * corpsWeight(judge, s, corpsLed(judge, leader), urgency);
  return value;
}

/** What an SP of cadres is worth to their leader's seat, and how far from the enemy he must be for it (8.3a). */
const CADRES = 3;
const IN_DANGER = 5;
const IN_PEACE = 9;

/** 8.3a: far from the enemy a corps leader gathers his cadres. */
function hospital(judge: Judge, s: State, corps: number, hex: number): number {
  const { w } = judge;
  if (corps < 0 || s[w.at.armyMorale + w.corpsArmy[corps]] > 0) return 0;
  let cadres = 0;
  for (const unit of w.unitsOfCorps[corps])
    if (whereIs(w, s, unit) === position.CADRE && corpsOf(w, s, unit) === corps) cadres += recovery(judge, s, unit);
  if (cadres < WORTH_ORDERS) return 0;
  const side = enemyOf(w.sideOfCorps[corps]);
  let least = IN_PEACE;
  for (const unit of w.unitsOf[side])
    if (unit < w.units && onMap(w, s, unit)) least = Math.min(least, w.map.distance(hex, whereIs(w, s, unit)));
  return CADRES * cadres * Math.max(0, (least - IN_DANGER) / (IN_PEACE - IN_DANGER));
}

/** What a corps leader adds who hears another army leader already. */
const SHARED = 0.15;

/** 7.1b: another army leader of the same army is near enough to a corps leader. */
function isHeardByOther({ w }: Judge, s: State, leader: number, there: number): boolean {
  for (const chief of w.armyLeaders[w.army[leader]]) {
    if (chief === leader) continue;
    const hex = whereIs(w, s, chief);
    if (hex >= 0 && w.map.distance(hex, there) <= w.radius[chief - w.units] / 2) return true;
  }
  return false;
}

const corpsLed = ({ w }: Judge, leader: number): number => w.corpsLeader.indexOf(leader);

function heard({ w }: Judge, s: State, corps: number, cost: Int16Array, urgency: Float64Array): number {
  let sum = 0;
  for (const unit of w.unitsOfCorps[corps]) {
    if (corpsOf(w, s, unit) !== corps || !onMap(w, s, unit)) continue;
    const hex = whereIs(w, s, unit);
    if (cost[hex] >= 0) sum += urgency[unit] - 0.01 * cost[hex];
  }
  return sum;
}

function corpsWeight({ w }: Judge, s: State, corps: number, urgency: Float64Array): number {
  let sum = 0;
  for (const unit of w.unitsOfCorps[corps]) if (onMap(w, s, unit)) sum += urgency[unit];
  return sum;
}

/** 7.1b: an army leader who would hear him, 1 within reach, less the farther. */
function chiefNear({ w }: Judge, s: State, leader: number, at: number, cost: Int16Array): number {
  let best = 0;
  for (const chief of w.armyLeaders[w.army[leader]]) {
    const hex = whereIs(w, s, chief);
    if (hex < 0) continue;
    const near = cost[hex] >= 0 ? 2 : Math.max(0, 1 - 0.08 * w.map.distance(hex, at));
    best = Math.max(best, near);
  }
  return best;
}

/** A leader belongs among his men. */
function safety({ w }: Judge, s: State, leader: number, hex: number): number {
  const top = s[w.at.top + hex] - 1;
  if (top >= 0) return w.army[top] === w.army[leader] ? 1 : 0;
  for (const other of w.map.within(hex, 2)) {
    const near = s[w.at.top + other] - 1;
    if (near >= 0 && w.side[near] === enemyOf(w.side[leader])) return -6;
  }
  return -0.5;
}

/** 7.5: half points from a hex, -1 beyond his radius. */
function traceFrom({ w }: Judge, s: State, leader: number, start: number): Int16Array {
  const cost = new Int16Array(w.hexes).fill(-1);
  const most = w.radius[leader - w.units];
  const enemy = enemyOf(w.side[leader]);
  cost[start] = 0;
  const queue = [start];
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || w.traceCost[slot] < 0) continue;
      const points = cost[hex] + w.traceCost[slot];
      if (points > most || (cost[to] >= 0 && cost[to] <= points)) continue;
      const top = s[w.at.top + to] - 1;
      if (top >= 0 && w.side[top] === enemy) continue;
      cost[to] = points;
      queue.push(to);
    }
  }
  return cost;
}
