import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import type { CampaignWorld } from '@hundred-days/last-battles/campaign';

const { inZoneOf, sideIn } = position;
const { enemyOf, INFANTRY } = units;

/** Half points of a march; a hex from which no way leads has NO_WAY. */
export type Way = Uint16Array;
export const NO_WAY = 0xffff;

/** Half points that an enemy zone on the way costs, about a turn, and an enemy who stands in it. */
const ZONE_DELAY = 8;
const ENEMY_DELAY = 24;
/** No single step costs more; so many buckets in a ring are enough. */
const RING = 64;

/** How far it is from everywhere to the nearest of some goals, for the infantry of a side: by road where there is one. */
export interface RoadBook {
  to(s: State, side: number, goals: readonly number[], pace?: number): Way;
  /** The way for which no enemy matters. */
  open(goals: readonly number[]): Way;
}

export function createRoadBook(w: CampaignWorld): RoadBook {
  const { hexes: HEXES, neighbours: NEIGHBOURS } = w;
  const ring: number[][] = Array.from({ length: RING }, () => []);

  function flood(goals: readonly number[], delay: (hex: number) => number, pace: number): Way {
    const costs = w.stepCost[pace];
    const way: Way = new Uint16Array(HEXES).fill(NO_WAY);
    for (const bucket of ring) bucket.length = 0;
    for (const goal of goals) {
      way[goal] = 0;
      ring[0].push(goal);
    }
    let waiting = goals.length;
    for (let now = 0; waiting > 0; now++) {
      const bucket = ring[now % RING];
      for (const hex of bucket) {
        waiting--;
        if (way[hex] !== now) continue;
        const hindered = now + delay(hex);
        for (let d = 0; d < 6; d++) {
          const from = NEIGHBOURS[6 * hex + d];
          if (from < 0) continue;
          const step = costs[6 * from + ((d + 3) % 6)];
          if (step < 0 || hindered + step >= way[from]) continue;
          way[from] = hindered + step;
          ring[(hindered + step) % RING].push(from);
          waiting++;
        }
      }
      bucket.length = 0;
    }
    return way;
  }

  return {
    open: (goals) => flood(goals, () => 0, INFANTRY),
    to(s, side, goals, pace = INFANTRY) {
      const enemy = enemyOf(side);
      const delay = (hex: number): number =>
        sideIn(w, s, hex) === enemy ? ENEMY_DELAY : inZoneOf(w, s, enemy, hex) ? ZONE_DELAY : 0;
      return flood(goals, delay, pace);
    },
  };
}

/** The hexes of the shortest way from a hex, `steps` of them at most. */
export function along(w: CampaignWorld, way: Way, from: number, steps: number): number[] {
  const path: number[] = [];
  for (let hex = from; path.length < steps && way[hex] > 0 && way[hex] !== NO_WAY; ) {
    let best = hex;
    for (let d = 0; d < 6; d++) {
      const to = w.neighbours[6 * hex + d];
      if (to >= 0 && w.stepCost[INFANTRY][6 * hex + d] >= 0 && way[to] < way[best]) best = to;
    }
    if (best === hex) break;
    path.push(best);
    hex = best;
  }
  return path;
}
