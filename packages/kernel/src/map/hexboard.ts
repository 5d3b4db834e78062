import type { Place } from '../kinds.ts';
import type { HexMap } from './hexmap.ts';

/** What every world of hexes says of its map, one step away for the rules. */
export interface HexBoard {
  readonly map: HexMap;
  /** How many hexes there are. */
  readonly hexes: number;
  /** At 6 * hex + direction, -1 for none. */
  readonly neighbours: Readonly<Int16Array>;
  /** Place names for the log and the map. */
  readonly hexNames: readonly (string | null)[];
  readonly hexId: (hex: Place) => string;
}

export const hexBoard = (map: HexMap, nameOf: (hex: Place) => string | null | undefined): HexBoard => ({
  map,
  hexes: map.size,
  neighbours: map.neighbours,
  hexNames: map.ids.map((_, hex) => nameOf(hex) ?? null),
  hexId: (hex) => map.ids[hex],
});
