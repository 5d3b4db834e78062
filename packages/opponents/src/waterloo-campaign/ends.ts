import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import { apart } from './ground.ts';

const { HEXES, HEXSIDES, NEIGHBOURS, NORTH_ENDS, ROAD, SOUTH_ENDS } = board;
const { AT, FRONT, has, inZone, OFF_MAP, stepNumber, USED, ZOC_BITS, zonesOf } = position;
const { ARMY, COALITION, DETACHMENTS_OF, FRENCH, HQS_OF, RANGE } = units;

/** VIC-5: the ends of the road to the north, and the Detachments that close them. */

/** The ends, those in the north first. */
export const ENDS: readonly number[] = [...NORTH_ENDS, ...SOUTH_ENDS];
const NORTH = NORTH_ENDS.length;
const UNREACHED = 999;

/** D-3: the hexes of road to an end in the north or to a hex beside it, from each hex; for each end. */
const BY_ROAD: readonly Int16Array[] = NORTH_ENDS.map((end) => {
  const steps = new Int16Array(HEXES).fill(UNREACHED);
  const queue = besides(end);
  for (const hex of queue) steps[hex] = 0;
  for (const hex of queue) {
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const next = NEIGHBOURS[slot];
      if (next < 0 || (HEXSIDES[slot] & ROAD) === 0 || steps[next] !== UNREACHED) continue;
      steps[next] = steps[hex] + 1;
      queue.push(next);
    }
  }
  return steps;
});

function besides(end: number): number[] {
  return [...Array(HEXES).keys()].filter((hex) => apart(hex, end) <= 1);
}

const NEAR_AN_END = Uint8Array.from({ length: HEXES }, (_, hex) => (ENDS.some((end) => apart(hex, end) <= 1) ? 1 : 0));
/** A unit in the hex closes an end, as far as no river keeps its ZoC away. */
export const isNearAnEnd = (hex: number): boolean => NEAR_AN_END[hex] === 1;

const BEFORE_PLACING: ReadonlySet<number> = new Set(
  (['hq', 'hq-done', 'admission', 'return', 'return-done'] as const).map(stepNumber),
);
const PLACING = stepNumber('detachments');

/** Whether an HQ of the Coalition can still place a Detachment in this turn (D-1). */
function mayPlace(s: State, hq: number): boolean {
  if (s[AT.where + hq] < 0) return false;
  if (s[AT.step] === PLACING) return s[AT.active] === FRENCH || !has(s, hq, USED);
  return BEFORE_PLACING.has(s[AT.step]);
}

/** D-8 */
function hasOneLeft(s: State, army: number): boolean {
  for (const unit of DETACHMENTS_OF[COALITION]) if (ARMY[unit] === army && s[AT.where + unit] === OFF_MAP) return true;
  return false;
}

/** D-2, D-3, as far as distances tell: whether an HQ reaches an end. */
function reachesEnd(s: State, hq: number, end: number): boolean {
  const at = s[AT.where + hq];
  const range = RANGE[2 * hq + s[AT.face + hq]];
  if (apart(at, ENDS[end]) <= range + 1) return true;
  return s[AT.face + hq] === FRONT && BY_ROAD[end][at] <= 2 * range;
}

/** How much of the road's ends is closed. */
export interface Ends {
  /** Ends in the north, a share of one that an HQ can still close in this turn with them; and ends in the south. */
  north: number;
  south: number;
}

/** The share of an end that an HQ only can close. */
const AS_GOOD_AS_CLOSED = 0.9;

export function countEnds(s: State, into: Ends): void {
  into.north = 0;
  into.south = 0;
  let open = 0;
  for (let end = 0; end < ENDS.length; end++) {
    if ((zonesOf(s, COALITION, ENDS[end]) & ZOC_BITS) === 0) open |= 1 << end;
    else if (end < NORTH) into.north++;
    else into.south++;
  }
  if (open === 0) return;
  for (const hq of HQS_OF[COALITION]) {
    if (!mayPlace(s, hq) || !hasOneLeft(s, ARMY[hq])) continue;
    for (let end = 0; end < NORTH; end++) {
      if ((open & (1 << end)) === 0 || inZone(s, FRENCH, ENDS[end]) || !reachesEnd(s, hq, end)) continue;
      open &= ~(1 << end);
      into.north += AS_GOOD_AS_CLOSED;
      break;
    }
  }
}

/** How many ends in the north and in the south would be open without a unit of the Coalition in a hex. */
export function heldFrom(s: State, hex: number, into: Ends): void {
  into.north = 0;
  into.south = 0;
  for (let end = 0; end < ENDS.length; end++) {
    if (apart(hex, ENDS[end]) > 1 || (zonesOf(s, COALITION, ENDS[end]) & ZOC_BITS) !== 1) continue;
    if (end < NORTH) into.north++;
    else into.south++;
  }
}
