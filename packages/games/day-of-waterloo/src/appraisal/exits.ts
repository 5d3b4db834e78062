import type { Place, State } from '@hundred-days/kernel';
import { ARTILLERY, CAVALRY, INFANTRY } from '../board.ts';
import { strengthOf } from '../position.ts';
import { allowanceOf } from '../rules/roads.ts';
import { ADG_ARMY, ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/**
 * 12.5b: one French unit that leaves by Brussels or Hal breaks the Anglo-Dutch army for good. How many marches each is away,
 * round and through what stands in the way.
 */
export interface Exits {
  /** Half points from a hex off the map, by the nearer of the two ways; FAR where none leads. */
  readonly away: Int16Array;
  flood(s: State): Int16Array;
  /** What the French have of it: the nearest units, the first most of all. */
  threat(s: State): number;
}

const FAR = 4000;
/** Half points that an Allied hex in the way costs, by itself and for each SP in it; and a zone of influence (6.0c). */
const HELD = 10;
const HELD_SP = 4;
const ZONE = 5;
/** What it is worth to be off the map in the next march, when the Allies can do nothing about it any more, or still can. */
const GONE_NEXT = 70;
const STILL_BARRED = 30;
const IN_TWO = 24;
const LATER = 0.74;
/** Shares of the nearest, the second and so on. */
const SHARES: readonly number[] = [1, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1, 0.1];
/** Guns go nowhere alone; the Guard has no need to. */
const MOST_MARCHES = 16;

export function createExits(w: World): Exits {
  const away = new Int16Array(w.hexes);
  const queue = new Int16Array(8 * w.hexes);
  const best = new Float64Array(SHARES.length);
  const held = new Int16Array(w.hexes);
  const cheapest = stepsOf(w);

  function flood(s: State): Int16Array {
    away.fill(FAR);
    weighHolders(w, s, held);
    let [head, tail] = [0, 0];
    for (let hex = 0; hex < w.hexes; hex++) {
      if (w.exitBy[hex] === 0) continue;
      away[hex] = w.exitCost[w.exitBy[hex] - 1];
      queue[tail++] = hex;
    }
    // Costs are small and nearly alike: labels are corrected where a later way is shorter.
    const size = queue.length;
    while (head !== tail) {
      const to = queue[head];
      head = (head + 1) % size;
      const entered = away[to] + held[to];
      for (let slot = 6 * to; slot < 6 * to + 6; slot++) {
        const from = w.neighbours[slot];
        if (from < 0 || cheapest[slot] < 0) continue;
        const points = entered + cheapest[slot];
        if (points >= away[from]) continue;
        away[from] = points;
        queue[tail] = from;
        tail = (tail + 1) % size;
      }
    }
    return away;
  }

  return {
    away,
    flood,
    threat(s) {
      if (s[w.at.armyMorale + ADG_ARMY] > 0) return 0;
      flood(s);
      best.fill(0);
      const left = w.turns - s[w.at.turn] + 1;
      for (const unit of w.unitsOf[FRENCH]) {
        if (unit >= w.units || w.arm[unit] === ARTILLERY) continue;
        const hex = s[w.at.where + unit];
        if (hex < 0 || away[hex] >= FAR) continue;
        const marches = away[hex] / Math.max(2, allowanceOf(w, s, unit));
        if (marches > Math.min(left, MOST_MARCHES)) continue;
        insert(best, nearness(marches, s[w.at.phasing] === FRENCH) * Math.min(1, strengthOf(w, s, unit) / 3));
      }
      let sum = 0;
      for (let i = 0; i < best.length; i++) sum += SHARES[i] * best[i];
      return sum;
    },
  };
}

const nearness = (marches: number, isStillBarred: boolean): number => {
  const next = isStillBarred ? STILL_BARRED : GONE_NEXT;
  if (marches <= 1) return next;
  if (marches <= 2) return next + (IN_TWO - next) * (marches - 1);
  return IN_TWO * LATER ** (marches - 2);
};

function insert(best: Float64Array, value: number): void {
  let i = best.length - 1;
  if (value <= best[i]) return;
  for (; i > 0 && best[i - 1] < value; i--) best[i] = best[i - 1];
  best[i] = value;
}

/** By the slot from a hex outwards: half points of a step from the neighbour into the hex, for whoever pays least. */
function stepsOf(w: World): Int16Array {
  const steps = new Int16Array(6 * w.hexes).fill(-1);
  for (let slot = 0; slot < steps.length; slot++) {
    const from = w.neighbours[slot];
    if (from < 0) continue;
    const back = 6 * from + w.map.direction(from, Math.floor(slot / 6));
    const costs = [w.fullCost[CAVALRY][back], w.roadCost[CAVALRY][back], w.fullCost[INFANTRY][back]];
    const open = costs.filter((cost) => cost >= 0);
    if (open.length > 0) steps[slot] = Math.min(...open);
  }
  return steps;
}

/** What it costs more to go into each hex. */
function weighHolders(w: World, s: State, held: Int16Array): void {
  const zone = w.at.zoi + ALLIED * w.hexes;
  for (let hex = 0; hex < w.hexes; hex++) held[hex] = s[zone + hex] > 0 ? ZONE : 0;
  for (const unit of w.unitsOf[ALLIED]) {
    if (unit >= w.units) continue;
    const hex: Place = s[w.at.where + unit];
    if (hex < 0) continue;
    held[hex] += HELD_SP * strengthOf(w, s, unit);
    if (s[w.at.top + hex] === unit + 1) held[hex] += HELD;
  }
}
