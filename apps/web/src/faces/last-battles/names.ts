import type { Words } from '@hundred-days/kernel';
import type { UnitDocument, World } from '@hundred-days/last-battles';
import type { PlaceName } from '../../board/types.ts';
import { documentOf } from './art.ts';
import type { Setting, UnitName } from './setting.ts';
import { sayPiece, textIn } from './text/pieceWords.ts';

/** Units and places by the names players use. */

export function unitName(w: Setting, unit: number, language: string): UnitName {
  let names = w.names.get(language);
  if (names === undefined) {
    names = w.unitData.map((data) => named(w, data, language));
    w.names.set(language, names);
  }
  return names[unit];
}

export const shortName = (w: Setting, unit: number, language: string): string => unitName(w, unit, language).short;

/** "Rome, 12/IV" */
export function fullName(w: Setting, unit: number, language: string): string {
  const [{ title }, { designation }] = [unitName(w, unit, language), w.unitData[unit]];
  // Who commands an army has none.
  return designation === '' ? title : `${title}, ${designation}`;
}

function named(w: World, unit: UnitDocument, language: string): UnitName {
  const short = textIn(language).units[unit.id] ?? englishName(w, unit);
  return { title: short.replace(/ \([^()]*\)$/, ''), short };
}

/** What the counters abbreviate. */
const REGIMENTS: Readonly<Record<string, string>> = {
  Line: 'Line',
  West: 'Westphalian Landwehr',
  Elbe: 'Elbe Landwehr',
  Kur: 'Kurmark Landwehr',
  Sil: 'Silesian Landwehr',
  Neu: 'Neumark Landwehr',
  Pom: 'Pomeranian Landwehr',
  Hussar: 'Hussars',
};

/** Brigades and divisions go by their commanders, spelled as they were; regiments by their numbers, in full. */
function englishName(w: World, { name, command }: UnitDocument): string {
  const [, nth, regiment] = /^(\d+[a-z]{2}) (\w+)/.exec(name) ?? [];
  if (REGIMENTS[regiment] !== undefined) return `${nth} ${REGIMENTS[regiment]}`;
  return name.endsWith('Horse Artillery') ? `${command} Corps horse artillery` : spelled(w, name);
}

export const nameIn = (w: World, name: string, language: string): string =>
  textIn(language).places?.[name] ?? spelled(w, name);

/** The name of the place a hex lies in, null where it has none. */
export function nameOfHex(w: World, hex: number, language: string): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : nameIn(w, name, language);
}

/** What the game says in a language, with the names of all places on its map as they are written. */
export function withPlaces(w: World, words: Words, names: readonly PlaceName[]): Words {
  const places = names.map(({ text }) => [`place.${text}`, nameIn(w, text, words.language)] as const);
  return { ...words, catalog: { ...words.catalog, ...Object.fromEntries(places) } };
}

/** The number of a hex as it stands on its sheet: "1024"; where sheets lie side by side, with the letter of its own. */
export const hexNumber = (w: World, hex: number): string => w.hexId(hex).slice(documentOf(w).sheet.length);

/** A place by its name where it has one, else by its number; with both where other hexes go by the same name. */
export function placeName(w: World, hex: number, language: string): string {
  const [name, number] = [nameOfHex(w, hex, language), hexNumber(w, hex)];
  if (name === null) return number;
  const { hexNames } = w;
  return hexNames.indexOf(hexNames[hex]) === hexNames.lastIndexOf(hexNames[hex]) ? name : `${name} ${number}`;
}

/** "2 pm" for "16-1400". */
export function hourName(turnId: string, language: string): string {
  const hour = Number(turnId.slice(-4, -2));
  if (hour === 12 || hour === 24) return sayPiece(language, hour === 12 ? 'hour.noon' : 'hour.midnight');
  const n = language === 'en' && hour > 12 ? hour - 12 : hour;
  return sayPiece(language, hour < 12 ? 'hour.am' : 'hour.pm', { n });
}

/** Kinds of turns besides those by day (7.9). */
export const NIGHT = 1;
export const RAIN = 2;

/** "2 pm", "9 pm, night", "3 pm, rain" */
export function timeName(turnId: string, kind: number, language: string): string {
  const hour = hourName(turnId, language);
  if (turnId.endsWith('2400')) return hour;
  return kind === NIGHT || kind === RAIN
    ? sayPiece(language, kind === RAIN ? 'hour.rain' : 'hour.night', { hour })
    : hour;
}

/** The rulebook's lists have no accents; maps and people do. */
const spelled = ({ documents: { spelling } }: World, name: string): string =>
  spelling?.[name] ?? name.replaceAll("'", '’');
