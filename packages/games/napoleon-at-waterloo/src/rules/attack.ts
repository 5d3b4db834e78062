import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { adjacent, canBombard } from '../board.ts';
import type { Desk } from '../desk.ts';
import { AIMED, ATTACKED, has, inContact, JOINED, onMap, TARGETED, unitIn, whereIs } from '../position.ts';
import { columnOf } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/**
 * 5.0 Who attacks whom. An attack is announced in steps, each of which can be listed, refused and taken back: name a
 * target, let a unit join, in any order; then roll. A step is allowed only if the announcement can still be completed to
 * an attack that strands nobody (5.1.5), so no announcement ever comes to a dead end.
 */

/** The attack being announced: enemy units aimed at and phasing units that have joined. */
export interface Announcement {
  readonly attackers: Unit[];
  readonly defenders: Unit[];
}

export function announcement(w: World, s: State): Announcement {
  const attackers: Unit[] = [];
  const defenders: Unit[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    const flags = s[w.at.flags + unit];
    if ((flags & JOINED) !== 0) attackers.push(unit);
    else if ((flags & AIMED) !== 0) defenders.push(unit);
  }
  return { attackers, defenders };
}

/** 5.6.1, 5.6.2: a gun in no enemy zone fights at a distance, every other unit in contact. */
export const bombards = (w: World, s: State, unit: Unit): boolean => w.gun[unit] === 1 && !inContact(w, s, unit);

const touching = (w: World, s: State, a: number, b: number): boolean => adjacent(w, whereIs(w, s, a), whereIs(w, s, b));
const inRange = (w: World, s: State, gun: Unit, enemy: Unit): boolean =>
  canBombard(w, whereIs(w, s, gun), whereIs(w, s, enemy));

const touchesAll = (w: World, s: State, unit: Unit, defenders: readonly Unit[]): boolean =>
  defenders.every((enemy) => touching(w, s, unit, enemy));

/** 5.8.2: a gun needs one of the defenders in range. */
const reachesOne = (w: World, s: State, gun: Unit, defenders: readonly Unit[]): boolean =>
  defenders.some((enemy) => inRange(w, s, gun, enemy));

/** 5.2.1: a phasing unit on the map that has not attacked. */
const mayAttack = (w: World, s: State, unit: Unit): boolean =>
  w.side[unit] === s[w.at.phasing] && onMap(w, s, unit) && !has(w, s, unit, ATTACKED);

/** 5.2.2: an enemy unit on the map that has not been attacked. */
const mayBeAttacked = (w: World, s: State, unit: Unit): boolean =>
  w.side[unit] !== s[w.at.phasing] && onMap(w, s, unit) && !has(w, s, unit, TARGETED);

/**
 * The first legal attack that contains these attackers and defenders, or null. The ledger must have been read.
 *
 * Attackers in contact touch every defender (5.4.1), so the further defenders to try are at most the six hexes around any
 * one of them. For given defenders only the units that could attack nothing else need be added: more attackers can strand
 * an enemy and never save anyone.
 */
function completion(desk: Desk, s: State, attackers: readonly Unit[], defenders: readonly Unit[]): Announcement | null {
  const { w } = desk;
  const anchor = attackers.find((unit) => !bombards(w, s, unit));
  if (anchor !== undefined) return completeAround(desk, s, anchor, attackers, defenders);
  return completeWithGuns(desk, s, attackers, defenders) ?? completeWithContact(desk, s, attackers, defenders);
}

/**
 * What the announcement still needs before it can be rolled for (5.1.5): further targets that nobody else could attack,
 * units that could attack nothing else. Nobody, where it is complete.
 */
export function stillNeeded(desk: Desk, s: State): Announcement {
  const now = announcement(desk.w, s);
  desk.duties.read(s);
  const whole = completion(desk, s, now.attackers, now.defenders) ?? now;
  return {
    attackers: whole.attackers.filter((unit) => !now.attackers.includes(unit)),
    defenders: whole.defenders.filter((enemy) => !now.defenders.includes(enemy)),
  };
}

function completeAround(
  desk: Desk,
  s: State,
  anchor: Unit,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): Announcement | null {
  const { w } = desk;
  const contacts = attackers.filter((unit) => !bombards(w, s, unit));
  if (!contacts.every((unit) => touchesAll(w, s, unit, defenders))) return null;
  const others = around(w, s, anchor).filter(
    (enemy) =>
      mayBeAttacked(w, s, enemy) && !defenders.includes(enemy) && contacts.every((unit) => touching(w, s, unit, enemy)),
  );
  for (let subset = 0; subset < 1 << others.length; subset++) {
    const all = defenders.concat(others.filter((_, i) => (subset & (1 << i)) !== 0));
    const found = all.length === 0 ? null : tryDefenders(desk, s, attackers, all);
    if (found !== null) return found;
  }
  return null;
}

/** How an announcement that names some guns and some defenders may be made whole; null if it cannot be. */
type Completion = (desk: Desk, s: State, guns: readonly Unit[], defenders: readonly Unit[]) => Announcement | null;

/** 5.7.1: guns alone, at one target. */
const completeWithGuns: Completion = (desk, s, guns, defenders) => {
  const { w } = desk;
  if (defenders.length > 1) return null;
  const targets = defenders.length === 1 ? defenders : targetsInRange(w, s, guns[0]);
  for (const enemy of targets) {
    for (const firing of guns.length > 0 ? [guns] : gunsInRange(w, s, enemy).map((gun) => [gun])) {
      const found = tryDefenders(desk, s, firing, [enemy]);
      if (found !== null) return found;
    }
  }
  return null;
};

/** The units two hexes away in line of fire, which is the same seen from either end, that pass a test. */
function inRangeOf(w: World, s: State, unit: Unit, test: (w: World, s: State, other: Unit) => boolean): Unit[] {
  const found: number[] = [];
  const hex = whereIs(w, s, unit);
  const { first, hexes } = w.bombarded;
  for (let i = first[hex]; i < first[hex + 1]; i++) {
    const other = unitIn(w, s, hexes[i]);
    if (other >= 0 && test(w, s, other)) found.push(other);
  }
  return found;
}

const targetsInRange = (w: World, s: State, gun: Unit): Unit[] => inRangeOf(w, s, gun, mayBeAttacked);

const isFreeGun = (w: World, s: State, unit: Unit): boolean => mayAttack(w, s, unit) && bombards(w, s, unit);
const gunsInRange = (w: World, s: State, enemy: Unit): Unit[] => inRangeOf(w, s, enemy, isFreeGun);

/** 5.8.1: with some unit in contact beside the guns, if there are any. */
const completeWithContact: Completion = (desk, s, guns, defenders) => {
  const { w } = desk;
  for (const unit of defenders.length > 0 ? around(w, s, defenders[0]) : w.unitsOf[s[w.at.phasing]]) {
    if (!mayAttack(w, s, unit) || desk.duties.touches(unit) === 0 || !touchesAll(w, s, unit, defenders)) continue;
    const found = completeAround(desk, s, unit, [...guns, unit], defenders);
    if (found !== null) return found;
  }
  return null;
};

/** The units next to a unit. */
function around(w: World, s: State, unit: Unit): Unit[] {
  const found: number[] = [];
  const hex = whereIs(w, s, unit);
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const other = w.neighbours[slot] < 0 ? -1 : unitIn(w, s, w.neighbours[slot]);
    if (other >= 0) found.push(other);
  }
  return found;
}

/** The attack on just these defenders with all who must join in it, if it is legal. */
function tryDefenders(
  desk: Desk,
  s: State,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): Announcement | null {
  const { w } = desk;
  for (const unit of attackers) if (bombards(w, s, unit) && !reachesOne(w, s, unit, defenders)) return null;
  const all = [...attackers];
  desk.duties.addForced(s, all, defenders);
  if (desk.duties.strandedAfter(s, all, defenders) > desk.duties.stranded) return null;
  return { attackers: all, defenders: [...defenders] };
}

/**
 * Nothing is announced and everybody with a duty touches somebody: then whoever touches anybody is in some legal attack. Of
 * the units in touch and the enemies they touch a smallest edge cover consists of stars; each star is a legal attack, and
 * the others are still there after it.
 */
const isFree = (desk: Desk, now: Announcement): boolean =>
  now.attackers.length === 0 && now.defenders.length === 0 && desk.duties.allTouch;

/** Whether a unit can join, or be made a target, as things stand. The ledger must have been read. */
export function canJoin(desk: Desk, s: State, now: Announcement, unit: Unit): boolean {
  const { w } = desk;
  if (!mayAttack(w, s, unit) || has(w, s, unit, JOINED)) return false;
  const inTouch = desk.duties.touches(unit) > 0;
  if (inTouch ? isFree(desk, now) : !bombards(w, s, unit)) return inTouch;
  if (inTouch && !touchesAll(w, s, unit, now.defenders)) return false;
  return completion(desk, s, [...now.attackers, unit], now.defenders) !== null;
}

export function canTarget(desk: Desk, s: State, now: Announcement, enemy: Unit): boolean {
  const { w } = desk;
  if (!mayBeAttacked(w, s, enemy) || has(w, s, enemy, AIMED)) return false;
  if (desk.duties.touches(enemy) > 0 && isFree(desk, now)) return true;
  return completion(desk, s, now.attackers, [...now.defenders, enemy]) !== null;
}

export function refuseJoin(desk: Desk, s: State, now: Announcement, unit: Unit): Refusal | null {
  const { w } = desk;
  const no = refusePiece(desk, s, now, unit);
  if (no !== null || canJoin(desk, s, now, unit)) return no;
  const attackers = [...now.attackers, unit];
  return refuseReach(w, s, attackers, now.defenders) ?? refuseStranding(desk, s, attackers, now.defenders);
}

/** What keeps the unit itself from attacking these defenders, whoever else takes part and whatever is owed. */
export function refusePiece(desk: Desk, s: State, now: Announcement, unit: Unit): Refusal | null {
  const { w } = desk;
  const data = { unit: w.unitId(unit) };
  if (w.side[unit] !== s[w.at.phasing]) return refusal('5.0.1', 'not-your-unit', data);
  if (!onMap(w, s, unit)) return refusal('5.0.1', 'not-on-map', data);
  if (has(w, s, unit, ATTACKED)) return refusal('5.2.1', 'has-attacked', data);
  if (has(w, s, unit, JOINED)) return refusal('5.2.1', 'has-joined', data);
  if (!bombards(w, s, unit)) return refuseContact(desk, s, now, unit);
  return canJoin(desk, s, now, unit) ? null : refuseBombardment(w, s, now, unit);
}

/** A gun that reaches none of the targets, or nobody at all: too far, or woods between (5.6.1, 2.2.6). */
function refuseBombardment(w: World, s: State, now: Announcement, gun: Unit): Refusal | null {
  const enemies = [...w.unitsOf[enemyOf(s[w.at.phasing])]].filter((enemy) => mayBeAttacked(w, s, enemy));
  const meant = now.defenders.length > 0 ? now.defenders : enemies;
  if (reachesOne(w, s, gun, meant)) return null;
  const data = { unit: w.unitId(gun) };
  const blocked = meant.find((enemy) => w.map.distance(whereIs(w, s, gun), whereIs(w, s, enemy)) === 2);
  if (blocked !== undefined) return refusal('2.2.6', 'line-of-fire', { ...data, hex: w.hexId(whereIs(w, s, blocked)) });
  if (now.defenders.length === 0) return refusal('5.6.1', 'out-of-range', data);
  return refusal(now.defenders.length > 1 ? '5.8.2' : '5.6.1', 'gun-reaches-none', data);
}

/** Whether any attack at all contains these, duties aside: common targets in contact (5.4.1), a target for every gun. */
function refuseReach(w: World, s: State, attackers: readonly Unit[], defenders: readonly Unit[]): Refusal | null {
  const guns = attackers.filter((unit) => bombards(w, s, unit));
  const contacts = attackers.filter((unit) => !bombards(w, s, unit));
  if (contacts.length > 0) {
    const common = commonTargets(w, s, contacts);
    if (common.length === 0) return refusal('5.4.1', 'no-common-target', { units: contacts.map(w.unitId) });
    const far = guns.find((gun) => !reachesOne(w, s, gun, common));
    return far === undefined ? null : refusal('5.8.2', 'gun-reaches-none', { unit: w.unitId(far) });
  }
  if (guns.length === 0 || gunsCanAttack(w, s, guns, defenders)) return null;
  const far = guns.find((gun) => defenders.length > 0 && !reachesOne(w, s, gun, defenders));
  return far === undefined
    ? refusal('5.7.1', 'guns-alone')
    : refusal('5.6.1', 'gun-reaches-none', { unit: w.unitId(far) });
}

const commonTargets = (w: World, s: State, contacts: readonly Unit[]): Unit[] =>
  around(w, s, contacts[0]).filter(
    (enemy) => mayBeAttacked(w, s, enemy) && contacts.every((unit) => touching(w, s, unit, enemy)),
  );

/** Guns alone at one target (5.7.1), or beside some unit in contact with all the targets (5.8.1). */
function gunsCanAttack(w: World, s: State, guns: readonly Unit[], defenders: readonly Unit[]): boolean {
  const single = defenders.length === 1 ? defenders : defenders.length === 0 ? targetsInRange(w, s, guns[0]) : [];
  if (single.some((enemy) => guns.every((gun) => inRange(w, s, gun, enemy)))) return true;
  return [...w.unitsOf[s[w.at.phasing]]].some((unit) => {
    if (!mayAttack(w, s, unit) || !inContact(w, s, unit)) return false;
    const common = commonTargets(w, s, [unit]);
    return defenders.every((enemy) => common.includes(enemy)) && guns.every((gun) => reachesOne(w, s, gun, common));
  });
}

/** Whether anybody who has yet to attack can attack this enemy: a duty nobody can meet is owed no more (5.1.6). */
export const canBeAttacked = (w: World, s: State, enemy: Unit): boolean =>
  around(w, s, enemy).some((unit) => mayAttack(w, s, unit)) || gunsInRange(w, s, enemy).length > 0;

function refuseContact(desk: Desk, s: State, now: Announcement, unit: Unit): Refusal | null {
  const { w } = desk;
  const data = { unit: w.unitId(unit) };
  const missed = now.defenders.find((enemy) => !touching(w, s, unit, enemy));
  if (!inContact(w, s, unit) && missed === undefined) return refusal('5.0.1', 'not-in-contact', data);
  const idle = inContact(w, s, unit) && desk.duties.touches(unit) === 0;
  if (w.gun[unit] === 1 && (missed !== undefined || (idle && wouldFire(w, s, now, unit))))
    return refusal('5.6.2', 'gun-in-enemy-zone', data);
  if (idle) return refusal('5.2.2', 'neighbours-attacked', data);
  if (missed === undefined) return null;
  const hex = w.hexId(whereIs(w, s, missed));
  return now.defenders.length > 1
    ? refusal('5.4.1', 'not-adjacent-to-all', { ...data, hex })
    : refusal('5.0.1', 'not-adjacent', { ...data, hex });
}

/** Whoever could fire at somebody but for the zone. */
const wouldFire = (w: World, s: State, now: Announcement, gun: Unit): boolean =>
  now.defenders.length === 0 && targetsInRange(w, s, gun).length > 0;

export function refuseTarget(desk: Desk, s: State, now: Announcement, hex: Place): Refusal | null {
  const { w } = desk;
  const enemy = unitIn(w, s, hex);
  if (enemy < 0 || w.side[enemy] === s[w.at.phasing]) return refusal('5.0.1', 'no-enemy-there', { hex: w.hexId(hex) });
  const data = { unit: w.unitId(enemy), hex: w.hexId(hex) };
  if (has(w, s, enemy, TARGETED)) return refusal('5.2.2', 'has-been-attacked', data);
  if (has(w, s, enemy, AIMED)) return refusal('5.2.2', 'already-target', data);
  if (canTarget(desk, s, now, enemy)) return null;
  const apart = now.attackers.find((unit) => !bombards(w, s, unit) && !touching(w, s, unit, enemy));
  if (apart !== undefined && w.gun[apart] === 1)
    return refusal('5.6.2', 'gun-in-enemy-zone', { unit: w.unitId(apart) });
  if (apart !== undefined) return refusal('5.4.1', 'not-adjacent-to-all', { unit: w.unitId(apart), hex: w.hexId(hex) });
  const defenders = [...now.defenders, enemy];
  return (
    refuseUnreached(w, s, now, enemy) ??
    refuseReach(w, s, now.attackers, defenders) ??
    refuseStranding(desk, s, now.attackers, defenders)
  );
}

/** Nobody can attack the enemy, or nobody all the targets together (5.4.1); several that only guns could attack (5.7.1). */
function refuseUnreached(w: World, s: State, now: Announcement, enemy: Unit): Refusal | null {
  const neighbours = around(w, s, enemy).filter((unit) => mayAttack(w, s, unit));
  if (!canBeAttacked(w, s, enemy)) {
    return refusal('5.0.1', 'nobody-can-attack', { unit: w.unitId(enemy), hex: w.hexId(whereIs(w, s, enemy)) });
  }
  if (now.defenders.length === 0 || neighbours.some((unit) => touchesAll(w, s, unit, now.defenders))) return null;
  const touched = [enemy, ...now.defenders].some((one) => around(w, s, one).some((unit) => mayAttack(w, s, unit)));
  return now.attackers.length > 0 || !touched ? refusal('5.7.1', 'guns-alone') : refusal('5.4.1', 'no-common-attacker');
}

/** Names who would be left without an attack (5.1.5), however the announcement is completed. */
function refuseStranding(desk: Desk, s: State, attackers: readonly Unit[], defenders: readonly Unit[]): Refusal {
  const { w } = desk;
  const all = [...attackers];
  desk.duties.addForced(s, all, defenders);
  const left = desk.duties.strandedUnits(s, all, defenders).map(w.unitId);
  return left.length > desk.duties.stranded
    ? refusal('5.1.5', 'strands', { units: left })
    : refusal('5.1.5', 'strands-later');
}

/** Whether the announcement can be rolled for as it stands (6.1.1). */
export function refuseAnnouncement(desk: Desk, s: State, now: Announcement): Refusal | null {
  const { w } = desk;
  const { attackers, defenders } = now;
  if (defenders.length === 0) return refusal('6.1.1', 'no-target');
  if (attackers.length === 0) return refusal('6.1.1', 'no-attacker');
  const far = attackers.find((unit) => bombards(w, s, unit) && !reachesOne(w, s, unit, defenders));
  if (far !== undefined) return refusal('5.8.2', 'gun-reaches-none', { unit: w.unitId(far) });
  if (defenders.length > 1 && attackers.every((unit) => bombards(w, s, unit))) return refusal('5.7.1', 'guns-alone');
  const left = desk.duties.strandedUnits(s, attackers, defenders);
  return left.length > desk.duties.stranded ? refusal('5.1.5', 'strands', { units: left.map(w.unitId) }) : null;
}

/** 6.0.1: the strengths; terrain doubles defenders one by one and never attackers (2.2.5). */
export function strengths(
  w: World,
  s: State,
  now: Announcement,
): { readonly attack: number; readonly defence: number } {
  let attack = 0;
  let defence = 0;
  for (const unit of now.attackers) attack += w.strength[unit];
  for (const enemy of now.defenders) defence += w.strength[enemy] * w.defence[whereIs(w, s, enemy)];
  return { attack, defence };
}

/** 6.2: the column before anybody lowers or shifts it. */
export function fullColumn(w: World, s: State, now: Announcement): number {
  const { attack, defence } = strengths(w, s, now);
  return columnOf(attack, defence);
}
