import type { Place, Refusal, Side, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, canBombard, openStep } from '../board.ts';
import type { Desk } from '../desk.ts';
import { ATTACKED, CHAINED, IN_CHAIN, RETREATING, SPARED, TARGETED } from '../layout.ts';
import {
  has,
  inContact,
  inZoneOf,
  isEmpty,
  mark,
  onMap,
  setStep,
  shift,
  unitIn,
  unmark,
  unmarkAll,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { destroyInCombat, vacate } from './results.ts';

/** 6.4 Retreats and 6.5 displacement. */

const OUT_OF_CHAIN = -1;

/** 6.4.2, as far as enemies and ground go; whether a friend is there is another question. */
function isSafeStep(w: World, s: State, side: Side, from: Place, direction: number): boolean {
  const to = w.neighbours[6 * from + direction];
  if (to < 0 || w.closedHexside[6 * from + direction] === 1 || inZoneOf(w, s, enemyOf(side), to)) return false;
  const there = unitIn(w, s, to);
  return there < 0 || w.side[there] === side;
}

/** 6.5.3: the hex the chain began in stays empty, and a hex it went through is not entered again. */
const isEmptyFor = (w: World, s: State, hex: Place, origin: Place): boolean => isEmpty(w, s, hex) && hex !== origin;

/** 6.5.3, 6.5.5: a unit that has not been displaced in this chain and is no gun with a required bombardment to make. */
function mayBeDisplaced(w: World, s: State, unit: Unit, retreating: Unit): boolean {
  if (has(w, s, unit, CHAINED) || has(w, s, unit, SPARED) || unit === retreating) return false;
  return !(retreating >= 0 && owesBombardment(w, s, unit, retreating));
}

/** 6.5.5: some unattacked enemy in reach whose neighbours among the phasing units have all attacked somebody else. */
export function owesBombardment(w: World, s: State, gun: Unit, retreating: Unit): boolean {
  if (w.gun[gun] === 0 || w.side[gun] !== s[w.at.phasing] || has(w, s, gun, ATTACKED) || inContact(w, s, gun))
    return false;
  for (const enemy of w.unitsOf[enemyOf(w.side[gun])]) {
    if (!onMap(w, s, enemy) || has(w, s, enemy, TARGETED) || !canBombard(w, whereIs(w, s, gun), whereIs(w, s, enemy)))
      continue;
    if (onlyUsedUnitsTouch(w, s, enemy, retreating)) return true;
  }
  return false;
}

function onlyUsedUnitsTouch(w: World, s: State, enemy: Unit, retreating: Unit): boolean {
  const hex = whereIs(w, s, enemy);
  let touched = false;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const unit = w.neighbours[slot] < 0 ? -1 : unitIn(w, s, w.neighbours[slot]);
    if (unit < 0 || w.side[unit] === w.side[enemy]) continue;
    if (!has(w, s, unit, ATTACKED) && unit !== retreating) return false;
    touched = true;
  }
  return touched;
}

/** 6.5.4: whether the unit in `hex` can make room, itself or by a chain of displacements. */
function canMakeRoom(desk: Desk, s: State, hex: Place, origin: Place, retreating: Unit): boolean {
  const { w } = desk;
  const side = w.side[unitIn(w, s, hex)];
  return desk.chains.canMakeRoom(
    hex,
    (from, direction) => isSafeStep(w, s, side, from, direction),
    (to) => isEmptyFor(w, s, to, origin),
    (to) => !isEmpty(w, s, to) && mayBeDisplaced(w, s, unitIn(w, s, to), retreating),
  );
}

/**
 * The hexes a unit may go to: empty safe ones if there are any (6.5.1), else those of friends who can make room.
 * `origin` is where the chain began, `retreating` the unit that begins one, or OUT_OF_CHAIN inside a chain.
 */
function waysOut(desk: Desk, s: State, unit: Unit, origin: Place, retreating: Unit): Place[] {
  const { w } = desk;
  const from = whereIs(w, s, unit);
  const empty: Place[] = [];
  const friendly: Place[] = [];
  for (let d = 0; d < 6; d++) {
    if (!isSafeStep(w, s, w.side[unit], from, d)) continue;
    const to = w.neighbours[6 * from + d];
    if (isEmptyFor(w, s, to, origin)) empty.push(to);
    else if (!isEmpty(w, s, to) && mayBeDisplaced(w, s, unitIn(w, s, to), retreating)) friendly.push(to);
  }
  return empty.length > 0 ? empty : friendly.filter((to) => canMakeRoom(desk, s, to, origin, retreating));
}

const retreatWays = (desk: Desk, s: State, unit: Unit): Place[] =>
  waysOut(desk, s, unit, whereIs(desk.w, s, unit), unit);

const displacementWays = (desk: Desk, s: State): Place[] =>
  waysOut(desk, s, s[desk.w.at.displaced], s[desk.w.at.chainOrigin], OUT_OF_CHAIN);

/** Why a unit may not retreat, or be displaced, to this hex. */
function refuseWay(
  w: World,
  s: State,
  unit: Unit,
  to: Place,
  ways: readonly Place[],
  origin: Place,
  retreating: Unit,
): Refusal | null {
  if (ways.includes(to)) return null;
  const from = whereIs(w, s, unit);
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (!adjacent(w, from, to)) return refusal('6.4.1', 'not-one-hex', data);
  if (!openStep(w, from, to)) return refusal('4.2.3', 'closed-hexside', data);
  if (inZoneOf(w, s, enemyOf(w.side[unit]), to)) return refusal('6.4.2', 'enemy-zone', data);
  const there = unitIn(w, s, to);
  if (there >= 0 && w.side[there] !== w.side[unit])
    return refusal('6.4.2', 'enemy-there', { ...data, other: w.unitId(there) });
  if (to === origin || (there >= 0 && has(w, s, there, CHAINED))) return refusal('6.5.3', 'chain-was-here', data);
  if (there < 0) return refusal('6.4.2', 'not-safe', data);
  if (ways.some((way) => isEmpty(w, s, way)))
    return refusal('6.5.1', 'empty-hex-first', { ...data, other: w.unitId(there) });
  return mayBeDisplaced(w, s, there, retreating)
    ? refusal('6.5.4', 'cannot-make-room', { ...data, other: w.unitId(there) })
    : refusal('6.5.5', 'gun-owes-bombardment', { ...data, other: w.unitId(there) });
}

/** Everybody of the losing side retreats, one after another in the order his owner likes (6.4.1, 6.4.5). */
export function retreatPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '6.4.1',
    accepts: ['retreat', 'lost'],
    seats: (s) => 1 << retreatingSide(w, s),

    pieces(s) {
      const pieces: Unit[] = [];
      for (let unit = 0; unit < w.units; unit++) if (has(w, s, unit, RETREATING)) pieces.push(unit);
      return pieces;
    },

    choices(s, _seat, piece) {
      if (piece < 0 || !has(w, s, piece, RETREATING)) return [];
      const ways = retreatWays(desk, s, piece);
      return ways.length > 0
        ? ways.map((to) => ({ type: 'retreat', unit: piece, to }))
        : [{ type: 'lost', unit: piece }];
    },

    refuse(s, _seat, action) {
      if (action.type !== 'retreat' && action.type !== 'lost') return refusal('6.4.6', 'must-retreat');
      return action.type === 'retreat'
        ? refuseRetreat(desk, s, action.unit, action.to)
        : refuseLoss(desk, s, action.unit);
    },
    whyNot: (s, _seat, piece, place) => refuseRetreat(desk, s, piece, place),

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'lost') {
        unmark(w, s, action.unit, RETREATING);
        destroyInCombat(w, s, action.unit, whyLost(w, s, action.unit), true, tell);
      } else if (action.type === 'retreat') retreat(w, s, action.unit, action.to, tell);
      if (s[w.at.displaced] < 0) afterOneRetreat(w, s);
    },
  };
}

const refuseResting = (w: World, s: State, unit: Unit): Refusal | null =>
  has(w, s, unit, RETREATING) ? null : refusal('6.4.1', 'not-retreating', { unit: w.unitId(unit) });

const refuseRetreat = (desk: Desk, s: State, unit: Unit, to: Place): Refusal | null =>
  refuseResting(desk.w, s, unit) ??
  refuseWay(desk.w, s, unit, to, retreatWays(desk, s, unit), whereIs(desk.w, s, unit), unit);

/** 6.4.6: who can retreat must. */
function refuseLoss(desk: Desk, s: State, unit: Unit): Refusal | null {
  const { w } = desk;
  const no = refuseResting(w, s, unit);
  if (no !== null) return no;
  const ways = retreatWays(desk, s, unit);
  return ways.length === 0 ? null : refusal('6.4.6', 'can-retreat', { unit: w.unitId(unit), hexes: ways.map(w.hexId) });
}

/** The rule by which a unit without a way out is lost: friends who cannot make room, the edge of the map, or the enemy. */
function whyLost(w: World, s: State, unit: Unit): string {
  const from = whereIs(w, s, unit);
  let edge = false;
  let barred = false;
  for (let d = 0; d < 6; d++) {
    if (w.neighbours[6 * from + d] < 0) edge = true;
    else if (isSafeStep(w, s, w.side[unit], from, d)) return '6.5.4';
    else barred = true;
  }
  // 4.6.2 speaks of a unit whose only way is off the map.
  return edge && barred ? '4.6.2' : '6.4.3';
}

/** The units that retreat are all of one side. */
function retreatingSide(w: World, s: State): Side {
  for (let unit = 0; unit < w.units; unit++) if (has(w, s, unit, RETREATING)) return w.side[unit];
  return s[w.at.phasing];
}

function retreat(w: World, s: State, unit: Unit, to: Place, tell: Tell): void {
  const from = whereIs(w, s, unit);
  const there = unitIn(w, s, to);
  if (there >= 0) beginChain(w, s, unit, there);
  unmark(w, s, unit, RETREATING);
  vacate(w, s, from);
  shift(w, s, unit, to);
  if (tell !== null) {
    tell({ type: 'retreated', rule: '6.4.1', data: { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) } });
  }
}

/** Notes, before anything moves, which guns the whole chain must leave alone (6.5.5). */
function beginChain(w: World, s: State, unit: Unit, displaced: Unit): void {
  for (const gun of w.unitsOf[w.side[unit]])
    if (onMap(w, s, gun) && owesBombardment(w, s, gun, unit)) mark(w, s, gun, SPARED);
  s[w.at.chainOrigin] = whereIs(w, s, unit);
  mark(w, s, unit, CHAINED);
  displace(w, s, displaced);
}

function displace(w: World, s: State, unit: Unit): void {
  s[w.at.displaced] = unit;
  mark(w, s, unit, CHAINED);
  setStep(w, s, 'displacement');
}

function afterOneRetreat(w: World, s: State): void {
  for (let unit = 0; unit < w.units; unit++) {
    if (!has(w, s, unit, RETREATING)) continue;
    setStep(w, s, 'retreat');
    return;
  }
  setStep(w, s, 'result-applied');
}

/** 6.5.2: the displaced unit moves one hex as if it were retreating, and may displace in turn (6.5.3). */
export function displacementPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '6.5.2',
    accepts: ['displace'],
    seats: (s) => 1 << w.side[s[w.at.displaced]],
    pieces: (s) => [s[w.at.displaced]],

    choices: (s, _seat, piece) =>
      piece === s[w.at.displaced] ? displacementWays(desk, s).map((to) => ({ type: 'displace', unit: piece, to })) : [],

    refuse: (s, _seat, action) =>
      action.type === 'displace' ? refuseDisplacement(desk, s, action.unit, action.to) : null,
    whyNot: (s, _seat, piece, place) => refuseDisplacement(desk, s, piece, place),

    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'displace') return;
      const { unit, to } = action;
      const from = whereIs(w, s, unit);
      const next = unitIn(w, s, to);
      shift(w, s, unit, to);
      if (tell !== null) {
        tell({
          type: 'displaced',
          rule: '6.5.2',
          data: { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) },
        });
      }
      if (next >= 0) {
        displace(w, s, next);
        return;
      }
      s[w.at.displaced] = -1;
      s[w.at.chainOrigin] = -1;
      unmarkAll(w, s, IN_CHAIN);
      afterOneRetreat(w, s);
    },
  };
}

function refuseDisplacement(desk: Desk, s: State, unit: Unit, to: Place): Refusal | null {
  const { w } = desk;
  const displaced = s[w.at.displaced];
  return unit === displaced
    ? refuseWay(w, s, unit, to, displacementWays(desk, s), s[w.at.chainOrigin], OUT_OF_CHAIN)
    : refusal('6.5.2', 'displaced-first', { unit: w.unitId(displaced), hex: w.hexId(whereIs(w, s, displaced)) });
}

/** 6.8.2: an empty safe hex next to the gun; it displaces nobody. */
export function emptySafeHexes(w: World, s: State, unit: Unit): Place[] {
  const from = whereIs(w, s, unit);
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    if (isSafeStep(w, s, w.side[unit], from, d) && isEmpty(w, s, w.map.neighbours[6 * from + d]))
      found.push(w.map.neighbours[6 * from + d]);
  }
  return found;
}
