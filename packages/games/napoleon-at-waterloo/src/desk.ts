import { type ChainSearch, createChainSearch, createReach, type Reach } from '@hundred-days/kernel';
import { createDutyLedger, type DutyLedger } from './rules/duties.ts';
import type { World } from './world.ts';

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each
 * hex looked at. It holds nothing between two calls.
 */
export interface Desk {
  readonly w: World;
  readonly reach: Reach;
  readonly duties: DutyLedger;
  readonly chains: ChainSearch;
}

export function createDesk(w: World): Desk {
  return {
    w,
    reach: createReach(w.movementNet),
    duties: createDutyLedger(w),
    chains: createChainSearch(w.map),
  };
}
