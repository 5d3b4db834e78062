import type { Place, State, Unit } from '@hundred-days/kernel';
import { canBombard, touching } from '../board.ts';
import type { Desk } from '../desk.ts';
import { AIMED, ATTACKED, DISPLACED, JOINED, RETREATED } from '../layout.ts';
import { did, firstIn, inEnemyZone, nextIn, onMap, plays, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import type { Attackers } from './strength.ts';

/**
 * 7.1, 7.2, 8.1, 8.2 Who attacks whom. An attack is announced in steps, each of which can be listed, refused and taken back:
 * name a target hex, let the units of a hex or a gun join, in any order; then roll. A step is allowed only if the
 * announcement can still be completed to an attack that strands nobody (7.11c), so none ever comes to a dead end.
 */

/** The attack being announced. */
export interface Announcement {
  /** Hexes whose units have joined to attack hexes they touch. */
  readonly contacts: readonly Place[];
  /** Guns in no enemy zone that have joined: they bombard, unless the target is next to them. */
  readonly guns: readonly Unit[];
  readonly targets: readonly Place[];
}

export const isOpen = ({ contacts, guns, targets }: Announcement): boolean =>
  contacts.length + guns.length + targets.length > 0;

/** 8.41: a gun in no enemy zone may fire by itself; every other unit attacks with all of its hex. */
export const isLoose = (w: World, s: State, unit: Unit): boolean => w.gun[unit] === 1 && !inEnemyZone(w, s, unit);

export function announcement(w: World, s: State): Announcement {
  const contacts: Place[] = [];
  const guns: Unit[] = [];
  const targets: Place[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    const part = s[w.at.part + unit];
    if (part === 0) continue;
    const hex = whereIs(w, s, unit);
    if ((part & AIMED) !== 0) addTo(targets, hex);
    else if ((part & JOINED) === 0) continue;
    else if (isLoose(w, s, unit)) guns.push(unit);
    else addTo(contacts, hex);
  }
  return { contacts, guns, targets };
}

export function addTo(hexes: Place[], hex: Place): void {
  if (!hexes.includes(hex)) hexes.push(hex);
}

export const touchesAll = (w: World, hex: Place, targets: readonly Place[]): boolean =>
  targets.every((target) => touching(w, hex, target));
const touchesAny = (w: World, hex: Place, targets: readonly Place[]): boolean =>
  targets.some((target) => touching(w, hex, target));
/** 8.2b: range and sight to one of the targets are enough. */
export const reachesOne = (w: World, hex: Place, targets: readonly Place[]): boolean =>
  targets.some((target) => canBombard(w, hex, target));

/** 8.1a: a loose gun fights at a distance unless a target is next to it. */
export const bombards = (w: World, hex: Place, targets: readonly Place[]): boolean => !touchesAny(w, hex, targets);

/** 7.1a, 7.6x: a phasing unit on the map that has not attacked and may. */
export const mayAttack = (w: World, s: State, unit: Unit): boolean =>
  w.side[unit] === s[w.at.phasing] && onMap(w, s, unit) && !did(w, s, unit, ATTACKED | DISPLACED | RETREATED);

/** The units of a hex that attack as one: those that may, newcomers left out (7.22). */
export function attackersIn(w: World, s: State, hex: Place): Unit[] {
  const units: Unit[] = [];
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit)) if (mayAttack(w, s, unit)) units.push(unit);
  return units;
}

/** An attack, worked out for its targets: who touches them, and who fires from a distance. */
export interface Assault {
  readonly contacts: Place[];
  readonly firing: Place[];
}

/** Sorts the guns of an announcement; null if some unit cannot attack these targets with the others. */
export function sortOut(w: World, s: State, { contacts, guns, targets }: Announcement): Assault | null {
  const all = [...contacts];
  const firing: Place[] = [];
  for (const gun of guns) {
    const hex = whereIs(w, s, gun);
    if (!bombards(w, hex, targets)) addTo(all, hex);
    else if (reachesOne(w, hex, targets)) addTo(firing, hex);
    else return null;
  }
  // 7.2b
  if (!all.every((hex) => touchesAll(w, hex, targets))) return null;
  // 10.4: no bombarding guns in an attack on a chateau; 8.1b: guns alone fire at one hex.
  if (firing.length > 0 && targets.some((target) => w.chateau[target] === 1)) return null;
  return all.length === 0 && targets.length > 1 ? null : { contacts: all, firing };
}

/** Whether the attack on just these targets, with all who must join in it, is legal. */
function isLegal(desk: Desk, s: State, now: Announcement): boolean {
  const assault = sortOut(desk.w, s, now);
  if (assault === null) return false;
  const attackers = [...assault.contacts, ...assault.firing];
  desk.duties.addForced(attackers, now.targets);
  return !desk.duties.strands(attackers, now.targets);
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
  if (!now.contacts.every((hex) => touchesAll(w, hex, now.targets))) return false;
  const others: Place[] = [];
  for (let slot = 6 * anchor; slot < 6 * anchor + 6; slot++) {
    const next = w.neighbours[slot];
    if (next < 0 || w.closedSide[slot] === 1 || !duties.isFresh(next) || now.targets.includes(next)) continue;
    if (now.contacts.every((hex) => touching(w, hex, next))) others.push(next);
  }
  for (let subset = 0; subset < 1 << others.length; subset++) {
    const targets = now.targets.concat(others.filter((_, i) => (subset & (1 << i)) !== 0));
    if (targets.length > 0 && isLegal(desk, s, { ...now, targets })) return true;
  }
  return false;
}

/** 8.1b: the guns named, at one target. */
function gunsAlone(desk: Desk, s: State, now: Announcement): boolean {
  const { w } = desk;
  if (now.targets.length > 0) return now.targets.length === 1 && isLegal(desk, s, now);
  const hex = whereIs(w, s, now.guns[0]);
  const { first, hexes } = w.sighted;
  for (let i = first[hex]; i < first[hex + 1]; i++) {
    const target = hexes[i];
    if (desk.duties.isFresh(target) && isLegal(desk, s, { ...now, targets: [target] })) return true;
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
    const hex = hexes[i];
    if (!desk.duties.isAble(hex)) continue;
    const gun = attackersIn(w, s, hex).find((unit) => isLoose(w, s, unit));
    if (gun !== undefined && isLegal(desk, s, { contacts: [], guns: [gun], targets })) return true;
  }
  return false;
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
  if (!duties.isAble(hex) || (duties.touches(hex) === 0 && !isLoose(w, s, unit))) return false;
  return canBeCompleted(desk, s, withUnit(w, s, now, unit));
}

export const canTarget = (desk: Desk, s: State, now: Announcement, hex: Place): boolean =>
  desk.duties.isFresh(hex) && !now.targets.includes(hex) && canBeCompleted(desk, s, withTarget(now, hex));

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
