import type { Catalog, Wording } from '@hundred-days/kernel';
import { HEX_NAMES, MAP } from '../board.ts';
import { unitIndex } from '../units.ts';
import { UNIT_NAMES } from './units.ts';

/** A piece's name in a language, English where there is none; an id that no piece has stays as it is. */
export function unitName(id: string, language: string): string {
  const names = UNIT_NAMES[language] ?? UNIT_NAMES.en;
  return names[id] ?? id;
}

const hexName = (id: string): string => {
  const name = HEX_NAMES[MAP.indexOf(id)] ?? null;
  return name === null ? id : `${id} (${name})`;
};

const HEX_FACTS = ['hex', 'from'];
const UNIT_FACTS = ['unit', 'other', 'by'];
const UNIT_LISTS = ['units'];

/** Facts that are words of their own, looked up in the catalog. */
const WORDS: Readonly<Record<string, string>> = {
  side: 'word',
  army: 'word',
  phase: 'word',
  mode: 'word',
  result: 'word',
  loser: 'word',
  outcome: 'outcome',
};

/** Pieces by their names, hexes with the name of the place, paths with hyphens, other words in the reader's language. */
export const wordingOf =
  (catalog: Catalog, language: string): Wording =>
  (name, fact) => {
    if (typeof fact === 'string') return oneFact(catalog, language, name, fact);
    if (!Array.isArray(fact)) return String(fact);
    if (fact.length === 0) return '–';
    if (name === 'path') return fact.join('-');
    return UNIT_LISTS.includes(name) ? fact.map((id) => unitName(String(id), language)).join(', ') : fact.join(', ');
  };

function oneFact(catalog: Catalog, language: string, name: string, fact: string): string {
  if (UNIT_FACTS.includes(name)) return unitIndex(fact) < 0 ? fact : unitName(fact, language);
  if (HEX_FACTS.includes(name)) return hexName(fact);
  const key = `${WORDS[name] ?? ''}.${fact}`;
  return Object.hasOwn(catalog, key) ? catalog[key] : fact;
}
