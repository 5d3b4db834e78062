import { unitName as gameName, nameOfHex, nameOfSide } from '@hundred-days/napoleon-at-waterloo';
import type { Setting, UnitName } from './setting.ts';
import { tell, textIn } from './text/words.ts';

/** Units and places by the names players use. */

export function unitName(w: Setting, unit: number, language: string): UnitName {
  let names = w.names.get(language);
  if (names === undefined) {
    names = w.unitData.map(({ id, designation }, i) => named(fullName(w, i, language), designation, id, language));
    w.names.set(language, names);
  }
  return names[unit];
}

function named(name: string, designation: string, id: string, language: string): UnitName {
  const found = /^(.*) \(([^()]*)\)$/.exec(name);
  const title = found?.[1] ?? name;
  const commander = found?.[2] ?? '';
  // The Guard, the garrison, the Brunswickers and the Prussian horse are known by their office.
  const byTitle = commander === '' || /-gd-|-hou$|-bru$|^prv?-\w*cav$/.test(id);
  const short = isMany(id) ? tell(language, `short.${id}`) : byTitle ? title : `${designation} ${commander}`;
  return { title, commander, short };
}

/** Those whose title is in the plural go by another name in a sentence: one unit advances. */
const isMany = (id: string): id is 'fr-gd-chs' | 'fr-gd-grn' => id === 'fr-gd-chs' || id === 'fr-gd-grn';

export const shortName = (w: Setting, unit: number, language: string): string => unitName(w, unit, language).short;

/** Title and commander: "4th Division, I Corps (Durutte)"; with the side where both have such a unit. */
export function fullName(w: Setting, unit: number, language: string): string {
  const text = textIn(language);
  const { id, side } = w.unitData[unit] as { id: string; side: 'french' | 'allied' };
  const name = gameName(w, id, text);
  const shared = w.unitData.some((other) => other.side !== side && gameName(w, other.id, text) === name);
  return shared ? `${nameOfSide(side, text)} ${name}` : name;
}

/** A place by its name where it has one, else by its number. */
export const placeName = (w: Setting, hex: number, language: string): string =>
  nameOfHex(w, hex, textIn(language)) ?? w.hexId(hex);
