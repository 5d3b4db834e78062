import type { HexBoard } from '@hundred-days/kernel';

/** Tables of a hex map that answer the questions a search asks very often. */

/** Distance of every two hexes, at hexes * a + b. */
export function distancesOf({ hexes, map }: HexBoard): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let a = 0; a < hexes; a++) for (let b = 0; b < hexes; b++) table[hexes * a + b] = map.distance(a, b);
  return table;
}

/** As far as a nearby hex may be. */
const NEARBY = 2;
const ACROSS = 2 * NEARBY + 1;

/**
 * Whether something holds from one hex to another that is at most two away, as bits for each hex: all pairs of a large map would
 * fill a table of many megabytes with nothing.
 */
export interface Nearby {
  readonly has: (from: number, to: number) => boolean;
}

/** Of the pairs that are told. */
export function nearbyOf({ hexes, map }: HexBoard, pairs: Iterable<readonly [from: number, to: number]>): Nearby {
  const { q, r } = map;
  const bits = new Int32Array(hexes);
  const bitOf = (dq: number, dr: number): number => ACROSS * (dq + NEARBY) + dr + NEARBY;
  for (const [from, to] of pairs) {
    if (map.distance(from, to) > NEARBY) throw new Error(`${map.ids[to]} is not near ${map.ids[from]}`);
    bits[from] |= 1 << bitOf(q[to] - q[from], r[to] - r[from]);
  }
  return {
    has(from, to) {
      const dq = q[to] - q[from];
      const dr = r[to] - r[from];
      if (dq < -NEARBY || dq > NEARBY || dr < -NEARBY || dr > NEARBY) return false;
      return ((bits[from] >> bitOf(dq, dr)) & 1) === 1;
    },
  };
}

/**
 * At 6 * hex + direction: which of the six neighbours of the hex, as bits, lie in the zone of a unit in that neighbour or are
 * taken by it. `reaches` says whether a zone goes from a hex to its neighbour at 6 * hex + direction.
 */
export function coversOf({ hexes, neighbours }: HexBoard, reaches: (slot: number) => boolean): Uint8Array {
  const table = new Uint8Array(6 * hexes);
  for (let slot = 0; slot < table.length; slot++) {
    const first = slot - (slot % 6);
    const next = neighbours[slot];
    if (next < 0) continue;
    table[slot] |= 1 << (slot % 6);
    for (let d = 0; d < 6; d++) {
      const other = neighbours[first + d];
      for (let way = 6 * next; other >= 0 && way < 6 * next + 6; way++)
        if (neighbours[way] === other && reaches(way)) table[slot] |= 1 << d;
    }
  }
  return table;
}

/** How many bits of six are set. */
export const BITS = Uint8Array.from({ length: 64 }, (_, mask) => {
  let count = 0;
  for (let d = 0; d < 6; d++) if ((mask & (1 << d)) !== 0) count++;
  return count;
});

/** Farther than any way on a map. */
export const UNREACHABLE = 99;

/**
 * Floods outward: hexes from the nearest of the first `tail` in the queue, into `to`, as far as `most`; no way leads over closed
 * hexsides.
 */
export function floodHexes(
  neighbours: Readonly<Int16Array>,
  closed: Uint8Array,
  queue: Int16Array,
  sources: number,
  to: Uint8Array,
  most = UNREACHABLE,
): void {
  let tail = sources;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head];
    const distance = to[hex] + 1;
    if (distance > most) return;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const next = neighbours[slot];
      if (next < 0 || to[next] <= distance || closed[slot] === 1) continue;
      to[next] = distance;
      queue[tail++] = next;
    }
  }
}
