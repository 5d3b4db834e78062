import type { Catalog, Place, Text, Wording } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** A unit's name; an id that no unit of this battlefield has stays as it is. */
export const unitName = (w: World, id: string): string => w.unitData[w.unitIndex(id)]?.name ?? id;

const namedUnit = (w: World, id: string): string => (w.unitIndex(id) < 0 ? id : `${unitName(w, id)} [${id}]`);

/** The name of the place a hex lies in, null where it has none. */
export function nameOfHex(w: World, catalog: Catalog, hex: Place): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : (catalog[`place.${name}`] ?? name);
}

const namedHex = (w: World, catalog: Catalog, id: string): string => {
  const name = nameOfHex(w, catalog, w.map.indexOf(id));
  return name === null ? id : `${id} (${name})`;
};

const HEX_FACTS = ['hex', 'from', 'entry'];
const UNIT_FACTS = ['unit', 'other'];
const UNIT_LISTS = ['units', 'enemies', 'attackers', 'defenders', 'bombarding'];

/** Facts that are words of their own, looked up in the catalog. */
const WORDS: Readonly<Record<string, string>> = { phase: 'word', outcome: 'outcome', side: 'seat', army: 'army' };

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and armies in the reader's language. */
export const wordingOf =
  (w: World, { catalog }: Text): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(w, catalog, name, fact);
    if (!Array.isArray(fact)) return String(fact);
    if (fact.length === 0) return '–';
    if (name === 'path') return fact.join('-');
    return UNIT_LISTS.includes(name) ? fact.map((id) => namedUnit(w, String(id))).join(', ') : fact.join(', ');
  };

function oneFact(w: World, catalog: Catalog, name: string, fact: string): string {
  if (UNIT_FACTS.includes(name)) return namedUnit(w, fact);
  if (HEX_FACTS.includes(name)) return namedHex(w, catalog, fact);
  const key = `${WORDS[name] ?? ''}.${fact}`;
  return Object.hasOwn(catalog, key) ? catalog[key] : fact;
}
