import type { Place, State } from '@hundred-days/kernel';
import { RIVER, ROAD } from '../board.ts';
import { ZONE_BITS } from '../position.ts';
import type { Side } from '../units.ts';
import type { World } from '../world.ts';

/** D-2 to D-5: paths traced for a Detachment, out of enemy zones and not across an unbridged river. */
export interface Trace {
  /**
   * Shows `take` every hex a path of at most so many hexes leads to, the start first, nearest first; stops when it answers
   * true, and says whether it did.
   */
  follow(
    s: State,
    enemy: Side,
    from: Place,
    length: number,
    roadsOnly: boolean,
    take: (hex: Place) => boolean,
  ): boolean;
}

export function createTrace(w: World): Trace {
  const stamps = new Int32Array(w.hexes);
  const queue = new Int16Array(w.hexes);
  const steps = new Uint8Array(w.hexes);
  const { neighbours, hexsides } = w;
  let stamp = 0;
  return {
    follow(s, enemy, from, length, roadsOnly, take) {
      if (stamp === 0x7fffffff) {
        stamps.fill(0);
        stamp = 0;
      }
      stamp++;
      const zones = w.at.zones + enemy * w.hexes;
      let tail = 0;
      queue[tail++] = from;
      stamps[from] = stamp;
      steps[from] = 0;
      for (let head = 0; head < tail; head++) {
        const hex = queue[head];
        if (take(hex)) return true;
        if (steps[hex] === length) continue;
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
          const to = neighbours[slot];
          if (to < 0 || stamps[to] === stamp || (hexsides[slot] & RIVER) !== 0) continue;
          if ((roadsOnly && (hexsides[slot] & ROAD) === 0) || (s[zones + to] & ZONE_BITS) !== 0) continue;
          stamps[to] = stamp;
          steps[to] = steps[hex] + 1;
          queue[tail++] = to;
        }
      }
      return false;
    },
  };
}
