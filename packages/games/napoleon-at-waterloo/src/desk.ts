import { createReach, type NeighbourLists, type Reach } from '@hundred-days/kernel';
import { ENTRY_HEXES, EXIT_HEX, HEXES, MAP } from './board.ts';
import { createDutyLedger, type DutyLedger } from './rules/duties.ts';

/** Two places beside the map, for movement only: beyond the east edge (7.0.2) and beyond the north edge (8.3.2). */
export const EAST_OF_MAP = HEXES;
export const NORTH_OF_MAP = HEXES + 1;

/** The map with those two places: the first leads to the entry hexes, the exit hexes lead to the second. */
export const MOVEMENT_NET: NeighbourLists = movementNet();

function movementNet(): NeighbourLists {
  const first = new Int32Array(HEXES + 3);
  const to: number[] = [];
  const via: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    for (let slot = MAP.first[hex]; slot < MAP.first[hex + 1]; slot++) {
      to.push(MAP.to[slot]);
      via.push(MAP.via[slot]);
    }
    if (EXIT_HEX[hex] === 1) {
      to.push(NORTH_OF_MAP);
      via.push(6);
    }
    first[hex + 1] = to.length;
  }
  for (const [i, hex] of ENTRY_HEXES.entries()) {
    to.push(hex);
    via.push(6 + i);
  }
  first[EAST_OF_MAP + 1] = to.length;
  first[NORTH_OF_MAP + 1] = to.length;
  return { size: HEXES + 2, first, to: Int16Array.from(to), via: Int16Array.from(via) };
}

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each
 * hex looked at. It holds nothing between two calls.
 */
export interface Desk {
  readonly reach: Reach;
  readonly duties: DutyLedger;
  /** Hexes of a displacement chain still to be looked at, and marks for those that were. */
  readonly queue: Int16Array;
  readonly seen: Uint8Array;
}

export function createDesk(): Desk {
  return {
    reach: createReach(MOVEMENT_NET),
    duties: createDutyLedger(),
    queue: new Int16Array(HEXES),
    seen: new Uint8Array(HEXES),
  };
}
