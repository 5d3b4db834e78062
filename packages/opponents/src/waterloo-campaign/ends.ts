import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import { apart } from './ground.ts';

const { ROAD, roadGoesOn } = board;
const { FRONT, has, inZone, OFF_MAP, stepNumber, USED, ZOC_BITS, zonesOf } = position;
const { COALITION, FRENCH } = units;

/** VIC-5: the ends of the road to the north, and the Detachments that close them. */

const UNREACHED = 999;

/** How much of the road's ends is closed. */
export interface Ends {
  /** Ends in the north, a share of one that an HQ can still close in this turn with them; and ends in the south. */
  north: number;
  south: number;
}

/** The share of an end that an HQ only can close. */
const AS_GOOD_AS_CLOSED = 0.9;

const BEFORE_PLACING: ReadonlySet<number> = new Set(
  (['hq', 'hq-done', 'admission', 'return', 'return-done'] as const).map(stepNumber),
);
const PLACING = stepNumber('detachments');

export interface RoadEnds {
  /** A unit in the hex closes an end, as far as no river keeps its ZoC away. */
  isNear(hex: number): boolean;
  /** How many are closed. */
  count(s: State, turn: number, into: Ends): void;
  /** How many would be open without a unit of the Coalition in a hex. */
  heldFrom(s: State, hex: number, into: Ends): void;
}

export function createRoadEnds(w: World, later = 0): RoadEnds {
  /** Those in the north first. */
  const ends: readonly number[] = [...w.northEnds, ...w.southEnds];
  const north = w.northEnds.length;
  const byRoad: readonly Int16Array[] = w.northEnds.map((end) => roadTo(w, end));
  const near = Uint8Array.from({ length: w.hexes }, (_, hex) => (ends.some((end) => apart(w, hex, end) <= 1) ? 1 : 0));

  const beside: readonly (readonly number[])[] = w.northEnds.map((end) =>
    [...Array(w.hexes).keys()].filter((hex) => apart(w, hex, end) <= 1),
  );

  /** D-2, D-3, as far as distances tell: whether an HQ reaches an end. */
  function reachesEnd(s: State, hq: number, end: number): boolean {
    const at = s[w.at.where + hq];
    const range = w.range[2 * hq + s[w.at.face + hq]];
    if (apart(w, at, ends[end]) <= range + 1) return true;
    return s[w.at.face + hq] === FRONT && byRoad[end][at] <= 2 * range;
  }

  /** D-5, D-6: whether a Detachment may stand where it closes an end. */
  function hasRoom(s: State, end: number): boolean {
    for (const hex of beside[end]) if (!inZone(w, s, FRENCH, hex) && !inZone(w, s, COALITION, hex)) return true;
    return false;
  }

  /** A-2, D-2: whether an army could bring its HQ near enough. */
  function armyReaches(s: State, hq: number, end: number): boolean {
    const far = 1.5 * w.range[2 * hq] + 3;
    for (const corps of w.corpsOf[COALITION]) {
      const at = s[w.at.where + corps];
      if (w.army[corps] === w.army[hq] && at >= 0 && apart(w, at, ends[end]) <= far) return true;
    }
    return false;
  }

  /** How many of the open ends Detachments can close in the turns that are left after this one. */
  function canCloseLater(s: State, turn: number, open: number): number {
    const turns = w.turns - turn;
    let found = 0;
    for (let end = 0; end < north; end++) {
      if (found >= turns * w.hqsOf[COALITION].length) break;
      if ((open & (1 << end)) === 0 || !hasRoom(s, end)) continue;
      if (w.hqsOf[COALITION].some((hq) => hasOneLeft(w, s, w.army[hq]) && armyReaches(s, hq, end))) found++;
    }
    return found;
  }

  return {
    isNear: (hex) => near[hex] === 1,
    count(s, turn, into) {
      into.north = 0;
      into.south = 0;
      let open = 0;
      for (let end = 0; end < ends.length; end++) {
        if ((zonesOf(w, s, COALITION, ends[end]) & ZOC_BITS) === 0) open |= 1 << end;
        else if (end < north) into.north++;
        else into.south++;
      }
      if (open === 0) return;
      for (const hq of w.hqsOf[COALITION]) {
        if (!mayPlace(w, s, hq) || !hasOneLeft(w, s, w.army[hq])) continue;
        for (let end = 0; end < north; end++) {
          if ((open & (1 << end)) === 0 || inZone(w, s, FRENCH, ends[end]) || !reachesEnd(s, hq, end)) continue;
          open &= ~(1 << end);
          into.north += AS_GOOD_AS_CLOSED;
          break;
        }
      }
      if (later > 0) into.north += later * canCloseLater(s, turn, open);
    },
    heldFrom(s, hex, into) {
      into.north = 0;
      into.south = 0;
      for (let end = 0; end < ends.length; end++) {
        if (apart(w, hex, ends[end]) > 1 || (zonesOf(w, s, COALITION, ends[end]) & ZOC_BITS) !== 1) continue;
        if (end < north) into.north++;
        else into.south++;
      }
    },
  };
}

/** D-3: the hexes of road to an end in the north or to a hex beside it, from each hex; roads that meet (TEC-3). */
function roadTo(w: World, end: number): Int16Array {
  const steps = new Int16Array(w.hexes).fill(UNREACHED);
  const known = new Uint8Array(6 * w.hexes);
  const near = [...Array(w.hexes).keys()].filter((hex) => apart(w, hex, end) <= 1);
  const queue = near.map((hex) => ({ hex, came: -1, far: 0 }));
  for (const { hex, came, far } of queue) {
    if (steps[hex] === UNREACHED) steps[hex] = far;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const next = w.neighbours[slot];
      if (next < 0 || known[slot] === 1 || (w.hexsides[slot] & ROAD) === 0 || !roadGoesOn(w, came, hex, next)) continue;
      known[slot] = 1;
      queue.push({ hex: next, came: hex, far: far + 1 });
    }
  }
  return steps;
}

/** Whether an HQ of the Coalition can still place a Detachment in this turn (D-1). */
function mayPlace(w: World, s: State, hq: number): boolean {
  if (s[w.at.where + hq] < 0) return false;
  if (s[w.at.step] === PLACING) return s[w.at.active] === FRENCH || !has(w, s, hq, USED);
  return BEFORE_PLACING.has(s[w.at.step]);
}

/** D-8 */
function hasOneLeft(w: World, s: State, army: number): boolean {
  for (const unit of w.detachmentsOf[COALITION])
    if (w.army[unit] === army && s[w.at.where + unit] === OFF_MAP) return true;
  return false;
}
