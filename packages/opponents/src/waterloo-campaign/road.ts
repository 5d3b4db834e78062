import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';

const { HEXES, HEXSIDES, MAP, NEIGHBOURS, NORTH_ENDS, RIVER, SOUTH_ENDS } = board;
const { AT, ZOC_BITS } = position;
const { COALITION } = units;

/** The neighbours of each hex that no river bars, the northernmost last; -1 after them. */
const WAYS = Int16Array.from({ length: 6 * HEXES }, (_, slot) => waysOf(Math.floor(slot / 6))[slot % 6] ?? -1);

function waysOf(hex: number): number[] {
  const ways: number[] = [];
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++)
    if (NEIGHBOURS[slot] >= 0 && (HEXSIDES[slot] & RIVER) === 0) ways.push(NEIGHBOURS[slot]);
  return ways.sort((a, b) => Number(MAP.ids[a]) - Number(MAP.ids[b]));
}

const IS_NORTH_END = Uint8Array.from({ length: HEXES }, (_, hex) => (NORTH_ENDS.includes(hex) ? 1 : 0));

/** VIC-5 as roadIsOpen tells it, for who asks in every position: it walks north first and stops when it is there. */
export function createRoad(): (s: State) => boolean {
  const seen = new Int32Array(HEXES);
  const stack = new Int16Array(HEXES);
  let stamp = 0;
  return (s) => {
    stamp++;
    const zones = AT.zones + COALITION * HEXES;
    let top = 0;
    for (const hex of SOUTH_ENDS) {
      if ((s[zones + hex] & ZOC_BITS) !== 0) continue;
      seen[hex] = stamp;
      stack[top++] = hex;
    }
    while (top > 0) {
      const hex = stack[--top];
      if (IS_NORTH_END[hex] === 1) return true;
      for (let slot = 6 * hex; slot < 6 * hex + 6 && WAYS[slot] >= 0; slot++) {
        const to = WAYS[slot];
        if (seen[to] === stamp || (s[zones + to] & ZOC_BITS) !== 0) continue;
        seen[to] = stamp;
        stack[top++] = to;
      }
    }
    return false;
  };
}
