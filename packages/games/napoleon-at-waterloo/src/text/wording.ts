import type { Catalog, FactKinds, Place, Text, Wording } from '@hundred-days/kernel';
import { placeIn, wordingInHexes } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** A unit's name in a language, English where there is none; an id that no unit has stays as it is. */
export function unitName(w: World, id: string, text: Text): string {
  const unit = w.unitData[w.unitIndex(id)];
  if (unit === undefined) return id;
  return text.units[id] ?? unit.name;
}

/** The name of a place in a language, null where it has none. Most are French in every language, and so in no catalog. */
export const nameOfHex = (w: World, hex: Place, text: Text): string | null =>
  placeIn(text.catalog, w.hexNames[hex] ?? null);

/** A side, or the Prussians on theirs. */
export const nameOfSide = (side: 'french' | 'allied' | 'prussian', text: Text): string => sideIn(text.catalog, side);

const sideIn = (catalog: Catalog, side: string): string => catalog[`seat.${side}`] ?? catalog[`word.${side}`] ?? side;

const FACTS: FactKinds = {
  units: ['unit', 'other'],
  unitLists: ['units', 'enemies', 'attackers', 'defenders', 'bombarding'],
  places: ['hex', 'from'],
  words: { phase: 'word', outcome: 'outcome' },
};
const SIDES = ['side', 'column'];

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and phases in the reader's language. */
export function wordingOf(w: World, text: Text): Wording {
  const { catalog } = text;
  const others = wordingInHexes(FACTS, w, text, { unitName, nameOfHex });
  return (name, fact) =>
    SIDES.includes(name) && typeof fact === 'string' ? sideIn(catalog, fact) : others(name, fact);
}
