import type { Catalog, Fact, Place, Text, Wording } from '@hundred-days/kernel';
import { unitIndex } from '../units.ts';
import type { World } from '../world.ts';

/** A piece's name in a language, English where there is none; an id that no piece has stays as it is. */
export function unitName(w: World, id: string, text: Text): string {
  return unitIndex(w, id) < 0 ? id : text.units[id];
}

const namedUnit = (w: World, id: string, text: Text): string =>
  unitIndex(w, id) < 0 ? id : `${unitName(w, id, text)} [${id}]`;

/** The name of a place in a language, null where it has none. Most are the same in every language, and so in no catalog. */
export function nameOfHex(w: World, hex: Place, text: Text): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : (text.catalog[`place.${name}`] ?? name);
}

const namedHex = (w: World, id: string, text: Text): string => {
  const name = nameOfHex(w, w.map.indexOf(id), text);
  return name === null ? id : `${id} (${name})`;
};

const sideIn = (catalog: Catalog, side: string): string => catalog[`seat.${side}`] ?? side;

export const nameOfSide = (side: 'french' | 'coalition', text: Text): string => sideIn(text.catalog, side);

const HEX_FACTS = ['hex', 'from'];
const UNIT_FACTS = ['unit', 'other', 'by'];
const UNIT_LISTS = ['units'];
/** Numbers that are added to a die. */
const SIGNED = ['attackModifier', 'defenceModifier'];

/** Facts that are words of their own, looked up in the catalog. */
const WORDS: Readonly<Record<string, string>> = {
  army: 'word',
  phase: 'word',
  mode: 'word',
  result: 'word',
  loser: 'word',
  outcome: 'outcome',
};

/** Pieces by their names, hexes with the name of the place, paths with hyphens, other words in the reader's language. */
export const wordingOf =
  (w: World, text: Text): Wording =>
  (name, fact) => {
    const { catalog } = text;
    if (typeof fact === 'string') return oneFact(w, text, name, fact);
    if (!Array.isArray(fact)) return oneNumber(catalog, name, fact);
    if (fact.length === 0) return '–';
    if (name === 'path') return fact.join('-');
    return UNIT_LISTS.includes(name) ? fact.map((id) => namedUnit(w, String(id), text)).join(', ') : fact.join(', ');
  };

/** Turns with their half day, modifiers with their sign. */
function oneNumber(catalog: Catalog, name: string, fact: Fact): string {
  const date = name === 'turn' ? catalog[`turn.${String(fact)}`] : undefined;
  if (date !== undefined) return `${String(fact)} (${date})`;
  return SIGNED.includes(name)
    ? String(fact)
        .replace('-', '−')
        .replace(/^(?=\d)/, '+')
    : String(fact);
}

function oneFact(w: World, text: Text, name: string, fact: string): string {
  const { catalog } = text;
  if (UNIT_FACTS.includes(name)) return namedUnit(w, fact, text);
  if (HEX_FACTS.includes(name)) return namedHex(w, fact, text);
  if (name === 'side') return sideIn(catalog, fact);
  const key = `${WORDS[name] ?? ''}.${fact}`;
  return Object.hasOwn(catalog, key) ? catalog[key] : fact;
}
