import { board, unitName as gameName, nameOfHex, units } from '@hundred-days/napoleon-at-waterloo';

/** Units and places by the names players use. */

export interface UnitName {
  /** "4th Division, I Corps" */
  readonly title: string;
  /** "Durutte"; empty for a unit that goes by its office. */
  readonly commander: string;
  /** "4/I Durutte" */
  readonly short: string;
}

const known = new Map<string, readonly UnitName[]>();

export function unitName(unit: number, language: string): UnitName {
  let names = known.get(language);
  if (names === undefined) {
    names = units.UNIT_DATA.map(({ id, designation }) => named(gameName(id, language), designation, id));
    known.set(language, names);
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

export const shortName = (unit: number, language: string): string => unitName(unit, language).short;

/** Title and commander: "4th Division, I Corps (Durutte)". */
export const fullName = (unit: number, language: string): string => gameName(units.unitId(unit), language);

/** A place by its name where it has one, else by its number. */
export const placeName = (hex: number, language: string): string => nameOfHex(hex, language) ?? board.hexId(hex);
