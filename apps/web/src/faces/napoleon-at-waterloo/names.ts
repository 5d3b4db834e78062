import { unitName as gameName, nameOfHex } from '@hundred-days/napoleon-at-waterloo';
import type { Setting, UnitName } from './setting.ts';
import { textIn } from './text/words.ts';

/** Units and places by the names players use. */

export function unitName(w: Setting, unit: number, language: string): UnitName {
  let names = w.names.get(language);
  if (names === undefined) {
    names = w.unitData.map(({ id, designation }) => named(gameName(w, id, textIn(language)), designation, id));
    w.names.set(language, names);
  }
  return names[unit];
}

function named(name: string, designation: string, id: string): UnitName {
  const found = /^(.*) \(([^()]*)\)$/.exec(name);
  const title = found?.[1] ?? name;
  const commander = found?.[2] ?? '';
  // The Guard, the garrison, the Brunswickers and the Prussian horse are known by their office.
  const byTitle = commander === '' || /-gd-|-hou$|-bru$|^prv?-\w*cav$/.test(id);
  return { title, commander, short: byTitle ? title : `${designation} ${commander}` };
}

export const shortName = (w: Setting, unit: number, language: string): string => unitName(w, unit, language).short;

/** Title and commander: "4th Division, I Corps (Durutte)". */
export const fullName = (w: Setting, unit: number, language: string): string =>
  gameName(w, w.unitId(unit), textIn(language));

/** A place by its name where it has one, else by its number. */
export const placeName = (w: Setting, hex: number, language: string): string =>
  nameOfHex(w, hex, textIn(language)) ?? w.hexId(hex);
