import type { Place, Side, State, Tell, Unit } from '@hundred-days/kernel';
import { FIGHTS, hexesIn, MOST_HEXES } from '../fighting.ts';
import { beneath, hideAgain, onMap, SHOWN, setStep, sideIn, topIn, whereIs } from '../position.ts';
import type { World } from '../world.ts';

/** The charge or combat that is being carried out: its hexes, and the part of each unit. */

export const plays = (w: World, s: State, unit: Unit, part: number): boolean => (s[w.at.part + unit] & part) !== 0;
export function cast(w: World, s: State, unit: Unit, part: number): void {
  s[w.at.part + unit] |= part;
}
export function uncast(w: World, s: State, unit: Unit, part: number): void {
  s[w.at.part + unit] &= ~part;
}
export const bears = (w: World, s: State, unit: Unit, marker: number): boolean =>
  (s[w.at.marker + unit] & marker) !== 0;
export function mark(w: World, s: State, unit: Unit, marker: number): void {
  s[w.at.marker + unit] |= marker;
}
export function unmark(w: World, s: State, unit: Unit, marker: number): void {
  s[w.at.marker + unit] &= ~marker;
}
export const isGround = (w: World, s: State, hex: Place, flag: number): boolean => (s[w.at.ground + hex] & flag) !== 0;
export function setGround(w: World, s: State, hex: Place, flag: number): void {
  s[w.at.ground + hex] |= flag;
}
export function clearGround(w: World, s: State, hex: Place, flag: number): void {
  s[w.at.ground + hex] &= ~flag;
}

export type Fight = (typeof FIGHTS)[number];
export const fightOf = (w: World, s: State): Fight => FIGHTS[s[w.at.fight]];
export function setFight(w: World, s: State, fight: Fight): void {
  s[w.at.fight] = FIGHTS.indexOf(fight);
}

/** 11.4b: the hexes attacked, bombarded or charged. */
export const targetsOf = (w: World, s: State): Place[] => hexesIn(s, w.at.targets);
/** The hexes they are attacked from. */
export const sourcesOf = (w: World, s: State): Place[] => hexesIn(s, w.at.sources);

function setHexes(s: State, field: number, hexes: readonly Place[]): void {
  for (let i = 0; i < MOST_HEXES; i++) s[field + i] = i < hexes.length ? hexes[i] : -1;
}
export function setTargets(w: World, s: State, hexes: readonly Place[]): void {
  setHexes(s, w.at.targets, hexes);
}
export function setSources(w: World, s: State, hexes: readonly Place[]): void {
  setHexes(s, w.at.sources, hexes);
}

/** 11.9d: the hexes of those against whom the units of a hex have fought. */
export const opposedTo = (w: World, s: State, hex: Place): Place[] =>
  sourcesOf(w, s).includes(hex) ? targetsOf(w, s) : sourcesOf(w, s);

/** The units of a hex with this part, the top first. */
export function partsIn(w: World, s: State, hex: Place, part: number): Unit[] {
  const units: Unit[] = [];
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit))
    if (plays(w, s, unit, part)) units.push(unit);
  return units;
}

export function anyIn(w: World, s: State, hex: Place, part: number): boolean {
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) if (plays(w, s, unit, part)) return true;
  return false;
}

/** All units on the map with this part. */
export function allWith(w: World, s: State, part: number): Unit[] {
  const units: Unit[] = [];
  for (let unit = 0; unit < w.units; unit++) if (plays(w, s, unit, part) && onMap(w, s, unit)) units.push(unit);
  return units;
}

/** Whether nobody of this side is left in a hex. */
export const isVacatedBy = (w: World, s: State, hex: Place, side: Side): boolean => sideIn(w, s, hex) !== side;

/** 11.14a: the charge or combat is over; what was shown for it is hidden again. */
export function closeFight(w: World, s: State): void {
  for (let unit = 0; unit < w.units; unit++) s[w.at.part + unit] = 0;
  setFight(w, s, 'none');
  setTargets(w, s, []);
  setSources(w, s, []);
  s[w.at.result] = 0;
  s[w.at.length] = 0;
  s[w.at.payer] = -1;
  s[w.at.price] = 0;
  s[w.at.evaded] = 0;
  s[w.at.claimed] = 0;
  s[w.at.counter] = 0;
  s[w.at.checking] = -1;
  s[w.at.charger] = -1;
  s[w.at.must] = 0;
  hideAgain(w, s, SHOWN);
}

/** Puts a question to a side. */
export function ask(w: World, s: State, side: Side, step: Parameters<typeof setStep>[2]): void {
  s[w.at.decider] = side;
  setStep(w, s, step);
}

/** Whether an unexpected end (14.0) has come of what was just done. */
export const isOver = (w: World, s: State): boolean => s[w.at.outcome] !== 0;

export const hexIdOf = (w: World, s: State, unit: Unit): string => w.hexId(whereIs(w, s, unit));
export type Telling = NonNullable<Tell>;
