import { derivedFaults, type Place, type State, type Unit } from '@hundred-days/kernel';
import { ABSENT, BLOWN, ELIMINATED, OFF_MAP, OPTION_FLAGS, type OptionName } from './layout.ts';
import { enemyOf, isCorps, isHq, type Side } from './units.ts';
import type { World } from './world.ts';

/** Where the pieces are and what they have done: everything that changes during a game. */

export { has, mark, unmark, unmarkAll } from '@hundred-days/kernel';
export * from './layout.ts';

export const optionBit = (name: OptionName): number => OPTION_FLAGS.mask[name];
export const plays = (w: World, s: State, name: OptionName): boolean =>
  (s[w.at.options] & OPTION_FLAGS.mask[name]) !== 0;

export const whereIs = (w: World, s: State, unit: Unit): Place => s[w.at.where + unit];
export const onMap = (w: World, s: State, unit: Unit): boolean => s[w.at.where + unit] >= 0;
export const faceOf = (w: World, s: State, unit: Unit): number => s[w.at.face + unit];

const FIVE_BITS = 31;
/** The Corps, Detachment or HQ in a hex, -1 for none. */
export const corpsIn = (w: World, s: State, hex: Place): Unit => (s[w.at.occupants + hex] & FIVE_BITS) - 1;
export const detachmentIn = (w: World, s: State, hex: Place): Unit => {
  const found = (s[w.at.occupants + hex] >> 5) & FIVE_BITS;
  return found === 0 ? -1 : found - 1 + w.detachments;
};
export const hqIn = (w: World, s: State, hex: Place): Unit => {
  const found = s[w.at.occupants + hex] >> 10;
  return found === 0 ? -1 : found - 1 + w.hqs;
};
/** GEN-9: neither unit nor marker. */
export const isEmpty = (w: World, s: State, hex: Place): boolean => s[w.at.occupants + hex] === 0;

/** The unit an attack on a hex is made against: the Corps, or the Detachment alone (ATT-4); -1 for none. */
export const unitIn = (w: World, s: State, hex: Place): Unit => {
  const corps = corpsIn(w, s, hex);
  return corps >= 0 ? corps : detachmentIn(w, s, hex);
};

/** Zones of one hex and side, packed: ZoC of any unit, ZoI of any Corps, ZoI and ZoC of Cavalry Corps. */
export const ZOC_BITS = 15;
export const ZOI_BITS = 15 << 4;
/** Either of them. */
export const ZONE_BITS = ZOC_BITS | ZOI_BITS;
export const CAVALRY_ZOI_BITS = 3 << 8;
export const CAVALRY_ZOC_BITS = 3 << 10;
const ONE_ZOC = 1;
const ONE_ZOI = 1 << 4;
const ONE_CAVALRY_ZOI = 1 << 8;
const ONE_CAVALRY_ZOC = 1 << 10;

export const zonesOf = (w: World, s: State, side: Side, hex: Place): number => s[w.at.zones + side * w.hexes + hex];
/** Whether a hex lies in a ZoC (ZOC-1), or in a ZoC or ZoI (ZOI-1), of a side. */
export const inZoc = (w: World, s: State, side: Side, hex: Place): boolean =>
  (zonesOf(w, s, side, hex) & ZOC_BITS) !== 0;
export const inZone = (w: World, s: State, side: Side, hex: Place): boolean =>
  (zonesOf(w, s, side, hex) & ZONE_BITS) !== 0;
/** Whether a unit stands in an enemy ZoC. */
export const inContact = (w: World, s: State, unit: Unit): boolean =>
  inZoc(w, s, enemyOf(w.side[unit]), s[w.at.where + unit]);

/** Stars of a unit as it lies now (LOC-1 for Hill). */
export const starsOf = (w: World, s: State, unit: Unit): number =>
  unit === w.hill ? s[w.at.hill] : w.stars[2 * unit + s[w.at.face + unit]];

/** Puts a piece that is in no hex into one. */
export function put(w: World, s: State, unit: Unit, hex: Place): void {
  s[w.at.where + unit] = hex;
  s[w.at.occupants + hex] += occupancy(w, unit);
  if (!isHq(w, unit)) changeZones(w, s, unit, hex, 1);
}

/** Takes a piece out of its hex, to `place`: OFF_MAP, BLOWN or ELIMINATED. */
export function lift(w: World, s: State, unit: Unit, place: Place): void {
  const hex = s[w.at.where + unit];
  s[w.at.where + unit] = place;
  s[w.at.occupants + hex] -= occupancy(w, unit);
  if (!isHq(w, unit)) changeZones(w, s, unit, hex, -1);
}

export function shift(w: World, s: State, unit: Unit, to: Place): void {
  lift(w, s, unit, OFF_MAP);
  put(w, s, unit, to);
}

function occupancy(w: World, unit: Unit): number {
  if (unit < w.detachments) return unit + 1;
  return unit < w.hqs ? (unit - w.detachments + 1) << 5 : (unit - w.hqs + 1) << 10;
}

function changeZones(w: World, s: State, unit: Unit, hex: Place, by: number): void {
  const zones = w.at.zones + w.side[unit] * w.hexes;
  const control = by * (w.cavalry[unit] === 1 ? ONE_ZOC + ONE_CAVALRY_ZOC : ONE_ZOC);
  for (let i = w.control.first[hex]; i < w.control.first[hex + 1]; i++) s[zones + w.control.hexes[i]] += control;
  if (!isCorps(w, unit)) return;
  const influence = by * (w.cavalry[unit] === 1 ? ONE_ZOI + ONE_CAVALRY_ZOI : ONE_ZOI);
  for (let i = w.influence.first[hex]; i < w.influence.first[hex + 1]; i++)
    s[zones + w.influence.hexes[i]] += influence;
}

/** VIC-1 to VIC-4: the points a side has made by eliminating units of the other. */
export function pointsOf(w: World, s: State, side: Side): number {
  let points = 0;
  for (let unit = 0; unit < w.hqs; unit++) {
    if (w.side[unit] !== side && s[w.at.where + unit] === ELIMINATED) points += w.points[unit];
  }
  return points;
}

/** Works occupants and zones out from where the pieces are. */
export function rebuild(w: World, s: State): void {
  s.fill(0, w.at.coreSize);
  for (let unit = 0; unit < w.units; unit++) if (s[w.at.where + unit] >= 0) put(w, s, unit, s[w.at.where + unit]);
}

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(w: World, s: State): string[] {
  const wrong = derivedFaults(w.at, s, (again) => rebuild(w, again));
  const taken = new Set<string>();
  for (let unit = 0; unit < w.units; unit++) {
    const hex = s[w.at.where + unit];
    if (hex >= w.hexes || hex < ABSENT) wrong.push(`piece ${unit} is nowhere`);
    if (hex < 0) continue;
    // STK-1, STK-2: one of a kind in a hex, whichever side it is of.
    const kind = isCorps(w, unit) ? 'Corps' : isHq(w, unit) ? 'HQs' : 'Detachments';
    if (taken.has(`${kind} ${hex}`)) wrong.push(`two ${kind} in hex ${hex}`);
    taken.add(`${kind} ${hex}`);
    if (isCorps(w, unit) && detachmentIn(w, s, hex) >= 0 && w.side[detachmentIn(w, s, hex)] !== w.side[unit])
      wrong.push(`both sides in hex ${hex}`);
  }
  for (let unit = 0; unit < w.corps; unit++) {
    if (s[w.at.where + unit] === BLOWN && s[w.at.due + unit] < s[w.at.turn])
      wrong.push(`Corps ${unit} was due and did not return`);
  }
  return wrong;
}
