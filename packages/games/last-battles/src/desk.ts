import { type ChainSearch, createChainSearch, type Place } from '@hundred-days/kernel';
import { createMarchDesk, type MarchDesk } from './marches.ts';
import { createDutyLedger, type DutyLedger } from './rules/duties.ts';
import type { World } from './world.ts';

/** An attack, worked out for its targets: the hexes that touch them, and those that fire from a distance. */
export interface Assault {
  readonly contacts: Place[];
  readonly firing: Place[];
}

/** Lists for working out one attack after another. */
interface AttackLists {
  readonly assault: Assault;
  readonly attackers: Place[];
  readonly targets: Place[];
  readonly others: Place[];
}

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each
 * hex looked at. It holds nothing between two calls.
 */
export interface Desk extends MarchDesk {
  readonly duties: DutyLedger;
  readonly chains: ChainSearch;
  readonly lists: AttackLists;
}

export function createDesk(w: World): Desk {
  return {
    ...createMarchDesk(w),
    duties: createDutyLedger(w),
    chains: createChainSearch(w.map),
    lists: { assault: { contacts: [], firing: [] }, attackers: [], targets: [], others: [] },
  };
}
