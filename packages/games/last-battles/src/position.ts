import { derivedFaults, type Place, type Side, type State, type Unit } from '@hundred-days/kernel';
import type { Battle, OptionName } from './battles.ts';
import { CHOSEN, DESTROYED, EXITED, OFF_MAP, REDUCED } from './layout.ts';
import { ARMIES, enemyOf } from './units.ts';
import type { World } from './world.ts';

export * from './layout.ts';

/** Where the units are and what they have done. */

export const whereIs = (w: World, s: State, unit: Unit): Place => s[w.at.where + unit];
export const onMap = (w: World, s: State, unit: Unit): boolean => s[w.at.where + unit] >= 0;
/** The first unit in a hex, -1 if it is empty; and the one after it. */
export const firstIn = (w: World, s: State, hex: Place): Unit => s[w.at.first + hex] - 1;
export const nextIn = (w: World, s: State, unit: Unit): Unit => s[w.at.next + unit] - 1;
export const isEmpty = (w: World, s: State, hex: Place): boolean => s[w.at.first + hex] === 0;
/** The side in a hex, -1 if it is empty. */
export const sideIn = (w: World, s: State, hex: Place): Side => {
  const there = s[w.at.first + hex] - 1;
  return there < 0 ? -1 : w.side[there];
};

export function countIn(w: World, s: State, hex: Place): number {
  let units = 0;
  for (let there = firstIn(w, s, hex); there >= 0; there = nextIn(w, s, there)) units++;
  return units;
}

export function unitsIn(w: World, s: State, hex: Place): Unit[] {
  const units: Unit[] = [];
  for (let there = firstIn(w, s, hex); there >= 0; there = nextIn(w, s, there)) units.push(there);
  return units;
}

/** 5.3, 10.2: whether one more unit fits in a hex. */
export const hasRoom = (w: World, s: State, hex: Place): boolean =>
  countIn(w, s, hex) < (w.chateau[hex] === 1 ? w.chateauStacking : w.stacking);

/** 3.42: the strength on the face that is up. */
export const strengthOf = (w: World, s: State, unit: Unit): number =>
  (s[w.at.counter + unit] & REDUCED) === 0 ? w.full[unit] : w.reduced[unit];

export const did = (w: World, s: State, unit: Unit, flag: number): boolean => (s[w.at.did + unit] & flag) !== 0;
export function note(w: World, s: State, unit: Unit, flag: number): void {
  s[w.at.did + unit] |= flag;
}
export const plays = (w: World, s: State, unit: Unit, flag: number): boolean => (s[w.at.part + unit] & flag) !== 0;
export function cast(w: World, s: State, unit: Unit, flag: number): void {
  s[w.at.part + unit] |= flag;
}
export function uncast(w: World, s: State, unit: Unit, flag: number): void {
  s[w.at.part + unit] &= ~flag;
}

export const battleOf = (w: World, s: State): Battle => w.battles[s[w.at.battle]];
export const isChosen = (w: World, s: State, option: OptionName): boolean =>
  (s[w.at.options] & CHOSEN.mask[option]) !== 0;

/** 5.4a: whether a hex lies in the zone of control of a unit of `side`. */
export const inZoneOf = (w: World, s: State, side: Side, hex: Place): boolean =>
  s[w.at.zone + side * w.hexes + hex] > 0;
/** Whether a unit stands in an enemy zone: locked in movement (5.4b), bound in combat (7.11a). */
export const inEnemyZone = (w: World, s: State, unit: Unit): boolean =>
  inZoneOf(w, s, enemyOf(w.side[unit]), s[w.at.where + unit]);

/** Where zones go: 29.52 keeps them from crossing the bridges of a river. */
export const zoneSides = (w: World, s: State): Uint8Array => w.zoneSide[isChosen(w, s, 'bridge-combat') ? 1 : 0];

/** Puts a unit that is in no hex into one, in its place among those there. */
export function put(w: World, s: State, unit: Unit, hex: Place): void {
  s[w.at.where + unit] = hex;
  let slot = w.at.first + hex;
  while (s[slot] > 0 && s[slot] - 1 < unit) slot = w.at.next + s[slot] - 1;
  s[w.at.next + unit] = s[slot];
  s[slot] = unit + 1;
  changeZone(w, s, w.side[unit], hex, 1);
}

/** Takes a unit out of its hex, to OFF_MAP, DESTROYED or EXITED. */
export function lift(w: World, s: State, unit: Unit, place: Place): void {
  const hex = s[w.at.where + unit];
  let slot = w.at.first + hex;
  while (s[slot] > 0 && s[slot] !== unit + 1) slot = w.at.next + s[slot] - 1;
  // Leaders stand in no hex's list (19.0a), nor does who is off the map: looked for there, they would be looked for ever.
  if (hex < 0 || s[slot] !== unit + 1) throw new RangeError(`unit ${unit} is in the list of no hex`);
  s[slot] = s[w.at.next + unit];
  s[w.at.next + unit] = 0;
  s[w.at.where + unit] = place;
  changeZone(w, s, w.side[unit], hex, -1);
}

export function shift(w: World, s: State, unit: Unit, to: Place): void {
  lift(w, s, unit, OFF_MAP);
  put(w, s, unit, to);
}

function changeZone(w: World, s: State, side: Side, hex: Place, by: number): void {
  const zone = w.at.zone + side * w.hexes;
  const sides = zoneSides(w, s);
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) if (sides[slot] === 1) s[zone + w.neighbours[slot]] += by;
}

/** 11.2a: destroys a unit; its face strength goes into its army's ledger. */
export function destroy(w: World, s: State, unit: Unit): void {
  lift(w, s, unit, DESTROYED);
  s[w.at.losses + w.army[unit]] += strengthOf(w, s, unit);
  w.above?.destroyed(s, unit);
}

/** Works out who is where, and the zones, from where the units are. */
export function rebuild(w: World, s: State): void {
  s.fill(0, w.at.coreSize);
  for (let unit = 0; unit < w.units; unit++) if (s[w.at.where + unit] >= 0) put(w, s, unit, s[w.at.where + unit]);
}

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(w: World, s: State): string[] {
  const wrong = derivedFaults(w.at, s, (again) => rebuild(w, again));
  const losses = ARMIES.map(() => 0);
  for (let unit = 0; unit < w.units; unit++) {
    const hex = s[w.at.where + unit];
    if (hex >= w.hexes || hex < EXITED) wrong.push(`unit ${unit} is nowhere`);
    if (hex === DESTROYED) losses[w.army[unit]] += strengthOf(w, s, unit);
    if ((s[w.at.counter + unit] & REDUCED) !== 0 && w.reduced[unit] === 0) wrong.push(`unit ${unit} has no reverse`);
  }
  for (const [army, lost] of losses.entries())
    if (lost !== s[w.at.losses + army]) wrong.push(`ledger of ${ARMIES[army]}`);
  return [...wrong, ...stackFaults(w, s), ...holderFaults(w, s)];
}

/** 5.3, 10.2: while somebody is being displaced, he is one more in his hex. */
export function stackFaults(w: World, s: State): string[] {
  const wrong: string[] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    if (isEmpty(w, s, hex)) continue;
    const there = unitsIn(w, s, hex);
    const displaced = there.filter((unit) => unit === s[w.at.displaced]).length;
    const most = w.chateau[hex] === 1 ? w.chateauStacking : w.stacking;
    if (there.length - displaced > most) wrong.push(`${there.length} units in hex ${hex}`);
    if (there.some((unit) => w.side[unit] !== w.side[there[0]])) wrong.push(`both sides in hex ${hex}`);
  }
  return wrong;
}

/** 13.1: a hex with a unit in it is held by its side. */
function holderFaults(w: World, s: State): string[] {
  return w.objectiveHexes.flatMap((hex, i) => {
    const side = sideIn(w, s, hex);
    const holder = s[w.at.held + i];
    return holder > 0 && side >= 0 && holder !== side + 1 ? [`hex ${hex} is held by nobody in it`] : [];
  });
}
