import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';

const { HEXSIDES, MAP, NEIGHBOURS, RIVER } = board;
const { AT, BACK, CAVALRY_ZOC_BITS, corpsIn, inZoc, ZOC_BITS, zonesOf } = position;
const { ARMY, CAVALRY, enemyOf, HQS_OF, RANGE, SIDE, STARS } = units;

/** Distances, command and ways out: what every part of the judge asks of the map. */

const { q: Q, r: R } = MAP;

/** MAP-2, for hexes that are on the map. */
export function apart(a: number, b: number): number {
  const dq = Math.abs(Q[a] - Q[b]);
  const dr = Math.abs(R[a] - R[b]);
  const ds = Math.abs(Q[a] - Q[b] + R[a] - R[b]);
  return (dq + dr + ds) >> 1;
}

/** MOV-13, MOV-14: a Corps that can still move. */
export function isFree(s: State, corps: number, hex: number): boolean {
  const zones = zonesOf(s, enemyOf(SIDE[corps]), hex);
  return (zones & (CAVALRY[corps] === 1 ? CAVALRY_ZOC_BITS : ZOC_BITS)) === 0;
}

/** MOV-7: whether some HQ commands a Corps next to a hex. HQs that are still to be placed command everywhere. */
export function reaches(s: State, turn: number, corps: number, hex: number): boolean {
  for (const hq of HQS_OF[SIDE[corps]]) {
    if (ARMY[hq] !== ARMY[corps]) continue;
    const at = s[AT.where + hq];
    if (at < 0 ? s[AT.due + hq] <= turn : apart(at, hex) <= RANGE[2 * hq + s[AT.face + hq]] + 1) return true;
  }
  return false;
}

/** MOD-A2, MOD-D3: the stars HQs add to a unit in a hex. */
export function starsOfHqs(s: State, unit: number, hex: number): number {
  let sum = 0;
  for (const hq of HQS_OF[SIDE[unit]]) {
    const at = s[AT.where + hq];
    if (ARMY[hq] !== ARMY[unit] || at < 0 || s[AT.face + hq] !== BACK) continue;
    if (apart(at, hex) <= RANGE[2 * hq + BACK]) sum += STARS[2 * hq + BACK];
  }
  return sum;
}

/** Whether every way out of a hex is barred or in a ZoC of `side` (RET-3), as far as one step tells. */
export function isTrapped(s: State, side: number, hex: number): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = NEIGHBOURS[slot];
    if (next < 0 || (HEXSIDES[slot] & RIVER) !== 0 || inZoc(s, side, next)) continue;
    if (corpsIn(s, next) < 0) return false;
  }
  return true;
}
