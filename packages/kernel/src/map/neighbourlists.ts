/**
 * What a hex map and a point-to-point map have in common: the places next to each place, in one run of slots.
 * The slots of place p are first[p] .. first[p + 1] - 1; `to` is the place next door, `via` the direction or the edge.
 */
export interface NeighbourLists {
  readonly size: number;
  readonly first: Readonly<Int32Array>;
  readonly to: Readonly<Int16Array>;
  readonly via: Readonly<Int16Array>;
}

/** Places are kept in Int16Arrays. */
export const MOST_PLACES = 32767;
