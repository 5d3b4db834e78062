import { derivedFaults, type Place, type Side, type State, type Unit } from '@hundred-days/kernel';
import { DESTROYED, EXITED, OFF_MAP, stepOf } from './layout.ts';
import { enemyOf } from './units.ts';
import type { World } from './world.ts';

/** Where the units are and what they have done: everything that changes during a game. */

export { has, mark, unmark, unmarkAll } from '@hundred-days/kernel';
export * from './layout.ts';

export const whereIs = (w: World, s: State, unit: Unit): Place => s[w.at.where + unit];
export const onMap = (w: World, s: State, unit: Unit): boolean => s[w.at.where + unit] >= 0;
/** The unit in a hex, -1 if it is empty. While two share it for a time, one of them. */
export const unitIn = (w: World, s: State, hex: Place): Unit => s[w.at.occupant + hex] - 1;
export const isEmpty = (w: World, s: State, hex: Place): boolean => s[w.at.occupant + hex] === 0;

/** 4.5.1: whether a hex lies in the zone of control of a unit of `side`. */
export const inZoneOf = (w: World, s: State, side: Side, hex: Place): boolean =>
  s[w.at.zone + side * w.hexes + hex] > 0;
/** Whether a unit stands in an enemy zone: frozen in movement (4.5.3), bound in combat (5.1.1). */
export const inContact = (w: World, s: State, unit: Unit): boolean =>
  inZoneOf(w, s, enemyOf(w.side[unit]), s[w.at.where + unit]);

/** The unit that shares a unit's hex for a time, -1 for none. */
export const partnerOf = (w: World, s: State, unit: Unit): Unit => s[w.at.partner + unit] - 1;

/** Puts a unit that is in no hex into one. */
export function put(w: World, s: State, unit: Unit, hex: Place): void {
  s[w.at.where + unit] = hex;
  const there = unitIn(w, s, hex);
  if (there >= 0) {
    s[w.at.partner + unit] = there + 1;
    s[w.at.partner + there] = unit + 1;
  }
  if (there < 0 || unit < there) s[w.at.occupant + hex] = unit + 1;
  changeZone(w, s, w.side[unit], hex, 1);
}

/** Takes a unit out of its hex, to `place`: OFF_MAP, DESTROYED or EXITED. */
export function lift(w: World, s: State, unit: Unit, place: Place): void {
  const hex = s[w.at.where + unit];
  const other = partnerOf(w, s, unit);
  s[w.at.where + unit] = place;
  s[w.at.occupant + hex] = other + 1;
  s[w.at.partner + unit] = 0;
  if (other >= 0) s[w.at.partner + other] = 0;
  changeZone(w, s, w.side[unit], hex, -1);
}

export function shift(w: World, s: State, unit: Unit, to: Place): void {
  lift(w, s, unit, OFF_MAP);
  put(w, s, unit, to);
}

function changeZone(w: World, s: State, side: Side, hex: Place, by: number): void {
  const zone = w.at.zone + side * w.hexes;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = w.neighbours[slot];
    if (next >= 0) s[zone + next] += by;
  }
}

/** 2.5.2, 8.0.1: destroys a unit; its printed strength goes into its side's ledger. */
export function destroy(w: World, s: State, unit: Unit): void {
  lift(w, s, unit, DESTROYED);
  s[w.at.losses + w.side[unit]] += w.strength[unit];
}

/** Works occupants and zones out from where the units are. */
export function rebuild(w: World, s: State): void {
  s.fill(0, w.at.coreSize);
  for (let unit = 0; unit < w.units; unit++) if (s[w.at.where + unit] >= 0) put(w, s, unit, s[w.at.where + unit]);
}

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(w: World, s: State): string[] {
  const wrong = derivedFaults(w.at, s, (again) => rebuild(w, again));
  const inHex = new Map<number, number[]>();
  for (let unit = 0; unit < w.units; unit++) {
    const hex = s[w.at.where + unit];
    if (hex >= w.hexes || hex < EXITED) wrong.push(`unit ${unit} is nowhere`);
    if (hex >= 0) inHex.set(hex, [...(inHex.get(hex) ?? []), unit]);
  }
  const sharing =
    stepOf(w, s) === 'movement' ||
    stepOf(w, s) === 'stacks' ||
    stepOf(w, s) === 'displacement' ||
    stepOf(w, s) === 'over';
  for (const [hex, units] of inHex) {
    if (units.length > (sharing ? 2 : 1)) wrong.push(`${units.length} units in hex ${hex}`);
    if (units.some((unit) => w.side[unit] !== w.side[units[0]])) wrong.push(`both sides in hex ${hex}`);
  }
  for (const side of [0, 1]) {
    let lost = 0;
    for (let unit = 0; unit < w.units; unit++)
      if (w.side[unit] === side && s[w.at.where + unit] === DESTROYED) lost += w.strength[unit];
    if (lost !== s[w.at.losses + side]) wrong.push(`ledger of side ${side}`);
  }
  return wrong;
}
