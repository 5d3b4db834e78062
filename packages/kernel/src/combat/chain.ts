import type { Place } from '../kinds.ts';
import type { HexMap } from '../map/hexmap.ts';
import { Marks } from '../map/marks.ts';

/**
 * Whether friends can make room for a unit that retreats, by a chain of displacements. What keeps a unit from a hex (enemies,
 * zones, the ground) does not change while friends shift, so this is a plain search for somebody with room beside him; the
 * shortest way there is a chain that enters no hex twice.
 */
export interface ChainSearch {
  canMakeRoom(
    hex: Place,
    /** Whether a unit may step out of a hex in a direction, as far as ground and enemies go. */
    isSafeStep: (from: Place, direction: number) => boolean,
    /** Whether the chain may end there. */
    isRoom: (hex: Place) => boolean,
    /** Whether somebody there may be displaced in turn. */
    givesWay: (hex: Place) => boolean,
  ): boolean;
}

export function createChainSearch({ size, neighbours }: HexMap): ChainSearch {
  const pushed = new Marks(size);
  return {
    canMakeRoom(hex, isSafeStep, isRoom, givesWay) {
      pushed.clear();
      pushed.add(hex);
      for (let head = 0; head < pushed.size; head++) {
        const from = pushed.at(head);
        for (let d = 0; d < 6; d++) {
          if (!isSafeStep(from, d)) continue;
          const to = neighbours[6 * from + d];
          if (isRoom(to)) return true;
          if (!pushed.has(to) && givesWay(to)) pushed.add(to);
        }
      }
      return false;
    },
  };
}
