import type { Place } from '../kinds.ts';
import type { HexMap } from './hexmap.ts';

/** A list of hexes for each hex, one after another: those of a hex are hexes[first[hex] .. first[hex + 1] - 1]. */
export interface HexLists {
  readonly first: Int32Array;
  readonly hexes: Int16Array;
}

export function listsOf(map: HexMap, list: (hex: Place) => readonly Place[]): HexLists {
  const first = new Int32Array(map.size + 1);
  const all: Place[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    all.push(...list(hex));
    first[hex + 1] = all.length;
  }
  return { first, hexes: Int16Array.from(all) };
}

/** Whether a hex stands in the list of another. */
export function isListed({ first, hexes }: HexLists, of: Place, hex: Place): boolean {
  for (let i = first[of]; i < first[of + 1]; i++) if (hexes[i] === hex) return true;
  return false;
}
