import type { Catalog, Place, Text, Wording } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** A unit's name in a language, English where there is none; an id that no unit has stays as it is. */
export function unitName(w: World, id: string, text: Text): string {
  const unit = w.unitData[w.unitIndex(id)];
  if (unit === undefined) return id;
  return text.units[id] ?? unit.name;
}

const namedUnit = (w: World, id: string, text: Text): string =>
  w.unitIndex(id) < 0 ? id : `${unitName(w, id, text)} [${id}]`;

/** The name of a place in a language, null where it has none. Most are French in every language, and so in no catalog. */
export function nameOfHex(w: World, hex: Place, text: Text): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : (text.catalog[`place.${name}`] ?? name);
}

const namedHex = (w: World, id: string, text: Text): string => {
  const name = nameOfHex(w, w.map.indexOf(id), text);
  return name === null ? id : `${id} (${name})`;
};

/** A side, or the Prussians on theirs. */
export const nameOfSide = (side: 'french' | 'allied' | 'prussian', text: Text): string => sideIn(text.catalog, side);

const sideIn = (catalog: Catalog, side: string): string => catalog[`seat.${side}`] ?? catalog[`word.${side}`] ?? side;

const HEX_FACTS = ['hex', 'from'];
const UNIT_FACTS = ['unit', 'other'];
const UNIT_LISTS = ['units', 'enemies', 'attackers', 'defenders', 'bombarding'];

/** Facts that are words of their own, looked up in the catalog. */
const WORDS: Readonly<Record<string, string>> = { phase: 'word', outcome: 'outcome' };
const SIDES = ['side', 'column'];

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and phases in the reader's language. */
export const wordingOf =
  (w: World, text: Text): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(w, text, name, fact);
    if (!Array.isArray(fact)) return String(fact);
    if (fact.length === 0) return '–';
    if (name === 'path') return fact.join('-');
    return UNIT_LISTS.includes(name) ? fact.map((id) => namedUnit(w, String(id), text)).join(', ') : fact.join(', ');
  };

function oneFact(w: World, text: Text, name: string, fact: string): string {
  const { catalog } = text;
  if (UNIT_FACTS.includes(name)) return namedUnit(w, fact, text);
  if (HEX_FACTS.includes(name)) return namedHex(w, fact, text);
  if (SIDES.includes(name)) return sideIn(catalog, fact);
  const key = `${WORDS[name] ?? ''}.${fact}`;
  return Object.hasOwn(catalog, key) ? catalog[key] : fact;
}
