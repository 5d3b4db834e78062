import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { board, position, units } from '@hundred-days/waterloo-campaign';

const { RIVER } = board;
const { ZOC_BITS } = position;
const { COALITION } = units;

/** The neighbours of a hex that no river bars, the southernmost last. */
function waysOf(w: World, hex: number): number[] {
  const ways: number[] = [];
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++)
    if (w.neighbours[slot] >= 0 && (w.hexsides[slot] & RIVER) === 0) ways.push(w.neighbours[slot]);
  return ways.sort((a, b) => Number(w.map.ids[b]) - Number(w.map.ids[a]));
}

/**
 * VIC-5 as roadIsOpen tells it, for who asks in every position. It comes from the north, where the road is barred: what lies
 * behind a bar is soon looked through. Southward first, so that an open road is soon found.
 */
function createWalk(w: World): (s: State) => boolean {
  /** Six for each hex, -1 after the last. */
  const ways = Int16Array.from({ length: 6 * w.hexes }, (_, slot) => waysOf(w, Math.floor(slot / 6))[slot % 6] ?? -1);
  const isSouthEnd = Uint8Array.from({ length: w.hexes }, (_, hex) => (w.southEnds.includes(hex) ? 1 : 0));
  const { zones: zonesAt } = w.at;
  const seen = new Int32Array(w.hexes);
  const stack = new Int16Array(w.hexes);
  let stamp = 0;
  return (s) => {
    stamp++;
    const zones = zonesAt + COALITION * w.hexes;
    let top = 0;
    for (const hex of w.northEnds) {
      if ((s[zones + hex] & ZOC_BITS) !== 0) continue;
      seen[hex] = stamp;
      stack[top++] = hex;
    }
    while (top > 0) {
      const hex = stack[--top];
      if (isSouthEnd[hex] === 1) return true;
      for (let slot = 6 * hex; slot < 6 * hex + 6 && ways[slot] >= 0; slot++) {
        const to = ways[slot];
        if (seen[to] === stamp || (s[zones + to] & ZOC_BITS) !== 0) continue;
        seen[to] = stamp;
        stack[top++] = to;
      }
    }
    return false;
  };
}

/** Answers that are kept; a power of two. */
const KEPT = 1024;
/** Where no unit ever is. */
const NOWHERE_YET = -99;

/** The same, walked once for each way the Coalition stands: that alone decides it, and a player looks at the same moves again and again. */
export function createRoad(w: World): (s: State) => boolean {
  const walk = createWalk(w);
  const bars = Int16Array.from([...w.corpsOf[COALITION], ...w.detachmentsOf[COALITION]]);
  const places = new Int16Array(KEPT * bars.length).fill(NOWHERE_YET);
  const answers = new Uint8Array(KEPT);

  function slotOf(s: State): number {
    let hash = 0x811c9dc5;
    for (const unit of bars) hash = Math.imul(hash ^ s[w.at.where + unit], 0x01000193);
    return (hash ^ (hash >>> 16)) & (KEPT - 1);
  }

  function isKept(s: State, first: number): boolean {
    for (let i = 0; i < bars.length; i++) if (places[first + i] !== s[w.at.where + bars[i]]) return false;
    return true;
  }

  return (s) => {
    const slot = slotOf(s);
    const first = slot * bars.length;
    if (!isKept(s, first)) {
      for (let i = 0; i < bars.length; i++) places[first + i] = s[w.at.where + bars[i]];
      answers[slot] = walk(s) ? 1 : 0;
    }
    return answers[slot] === 1;
  };
}
