import type { Catalog, Wording } from '@hundred-days/kernel';
import { HEX_NAMES, MAP } from '../board.ts';
import { UNIT_DATA, unitIndex } from '../units.ts';

const unitName = (id: string): string => {
  const unit = UNIT_DATA[unitIndex(id)];
  return unit === undefined ? id : `${unit.name} [${id}]`;
};

const hexName = (id: string): string => {
  const name = HEX_NAMES[MAP.indexOf(id)] ?? null;
  return name === null ? id : `${id} (${name})`;
};

const HEX_FACTS = ['hex', 'from'];
const UNIT_FACTS = ['unit', 'other'];
const UNIT_LISTS = ['units', 'enemies', 'attackers', 'defenders', 'bombarding'];

/** Facts that are words of their own, looked up in the catalog. */
const WORDS: Readonly<Record<string, string>> = { side: 'word', phase: 'word', column: 'word', outcome: 'outcome' };

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and phases in the reader's language. */
export const wordingOf =
  (catalog: Catalog): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(catalog, name, fact);
    if (!Array.isArray(fact)) return String(fact);
    if (fact.length === 0) return '–';
    if (name === 'path') return fact.join('-');
    return UNIT_LISTS.includes(name) ? fact.map((id) => unitName(String(id))).join(', ') : fact.join(', ');
  };

function oneFact(catalog: Catalog, name: string, fact: string): string {
  if (UNIT_FACTS.includes(name)) return unitName(fact);
  if (HEX_FACTS.includes(name)) return hexName(fact);
  const key = `${WORDS[name] ?? ''}.${fact}`;
  return Object.hasOwn(catalog, key) ? catalog[key] : fact;
}
