import type { State } from '@hundred-days/kernel';
import { board, unitName as gameName, nameOfHex, nameOfSide, position, units } from '@hundred-days/waterloo-campaign';
import type { CounterFace } from '../../board/types.ts';
import { DESIGNATION, faceAs, HQ_NAMES } from './art.ts';
import { tell, textIn } from './text/words.ts';
import type { World } from './world.ts';

/** Pieces and places by the names players use. */

export interface UnitName {
  /** "I Corps" */
  readonly title: string;
  /** "d’Erlon"; empty where there is none. */
  readonly commander: string;
}

const IN_BRACKETS = /^(.*) \(([^()]*)\)$/;

export function unitName(w: World, unit: number, language: string): UnitName {
  const name = fullName(w, unit, language);
  const found = IN_BRACKETS.exec(name);
  return { title: found?.[1] ?? name, commander: found?.[2] ?? '' };
}

/** Known by their office rather than by a number. */
const BY_TITLE: ReadonlySet<string> = new Set(['fr-gd', 'fr-gdcav', 'fr-rescav', 'aa-res']);

/** Both armies of the Coalition have a Cavalry Corps, so that its commander has to be named. */
const BY_COMMANDER: ReadonlySet<string> = new Set(['aa-cav', 'pr-cav']);

/** "I d’Erlon", "Guard Corps", "Uxbridge’s Cavalry", "Jacquinot’s Detachment", "Ney" */
export function shortName(w: World, unit: number, language: string): string {
  const id = units.unitId(w, unit);
  if (units.isHq(w, unit)) return HQ_NAMES[id];
  const { title, commander } = unitName(w, unit, language);
  if (units.isDetachment(w, unit)) return title;
  if (BY_COMMANDER.has(id)) return tell(language, 'cavalry', { name: commander });
  return BY_TITLE.has(id) ? title : `${DESIGNATION[id]} ${commander}`;
}

/** The same where there is little room, under a counter: "I d’Erlon", "Gd Cav", "Jacquinot". */
export function tagOf(w: World, unit: number, language: string): string {
  const id = units.unitId(w, unit);
  if (BY_TITLE.has(id)) return DESIGNATION[id];
  return shortName(w, unit, language).replace(DETACHMENT_WORDS, '');
}

const DETACHMENT_WORDS = /(’s)? Detachment$|^Détachement (de la )?/;

/** Title and commander: "I Corps (d’Erlon)". */
export const fullName = (w: World, unit: number, language: string): string =>
  gameName(w, units.unitId(w, unit), textIn(language));

/** A place by number and name: "2218", "2317 Frasnes". */
export function placeName(w: World, hex: number, language: string): string {
  const name = nameOfHex(w, hex, textIn(language));
  return name === null ? board.hexId(w, hex) : `${board.hexId(w, hex)} ${name}`;
}

export const sideName = (side: number, language: string): string =>
  nameOfSide(side === units.FRENCH ? 'french' : 'coalition', textIn(language));

/** Which side lies up. A blown Corps comes back in Advance Formation or Fresh, whatever it was before (B-5). */
export const sideUp = (w: World, view: State, unit: number): number =>
  position.whereIs(w, view, unit) === position.BLOWN ? position.FRONT : position.faceOf(w, view, unit);

/** The counter as it lies now. */
export const faceNow = (w: World, view: State, unit: number): CounterFace =>
  faceAs(w, unit, sideUp(w, view, unit), unit === w.hill ? view[w.at.hill] : -1);
