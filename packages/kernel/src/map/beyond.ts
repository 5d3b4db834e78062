import type { Place } from '../kinds.ts';
import type { HexMap } from './hexmap.ts';
import type { NeighbourLists } from './neighbourlists.ts';

/** A map with two places beside it, for movement only. */
export interface NetBeyond {
  /** Where units come from that are not on the map yet: it leads to the entry hexes. */
  readonly offMap: Place;
  /** Where units go that leave: the exit hexes lead to it. */
  readonly beyond: Place;
  readonly net: NeighbourLists;
}

export function netBeyond(map: HexMap, entries: readonly Place[], exits: readonly Place[]): NetBeyond {
  const [offMap, beyond] = [map.size, map.size + 1];
  const isExit = new Set(exits);
  const first = new Int32Array(map.size + 3);
  const to: Place[] = [];
  const via: number[] = [];
  const lead = (place: Place, by: number): void => {
    to.push(place);
    via.push(by);
  };
  for (let hex = 0; hex < map.size; hex++) {
    for (let slot = map.first[hex]; slot < map.first[hex + 1]; slot++) lead(map.to[slot], map.via[slot]);
    if (isExit.has(hex)) lead(beyond, 6);
    first[hex + 1] = to.length;
  }
  for (const [i, hex] of entries.entries()) lead(hex, 6 + i);
  first[offMap + 1] = to.length;
  first[beyond + 1] = to.length;
  return { offMap, beyond, net: { size: map.size + 2, first, to: Int16Array.from(to), via: Int16Array.from(via) } };
}
