import type { Catalog, Wording } from '@hundred-days/kernel';
import { HEX_NAMES, MAP } from '../board.ts';
import { UNIT_DATA, unitIndex } from '../units.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { UNITS_FR } from './units-fr.ts';

const catalogOf = (language: string): Catalog => (language === 'fr' ? fr : en);

/** A unit's name in a language, English where there is none; an id that no unit has stays as it is. */
export function unitName(id: string, language: string): string {
  const unit = UNIT_DATA[unitIndex(id)];
  if (unit === undefined) return id;
  return language === 'fr' ? UNITS_FR[id] : unit.name;
}

const namedUnit = (id: string, language: string): string =>
  unitIndex(id) < 0 ? id : `${unitName(id, language)} [${id}]`;

/** The name of a place in a language, null where it has none. Most are French in every language, and so in no catalog. */
export function nameOfHex(hex: number, language: string): string | null {
  const name = HEX_NAMES[hex] ?? null;
  return name === null ? null : (catalogOf(language)[`place.${name}`] ?? name);
}

const namedHex = (id: string, language: string): string => {
  const name = nameOfHex(MAP.indexOf(id), language);
  return name === null ? id : `${id} (${name})`;
};

/** A side, or the Prussians on theirs. */
export const nameOfSide = (side: 'french' | 'allied' | 'prussian', language: string): string =>
  sideIn(catalogOf(language), side);

const sideIn = (catalog: Catalog, side: string): string => catalog[`seat.${side}`] ?? catalog[`word.${side}`] ?? side;

const HEX_FACTS = ['hex', 'from'];
const UNIT_FACTS = ['unit', 'other'];
const UNIT_LISTS = ['units', 'enemies', 'attackers', 'defenders', 'bombarding'];

/** Facts that are words of their own, looked up in the catalog. */
const WORDS: Readonly<Record<string, string>> = { phase: 'word', outcome: 'outcome' };
const SIDES = ['side', 'column'];

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and phases in the reader's language. */
export const wordingOf =
  (catalog: Catalog, language: string): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(catalog, language, name, fact);
    if (!Array.isArray(fact)) return String(fact);
    if (fact.length === 0) return '–';
    if (name === 'path') return fact.join('-');
    return UNIT_LISTS.includes(name) ? fact.map((id) => namedUnit(String(id), language)).join(', ') : fact.join(', ');
  };

function oneFact(catalog: Catalog, language: string, name: string, fact: string): string {
  if (UNIT_FACTS.includes(name)) return namedUnit(fact, language);
  if (HEX_FACTS.includes(name)) return namedHex(fact, language);
  if (SIDES.includes(name)) return sideIn(catalog, fact);
  const key = `${WORDS[name] ?? ''}.${fact}`;
  return Object.hasOwn(catalog, key) ? catalog[key] : fact;
}
