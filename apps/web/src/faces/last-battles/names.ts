import type { Words } from '@hundred-days/kernel';
import type { UnitDocument, World } from '@hundred-days/last-battles';
import type { PlaceName } from '../../board/types.ts';
import type { Setting, UnitName } from './setting.ts';
import { type PieceKey, sayPiece, textIn } from './text/pieceWords.ts';

/** Units and places by the names players use. */

export function unitName(w: Setting, unit: number, language: string): UnitName {
  let names = w.names.get(language);
  if (names === undefined) {
    names = w.unitData.map((data) => named(data, language));
    w.names.set(language, names);
  }
  return names[unit];
}

export const shortName = (w: Setting, unit: number, language: string): string => unitName(w, unit, language).short;

/** "Rome (12th Division, IV Corps)" */
export function fullName(w: Setting, unit: number, language: string): string {
  const { title, formation } = unitName(w, unit, language);
  return title === formation ? title : `${title} (${formation})`;
}

function named(unit: UnitDocument, language: string): UnitName {
  const short = textIn(language).units[unit.id] ?? englishName(unit);
  return { title: short.replace(/ \([^()]*\)$/, ''), formation: formationOf(unit, language), short };
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
function englishName({ name, command }: UnitDocument): string {
  const [, nth, regiment] = /^(\d+[a-z]{2}) (\w+)/.exec(name) ?? [];
  if (REGIMENTS[regiment] !== undefined) return `${nth} ${REGIMENTS[regiment]}`;
  return name.endsWith('Horse Artillery') ? `horse artillery of ${commandName(command, 'en')}` : spelled(name);
}

/** "12/IV" in words: division or brigade, then corps. */
export function formationOf({ army, type, designation, command }: UnitDocument, language: string): string {
  const whole = commandName(command, language);
  const part = designation.includes('/') ? designation.slice(0, designation.indexOf('/')) : '';
  return sayPiece(language, 'both', { part: partName(army, type, part, language), whole });
}

function partName(army: string, type: string, part: string, language: string): string {
  if (part === '') return sayPiece(language, `part.${type as 'art'}`);
  const [, number, kind] = /^(\d*)(.*)$/.exec(part) ?? [];
  const nth = number === '' ? '' : ordinal(number, language);
  if (kind === '') return sayPiece(language, army === 'french' ? 'part.division' : 'part.brigade', { nth });
  if (kind === 'C' && number !== '') return sayPiece(language, 'part.horse', { nth });
  return sayPiece(language, `part.${kind as 'KGL'}`, { nth });
}

/** "IV Corps", "3rd British Division": also what a corps is called where it stands by itself. */
export function commandName(command: string, language: string): string {
  const corps = /^([IV]+)(C?)$/.exec(command);
  if (corps !== null) {
    const roman = sayPiece(language, corps[1] === 'I' ? 'roman_1' : 'roman_n', { n: corps[1] });
    return sayPiece(language, corps[2] === 'C' ? 'whole.cavalry' : 'whole.corps', { roman });
  }
  const [, number, kind] = /^(\d*)(.*)$/.exec(command) ?? [];
  return sayPiece(language, `whole.${kind as 'Br'}`, { nth: number === '' ? '' : ordinal(number, language) });
}

/** "11th", "21st" */
function ordinal(number: string, language: string): string {
  const n = Number(number);
  const last = language === 'en' && (n < 10 || n > 20) ? n % 10 : n;
  return sayPiece(language, `nth_${last >= 1 && last <= 3 ? last : 'n'}` as PieceKey, { n });
}

const nameIn = (name: string, language: string): string => textIn(language).places?.[name] ?? spelled(name);

/** The name of the place a hex lies in, null where it has none. */
export function nameOfHex(w: World, hex: number, language: string): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : nameIn(name, language);
}

/** What the game says in a language, with the names of all places on its map as they are written. */
export function withPlaces(words: Words, names: readonly PlaceName[]): Words {
  const places = names.map(({ text }) => [`place.${text}`, nameIn(text, words.language)] as const);
  return { ...words, catalog: { ...words.catalog, ...Object.fromEntries(places) } };
}

/** The number of a hex as it stands on its sheet: "1024". */
export const hexNumber = (w: World, hex: number): string => w.hexId(hex).slice(1);

/** A place by its name where it has one, else by its number. */
export const placeName = (w: World, hex: number, language: string): string =>
  nameOfHex(w, hex, language) ?? hexNumber(w, hex);

/** "2 pm" for "16-1400". */
export function hourName(turnId: string, language: string): string {
  const hour = Number(turnId.slice(-4, -2));
  if (hour === 12) return sayPiece(language, 'hour.noon');
  const n = language === 'en' && hour > 12 ? hour - 12 : hour;
  return sayPiece(language, hour < 12 ? 'hour.am' : 'hour.pm', { n });
}

/** The rulebook's lists have no accents; maps and people do. */
export const spelled = (name: string): string => SPELLED[name] ?? name.replaceAll("'", '’');

const SPELLED: Readonly<Record<string, string>> = {
  Balatre: 'Balâtre',
  Boignee: 'Boignée',
  Ceroux: 'Céroux',
  'Corroy Chateau': 'Château de Corroy',
  'Corroy-le-Chateau': 'Corroy-le-Château',
  'Court-St-Etienne': 'Court-St-Étienne',
  'Foret de Soignes': 'Forêt de Soignes',
  Gemioncourt: 'Gémioncourt',
  Hevillers: 'Hévillers',
  Houssiere: 'Houssière',
  Keumiee: 'Keumiée',
  Pieton: 'Piéton',
  'Pont-a-Celles': 'Pont-à-Celles',
  Reves: 'Rèves',
  'Bois de Reves': 'Bois de Rèves',
  'Ri de Ceroux': 'Ri de Céroux',
  'Rixensart Chateau': 'Château de Rixensart',
  Rosieres: 'Rosières',
  'Ry de Humree': 'Ry de Humrée',
  'Ry de Reves': 'Ry de Rèves',
  'St. Gery': 'St. Géry',
  Thimeon: 'Thiméon',
  Wagnelee: 'Wagnelée',
  Wanfercee: 'Wanfercée',

  Berthezene: 'Berthezène',
  Chasse: 'Chassé',
  "d'Aubreme": 'd’Aubremé',
  Dornberg: 'Dörnberg',
  Jerome: 'Jérôme',
  Kampfen: 'Kämpfen',
  "L'Hertier": 'L’Héritier',
  Lutzow: 'Lützow',
  Nogues: 'Noguès',
  Pecheux: 'Pécheux',
  Pegot: 'Pégot',
  Pire: 'Piré',
  Rohl: 'Röhl',
  Stulpnagel: 'Stülpnagel',
  Thumen: 'Thümen',
};
