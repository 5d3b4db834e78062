import { derivedFaults, type Place, type Seat, type Side, type State, type Unit } from '@hundred-days/kernel';
import { CAVALRY } from './board.ts';
import {
  ATTACHED,
  CADRE,
  CHOSEN,
  GONE,
  HOMELESS,
  MOVING,
  OFF_MAP,
  type OPTIONS,
  OUT_OF_COMMAND,
  PIN,
  SHOWN,
} from './layout.ts';
import { ADG_ARMY, ALLIED, enemyOf, FRENCH, FRENCH_ARMY, type Levels, PRUSSIAN_ARMY, sideOfArmy } from './units.ts';
import type { World } from './world.ts';

export * from './layout.ts';

/** Where the pieces are, how they lie on each other, and what they have done. */

export const whereIs = (w: World, s: State, piece: Unit): Place => s[w.at.where + piece];
export const onMap = (w: World, s: State, piece: Unit): boolean => s[w.at.where + piece] >= 0;
export const isLeader = (w: World, piece: Unit): boolean => piece >= w.units;

/** 5.4: the top unit of a hex, -1 if there is none, and the unit directly below another. */
export const topIn = (w: World, s: State, hex: Place): Unit => s[w.at.top + hex] - 1;
export const beneath = (w: World, s: State, unit: Unit): Unit => s[w.at.beneath + unit] - 1;
export const isEmpty = (w: World, s: State, hex: Place): boolean => s[w.at.top + hex] === 0;
/** The side and the army whose combat units are in a hex, -1 for none. */
export const sideIn = (w: World, s: State, hex: Place): Side => {
  const top = s[w.at.top + hex] - 1;
  return top < 0 ? -1 : w.side[top];
};
export const armyIn = (w: World, s: State, hex: Place): number => {
  const top = s[w.at.top + hex] - 1;
  return top < 0 ? -1 : w.army[top];
};

/** The combat units of a hex, the top first. */
export function unitsIn(w: World, s: State, hex: Place): Unit[] {
  const units: Unit[] = [];
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) units.push(unit);
  return units;
}

export function leadersIn(w: World, s: State, hex: Place): Unit[] {
  const leaders: Unit[] = [];
  for (let leader = w.units; leader < w.pieces; leader++) if (s[w.at.where + leader] === hex) leaders.push(leader);
  return leaders;
}

/** 11.10.1a: SP a unit has left. */
export const strengthOf = (w: World, s: State, unit: Unit): number => w.strength[unit] - s[w.at.casualties + unit];
export function spIn(w: World, s: State, hex: Place): number {
  let sp = 0;
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) sp += strengthOf(w, s, unit);
  return sp;
}

/** 15.1c, 16.1e */
export const corpsOf = (w: World, s: State, unit: Unit): number =>
  (s[w.at.changed] & ATTACHED) !== 0 ? w.attachedCorps[unit] : w.corps[unit];
export const levelsOf = (w: World, s: State, corps: number): Levels =>
  corps === w.attachedTo && (s[w.at.changed] & ATTACHED) !== 0 ? w.attachedLevels : w.corpsLevels[corps];

/** 12.2a: whether a unit's corps or its army is Demoralized (or worse). */
export const isDemoralized = (w: World, s: State, unit: Unit): boolean =>
  s[w.at.corpsMorale + corpsOf(w, s, unit)] > 0 || s[w.at.armyMorale + w.army[unit]] > 0;
/** 12.2a: current morale, not below 0. */
export const moraleOf = (w: World, s: State, unit: Unit): number =>
  isDemoralized(w, s, unit) ? Math.max(0, w.morale[unit] - 1) : w.morale[unit];

export const is = (w: World, s: State, piece: Unit, flag: number): boolean => (s[w.at.status + piece] & flag) !== 0;
export function become(w: World, s: State, piece: Unit, flag: number): void {
  s[w.at.status + piece] |= flag;
}
export const did = (w: World, s: State, piece: Unit, flag: number): boolean => (s[w.at.did + piece] & flag) !== 0;
export function note(w: World, s: State, piece: Unit, flag: number): void {
  s[w.at.did + piece] |= flag;
}
export function unnote(w: World, s: State, piece: Unit, flag: number): void {
  s[w.at.did + piece] &= ~flag;
}
/** 7.3a */
export const inCommand = (w: World, s: State, piece: Unit): boolean => (s[w.at.status + piece] & OUT_OF_COMMAND) === 0;
/** 9.3.2a: the units whose move is not final yet. */
export const isMoving = (w: World, s: State, piece: Unit): boolean => (s[w.at.did + piece] & MOVING) !== 0;

/** 9.2.15a: an index of WEATHERS. */
export const weatherOf = (w: World, s: State): number => w.skies[s[w.at.sky]][s[w.at.turn] - 1];

export type OptionName = (typeof OPTIONS)[number];
/** 4.0b */
export const areThree = (w: World, s: State): boolean => (s[w.at.options] & CHOSEN.mask['three-players']) !== 0;
/** The seat that commands an army; of two players the Allied one has both. */
export const seatOf = (w: World, s: State, army: number): number => (areThree(w, s) ? army : sideOfArmy(army));
export const owns = (w: World, s: State, seat: Seat, piece: Unit): boolean => seatOf(w, s, w.army[piece]) === seat;
export const sideOfSeat = (seat: Seat): number => (seat === FRENCH ? FRENCH : ALLIED);
/** The seats of a side, a bit each. */
export const seatsOf = (w: World, s: State, side: Side): number =>
  side === FRENCH ? 1 << FRENCH_ARMY : areThree(w, s) ? (1 << ADG_ARMY) | (1 << PRUSSIAN_ARMY) : 1 << ALLIED;

/** 5.2f: the lower brigade of the Guard pair whose upper one this is, else -1. Pairs are made from the top down. */
export function lowerOfPair(w: World, s: State, unit: Unit): Unit {
  if (unit < 0 || w.guard[unit] === 0) return -1;
  for (let one = topIn(w, s, whereIs(w, s, unit)); one >= 0; one = beneath(w, s, one)) {
    const next = beneath(w, s, one);
    const pairs = next >= 0 && w.guard[one] === 1 && w.guard[next] === 1;
    if (one === unit) return pairs ? next : -1;
    if (pairs) one = next;
    if (one === unit) return -1;
  }
  return -1;
}
/** Whether two units, one directly on the other, are one unit (5.2f). */
export const arePair = (w: World, s: State, upper: Unit, lower: Unit): boolean => lowerOfPair(w, s, upper) === lower;

/** 6.0: whether a hex lies in a zone of influence of `side`: in truth, and as far as the enemy of `side` can see. */
export const inZoi = (w: World, s: State, side: Side, hex: Place): boolean => s[w.at.zoi + side * w.hexes + hex] > 0;
export const inSeenZoi = (w: World, s: State, side: Side, hex: Place): boolean =>
  s[w.at.seenZoi + side * w.hexes + hex] > 0;
/** Whether a hex is covered by enemies of `side`, as far as `side` can see. */
export const isPinnedSeen = (w: World, s: State, hex: Place, side: Side): boolean =>
  inSeenZoi(w, s, enemyOf(side), hex);

const TRUE_ZOI = 1;
const SEEN_ZOI = 2;

/** 6.2a, 5.4.2a: cavalry anywhere in a stack; the enemy knows of it on top, or where it was shown (5.4.2f). */
function exertion(w: World, s: State, hex: Place): number {
  let bits = 0;
  const top = topIn(w, s, hex);
  for (let unit = top; unit >= 0; unit = beneath(w, s, unit))
    if (w.arm[unit] === CAVALRY) bits |= unit === top || s[w.at.open + unit] !== 0 ? TRUE_ZOI | SEEN_ZOI : TRUE_ZOI;
  return bits;
}

/** After a change in the stack of a hex that is, or was, held by `side`. */
function refresh(w: World, s: State, hex: Place, side: Side): void {
  const now = exertion(w, s, hex);
  const was = s[w.at.exerts + hex];
  if (now === was) return;
  s[w.at.exerts + hex] = now;
  if (((now ^ was) & TRUE_ZOI) !== 0) spread(w, s, w.at.zoi + side * w.hexes, hex, (now & TRUE_ZOI) !== 0 ? 1 : -1);
  if (((now ^ was) & SEEN_ZOI) !== 0) spread(w, s, w.at.seenZoi + side * w.hexes, hex, (now & SEEN_ZOI) !== 0 ? 1 : -1);
}

/** 6.0b */
function spread(w: World, s: State, field: number, hex: Place, by: number): void {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) if (w.zoneSide[slot] === 1) s[field + w.neighbours[slot]] += by;
}

/** Puts a unit that is in no hex on top of those in one. */
export function putOnTop(w: World, s: State, unit: Unit, hex: Place): void {
  s[w.at.where + unit] = hex;
  s[w.at.beneath + unit] = s[w.at.top + hex];
  s[w.at.top + hex] = unit + 1;
  refresh(w, s, hex, w.side[unit]);
}

/** 11.9.1a: beneath those in it. */
export function putUnder(w: World, s: State, unit: Unit, hex: Place): void {
  const last = lastIn(w, s, hex);
  if (last < 0) {
    putOnTop(w, s, unit, hex);
    return;
  }
  s[w.at.where + unit] = hex;
  s[w.at.beneath + unit] = 0;
  s[w.at.beneath + last] = unit + 1;
  refresh(w, s, hex, w.side[unit]);
}

function lastIn(w: World, s: State, hex: Place): Unit {
  let last = -1;
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) last = unit;
  return last;
}

/** Takes a combat unit out of its hex, to CADRE, GONE, EXITED or OFF_MAP. What it was shown as goes with it. */
export function lift(w: World, s: State, unit: Unit, to: Place): void {
  const hex = s[w.at.where + unit];
  let slot = w.at.top + hex;
  while (s[slot] > 0 && s[slot] !== unit + 1) slot = w.at.beneath + s[slot] - 1;
  if (hex < 0 || s[slot] !== unit + 1) throw new RangeError(`unit ${unit} is in the stack of no hex`);
  s[slot] = s[w.at.beneath + unit];
  s[w.at.beneath + unit] = 0;
  s[w.at.where + unit] = to;
  s[w.at.open + unit] = 0;
  refresh(w, s, hex, w.side[unit]);
}

export function moveLeader(w: World, s: State, leader: Unit, hex: Place): void {
  s[w.at.where + leader] = hex;
}

/** 5.4.3a, 6.2b: to the top of its stack. What was shown of it stays shown. */
export function raise(w: World, s: State, unit: Unit): void {
  const hex = s[w.at.where + unit];
  const open = s[w.at.open + unit];
  lift(w, s, unit, OFF_MAP);
  s[w.at.open + unit] = open;
  putOnTop(w, s, unit, hex);
}

/** 5.4.3a: to the bottom of its stack; only its owner knows. */
export function lower(w: World, s: State, unit: Unit): void {
  const hex = s[w.at.where + unit];
  const open = s[w.at.open + unit];
  lift(w, s, unit, OFF_MAP);
  s[w.at.open + unit] = open;
  putUnder(w, s, unit, hex);
}

/** 5.4.2f: marks a cavalry unit as shown to pin; it counts as known from now on. */
export function reveal(w: World, s: State, unit: Unit, flag: number): void {
  s[w.at.open + unit] |= flag;
  refresh(w, s, s[w.at.where + unit], w.side[unit]);
}

/** What was shown is hidden again: pins when a phase ends, the rest when a combat does. */
export function hideAgain(w: World, s: State, flags: number): void {
  for (let unit = 0; unit < w.units; unit++) {
    if ((s[w.at.open + unit] & flags) === 0) continue;
    s[w.at.open + unit] &= ~flags;
    if (s[w.at.where + unit] >= 0) refresh(w, s, s[w.at.where + unit], w.side[unit]);
  }
}

/** Works out who lies on top and where zones of influence are from the stacks. */
export function rebuild(w: World, s: State): void {
  const { at } = w;
  s.fill(0, at.coreSize);
  // First every unit is thought on top of its hex; then all who lie beneath another are not.
  for (let unit = 0; unit < w.units; unit++)
    if (s[at.where + unit] >= 0 && !isCovered(w, s, unit)) s[at.top + s[at.where + unit]] = unit + 1;
  for (let hex = 0; hex < w.hexes; hex++) if (s[at.top + hex] > 0) refresh(w, s, hex, w.side[s[at.top + hex] - 1]);
}

function isCovered(w: World, s: State, unit: Unit): boolean {
  for (let over = 0; over < w.units; over++) if (s[w.at.beneath + over] === unit + 1) return true;
  return false;
}

/** 9.2.4 to 9.2.12: whether a piece of this kind may ever step that way, roads included, points ignored. */
export const isOpenStep = (w: World, piece: Unit, hex: Place, direction: number): boolean => {
  const slot = 6 * hex + direction;
  return w.fullCost[w.arm[piece]][slot] >= 0 || (w.neighbours[slot] >= 0 && w.roadCost[w.arm[piece]][slot] >= 0);
};

/** 5.4.2a: what the enemy of its owner sees of a unit on the map: the top counter, and what was shown; of one elsewhere nothing. */
export function isSeen(w: World, s: State, unit: Unit): boolean {
  const hex = whereIs(w, s, unit);
  return hex >= 0 && (topIn(w, s, hex) === unit || (s[w.at.open + unit] & (PIN | SHOWN)) !== 0);
}

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(w: World, s: State): string[] {
  const wrong = derivedFaults(w.at, s, (again) => rebuild(w, again));
  const losses = w.corpsIds.map(() => 0);
  for (let piece = 0; piece < w.pieces; piece++) {
    const where = s[w.at.where + piece];
    if (where >= w.hexes || where < HOMELESS) wrong.push(`piece ${piece} is nowhere`);
    // 9.3a
    if (s[w.at.did + piece] !== 0 && w.side[piece] !== s[w.at.phasing])
      wrong.push(`piece ${piece} has moved out of turn`);
    if (piece >= w.units) continue;
    losses[corpsOf(w, s, piece)] += s[w.at.casualties + piece];
    const left = strengthOf(w, s, piece);
    if (left < 0 || left > w.strength[piece]) wrong.push(`unit ${piece} has ${left} SP`);
    if (where >= 0 && left === 0) wrong.push(`unit ${piece} has no SP left`);
    if (where === CADRE && left > 0) wrong.push(`unit ${piece} is a cadre with ${left} SP`);
    if (where < 0 && s[w.at.beneath + piece] !== 0) wrong.push(`unit ${piece} lies on another and is off the map`);
  }
  for (const [corps, lost] of losses.entries())
    if (lost !== s[w.at.losses + corps]) wrong.push(`losses of ${w.corpsIds[corps]}`);
  for (let hex = 0; hex < w.hexes; hex++) if (!isEmpty(w, s, hex)) wrong.push(...stackFaults(w, s, hex));
  return wrong;
}

/** 5.1, 5.2 */
function stackFaults(w: World, s: State, hex: Place): string[] {
  const there = unitsIn(w, s, hex);
  const wrong: string[] = [];
  if (there.some((unit) => w.army[unit] !== w.army[there[0]])) wrong.push(`two armies in hex ${w.hexId(hex)}`);
  if (leadersIn(w, s, hex).some((leader) => w.side[leader] !== w.side[there[0]]))
    wrong.push(`an enemy leader in hex ${w.hexId(hex)}`);
  const most = w.mostSP[hex];
  if (most > 0 ? spIn(w, s, hex) > most : countedIn(w, s, hex) > 1) wrong.push(`too many in hex ${w.hexId(hex)}`);
  return wrong;
}

/** 5.2f: units of a hex, a Guard pair once. */
export function countedIn(w: World, s: State, hex: Place): number {
  let units = 0;
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) {
    units++;
    const next = beneath(w, s, unit);
    if (next >= 0 && w.guard[unit] === 1 && w.guard[next] === 1) unit = next;
  }
  return units;
}

/** 13.1a, 12.7: for good. */
export const isGone = (w: World, s: State, piece: Unit): boolean => s[w.at.where + piece] === GONE;
