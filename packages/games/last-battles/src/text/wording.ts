import type { FactKinds, Text, Wording } from '@hundred-days/kernel';
import { nameOfHex, wordingInHexes } from '@hundred-days/kernel';
import type { World } from '../world.ts';

export { nameOfHex, placeName } from '@hundred-days/kernel';

/** A unit's name in a language, that of the data where it has no other; an id that no unit of this battlefield has stays as it is. */
export const unitName = (w: World, id: string, { units }: Text): string =>
  w.unitIndex(id) < 0 ? id : (units[id] ?? w.unitData[w.unitIndex(id)].name);

export const FACTS: FactKinds = {
  units: ['unit', 'other'],
  unitLists: ['units', 'enemies', 'attackers', 'defenders', 'bombarding'],
  places: ['hex', 'from', 'entry'],
  words: { phase: 'word', outcome: 'outcome', side: 'seat', army: 'army', ground: 'ground' },
};

/** Units by their names, hexes with the name of the place, paths with hyphens, sides and armies in the reader's language. */
export const wordingOf = (w: World, text: Text, facts = FACTS): Wording =>
  wordingInHexes<World>(facts, w, text, { unitName, nameOfHex });
