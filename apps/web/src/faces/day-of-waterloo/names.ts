import { nameOfHex as nameIn, type Words } from '@hundred-days/kernel';
import type { PlaceName } from '../../board/types.ts';
import type { Setting } from './setting.ts';
import { tell, textIn } from './text/words.ts';

/** Pieces, places and hours by the names players use. */

const dataOf = (w: Setting, piece: number) => (piece < w.units ? w.unitData[piece] : w.leaderData[piece - w.units]);

export function shortName(w: Setting, piece: number, language: string): string {
  const { id, name } = dataOf(w, piece);
  return textIn(language).units[id] ?? name.replaceAll("'", '’');
}

/** "Donzelot, French I Corps" */
export function fullName(w: Setting, piece: number, language: string): string {
  const name = shortName(w, piece, language);
  if (piece >= w.units) return name;
  return `${name}, ${corpsName(w, w.corps[piece], language)}`;
}

export const corpsName = (w: Setting, corps: number, language: string): string =>
  textIn(language).catalog[`corps.${w.corpsIds[corps]}`] ?? w.corpsIds[corps];

export const nameOfHex = (w: Setting, hex: number, language: string): string | null => {
  const name = nameIn(w, hex, textIn(language));
  return name === null ? null : name.replaceAll("'", '’');
};

export const hexNumber = (w: Setting, hex: number): string => w.hexId(hex);

/** A place by its name where it has one, else by its number; with both where other hexes go by the same name. */
export function placeName(w: Setting, hex: number, language: string): string {
  const [name, number] = [nameOfHex(w, hex, language), w.hexId(hex)];
  if (name === null) return number;
  const { hexNames } = w;
  return hexNames.indexOf(hexNames[hex]) === hexNames.lastIndexOf(hexNames[hex]) ? name : `${name} ${number}`;
}

/** "1014 La Belle-Alliance" */
export const hexCalled = (w: Setting, hex: number, language: string): string =>
  [w.hexId(hex), nameOfHex(w, hex, language)].filter(Boolean).join(' ');

/** What the game says in a language, with the names of all places on its map as they are written. */
export function withPlaces(words: Words, names: readonly PlaceName[]): Words {
  const called = textIn(words.language).places ?? {};
  const places = names.map(({ text }) => [`place.${text}`, called[text] ?? text.replaceAll("'", '’')] as const);
  return { ...words, catalog: { ...words.catalog, ...Object.fromEntries(places) } };
}

/** "6 am", "noon" for "6:00 AM", "12 Noon". */
export function hourName(time: string, language: string): string {
  const [, text, half] = /^(\d+).*(AM|PM|Noon)$/.exec(time) ?? ['', '', 'Noon'];
  if (half === 'Noon') return tell(language, 'hour.noon');
  const hour = Number(text);
  if (half === 'AM') return tell(language, 'hour.am', { n: hour });
  return tell(language, 'hour.pm', { n: language === 'en' ? hour : hour + 12 });
}

/** A place of the data in a language. */
export const placeIn = (name: string, language: string): string =>
  textIn(language).places?.[name] ?? name.replaceAll("'", '’');

/** Where an entry point leads (3.3b). */
export const entryTo = (w: Setting, entry: number, language: string): string =>
  placeIn(w.entries[entry - 1].to, language);

/** 16.1, 16.2: each side has a list of its own. */
export function fateName(w: Setting, side: number, line: number, language: string): string {
  const { id } = w.fates[side][line];
  return textIn(language).catalog[`fate.${id}`] ?? id;
}

/** The game names a piece with the id by which it is written down; who reads at a table does without. */
export const withoutIds = (text: string): string => text.replace(/ \[[\w-]+\]/g, '');
