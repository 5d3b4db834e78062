import type { Catalog, FactKinds, Place, Text, Wording } from '@hundred-days/kernel';
import { placeIn, wordIn, wordingInHexes } from '@hundred-days/kernel';
import { unitIndex } from '../units.ts';
import type { World } from '../world.ts';

/** A piece's name in a language, English where there is none; an id that no piece has stays as it is. */
export function unitName(w: World, id: string, text: Text): string {
  return unitIndex(w, id) < 0 ? id : text.units[id];
}

/** The name of a place in a language, null where it has none. Most are the same in every language, and so in no catalog. */
export const nameOfHex = (w: World, hex: Place, text: Text): string | null =>
  placeIn(text.catalog, w.hexNames[hex] ?? null);

export const nameOfSide = (side: 'french' | 'coalition', text: Text): string => wordIn(text.catalog, 'seat', side);

const FACTS: FactKinds = {
  units: ['unit', 'other', 'by'],
  unitLists: ['units'],
  places: ['hex', 'from'],
  words: {
    side: 'seat',
    army: 'word',
    phase: 'word',
    mode: 'word',
    result: 'word',
    loser: 'word',
    outcome: 'outcome',
  },
};
/** Numbers that are added to a die. */
const SIGNED = ['attackModifier', 'defenceModifier'];

/** Pieces by their names, hexes with the name of the place, paths with hyphens, other words in the reader's language. */
export function wordingOf(w: World, text: Text): Wording {
  const { catalog } = text;
  const others = wordingInHexes(FACTS, w, text, { unitName, nameOfHex });
  return (name, fact) => (typeof fact === 'number' ? oneNumber(catalog, name, fact) : others(name, fact));
}

/** Turns with their half day, modifiers with their sign. */
function oneNumber(catalog: Catalog, name: string, fact: number): string {
  const date = name === 'turn' ? catalog[`turn.${fact}`] : undefined;
  if (date !== undefined) return `${fact} (${date})`;
  if (!SIGNED.includes(name)) return String(fact);
  return fact < 0 ? `−${-fact}` : `+${fact}`;
}
