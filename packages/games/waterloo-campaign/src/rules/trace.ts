import type { State } from '@hundred-days/kernel';
import { HEXES, HEXSIDES, NEIGHBOURS, RIVER, ROAD } from '../board.ts';
import { inZone } from '../position.ts';

/** D-2 to D-5: paths traced for a Detachment, out of enemy zones and not across an unbridged river. */
export interface Trace {
  /**
   * Shows `take` every hex a path of at most so many hexes leads to, the start first, nearest first; stops when it answers
   * true, and says whether it did.
   */
  follow(
    s: State,
    enemy: number,
    from: number,
    length: number,
    roadsOnly: boolean,
    take: (hex: number) => boolean,
  ): boolean;
}

export function createTrace(): Trace {
  const stamps = new Int32Array(HEXES);
  const queue = new Int16Array(HEXES);
  const steps = new Uint8Array(HEXES);
  let stamp = 0;
  return {
    follow(s, enemy, from, length, roadsOnly, take) {
      if (stamp === 0x7fffffff) {
        stamps.fill(0);
        stamp = 0;
      }
      stamp++;
      let tail = 0;
      queue[tail++] = from;
      stamps[from] = stamp;
      steps[from] = 0;
      for (let head = 0; head < tail; head++) {
        const hex = queue[head];
        if (take(hex)) return true;
        if (steps[hex] === length) continue;
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
          const to = NEIGHBOURS[slot];
          if (to < 0 || stamps[to] === stamp || (HEXSIDES[slot] & RIVER) !== 0) continue;
          if ((roadsOnly && (HEXSIDES[slot] & ROAD) === 0) || inZone(s, enemy, to)) continue;
          stamps[to] = stamp;
          steps[to] = steps[hex] + 1;
          queue[tail++] = to;
        }
      }
      return false;
    },
  };
}
