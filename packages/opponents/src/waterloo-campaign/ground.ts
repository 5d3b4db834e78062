import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { board, position, units } from '@hundred-days/waterloo-campaign';

const { RIVER } = board;
const { BACK, CAVALRY_ZOC_BITS, corpsIn, inZoc, ZOC_BITS, zonesOf } = position;
const { enemyOf } = units;

/** Distances, command and ways out: what every part of the judge asks of the map. */

/** How far units are from one another, a row for each, as of a turn. */
interface Paces {
  readonly turn: number;
  readonly apart: Uint8Array;
}

/** MAP-2, for hexes that are on the map. */
export function apart(w: World, a: number, b: number): number {
  const { q, r } = w.map;
  const dq = Math.abs(q[a] - q[b]);
  const dr = Math.abs(r[a] - r[b]);
  const ds = Math.abs(q[a] - q[b] + r[a] - r[b]);
  return (dq + dr + ds) >> 1;
}

/** MOV-13, MOV-14: a Corps that can still move. */
export function isFree(w: World, s: State, corps: number, hex: number): boolean {
  const zones = zonesOf(w, s, enemyOf(w.side[corps]), hex);
  return (zones & (w.cavalry[corps] === 1 ? CAVALRY_ZOC_BITS : ZOC_BITS)) === 0;
}

/** MOV-7: whether some HQ commands a Corps next to where a unit stands. HQs that are still to be placed command everywhere. */
export function reaches(w: World, { turn, apart }: Paces, s: State, corps: number, unit: number): boolean {
  for (const hq of w.hqsOf[w.side[corps]]) {
    if (w.army[hq] !== w.army[corps]) continue;
    const reach = w.range[2 * hq + s[w.at.face + hq]] + 1;
    if (s[w.at.where + hq] < 0 ? s[w.at.due + hq] <= turn : apart[unit * w.units + hq] <= reach) return true;
  }
  return false;
}

/** MOD-A2, MOD-D3: the stars HQs add to a unit in a hex. */
export function starsOfHqs(w: World, s: State, unit: number, hex: number): number {
  let sum = 0;
  for (const hq of w.hqsOf[w.side[unit]]) {
    const at = s[w.at.where + hq];
    if (w.army[hq] !== w.army[unit] || at < 0 || s[w.at.face + hq] !== BACK) continue;
    if (apart(w, at, hex) <= w.range[2 * hq + BACK]) sum += w.stars[2 * hq + BACK];
  }
  return sum;
}

/** Whether every way out of a hex is barred or in a ZoC of `side` (RET-3), as far as one step tells. */
export function isTrapped(w: World, s: State, side: number, hex: number): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = w.neighbours[slot];
    if (next < 0 || (w.hexsides[slot] & RIVER) !== 0 || inZoc(w, s, side, next)) continue;
    if (corpsIn(w, s, next) < 0) return false;
  }
  return true;
}
