import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { areNeighbours, isSighted, touching, whatBarsSight } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
  ADVANCED,
  ATTACKED,
  DISPLACED,
  did,
  inEnemyZone,
  JOINED,
  onMap,
  plays,
  sideIn,
  unitsIn,
  whereIs,
} from '../position.ts';
import { COLUMNS } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { type Announcement, announcement, isLoose, isOpen } from './announcement.ts';
import {
  attackersIn,
  attackersOf,
  bombards,
  canEnd,
  canJoin,
  canTarget,
  reachesOne,
  sortOut,
  touchesAll,
  withTarget,
  withUnit,
} from './attack.ts';
import { fullColumn, oddsColumn, strengths } from './strength.ts';

/** Why an attack, or a step of announcing one, is not allowed: the rule that decides. The ledger must have been read. */

/** 7.11c, 7.8b: whether the announcement can be rolled for as it stands. */
export function refuseAnnouncement(desk: Desk, s: State, now: Announcement): Refusal | null {
  const { w, duties } = desk;
  if (now.targets.length === 0) return refusal('7.11c', 'no-target');
  if (now.contacts.length + now.guns.length === 0) return refusal('7.11c', 'no-attacker');
  const assault = sortOut(w, s, now);
  if (assault === null) return refuseGuns(w, s, now) ?? refusal('7.2b', 'no-common-target');
  const waiting = assault.contacts.flatMap((hex) => attackersIn(w, s, hex)).find((unit) => !plays(w, s, unit, JOINED));
  if (waiting !== undefined) return refusal('7.22', 'whole-hex', { unit: w.unitId(waiting) });
  const attackers = [...assault.contacts, ...assault.firing];
  return duties.strands(attackers, now.targets) ? strandsThese(desk, s, attackers, now.targets) : null;
}

function strandsThese(desk: Desk, s: State, attackers: readonly Place[], targets: readonly Place[]): Refusal {
  const { w } = desk;
  const hexes = desk.duties.strandedBy(attackers, targets);
  const garrison = attackers.find((hex) => w.chateau[hex] === 1 && hexes.some((left) => touching(w, hex, left)));
  const units = hexes.flatMap((hex) => unitsIn(w, s, hex)).map(w.unitId);
  return garrison === undefined
    ? refusal('7.11c', 'strands', { units })
    : refusal('10.1b', 'garrison-leaves', { units, hex: w.hexId(garrison) });
}

export function refuseColumn(w: World, s: State, now: Announcement, column: number): Refusal | null {
  const attackers = attackersOf(w, s, now);
  const highest = fullColumn(w, s, attackers, now.targets);
  if (column <= highest) return null;
  const data = { column: COLUMNS[column], highest: COLUMNS[highest], ...strengths(w, s, attackers, now.targets) };
  return column > oddsColumn(w, s, attackers, now.targets)
    ? refusal('7.8b', 'column-too-high', data)
    : refusal('10.3a', 'chateau-ceiling', data);
}

export interface OpenDuties {
  readonly mustAttack: readonly Unit[];
  readonly mustBeAttacked: readonly Unit[];
}

/** The duties that somebody can still perform; those of the attack being announced among them. */
export function openDuties(desk: Desk, s: State): OpenDuties {
  const { w, duties } = desk;
  duties.read(s);
  return {
    mustAttack: duties.able.filter((hex) => duties.owes(hex)).flatMap((hex) => attackersIn(w, s, hex)),
    mustBeAttacked: duties.fresh.filter((hex) => duties.owes(hex)).flatMap((hex) => unitsIn(w, s, hex)),
  };
}

export function refuseEnd(desk: Desk, s: State, now: Announcement): Refusal | null {
  const { w } = desk;
  if (isOpen(now)) return refusal('7.11c', 'attack-open');
  if (canEnd(desk, now)) return null;
  const { mustAttack, mustBeAttacked } = openDuties(desk, s);
  return refusal('7.11c', 'duties-open', { units: mustAttack.map(w.unitId), enemies: mustBeAttacked.map(w.unitId) });
}

export function refuseTarget(desk: Desk, s: State, now: Announcement, hex: Place): Refusal | null {
  const { w, duties } = desk;
  const data = { hex: w.hexId(hex) };
  if (sideIn(w, s, hex) !== enemyOf(s[w.at.phasing])) return refusal('7.0a', 'no-enemy-there', data);
  if (!duties.isFresh(hex)) {
    const advanced = unitsIn(w, s, hex).some((unit) => did(w, s, unit, ADVANCED));
    return refusal(advanced ? '7.52' : '7.1b', 'has-been-attacked', data);
  }
  if (now.targets.includes(hex)) return refusal('7.1b', 'already-target', data);
  if (canTarget(desk, s, now, hex)) return null;
  const apart = now.contacts.find((contact) => !touching(w, contact, hex));
  if (apart !== undefined) return refusal('7.2b', 'not-adjacent-to-all', { ...data, from: w.hexId(apart) });
  const aimed = withTarget(now, hex);
  return refuseGuns(w, s, aimed) ?? refuseUnreached(desk, s, aimed, hex) ?? refuseStranding(desk, s, aimed);
}

export function refuseJoin(desk: Desk, s: State, now: Announcement, unit: Unit): Refusal | null {
  const { w } = desk;
  const no = refuseUnit(desk, s, unit);
  if (no !== null || canJoin(desk, s, now, unit)) return no;
  const joined = withUnit(w, s, now, unit);
  return refuseReach(desk, s, now, unit) ?? refuseGuns(w, s, joined) ?? refuseStranding(desk, s, joined);
}

/** What keeps a unit from attacking anybody. */
function refuseUnit(desk: Desk, s: State, unit: Unit): Refusal | null {
  const { w } = desk;
  const data = { unit: w.unitId(unit) };
  if (w.side[unit] !== s[w.at.phasing]) return refusal('7.0a', 'not-your-unit', data);
  if (!onMap(w, s, unit)) return refusal('7.0a', 'not-on-map', data);
  const no = w.above?.refuseAttack(s, unit);
  if (no) return no;
  if (did(w, s, unit, ATTACKED)) return refusal(did(w, s, unit, ADVANCED) ? '7.52' : '7.1a', 'has-attacked', data);
  if (did(w, s, unit, DISPLACED)) return refusal(w.gun[unit] === 1 ? '7.64' : '7.6x', 'was-displaced', data);
  if (plays(w, s, unit, JOINED)) return refusal('7.1a', 'has-joined', data);
  return desk.duties.isAble(whereIs(w, s, unit)) ? null : refusal('7.22', 'hex-has-attacked', data);
}

/** What keeps a unit from the targets named, or from any at all. */
function refuseReach(desk: Desk, s: State, now: Announcement, unit: Unit): Refusal | null {
  const { w, duties } = desk;
  const hex = whereIs(w, s, unit);
  const data = { unit: w.unitId(unit) };
  const missed = now.targets.find((target) => !touching(w, hex, target));
  if (isLoose(w, s, unit)) return refuseFire(desk, s, now, unit);
  if (w.gun[unit] === 1 && missed !== undefined)
    return refusal('8.41', 'gun-in-enemy-zone', { ...data, hex: w.hexId(missed) });
  if (missed !== undefined && areNeighbours(w, hex, missed))
    return refusal('7.13', 'over-river', { ...data, hex: w.hexId(missed) });
  if (duties.touches(hex) === 0) {
    return inEnemyZone(w, s, unit)
      ? refusal('7.1b', 'neighbours-attacked', data)
      : refusal('7.13', 'not-in-contact', data);
  }
  if (missed === undefined) return null;
  const there = { ...data, hex: w.hexId(missed) };
  return now.targets.length > 1
    ? refusal('7.2b', 'not-adjacent-to-all', { ...there, from: w.hexId(hex) })
    : refusal('7.13', 'not-adjacent', there);
}

/** A gun that could fire by itself: too far, no sight, or a chateau. */
function refuseFire(desk: Desk, s: State, now: Announcement, gun: Unit): Refusal | null {
  const { w, duties } = desk;
  const hex = whereIs(w, s, gun);
  const data = { unit: w.unitId(gun) };
  if (now.targets.length === 0) return duties.touches(hex) > 0 ? null : refuseAnyFire(desk, s, gun);
  if (touchesAll(w, hex, now.targets)) return null;
  // 8.1a: next to one of them it does not bombard, so it must be next to all.
  const missed = now.targets.find((target) => !touching(w, hex, target));
  if (missed !== undefined && !bombards(w, hex, now.targets))
    return refusal('7.2b', 'not-adjacent-to-all', { ...data, hex: w.hexId(missed), from: w.hexId(hex) });
  if (reachesOne(w, hex, now.targets)) return null;
  return refuseSight(w, gun, hex, now.targets);
}

/** No target is named: a gun that nobody stands next to has somebody to fire at, or is told of those within range. */
function refuseAnyFire({ w, duties }: Desk, s: State, gun: Unit): Refusal | null {
  const hex = whereIs(w, s, gun);
  const enemy = enemyOf(w.side[gun]);
  const near = [...w.map.within(hex, w.documents.tables.ranges.bombardment)].filter(
    (other) => sideIn(w, s, other) === enemy,
  );
  const fresh = near.filter((other) => duties.isFresh(other));
  if (reachesOne(w, hex, fresh)) return null;
  const attacked = near.find((other) => !duties.isFresh(other));
  if (fresh.length === 0 && attacked !== undefined)
    return refusal('7.1b', 'has-been-attacked', { unit: w.unitId(gun), hex: w.hexId(attacked) });
  return refuseSight(w, gun, hex, fresh);
}

/** None of these hexes can be bombarded: what is there, or what lies between. */
function refuseSight(w: World, gun: Unit, hex: Place, targets: readonly Place[]): Refusal {
  const data = { unit: w.unitId(gun) };
  const chateau = targets.find((target) => w.chateau[target] === 1 && isSighted(w, hex, target));
  if (chateau !== undefined) return refusal('10.4', 'into-chateau', { ...data, hex: w.hexId(chateau) });
  const blocked = targets.find((target) => w.map.distance(hex, target) === 2);
  const bar = blocked === undefined ? null : whatBarsSight(w, hex, blocked);
  return blocked === undefined || bar === null
    ? refusal('8.11', 'out-of-range', data)
    : refusal(bar.rule, 'no-sight', { ...data, hex: w.hexId(blocked), ground: bar.ground });
}

/** What is wrong with the guns of an announcement, whoever else joins. */
function refuseGuns(w: World, s: State, { guns, contacts, targets }: Announcement): Refusal | null {
  const firing = guns.filter((gun) => targets.length > 0 && bombards(w, whereIs(w, s, gun), targets));
  if (firing.length === 0) return null;
  const data = { unit: w.unitId(firing[0]) };
  const chateau = targets.find((target) => w.chateau[target] === 1);
  if (chateau !== undefined) return refusal('10.4', 'into-chateau', { ...data, hex: w.hexId(chateau) });
  const far = firing.find((gun) => !reachesOne(w, whereIs(w, s, gun), targets));
  if (far !== undefined) return refusal('8.2b', 'gun-reaches-none', { unit: w.unitId(far) });
  return targets.length > 1 && contacts.length === 0 ? refusal('8.1b', 'guns-alone', data) : null;
}

/** Nobody can attack the hex, or nobody all the targets together. */
function refuseUnreached(desk: Desk, s: State, now: Announcement, hex: Place): Refusal | null {
  const { w, duties } = desk;
  if (duties.touches(hex) === 0) {
    const guns = duties.able.filter((from) => isSighted(w, from, hex)).flatMap((from) => attackersIn(w, s, from));
    const gun = guns.find((unit) => isLoose(w, s, unit));
    if (gun === undefined) return refusal('7.13', 'nobody-can-attack', { hex: w.hexId(hex) });
    if (w.chateau[hex] === 1) return refusal('10.4', 'into-chateau', { unit: w.unitId(gun), hex: w.hexId(hex) });
  }
  if (now.targets.length < 2 || duties.able.some((from) => touchesAll(w, from, now.targets))) return null;
  return refusal('7.2b', 'no-common-attacker', { hexes: now.targets.map(w.hexId) });
}

/** Names who would be left without an attack (7.11c), however the announcement is completed. */
function refuseStranding(desk: Desk, s: State, now: Announcement): Refusal {
  const assault = sortOut(desk.w, s, now);
  if (assault === null || now.targets.length === 0) return refusal('7.11c', 'strands-later');
  const attackers = [...assault.contacts, ...assault.firing];
  desk.duties.addForced(attackers, now.targets);
  return desk.duties.strands(attackers, now.targets)
    ? strandsThese(desk, s, attackers, now.targets)
    : refusal('7.11c', 'strands-later');
}

/** "Why not?" for a unit and an enemy hex. */
export function whyNotAttack(desk: Desk, s: State, unit: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  const now = announcement(w, s);
  desk.duties.read(s);
  // Asked about where it stands: whether it may attack anybody.
  if (w.side[unit] === s[w.at.phasing] && whereIs(w, s, unit) === hex) return refuseJoin(desk, s, now, unit);
  if (sideIn(w, s, hex) !== enemyOf(s[w.at.phasing])) return refusal('7.0a', 'no-enemy-there', { hex: w.hexId(hex) });
  if (w.side[unit] !== s[w.at.phasing]) return refuseTarget(desk, s, now, hex);
  if (now.targets.includes(hex)) return refuseJoin(desk, s, now, unit);
  // First whether this unit could attack this hex at all; then as if the hex were named and the unit joined.
  return (
    refuseUnit(desk, s, unit) ??
    refuseReach(desk, s, { contacts: [], guns: [], targets: [hex] }, unit) ??
    refuseTarget(desk, s, now, hex) ??
    refuseJoin(desk, s, withTarget(now, hex), unit)
  );
}
