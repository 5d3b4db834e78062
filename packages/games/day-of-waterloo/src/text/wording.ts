import type { FactKinds, Place, Text, Wording } from '@hundred-days/kernel';
import { wordingInHexes } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** A piece's name in a language, that of the data where it has no other; an id that no piece has stays as it is. */
export function unitName(w: World, id: string, { units }: Text): string {
  const piece = w.unitIndex(id);
  if (piece < 0) return id;
  return units[id] ?? (piece < w.units ? w.unitData[piece] : w.leaderData[piece - w.units]).name;
}

/** What a place of the map is called in a language. */
export const placeName = (name: string, { places }: Text): string =>
  places !== undefined && Object.hasOwn(places, name) ? places[name] : name;

/** The name of the place a hex lies in, null where it has none. */
export function nameOfHex(w: World, hex: Place, text: Text): string | null {
  const name = w.hexNames[hex] ?? null;
  return name === null ? null : placeName(name, text);
}

export const FACTS: FactKinds = {
  units: ['unit', 'other', 'leader', 'top'],
  unitLists: [
    'units',
    'others',
    'attackers',
    'defenders',
    'firing',
    'supporters',
    'chargers',
    'reacting',
    'leaders',
    'ownUnits',
  ],
  places: ['hex', 'from', 'to', 'target'],
  words: {
    side: 'seat',
    army: 'army',
    corps: 'corps',
    outcome: 'outcome',
    phase: 'word',
    weather: 'weather',
    time: 'time',
    fate: 'fate',
  },
};

/** Units by their names, hexes with the name of the place, paths with hyphens, sides, armies and corps in the reader's language. */
export const wordingOf = (w: World, text: Text): Wording => wordingInHexes(FACTS, w, text, { unitName, nameOfHex });
