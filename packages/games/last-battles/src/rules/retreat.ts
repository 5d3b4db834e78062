import { type Place, type Refusal, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { areNeighbours } from '../board.ts';
import type { Desk } from '../desk.ts';
import { CHAINED, DISPLACED, RETREATED, RETREATING } from '../layout.ts';
import {
  cast,
  firstIn,
  hasRoom,
  inZoneOf,
  isEmpty,
  nextIn,
  note,
  plays,
  setStep,
  shift,
  sideIn,
  uncast,
  unitsIn,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { occupy } from './occupation.ts';
import { destroyInCombat, vacate } from './results.ts';

/** 7.4 Retreats and 7.6 displacement. */

/** 7.4a, 7.42: as far as the ground and the enemy go; whether friends are there is another question. */
function isSafeStep(w: World, s: State, side: number, from: Place, direction: number): boolean {
  const to = w.neighbours[6 * from + direction];
  if (to < 0 || w.closedSide[6 * from + direction] === 1 || inZoneOf(w, s, enemyOf(side), to)) return false;
  return sideIn(w, s, to) !== enemyOf(side);
}

/** 7.43, 10.5b: empty, or with room beside a friend; a chateau only if it is empty. */
const isOpenTo = (w: World, s: State, hex: Place): boolean =>
  w.chateau[hex] === 1 ? isEmpty(w, s, hex) : hasRoom(w, s, hex);

/** 7.62a, 10.51: once in a chain, not out of a chateau, and nobody who has yet to retreat himself. */
const mayBeDisplaced = (w: World, s: State, unit: Unit): boolean =>
  w.chateau[whereIs(w, s, unit)] === 0 && !plays(w, s, unit, CHAINED | RETREATING);

function hasDisplaceable(w: World, s: State, hex: Place): boolean {
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit)) if (mayBeDisplaced(w, s, unit)) return true;
  return false;
}

/** The hexes open to a unit without displacing anybody. */
export function openHexes(w: World, s: State, unit: Unit): Place[] {
  const from = whereIs(w, s, unit);
  const found: Place[] = [];
  for (let d = 0; d < 6; d++) {
    const to = w.neighbours[6 * from + d];
    if (isSafeStep(w, s, w.side[unit], from, d) && isOpenTo(w, s, to)) found.push(to);
  }
  return found;
}

/**
 * 7.62: whether a unit in a full hex can make room, itself or by a chain. The fullness of hexes does not change while a chain
 * shifts friends, and the units of a hex have the same ways out. `origin` is the hex that the retreating unit leaves.
 */
const canMakeRoom = (desk: Desk, s: State, hex: Place, side: number, origin: Place): boolean =>
  desk.chains.canMakeRoom(
    hex,
    (from, direction) => isSafeStep(desk.w, s, side, from, direction),
    (to) => isOpenTo(desk.w, s, to) || to === origin,
    (to) => hasDisplaceable(desk.w, s, to),
  );

const NOWHERE = -1;
const NOBODY = -1;

type Way = Of<'retreat' | 'displace'>;

/** 7.6: the friends a unit may push out of their hexes, if it has no other way; each can make room. */
function pushes(desk: Desk, s: State, unit: Unit, origin: Place): Unit[] {
  const { w } = desk;
  const from = whereIs(w, s, unit);
  const found: Unit[] = [];
  for (let d = 0; d < 6; d++) {
    const to = w.neighbours[6 * from + d];
    if (!isSafeStep(w, s, w.side[unit], from, d) || isEmpty(w, s, to) || isOpenTo(w, s, to)) continue;
    for (const other of unitsIn(w, s, to)) {
      if (mayBeDisplaced(w, s, other) && canMakeRoom(desk, s, to, w.side[unit], origin)) found.push(other);
    }
  }
  return found;
}

/** What a unit that has to go may do: open hexes first (7.63b), then friends to be displaced, and nothing else. */
function waysOut(desk: Desk, s: State, unit: Unit, origin: Place): Way[] {
  const { w } = desk;
  const open = openHexes(w, s, unit);
  if (open.length > 0) return open.map((to) => ({ type: 'retreat', unit, to }));
  return pushes(desk, s, unit, origin).map((other) => ({ type: 'displace', unit, to: whereIs(w, s, other), other }));
}

/** Why a unit may not go to this hex, or push this friend out of it. */
function refuseWay(w: World, s: State, action: Way, ways: readonly Way[]): Refusal | null {
  const { unit, to } = action;
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  const isWay = ways.some((way) => way.to === to && otherOf(way) === otherOf(action));
  return isWay
    ? null
    : (refuseGround(w, s, unit, to, groundRule(w, s, unit)) ?? refuseFriends(w, s, action, ways, data));
}

const otherOf = (way: Way): Unit => (way.type === 'displace' ? way.other : NOBODY);

const groundRule = (w: World, s: State, unit: Unit): string => (s[w.at.displaced] === unit ? '7.61a' : '7.42');

/** 7.4a, and 7.42 or the rule that extends it to a unit that is displaced. */
export function refuseGround(w: World, s: State, unit: Unit, to: Place, rule = '7.42'): Refusal | null {
  const from = whereIs(w, s, unit);
  const enemy = enemyOf(w.side[unit]);
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (!areNeighbours(w, from, to)) return refusal('7.4a', 'not-one-hex', data);
  if (w.closedSide[6 * from + w.map.direction(from, to)] === 1)
    return refusal(rule, 'river', { ...data, from: w.hexId(from) });
  if (sideIn(w, s, to) === enemy)
    return refusal('7.4a', 'enemy-there', { ...data, other: w.unitId(firstIn(w, s, to)) });
  return inZoneOf(w, s, enemy, to) ? refusal(rule, 'enemy-zone', data) : null;
}

function refuseFriends(
  w: World,
  s: State,
  action: Way,
  ways: readonly Way[],
  data: { readonly unit: string; readonly hex: string },
): Refusal {
  const { to } = action;
  if (action.type === 'retreat')
    return w.chateau[to] === 1 ? refusal('10.5b', 'chateau-occupied', data) : refusal('7.43', 'hex-full', data);
  const pushed = { ...data, other: w.unitId(action.other) };
  if (ways.some((way) => way.type === 'retreat')) return refusal('7.63b', 'open-hex-first', pushed);
  if (whereIs(w, s, action.other) !== to) return refusal('7.6', 'not-in-hex', pushed);
  if (w.chateau[to] === 1) return refusal('10.51', 'chateau-occupied', pushed);
  return mayBeDisplaced(w, s, action.other)
    ? refusal('7.62a', 'cannot-make-room', pushed)
    : refusal('7.62a', 'displaced-already', pushed);
}

const retreating = (w: World, s: State): Unit[] => {
  const units: Unit[] = [];
  for (let unit = 0; unit < w.units; unit++) if (plays(w, s, unit, RETREATING)) units.push(unit);
  return units;
};

/** Everybody of the losing side retreats, one after another in the order his owner likes (7.41). */
export function retreatPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  const refuse = (s: State, action: Action): Refusal | null => {
    const { unit } = action as Of<'retreat' | 'displace' | 'lost'>;
    if (!plays(w, s, unit, RETREATING)) return refusal('7.4a', 'not-retreating', { unit: w.unitId(unit) });
    const ways = waysOut(desk, s, unit, whereIs(w, s, unit));
    if (action.type !== 'lost') return refuseWay(w, s, action as Way, ways);
    return ways.length === 0 ? null : refusal('7.4b', 'can-retreat', { unit: w.unitId(unit) });
  };
  return {
    rule: '7.4a',
    accepts: ['retreat', 'displace', 'lost'],
    seats: (s) => 1 << w.side[retreating(w, s)[0]],
    pieces: (s) => retreating(w, s),

    choices(s, _seat, piece) {
      if (piece < 0 || !plays(w, s, piece, RETREATING)) return [];
      const ways = waysOut(desk, s, piece, whereIs(w, s, piece));
      return ways.length > 0 ? ways : [{ type: 'lost', unit: piece }];
    },

    refuse: (s, _seat, action) => refuse(s, action),

    whyNot(s, _seat, unit, to) {
      if (!plays(w, s, unit, RETREATING)) return refuse(s, { type: 'lost', unit });
      const push = waysOut(desk, s, unit, whereIs(w, s, unit)).find((way) => way.type === 'displace' && way.to === to);
      return push === undefined ? refuse(s, { type: 'retreat', unit, to }) : null;
    },

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'lost') {
        uncast(w, s, action.unit, RETREATING);
        destroyInCombat(w, s, action.unit, whyLost(w, s, action.unit), true, tell);
      } else go(w, s, action as Way, tell);
      if (s[w.at.displaced] < 0) afterOneRetreat(w, s);
    },
  };
}

/** The rule by which a unit without a way out is lost: friends who cannot make room, the edge of the map, or the enemy. */
function whyLost(w: World, s: State, unit: Unit): string {
  const from = whereIs(w, s, unit);
  let edge = false;
  for (let d = 0; d < 6; d++) {
    if (w.neighbours[6 * from + d] < 0) edge = true;
    else if (isSafeStep(w, s, w.side[unit], from, d)) return '7.62a';
  }
  return edge ? '6.13' : '7.4b';
}

/** A unit goes one hex back, pushing somebody out of his place if it has to. */
function go(w: World, s: State, action: Way, tell: Tell): void {
  const { unit, to } = action;
  const from = whereIs(w, s, unit);
  const first = plays(w, s, unit, RETREATING);
  if (first) {
    uncast(w, s, unit, RETREATING);
    note(w, s, unit, RETREATED);
    vacate(w, s, from);
  }
  s[w.at.displaced] = -1;
  if (action.type === 'displace') displace(w, s, unit, action.other);
  shift(w, s, unit, to);
  if (tell !== null) {
    const data = { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) };
    tell(first ? { type: 'retreated', rule: '7.4a', data } : { type: 'displaced', rule: '7.6', data });
  }
  occupy(w, s, unit, to, tell);
}

/** 7.62a: neither of the two is moved again in this chain; 7.64, 7.6x: he who is displaced does not attack. */
function displace(w: World, s: State, unit: Unit, other: Unit): void {
  cast(w, s, unit, CHAINED);
  cast(w, s, other, CHAINED);
  note(w, s, other, DISPLACED);
  s[w.at.displaced] = other;
  setStep(w, s, 'displacement');
}

function afterOneRetreat(w: World, s: State): void {
  for (let unit = 0; unit < w.units; unit++) uncast(w, s, unit, CHAINED);
  setStep(w, s, retreating(w, s).length > 0 ? 'retreat' : 'losses-settled');
}

/** 7.6, 7.62b: the displaced unit moves one hex as if it were retreating, and may displace in turn. */
export function displacementPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  const ways = (s: State): Way[] => waysOut(desk, s, s[w.at.displaced], NOWHERE);
  const refuse = (s: State, action: Way): Refusal | null => {
    const unit = s[w.at.displaced];
    return action.unit === unit
      ? refuseWay(w, s, action, ways(s))
      : refusal('7.6', 'displaced-first', { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) });
  };
  return {
    rule: '7.6',
    accepts: ['retreat', 'displace'],
    seats: (s) => 1 << w.side[s[w.at.displaced]],
    pieces: (s) => [s[w.at.displaced]],
    choices: (s, _seat, piece) => (piece === s[w.at.displaced] ? ways(s) : []),

    refuse: (s, _seat, action) => refuse(s, action as Way),

    whyNot(s, _seat, unit, to) {
      const push = ways(s).find((way) => way.type === 'displace' && way.unit === unit && way.to === to);
      return push === undefined ? refuse(s, { type: 'retreat', unit, to }) : null;
    },

    apply(s, _seat, action, _dice, tell) {
      go(w, s, action as Way, tell);
      if (s[w.at.displaced] < 0) afterOneRetreat(w, s);
    },
  };
}
