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
  /** What the French have of it: the nearest units, the first most of all; each march farther is worth so much less. */
  threat(s: State, later?: number): number;
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
  const best = new Float64Array(SHARES.length);
  const held = new Int16Array(w.hexes).fill(-1);
  const now = new Int16Array(w.hexes);
  const cheapest = stepsOf(w);
  const rows = createRows(w.hexes);

  /** Who stands in the way where; false if that is as it was. */
  function holders(s: State): boolean {
    weighHolders(w, s, now);
    let isNew = false;
    for (let hex = 0; hex < w.hexes; hex++) {
      if (held[hex] === now[hex]) continue;
      held[hex] = now[hex];
      isNew = true;
    }
    return isNew;
  }

  /** From the edge inwards, the cheapest first. While the French march nothing of it changes. */
  function flood(s: State): Int16Array {
    if (!holders(s)) return away;
    away.fill(FAR);
    for (let hex = 0; hex < w.hexes; hex++) {
      if (w.exitBy[hex] === 0) continue;
      away[hex] = w.exitCost[w.exitBy[hex] - 1];
      rows.add(hex, away[hex]);
    }
    for (let to = rows.take(); to >= 0; to = rows.take()) {
      const entered = away[to] + held[to];
      for (let slot = 6 * to; slot < 6 * to + 6; slot++) {
        const from = w.neighbours[slot];
        if (from < 0 || cheapest[slot] < 0) continue;
        const points = entered + cheapest[slot];
        if (points >= away[from]) continue;
        away[from] = points;
        rows.add(from, points);
      }
    }
    return away;
  }

  return {
    away,
    flood,
    threat(s, later = LATER) {
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
        insert(best, nearness(marches, s[w.at.phasing] === FRENCH, later) * Math.min(1, strengthOf(w, s, unit) / 3));
      }
      let sum = 0;
      for (let i = 0; i < best.length; i++) sum += SHARES[i] * best[i];
      return sum;
    },
  };
}

/** Hexes in rows by what it costs to get there; a step costs less than ROWS. */
const ROWS = 256;

function createRows(hexes: number) {
  const first = new Int16Array(ROWS).fill(-1);
  const next = new Int16Array(hexes);
  const cost = new Int16Array(hexes).fill(-1);
  const before = new Int16Array(hexes);
  let [row, many] = [0, 0];

  function drop(hex: number): void {
    const at = cost[hex] % ROWS;
    if (before[hex] >= 0) next[before[hex]] = next[hex];
    else first[at] = next[hex];
    if (next[hex] >= 0) before[next[hex]] = before[hex];
    cost[hex] = -1;
    many--;
  }

  return {
    add(hex: number, points: number): void {
      if (cost[hex] >= 0) drop(hex);
      if (many === 0 || points < row) row = points;
      const at = points % ROWS;
      [cost[hex], next[hex], before[hex]] = [points, first[at], -1];
      if (first[at] >= 0) before[first[at]] = hex;
      first[at] = hex;
      many++;
    },
    /** The nearest, -1 if none is left. */
    take(): number {
      if (many === 0) return -1;
      while (first[row % ROWS] < 0) row++;
      const hex = first[row % ROWS];
      drop(hex);
      return hex;
    },
  };
}

const nearness = (marches: number, isStillBarred: boolean, later: number): number => {
  const next = isStillBarred ? STILL_BARRED : GONE_NEXT;
  if (marches <= 1) return next;
  if (marches <= 2) return next + (IN_TWO - next) * (marches - 1);
  return IN_TWO * later ** (marches - 2);
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
