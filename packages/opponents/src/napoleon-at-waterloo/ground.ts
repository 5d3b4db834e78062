import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/napoleon-at-waterloo';

const { BOMBARD_FIRST, BOMBARDED, CLOSED_HEXSIDE, HEXES, MAP, NEIGHBOURS } = board;
const { AT } = position;
const { enemyOf, SIDE } = units;

/** Questions about the ground that the search asks very often, answered from tables. */

/** Distance of every two hexes, at HEXES * a + b. */
export const DISTANCE: Uint8Array = distances();

function distances(): Uint8Array {
  const table = new Uint8Array(HEXES * HEXES);
  for (let a = 0; a < HEXES; a++) for (let b = 0; b < HEXES; b++) table[HEXES * a + b] = MAP.distance(a, b);
  return table;
}

/** 1 where a gun in a has b in range and line of fire. */
export const FIRE: Uint8Array = lines();

function lines(): Uint8Array {
  const table = new Uint8Array(HEXES * HEXES);
  for (let gun = 0; gun < HEXES; gun++)
    for (let i = BOMBARD_FIRST[gun]; i < BOMBARD_FIRST[gun + 1]; i++) table[HEXES * gun + BOMBARDED[i]] = 1;
  return table;
}

/**
 * At 6 * hex + direction: which of the six neighbours of the hex, as bits, lie in the zone of a unit in that neighbour or
 * are taken by it.
 */
export const COVER: Uint8Array = covers();

function covers(): Uint8Array {
  const table = new Uint8Array(6 * HEXES);
  for (let slot = 0; slot < table.length; slot++) {
    const first = slot - (slot % 6);
    if (NEIGHBOURS[slot] < 0) continue;
    for (let d = 0; d < 6; d++) {
      const other = NEIGHBOURS[first + d];
      if (other >= 0 && DISTANCE[HEXES * NEIGHBOURS[slot] + other] <= 1) table[slot] |= 1 << d;
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
function emptyWayOut(s: State, side: number, from: number): boolean {
  const zone = AT.zone + enemyOf(side) * HEXES;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = NEIGHBOURS[slot];
    if (to >= 0 && CLOSED_HEXSIDE[slot] === 0 && s[zone + to] === 0 && s[AT.occupant + to] === 0) return true;
  }
  return false;
}

/** Whether a unit has a way to retreat, itself or by displacing one friend who has room. Longer chains are not looked for. */
export function hasWayOut(s: State, unit: number): boolean {
  const side = SIDE[unit];
  const from = s[AT.where + unit];
  if (emptyWayOut(s, side, from)) return true;
  const zone = AT.zone + enemyOf(side) * HEXES;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = NEIGHBOURS[slot];
    if (to < 0 || CLOSED_HEXSIDE[slot] === 1 || s[zone + to] > 0) continue;
    const there = s[AT.occupant + to] - 1;
    if (there >= 0 && SIDE[there] === side && emptyWayOut(s, side, to)) return true;
  }
  return false;
}

/** The empty safe hex a retreating unit likes best: far from enemies, on good ground; -1 if there is none. */
export function likelyRetreat(s: State, unit: number): number {
  const side = SIDE[unit];
  const from = s[AT.where + unit];
  const zone = AT.zone + enemyOf(side) * HEXES;
  let best = -1;
  let bestValue = -1;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = NEIGHBOURS[slot];
    if (to < 0 || CLOSED_HEXSIDE[slot] === 1 || s[zone + to] > 0 || s[AT.occupant + to] !== 0) continue;
    let value = 1;
    for (let next = 6 * to; next < 6 * to + 6; next++) {
      const beyond = NEIGHBOURS[next];
      if (beyond >= 0 && s[zone + beyond] === 0) value++;
    }
    if (value > bestValue) {
      best = to;
      bestValue = value;
    }
  }
  return best;
}
