import type { Catalog, FactKinds, Place, Text, Wording } from '@hundred-days/kernel';
import { placeIn, wordingOfFacts } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** A unit's name; an id that no unit of this battlefield has stays as it is. */
export const unitName = (w: World, id: string): string => w.unitData[w.unitIndex(id)]?.name ?? id;

const namedUnit = (w: World, id: string): string => (w.unitIndex(id) < 0 ? id : `${unitName(w, id)} [${id}]`);

/** The name of the place a hex lies in, null where it has none. */
export const nameOfHex = (w: World, catalog: Catalog, hex: Place): string | null =>
  placeIn(catalog, w.hexNames[hex] ?? null);

const namedHex = (w: World, catalog: Catalog, id: string): string => {
  const name = nameOfHex(w, catalog, w.map.indexOf(id));
  return name === null ? id : `${id} (${name})`;
};

const FACTS: FactKinds = {
  units: ['unit', 'other'],
  unitLists: ['units', 'enemies', 'attackers', 'defenders', 'bombarding'],
  places: ['hex', 'from', 'entry'],
  words: { phase: 'word', outcome: 'outcome', side: 'seat', army: 'army' },
};

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and armies in the reader's language. */
export const wordingOf = (w: World, { catalog }: Text): Wording =>
  wordingOfFacts(FACTS, { catalog, unit: (id) => namedUnit(w, id), place: (id) => namedHex(w, catalog, id) });
