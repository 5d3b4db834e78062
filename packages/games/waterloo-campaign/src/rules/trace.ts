import { Marks, type Place, type State } from '@hundred-days/kernel';
import { RIVER, ROAD, roadGoesOn } from '../board.ts';
import { ZONE_BITS } from '../position.ts';
import type { Side } from '../units.ts';
import type { World } from '../world.ts';

/** D-2 to D-5: paths traced for a Detachment, out of enemy zones and not across an unbridged river. */
export interface Trace {
  /**
   * Shows `take` every hex a path of at most so many hexes leads to, the start first, nearest first, some again; stops when
   * it answers true, and says whether it did.
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
  // TEC-3: where roads pass without meeting it also matters whence a path came; such a hex may be met once from each side.
  const most = 7 * w.hexes;
  const seen = new Marks(most);
  const queue = new Int16Array(most);
  const before = new Int16Array(most);
  const steps = new Uint8Array(most);
  const { neighbours, hexsides, passing } = w;
  return {
    follow(s, enemy, from, length, roadsOnly, take) {
      seen.clear();
      const zones = w.at.zones + enemy * w.hexes;
      let tail = 0;
      queue[tail] = from;
      before[tail] = -1;
      steps[tail++] = 0;
      seen.add(from);
      for (let head = 0; head < tail; head++) {
        const hex = queue[head];
        if (take(hex)) return true;
        if (steps[head] === length) continue;
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
          const to = neighbours[slot];
          if (to < 0 || (hexsides[slot] & RIVER) !== 0 || (s[zones + to] & ZONE_BITS) !== 0) continue;
          // D-3
          if (roadsOnly && ((hexsides[slot] & ROAD) === 0 || !roadGoesOn(w, before[head], hex, to))) continue;
          const key = roadsOnly && passing[to] === 1 ? w.hexes + 6 * to + w.map.direction(to, hex) : to;
          if (seen.has(key)) continue;
          seen.add(key);
          queue[tail] = to;
          before[tail] = hex;
          steps[tail++] = steps[head] + 1;
        }
      }
      return false;
    },
  };
}
