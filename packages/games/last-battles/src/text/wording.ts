import type { FactKinds, Place, Text, Wording } from '@hundred-days/kernel';
import { wordingInHexes } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** A unit's name in a language, that of the data where it has no other; an id that no unit of this battlefield has stays as it is. */
export const unitName = (w: World, id: string, { units }: Text): string =>
  w.unitIndex(id) < 0 ? id : (units[id] ?? w.unitData[w.unitIndex(id)].name);

/** What a place of the maps is called in a language. */
export const placeName = (name: string, { places }: Text): string =>
  places !== undefined && Object.hasOwn(places, name) ? places[name] : name;

/** The name of the place a hex lies in, null where it has none. */
export function nameOfHex(w: World, hex: Place, text: Text): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : placeName(name, text);
}

export const FACTS: FactKinds = {
  units: ['unit', 'other'],
  unitLists: ['units', 'enemies', 'attackers', 'defenders', 'bombarding'],
  places: ['hex', 'from', 'entry'],
  words: { phase: 'word', outcome: 'outcome', side: 'seat', army: 'army' },
};

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and armies in the reader's language. */
export const wordingOf = (w: World, text: Text, facts = FACTS): Wording =>
  wordingInHexes(facts, w, text, { unitName, nameOfHex });
