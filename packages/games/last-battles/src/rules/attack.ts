import type { Place, State, Unit } from '@hundred-days/kernel';
import { canBombard, touching } from '../board.ts';
import type { Assault, Desk } from '../desk.ts';
import { ATTACKED, DISPLACED, JOINED, RETREATED } from '../layout.ts';
import { did, firstIn, nextIn, onMap, plays, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { type Announcement, addTo, isLoose, isOpen } from './announcement.ts';
import type { Attackers } from './strength.ts';

/**
 * 7.1, 7.2, 8.1, 8.2 Who attacks whom. An attack is announced in steps, each of which can be listed, refused and taken back:
 * name a target hex, let the units of a hex or a gun join, in any order; then roll. A step is allowed only if the
 * announcement can still be completed to an attack that strands nobody (7.11c), so none ever comes to a dead end.
 */

export function touchesAll(w: World, hex: Place, targets: readonly Place[]): boolean {
  for (const target of targets) if (!touching(w, hex, target)) return false;
  return true;
}
function touchesAny(w: World, hex: Place, targets: readonly Place[]): boolean {
  for (const target of targets) if (touching(w, hex, target)) return true;
  return false;
}
/** 8.2b: range and sight to one of the targets are enough. */
export function reachesOne(w: World, hex: Place, targets: readonly Place[]): boolean {
  for (const target of targets) if (canBombard(w, hex, target)) return true;
  return false;
}

/** 8.1a: a loose gun fights at a distance unless a target is next to it. */
export const bombards = (w: World, hex: Place, targets: readonly Place[]): boolean => !touchesAny(w, hex, targets);

/** 7.1a, 7.6x: a phasing unit on the map that has not attacked and may. */
export const mayAttack = (w: World, s: State, unit: Unit): boolean =>
  w.side[unit] === s[w.at.phasing] &&
  onMap(w, s, unit) &&
  !did(w, s, unit, ATTACKED | DISPLACED | RETREATED) &&
  !w.above?.refuseAttack(s, unit);

/** The units of a hex that attack as one: those that may, newcomers left out (7.22). */
export function attackersIn(w: World, s: State, hex: Place): Unit[] {
  const units: Unit[] = [];
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit)) if (mayAttack(w, s, unit)) units.push(unit);
  return units;
}

/** Sorts the guns of an announcement; null if some unit cannot attack these targets with the others. */
export function sortOut(w: World, s: State, now: Announcement): Assault | null {
  const assault: Assault = { contacts: [], firing: [] };
  return sortInto(w, s, now, now.targets, assault) ? assault : null;
}

/** The same against other targets, into lists at hand; false if some unit cannot attack them with the others. */
function sortInto(
  w: World,
  s: State,
  { contacts, guns }: Announcement,
  targets: readonly Place[],
  assault: Assault,
): boolean {
  const { contacts: all, firing } = assault;
  all.length = 0;
  firing.length = 0;
  for (const hex of contacts) all.push(hex);
  for (const gun of guns) {
    const hex = whereIs(w, s, gun);
    if (!bombards(w, hex, targets)) addTo(all, hex);
    else if (reachesOne(w, hex, targets)) addTo(firing, hex);
    else return false;
  }
  // 7.2b
  for (const hex of all) if (!touchesAll(w, hex, targets)) return false;
  // 10.4: no bombarding guns in an attack on a chateau; 8.1b: guns alone fire at one hex.
  if (firing.length > 0) for (const target of targets) if (w.chateau[target] === 1) return false;
  return all.length > 0 || targets.length === 1;
}

/** Whether the attack on just these targets, with all who must join in it, is legal. */
function isLegal(desk: Desk, s: State, now: Announcement, targets: readonly Place[]): boolean {
  const { assault, attackers } = desk.lists;
  if (!sortInto(desk.w, s, now, targets, assault)) return false;
  attackers.length = 0;
  for (const hex of assault.contacts) attackers.push(hex);
  for (const hex of assault.firing) attackers.push(hex);
  desk.duties.addForced(attackers, targets);
  return !desk.duties.strands(attackers, targets);
}

/**
 * Whether some legal attack contains all that is announced. The ledger must have been read.
 *
 * Attackers in contact touch every target (7.2b), so the further targets to try are at most the six hexes around any one of
 * them. For given targets only hexes that could attack nothing else need be added: more attackers can strand an enemy and
 * never save anyone.
 */
export function canBeCompleted(desk: Desk, s: State, now: Announcement): boolean {
  const { contacts, guns, targets } = now;
  if (contacts.length > 0) return withTargetsAround(desk, s, contacts[0], now);
  return (guns.length > 0 ? gunsAlone(desk, s, now) : someGunAlone(desk, s, targets)) || withContact(desk, s, now);
}

/** Tries all sets of further targets around a hex in contact. */
function withTargetsAround(desk: Desk, s: State, anchor: Place, now: Announcement): boolean {
  const { w, duties } = desk;
  const { targets, others } = desk.lists;
  for (const hex of now.contacts) if (!touchesAll(w, hex, now.targets)) return false;
  others.length = 0;
  for (let slot = 6 * anchor; slot < 6 * anchor + 6; slot++) {
    const next = w.neighbours[slot];
    if (next < 0 || w.closedSide[slot] === 1 || !duties.isFresh(next) || now.targets.includes(next)) continue;
    if (allTouch(w, now.contacts, next)) others.push(next);
  }
  for (let subset = now.targets.length > 0 ? 0 : 1; subset < 1 << others.length; subset++) {
    targets.length = 0;
    for (const target of now.targets) targets.push(target);
    for (let i = 0; i < others.length; i++) if ((subset & (1 << i)) !== 0) targets.push(others[i]);
    if (isLegal(desk, s, now, targets)) return true;
  }
  return false;
}

/** 8.1b: the guns named, at one target. */
function gunsAlone(desk: Desk, s: State, now: Announcement): boolean {
  const { w } = desk;
  if (now.targets.length > 0) return now.targets.length === 1 && isLegal(desk, s, now, now.targets);
  const hex = whereIs(w, s, now.guns[0]);
  const { first, hexes } = w.sighted;
  for (let i = first[hex]; i < first[hex + 1]; i++) {
    const target = hexes[i];
    if (desk.duties.isFresh(target) && isLegal(desk, s, now, [target])) return true;
  }
  return false;
}

/** Any one gun that has the single target named in range. */
function someGunAlone(desk: Desk, s: State, targets: readonly Place[]): boolean {
  const { w } = desk;
  if (targets.length !== 1) return false;
  const [target] = targets;
  const { first, hexes } = w.sighted;
  for (let i = first[target]; i < first[target + 1]; i++) {
    const gun = looseGunIn(desk, s, hexes[i]);
    if (gun >= 0 && isLegal(desk, s, { contacts: NONE, guns: [gun], targets }, targets)) return true;
  }
  return false;
}

const NONE: readonly Place[] = [];

/** A gun that may fire by itself from a hex; -1 for none. */
function looseGunIn({ w, duties }: Desk, s: State, hex: Place): Unit {
  if (!duties.isAble(hex)) return -1;
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit))
    if (mayAttack(w, s, unit) && isLoose(w, s, unit)) return unit;
  return -1;
}

/** With some hex in contact, if there is one that touches all targets named so far. */
function withContact(desk: Desk, s: State, now: Announcement): boolean {
  const { w, duties } = desk;
  for (const hex of duties.able) {
    if (duties.touches(hex) === 0 || !touchesAll(w, hex, now.targets)) continue;
    if (withTargetsAround(desk, s, hex, { ...now, contacts: [hex] })) return true;
  }
  return false;
}

/** The announcement with a unit joined: with all of its hex, unless it is a loose gun. */
export function withUnit(w: World, s: State, now: Announcement, unit: Unit): Announcement {
  if (isLoose(w, s, unit)) return { ...now, guns: [...now.guns, unit] };
  const hex = whereIs(w, s, unit);
  return now.contacts.includes(hex) ? now : { ...now, contacts: [...now.contacts, hex] };
}

export const withTarget = (now: Announcement, hex: Place): Announcement => ({ ...now, targets: [...now.targets, hex] });

/** Whether a unit can join, or a hex be made a target, as things stand. The ledger must have been read. */
export function canJoin(desk: Desk, s: State, now: Announcement, unit: Unit): boolean {
  const { w, duties } = desk;
  if (!mayAttack(w, s, unit) || plays(w, s, unit, JOINED)) return false;
  const hex = whereIs(w, s, unit);
  const loose = isLoose(w, s, unit);
  if (!duties.isAble(hex) || (duties.touches(hex) === 0 && !loose)) return false;
  if (!isOpen(now) && duties.isPlain) {
    if (duties.touches(hex) > 0) return true;
    if (duties.isServed) return seesSomebody(desk, hex);
  }
  if (isFar(w, s, now, hex) || (!loose && !touchesAll(w, hex, now.targets))) return false;
  return canBeCompleted(desk, s, withUnit(w, s, now, unit));
}

export function canTarget(desk: Desk, s: State, now: Announcement, hex: Place): boolean {
  const { w, duties } = desk;
  if (!duties.isFresh(hex) || now.targets.includes(hex)) return false;
  if (!isOpen(now) && duties.isPlain) {
    if (duties.touches(hex) > 0) return true;
    if (duties.isServed && isSeen(desk, s, hex)) return true;
  }
  if (isFar(w, s, now, hex) || !allTouch(w, now.contacts, hex)) return false;
  return canBeCompleted(desk, s, withTarget(now, hex));
}

const allTouch = (w: World, contacts: readonly Place[], target: Place): boolean => touchesAll(w, target, contacts);

/** Targets lie around one hex, at most two apart, and guns at most two from one of them. */
const WIDEST_ATTACK = 6;

function isFar(w: World, s: State, { contacts, guns, targets }: Announcement, hex: Place): boolean {
  const one = targets[0] ?? contacts[0] ?? (guns.length > 0 ? whereIs(w, s, guns[0]) : hex);
  return w.map.distance(one, hex) > WIDEST_ATTACK;
}

/** Whether guns in a hex have somebody in range and sight who may still be attacked (10.4: not in a chateau). */
function seesSomebody({ w, duties }: Desk, hex: Place): boolean {
  const { first, hexes } = w.sighted;
  for (let i = first[hex]; i < first[hex + 1]; i++)
    if (duties.isFresh(hexes[i]) && w.chateau[hexes[i]] === 0) return true;
  return false;
}

/** Whether some gun with no enemy next to it has a hex in range and sight; 10.4x makes others of a garrison's. */
function isSeen(desk: Desk, s: State, target: Place): boolean {
  const { first, hexes } = desk.w.sighted;
  if (desk.w.chateau[target] === 1) return false;
  for (let i = first[target]; i < first[target + 1]; i++)
    if (desk.duties.touches(hexes[i]) === 0 && looseGunIn(desk, s, hexes[i]) >= 0) return true;
  return false;
}

/** All units that have joined, and the hexes of those that touch the targets. */
export function attackersOf(w: World, s: State, now: Announcement): Attackers {
  const units: Unit[] = [];
  for (const unit of w.unitsOf[s[w.at.phasing]]) if (plays(w, s, unit, JOINED)) units.push(unit);
  const contacts = [...now.contacts];
  for (const gun of now.guns) if (!bombards(w, whereIs(w, s, gun), now.targets)) addTo(contacts, whereIs(w, s, gun));
  return { units, contacts };
}

/** 7.11c: when no duty stands that somebody can perform. */
export const canEnd = (desk: Desk, now: Announcement): boolean => !isOpen(now) && desk.duties.isDone();
