import type { State } from '@hundred-days/kernel';
import { HEXES, HEXSIDES, MAP, NEIGHBOURS, RIVER, ROAD, STREAM } from '../board.ts';
import {
  AT,
  BACK,
  CAVALRY_ZOC_BITS,
  CAVALRY_ZOI_BITS,
  FRONT,
  inZoc,
  isEmpty,
  onMap,
  ZOC_BITS,
  ZOI_BITS,
  zonesOf,
} from '../position.ts';
import { ALLOWANCE, ARMY, CAVALRY, DETACHMENTS, enemyOf, HQS_OF_ARMY, RANGE, SIDE } from '../units.ts';

/**
 * Where a Corps can go in one move (MOV-3 to MOV-15, TEC-4, TEC-9, S16-6), breadth first. The state of the search is the hex
 * and how it was come to; each such pair is a node of a tree, and a way is read from its end back to the root.
 */

/** How a hex was come to. A move by road alone may be twice as long (MOV-6); a Corps that was flipped is on its back. */
const BY_ROAD = 0;
const ACROSS = 1;
const FLIPPED = 2;
const FLIPPED_AND_HALTED = 3;
const MANNERS = 4;

/** At most three HQs, two entry hexes: six searches of one Corps, each with at most so many nodes. */
const MOST_NODES = 6 * 1024;

export interface Ends {
  readonly count: number;
  hex(end: number): number;
  /** The side the Corps shows when it gets there. */
  face(end: number): number;
  hq(end: number): number;
  path(end: number): number[];
}

export interface March extends Ends {
  /** All ends of a Corps' moves: from its hex, or from each of the entry hexes given. Returns the count. */
  find(s: State, unit: number, entries: readonly number[], only: number): number;
  /** The end of a move with this hex and face, -1 if there is none. FRONT or BACK; -1 takes what there is, FRONT first. */
  end(hex: number, face: number): number;
  /** The ends as an object of their own, untouched by later searches. */
  snapshot(): Ends;
}

/** The rain flips a Corps that leaves the road (S16-6). */
export const rains = (s: State): boolean => ((s[AT.rain] >> s[AT.turn]) & 1) === 1;

/** What stops a Corps in a hex: a ZoC (MOV-12), and the ZoI of any Corps (MOV-10) or of Cavalry (MOV-11). */
const haltBits = (unit: number): number => (CAVALRY[unit] === 1 ? ZOC_BITS | CAVALRY_ZOI_BITS : ZOC_BITS | ZOI_BITS);

/** MOV-4: no hex with a Corps, nor with an enemy Detachment. */
export function mayEnter(s: State, side: number, hex: number): boolean {
  const occupants = s[AT.occupants + hex];
  if ((occupants & 31) !== 0) return false;
  const detachment = (occupants >> 5) & 31;
  return detachment === 0 || SIDE[detachment - 1 + DETACHMENTS] === side;
}

/** MOV-13, MOV-14: whether a Corps on the map is held where it is. */
export function isHeld(s: State, unit: number): boolean {
  const zones = zonesOf(s, enemyOf(SIDE[unit]), s[AT.where + unit]);
  return (zones & (CAVALRY[unit] === 1 ? CAVALRY_ZOC_BITS : ZOC_BITS)) !== 0;
}

/** MOV-15: a Cavalry Corps in the ZoC of Infantry or Detachments must first come out of it, into an empty hex. */
export const mustBreakOff = (s: State, unit: number): boolean =>
  CAVALRY[unit] === 1 && inZoc(s, enemyOf(SIDE[unit]), s[AT.where + unit]);

export const mayBreakOffTo = (s: State, unit: number, hex: number): boolean =>
  isEmpty(s, hex) && !inZoc(s, enemyOf(SIDE[unit]), hex);

/** MOV-7, MOV-9: inside the range one stays inside; outside it one never gets farther away. */
export const obeys = (range: number, from: number, to: number): boolean => to <= range || (from > range && to <= from);

/** TEC-9 and S16-6: how a hex is come to across a hexside without a road. */
function offRoad(manner: number, stream: boolean, face: number, wet: boolean, cavalry: boolean): number {
  if (stream) return FLIPPED_AND_HALTED;
  if (face === BACK) return ACROSS;
  if (manner === FLIPPED) return FLIPPED;
  if (!wet) return ACROSS;
  return cavalry ? FLIPPED : FLIPPED_AND_HALTED;
}

const { q: Q, r: R } = MAP;

function distanceBetween(a: number, b: number): number {
  const dq = Q[a] - Q[b];
  const dr = R[a] - R[b];
  const ds = dq + dr;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(ds));
}

export function createMarch(): March {
  const stamps = new Int32Array(MANNERS * HEXES);
  const ended = new Int32Array(2 * HEXES);
  const endAt = new Int16Array(2 * HEXES);
  const nodeHex = new Int16Array(MOST_NODES);
  const nodeFrom = new Int16Array(MOST_NODES);
  const nodeManner = new Uint8Array(MOST_NODES);
  const nodeSteps = new Uint8Array(MOST_NODES);
  const endNode = new Int16Array(2 * HEXES);
  const endFace = new Uint8Array(2 * HEXES);
  const endHq = new Uint8Array(2 * HEXES);
  let nodes = 0;
  let count = 0;
  let visit = 0;
  let search = 0;

  function begin(): void {
    if (visit > 0x7ffffff0) {
      stamps.fill(0);
      ended.fill(0);
      visit = 0;
      search = 0;
    }
    nodes = 0;
    count = 0;
    search++;
  }

  function addNode(hex: number, from: number, manner: number, steps: number): void {
    stamps[manner * HEXES + hex] = visit;
    nodeHex[nodes] = hex;
    nodeFrom[nodes] = from;
    nodeManner[nodes] = manner;
    nodeSteps[nodes] = steps;
    nodes++;
  }

  function addEnd(node: number, face: number, hq: number): void {
    const key = 2 * nodeHex[node] + face;
    if (ended[key] === search) return;
    ended[key] = search;
    endAt[key] = count;
    endNode[count] = node;
    endFace[count] = face;
    endHq[count] = hq;
    count++;
  }

  /** One search: a Corps, the HQ that commands it, and the hex it starts from or (entering) comes on at. */
  function spread(s: State, unit: number, hq: number, start: number, entering: boolean): void {
    visit++;
    const side = SIDE[unit];
    const cavalry = CAVALRY[unit] === 1;
    const face = s[AT.face + unit];
    const allowance = ALLOWANCE[2 * unit + face];
    const exhausted = ALLOWANCE[2 * unit + BACK];
    // MOV-6: Infantry in Battle Formation has no road movement.
    const byRoad = cavalry || face === FRONT ? 2 * allowance : allowance;
    const wet = face === FRONT && rains(s);
    const halt = haltBits(unit);
    // MOV-12: Infantry in a ZoC is in Battle Formation.
    const flip = cavalry ? 0 : ZOC_BITS;
    const zones = AT.zones + enemyOf(side) * HEXES;
    const breakOff = !entering && mustBreakOff(s, unit);
    const hqHex = s[AT.where + hq];
    const range = RANGE[2 * hq + s[AT.face + hq]];
    const farthest = MAP.distance(hqHex, start);
    const root = nodes;
    addNode(start, -1, BY_ROAD, entering ? 1 : 0);
    // REI-7: the entry hex itself is always allowed, and may be the end.
    if (entering) addEnd(root, (s[zones + start] & flip) !== 0 ? BACK : face, hq);

    for (let node = root; node < nodes; node++) {
      const from = nodeHex[node];
      const manner = nodeManner[node];
      const steps = nodeSteps[node] + 1;
      if (manner === FLIPPED_AND_HALTED) continue;
      if (steps > (manner === BY_ROAD ? byRoad : manner === ACROSS ? allowance : exhausted)) continue;
      if ((node !== root || entering) && (s[zones + from] & halt) !== 0) continue;
      const before = distanceBetween(hqHex, from);
      // MOV-6: no mixing; a move that leaves the road, or has left it, has the plain allowance.
      const roadsOnly = manner === BY_ROAD && steps > allowance;
      for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
        const to = NEIGHBOURS[slot];
        if (to < 0) continue;
        const hexside = HEXSIDES[slot];
        if ((hexside & RIVER) !== 0 || (roadsOnly && (hexside & ROAD) === 0)) continue;
        const come = (hexside & ROAD) !== 0 ? manner : offRoad(manner, STREAM[to] === 1, face, wet, cavalry);
        if (stamps[come * HEXES + to] === visit) continue;
        if (s[AT.occupants + to] !== 0 && to !== start && !mayEnter(s, side, to)) continue;
        if (breakOff && node === root && !mayBreakOffTo(s, unit, to)) continue;
        const now = distanceBetween(hqHex, to);
        if (!obeys(range, before, now)) continue;
        addNode(to, node, come, steps);
        // MOV-3: a move ends in another hex than it began. MOV-9: begun beyond the range, it ends nearer to the HQ.
        if (to === start ? !entering : farthest > range && now >= farthest) continue;
        addEnd(nodes - 1, come >= FLIPPED || (s[zones + to] & flip) !== 0 ? BACK : face, hq);
      }
    }
  }

  function path(end: number): number[] {
    const hexes: number[] = [];
    for (let node = endNode[end]; node >= 0; node = nodeFrom[node]) hexes.push(nodeHex[node]);
    return hexes.reverse();
  }

  return {
    get count() {
      return count;
    },
    hex: (end) => nodeHex[endNode[end]],
    face: (end) => endFace[end],
    hq: (end) => endHq[end],
    path,
    find(s, unit, entries, only) {
      begin();
      const entering = entries.length > 0;
      for (const hq of HQS_OF_ARMY[ARMY[unit]]) {
        if (!onMap(s, hq) || (only >= 0 && hq !== only)) continue;
        if (!entering) spread(s, unit, hq, s[AT.where + unit], false);
        for (const entry of entries) spread(s, unit, hq, entry, true);
      }
      return count;
    },
    end(hex, face) {
      for (const wanted of face < 0 ? [FRONT, BACK] : [face]) {
        if (ended[2 * hex + wanted] === search) return endAt[2 * hex + wanted];
      }
      return -1;
    },
    snapshot: () =>
      new FoundEnds(
        nodeHex.slice(0, nodes),
        nodeFrom.slice(0, nodes),
        endNode.slice(0, count),
        endFace.slice(0, count),
        endHq.slice(0, count),
      ),
  };
}

class FoundEnds implements Ends {
  readonly #nodeHex: Int16Array;
  readonly #nodeFrom: Int16Array;
  readonly #endNode: Int16Array;
  readonly #endFace: Uint8Array;
  readonly #endHq: Uint8Array;

  constructor(nodeHex: Int16Array, nodeFrom: Int16Array, endNode: Int16Array, endFace: Uint8Array, endHq: Uint8Array) {
    this.#nodeHex = nodeHex;
    this.#nodeFrom = nodeFrom;
    this.#endNode = endNode;
    this.#endFace = endFace;
    this.#endHq = endHq;
  }

  get count(): number {
    return this.#endNode.length;
  }

  hex(end: number): number {
    return this.#nodeHex[this.#endNode[end]];
  }

  face(end: number): number {
    return this.#endFace[end];
  }

  hq(end: number): number {
    return this.#endHq[end];
  }

  path(end: number): number[] {
    const hexes: number[] = [];
    for (let node = this.#endNode[end]; node >= 0; node = this.#nodeFrom[node]) hexes.push(this.#nodeHex[node]);
    return hexes.reverse();
  }
}
