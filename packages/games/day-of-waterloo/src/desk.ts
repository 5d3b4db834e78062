import { createReach, type Reach } from '@hundred-days/kernel';
import { createWays, type Ways } from './rules/ways.ts';
import type { World } from './world.ts';

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each hex
 * looked at. It holds nothing between two calls.
 */
export interface Desk {
  readonly w: World;
  /** 9.0: movement of one piece; 7.5: paths of command; 8.1b: from where enemies could come next to a hex. */
  readonly ways: Ways;
  /** 9.0b, 9.2.3: movement of several, and from off the map, hexes in and out of Road Column told apart. */
  readonly reach: Reach;
}

export const createDesk = (w: World): Desk => ({
  w,
  ways: createWays(w),
  reach: createReach(w.columnNet),
});
