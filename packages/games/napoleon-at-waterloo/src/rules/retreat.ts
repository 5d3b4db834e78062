import { type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, CLOSED_HEXSIDE, canBombard, hexId, MAP, NEIGHBOURS, openStep } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
  AT,
  ATTACKED,
  CHAINED,
  has,
  IN_CHAIN,
  inContact,
  inZoneOf,
  isEmpty,
  mark,
  onMap,
  RETREATING,
  SPARED,
  setStep,
  shift,
  TARGETED,
  unitIn,
  unmark,
  unmarkAll,
  whereIs,
} from '../position.ts';
import { enemyOf, GUN, SIDE, UNITS, UNITS_OF, unitId } from '../units.ts';
import { destroyInCombat, vacate } from './results.ts';

/** 6.4 Retreats and 6.5 displacement. */

const OUT_OF_CHAIN = -1;

/** 6.4.2, as far as enemies and ground go; whether a friend is there is another question. */
function isSafeStep(s: State, side: number, from: number, direction: number): boolean {
  const to = NEIGHBOURS[6 * from + direction];
  if (to < 0 || CLOSED_HEXSIDE[6 * from + direction] === 1 || inZoneOf(s, enemyOf(side), to)) return false;
  const there = unitIn(s, to);
  return there < 0 || SIDE[there] === side;
}

/** 6.5.3: the hex the chain began in stays empty, and a hex it went through is not entered again. */
const isEmptyFor = (s: State, hex: number, origin: number): boolean => isEmpty(s, hex) && hex !== origin;

/** 6.5.3, 6.5.5: a unit that has not been displaced in this chain and is no gun with a required bombardment to make. */
function mayBeDisplaced(s: State, unit: number, retreating: number): boolean {
  if (has(s, unit, CHAINED) || has(s, unit, SPARED) || unit === retreating) return false;
  return !(retreating >= 0 && owesBombardment(s, unit, retreating));
}

/** 6.5.5: some unattacked enemy in reach whose neighbours among the phasing units have all attacked somebody else. */
export function owesBombardment(s: State, gun: number, retreating: number): boolean {
  if (GUN[gun] === 0 || SIDE[gun] !== s[AT.phasing] || has(s, gun, ATTACKED) || inContact(s, gun)) return false;
  for (const enemy of UNITS_OF[enemyOf(SIDE[gun])]) {
    if (!onMap(s, enemy) || has(s, enemy, TARGETED) || !canBombard(whereIs(s, gun), whereIs(s, enemy))) continue;
    if (onlyUsedUnitsTouch(s, enemy, retreating)) return true;
  }
  return false;
}

function onlyUsedUnitsTouch(s: State, enemy: number, retreating: number): boolean {
  const hex = whereIs(s, enemy);
  let touched = false;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const unit = NEIGHBOURS[slot] < 0 ? -1 : unitIn(s, NEIGHBOURS[slot]);
    if (unit < 0 || SIDE[unit] === SIDE[enemy]) continue;
    if (!has(s, unit, ATTACKED) && unit !== retreating) return false;
    touched = true;
  }
  return touched;
}

/**
 * 6.5.4: whether the unit in `hex` can make room, itself or by a chain of displacements. Zones of the enemy do not change
 * while friends shift, so this is a plain search for a unit that has an empty safe hex; the shortest way there is a chain
 * that enters no hex twice.
 */
function canMakeRoom(desk: Desk, s: State, hex: number, origin: number, retreating: number): boolean {
  const { queue, seen } = desk;
  const side = SIDE[unitIn(s, hex)];
  let tail = 0;
  let found = false;
  queue[tail++] = hex;
  seen[hex] = 1;
  for (let head = 0; head < tail && !found; head++) {
    for (let d = 0; d < 6; d++) {
      if (!isSafeStep(s, side, queue[head], d)) continue;
      const to = NEIGHBOURS[6 * queue[head] + d];
      if (isEmptyFor(s, to, origin)) {
        found = true;
        break;
      }
      if (seen[to] === 1 || isEmpty(s, to) || !mayBeDisplaced(s, unitIn(s, to), retreating)) continue;
      seen[to] = 1;
      queue[tail++] = to;
    }
  }
  for (let i = 0; i < tail; i++) seen[queue[i]] = 0;
  return found;
}

/**
 * The hexes a unit may go to: empty safe ones if there are any (6.5.1), else those of friends who can make room.
 * `origin` is where the chain began, `retreating` the unit that begins one, or OUT_OF_CHAIN inside a chain.
 */
function waysOut(desk: Desk, s: State, unit: number, origin: number, retreating: number): number[] {
  const from = whereIs(s, unit);
  const empty: number[] = [];
  const friendly: number[] = [];
  for (let d = 0; d < 6; d++) {
    if (!isSafeStep(s, SIDE[unit], from, d)) continue;
    const to = NEIGHBOURS[6 * from + d];
    if (isEmptyFor(s, to, origin)) empty.push(to);
    else if (!isEmpty(s, to) && mayBeDisplaced(s, unitIn(s, to), retreating)) friendly.push(to);
  }
  return empty.length > 0 ? empty : friendly.filter((to) => canMakeRoom(desk, s, to, origin, retreating));
}

const retreatWays = (desk: Desk, s: State, unit: number): number[] => waysOut(desk, s, unit, whereIs(s, unit), unit);

const displacementWays = (desk: Desk, s: State): number[] =>
  waysOut(desk, s, s[AT.displaced], s[AT.chainOrigin], OUT_OF_CHAIN);

/** Why a unit may not retreat, or be displaced, to this hex. */
function refuseWay(
  s: State,
  unit: number,
  to: number,
  ways: readonly number[],
  origin: number,
  retreating: number,
): Refusal | null {
  if (ways.includes(to)) return null;
  const from = whereIs(s, unit);
  const data = { unit: unitId(unit), hex: hexId(to) };
  if (!adjacent(from, to)) return refusal('6.4.1', 'not-one-hex', data);
  if (!openStep(from, to)) return refusal('4.2.3', 'closed-hexside', data);
  if (inZoneOf(s, enemyOf(SIDE[unit]), to)) return refusal('6.4.2', 'enemy-zone', data);
  const there = unitIn(s, to);
  if (there >= 0 && SIDE[there] !== SIDE[unit])
    return refusal('6.4.2', 'enemy-there', { ...data, other: unitId(there) });
  if (to === origin || (there >= 0 && has(s, there, CHAINED))) return refusal('6.5.3', 'chain-was-here', data);
  if (there < 0) return refusal('6.4.2', 'not-safe', data);
  if (ways.some((way) => isEmpty(s, way)))
    return refusal('6.5.1', 'empty-hex-first', { ...data, other: unitId(there) });
  return mayBeDisplaced(s, there, retreating)
    ? refusal('6.5.4', 'cannot-make-room', { ...data, other: unitId(there) })
    : refusal('6.5.5', 'gun-owes-bombardment', { ...data, other: unitId(there) });
}

/** Everybody of the losing side retreats, one after another in the order his owner likes (6.4.1, 6.4.5). */
export function retreatPhase(desk: Desk): Phase<Action> {
  return {
    name: 'retreat',
    rule: '6.4.1',
    accepts: ['retreat', 'lost'],
    seats: (s) => 1 << retreatingSide(s),

    pieces(s) {
      const pieces: number[] = [];
      for (let unit = 0; unit < UNITS; unit++) if (has(s, unit, RETREATING)) pieces.push(unit);
      return pieces;
    },

    choices(s, _seat, piece) {
      if (piece < 0 || !has(s, piece, RETREATING)) return [];
      const ways = retreatWays(desk, s, piece);
      return ways.length > 0
        ? ways.map((to) => ({ type: 'retreat', unit: piece, to }))
        : [{ type: 'lost', unit: piece }];
    },

    refuse(s, _seat, action) {
      if (action.type !== 'retreat' && action.type !== 'lost') return refusal('6.4.6', 'must-retreat');
      const { unit } = action;
      if (!has(s, unit, RETREATING)) return refusal('6.4.1', 'not-retreating', { unit: unitId(unit) });
      const ways = retreatWays(desk, s, unit);
      if (action.type === 'retreat') return refuseWay(s, unit, action.to, ways, whereIs(s, unit), unit);
      return ways.length === 0 ? null : refusal('6.4.6', 'can-retreat', { unit: unitId(unit), hexes: ways.map(hexId) });
    },

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'lost') {
        unmark(s, action.unit, RETREATING);
        destroyInCombat(s, action.unit, whyLost(s, action.unit), true, tell);
      } else if (action.type === 'retreat') retreat(s, action.unit, action.to, tell);
      if (s[AT.displaced] < 0) afterOneRetreat(s);
    },
  };
}

/** The rule by which a unit without a way out is lost: friends who cannot make room, the edge of the map, or the enemy. */
function whyLost(s: State, unit: number): string {
  const from = whereIs(s, unit);
  let edge = false;
  let barred = false;
  for (let d = 0; d < 6; d++) {
    if (NEIGHBOURS[6 * from + d] < 0) edge = true;
    else if (isSafeStep(s, SIDE[unit], from, d)) return '6.5.4';
    else barred = true;
  }
  // 4.6.2 speaks of a unit whose only way is off the map.
  return edge && barred ? '4.6.2' : '6.4.3';
}

/** The units that retreat are all of one side. */
function retreatingSide(s: State): number {
  for (let unit = 0; unit < UNITS; unit++) if (has(s, unit, RETREATING)) return SIDE[unit];
  return s[AT.phasing];
}

function retreat(s: State, unit: number, to: number, tell: Tell): void {
  const from = whereIs(s, unit);
  const there = unitIn(s, to);
  if (there >= 0) beginChain(s, unit, there);
  unmark(s, unit, RETREATING);
  vacate(s, from);
  shift(s, unit, to);
  if (tell !== null) {
    tell({ type: 'retreated', rule: '6.4.1', data: { unit: unitId(unit), from: hexId(from), hex: hexId(to) } });
  }
}

/** Notes, before anything moves, which guns the whole chain must leave alone (6.5.5). */
function beginChain(s: State, unit: number, displaced: number): void {
  for (const gun of UNITS_OF[SIDE[unit]]) if (onMap(s, gun) && owesBombardment(s, gun, unit)) mark(s, gun, SPARED);
  s[AT.chainOrigin] = whereIs(s, unit);
  mark(s, unit, CHAINED);
  displace(s, displaced);
}

function displace(s: State, unit: number): void {
  s[AT.displaced] = unit;
  mark(s, unit, CHAINED);
  setStep(s, 'displacement');
}

function afterOneRetreat(s: State): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!has(s, unit, RETREATING)) continue;
    setStep(s, 'retreat');
    return;
  }
  setStep(s, 'result-applied');
}

/** 6.5.2: the displaced unit moves one hex as if it were retreating, and may displace in turn (6.5.3). */
export function displacementPhase(desk: Desk): Phase<Action> {
  return {
    name: 'displacement',
    rule: '6.5.2',
    accepts: ['displace'],
    seats: (s) => 1 << SIDE[s[AT.displaced]],
    pieces: (s) => [s[AT.displaced]],

    choices: (s, _seat, piece) =>
      piece === s[AT.displaced] ? displacementWays(desk, s).map((to) => ({ type: 'displace', unit: piece, to })) : [],

    refuse(s, _seat, action) {
      const unit = s[AT.displaced];
      if (action.type !== 'displace' || action.unit !== unit) {
        return refusal('6.5.2', 'displaced-first', { unit: unitId(unit), hex: hexId(whereIs(s, unit)) });
      }
      return refuseWay(s, unit, action.to, displacementWays(desk, s), s[AT.chainOrigin], OUT_OF_CHAIN);
    },

    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'displace') return;
      const { unit, to } = action;
      const from = whereIs(s, unit);
      const next = unitIn(s, to);
      shift(s, unit, to);
      if (tell !== null) {
        tell({ type: 'displaced', rule: '6.5.2', data: { unit: unitId(unit), from: hexId(from), hex: hexId(to) } });
      }
      if (next >= 0) {
        displace(s, next);
        return;
      }
      s[AT.displaced] = -1;
      s[AT.chainOrigin] = -1;
      unmarkAll(s, IN_CHAIN);
      afterOneRetreat(s);
    },
  };
}

/** 6.8.2: an empty safe hex next to the gun; it displaces nobody. */
export function emptySafeHexes(s: State, unit: number): number[] {
  const from = whereIs(s, unit);
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    if (isSafeStep(s, SIDE[unit], from, d) && isEmpty(s, MAP.neighbours[6 * from + d]))
      found.push(MAP.neighbours[6 * from + d]);
  }
  return found;
}
