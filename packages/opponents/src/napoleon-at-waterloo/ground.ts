import type { State } from '@hundred-days/kernel';
import { units, type World } from '@hundred-days/napoleon-at-waterloo';
import { breaksOf, type Keys, keysOf, type Odds, oddsOf } from './tables.ts';

const { enemyOf } = units;

/** A world with tables that answer the questions the search asks very often. */
export interface Ground extends World, Odds, Keys {
  /** Distance of every two hexes, at hexes * a + b. */
  readonly distance: Uint8Array;
  /** 1 where a gun in a has b in range and line of fire. */
  readonly fire: Uint8Array;
  /**
   * At 6 * hex + direction: which of the six neighbours of the hex, as bits, lie in the zone of a unit in that neighbour or
   * are taken by it.
   */
  readonly cover: Uint8Array;
  /** The place of a unit that has left by the north edge, in a plan. */
  readonly north: number;
  /** What the losses of each side are worth to its enemy, by points. */
  readonly breaks: readonly Float64Array[];
}

export function surveyGround(world: World): Ground {
  const distance = distances(world);
  return Object.freeze({
    ...world,
    distance,
    fire: lines(world),
    cover: covers(world, distance),
    north: world.hexes,
    breaks: breaksOf(world),
    ...oddsOf(world),
    ...keysOf(world),
  });
}

function distances({ hexes, map }: World): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let a = 0; a < hexes; a++) for (let b = 0; b < hexes; b++) table[hexes * a + b] = map.distance(a, b);
  return table;
}

function lines({ hexes, bombarded }: World): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let gun = 0; gun < hexes; gun++)
    for (let i = bombarded.first[gun]; i < bombarded.first[gun + 1]; i++) table[hexes * gun + bombarded.hexes[i]] = 1;
  return table;
}

function covers({ hexes, neighbours }: World, distance: Uint8Array): Uint8Array {
  const table = new Uint8Array(6 * hexes);
  for (let slot = 0; slot < table.length; slot++) {
    const first = slot - (slot % 6);
    if (neighbours[slot] < 0) continue;
    for (let d = 0; d < 6; d++) {
      const other = neighbours[first + d];
      if (other >= 0 && distance[hexes * neighbours[slot] + other] <= 1) table[slot] |= 1 << d;
    }
  }
  return table;
}

/** How many bits of six are set. */
export const BITS = Uint8Array.from({ length: 64 }, (_, mask) => {
  let count = 0;
  for (let d = 0; d < 6; d++) if ((mask & (1 << d)) !== 0) count++;
  return count;
});

/** Whether a unit of `side` could fall back from `from` to an empty safe hex next to it (6.4.2). */
function emptyWayOut(w: Ground, s: State, side: number, from: number): boolean {
  const zone = w.at.zone + enemyOf(side) * w.hexes;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = w.neighbours[slot];
    if (to >= 0 && w.closedHexside[slot] === 0 && s[zone + to] === 0 && s[w.at.occupant + to] === 0) return true;
  }
  return false;
}

/** Whether a unit has a way to retreat, itself or by displacing one friend who has room. Longer chains are not looked for. */
export function hasWayOut(w: Ground, s: State, unit: number): boolean {
  const side = w.side[unit];
  const from = s[w.at.where + unit];
  if (emptyWayOut(w, s, side, from)) return true;
  const zone = w.at.zone + enemyOf(side) * w.hexes;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = w.neighbours[slot];
    if (to < 0 || w.closedHexside[slot] === 1 || s[zone + to] > 0) continue;
    const there = s[w.at.occupant + to] - 1;
    if (there >= 0 && w.side[there] === side && emptyWayOut(w, s, side, to)) return true;
  }
  return false;
}

/** The empty safe hex a retreating unit likes best: far from enemies, on good ground; -1 if there is none. */
export function likelyRetreat(w: Ground, s: State, unit: number): number {
  const side = w.side[unit];
  const from = s[w.at.where + unit];
  const zone = w.at.zone + enemyOf(side) * w.hexes;
  let best = -1;
  let bestValue = -1;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = w.neighbours[slot];
    if (to < 0 || w.closedHexside[slot] === 1 || s[zone + to] > 0 || s[w.at.occupant + to] !== 0) continue;
    let value = 1;
    for (let next = 6 * to; next < 6 * to + 6; next++) {
      const beyond = w.neighbours[next];
      if (beyond >= 0 && s[zone + beyond] === 0) value++;
    }
    if (value > bestValue) {
      best = to;
      bestValue = value;
    }
  }
  return best;
}
