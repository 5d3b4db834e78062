import type { Catalog, Wording } from '@hundred-days/kernel';
import { NET, TOWN_NAMES } from '../board.ts';
import { UNIT_DATA, unitIndex } from '../units.ts';

const UNIT_FACTS = ['unit', 'other', 'leader'];
const TOWN_FACTS = ['town', 'from'];
const WORDS: Readonly<Record<string, string>> = {
  side: 'word',
  army: 'word',
  outcome: 'outcome',
  position: 'word',
  marker: 'word',
  target: 'word',
};

export const unitName = (id: string, _language: string): string => UNIT_DATA[unitIndex(id)]?.name ?? id;
const townName = (id: string): string => TOWN_NAMES[NET.indexOf(id)] ?? id;

export const wordingOf =
  (catalog: Catalog, language: string): Wording =>
  (name, fact) => {
    if (typeof fact !== 'string')
      return Array.isArray(fact) ? fact.map((one) => townName(String(one))).join(', ') : String(fact);
    if (UNIT_FACTS.includes(name)) return unitName(fact, language);
    if (TOWN_FACTS.includes(name)) return townName(fact);
    const key = `${WORDS[name] ?? ''}.${fact}`;
    return Object.hasOwn(catalog, key) ? catalog[key] : fact;
  };
