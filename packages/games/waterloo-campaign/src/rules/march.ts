import type { Place, State, Unit } from '@hundred-days/kernel';
import { RIVER, ROAD, roadGoesOn } from '../board.ts';
import { BACK, FRONT } from '../layout.ts';
import { CAVALRY_ZOC_BITS, CAVALRY_ZOI_BITS, inZoc, isEmpty, onMap, ZOC_BITS, ZOI_BITS, zonesOf } from '../position.ts';
import { enemyOf, type Side } from '../units.ts';
import type { World } from '../world.ts';

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
  find(s: State, unit: Unit, entries: readonly number[], only: Unit): number;
  /** The end of a move with this hex and face, -1 if there is none. FRONT or BACK; -1 takes what there is, FRONT first. */
  end(hex: Place, face: number): number;
  /** The ends as an object of their own, untouched by later searches. */
  snapshot(): Ends;
}

/** The rain flips a Corps that leaves the road (S16-6). */
export const rains = (w: World, s: State): boolean => ((s[w.at.rain] >> s[w.at.turn]) & 1) === 1;

/** What stops a Corps in a hex: a ZoC (MOV-12), and the ZoI of any Corps (MOV-10) or of Cavalry (MOV-11). */
const haltBits = (w: World, unit: Unit): number =>
  w.cavalry[unit] === 1 ? ZOC_BITS | CAVALRY_ZOI_BITS : ZOC_BITS | ZOI_BITS;

/** MOV-4: no hex with a Corps, nor with an enemy Detachment. */
export function mayEnter(w: World, s: State, side: Side, hex: Place): boolean {
  const occupants = s[w.at.occupants + hex];
  if ((occupants & 31) !== 0) return false;
  const detachment = (occupants >> 5) & 31;
  return detachment === 0 || w.side[detachment - 1 + w.detachments] === side;
}

/** MOV-13, MOV-14: whether a Corps on the map is held where it is. */
export function isHeld(w: World, s: State, unit: Unit): boolean {
  const zones = zonesOf(w, s, enemyOf(w.side[unit]), s[w.at.where + unit]);
  return (zones & (w.cavalry[unit] === 1 ? CAVALRY_ZOC_BITS : ZOC_BITS)) !== 0;
}

/** MOV-15: a Cavalry Corps in the ZoC of Infantry or Detachments must first come out of it, into an empty hex. */
export const mustBreakOff = (w: World, s: State, unit: Unit): boolean =>
  w.cavalry[unit] === 1 && inZoc(w, s, enemyOf(w.side[unit]), s[w.at.where + unit]);

export const mayBreakOffTo = (w: World, s: State, unit: Unit, hex: Place): boolean =>
  isEmpty(w, s, hex) && !inZoc(w, s, enemyOf(w.side[unit]), hex);

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

export function createMarch(w: World): March {
  const stamps = new Int32Array((MANNERS + 6) * w.hexes);
  const ended = new Int32Array(2 * w.hexes);
  const endAt = new Int16Array(2 * w.hexes);
  const nodeHex = new Int16Array(MOST_NODES);
  const nodeFrom = new Int16Array(MOST_NODES);
  const nodeManner = new Uint8Array(MOST_NODES);
  const nodeSteps = new Uint8Array(MOST_NODES);
  const endNode = new Int16Array(2 * w.hexes);
  const endFace = new Uint8Array(2 * w.hexes);
  const endHq = new Uint8Array(2 * w.hexes);
  const nodeDistance = new Uint8Array(MOST_NODES);
  // What the search looks at again and again.
  const { neighbours, hexsides, stream, hexes, passing, at } = w;
  const { q, r } = w.map;
  let nodes = 0;
  let count = 0;
  let visit = 0;
  let search = 0;
  /** Whether command has kept the Corps from anything in this search. */
  let bound = false;

  function distanceBetween(a: number, b: number): number {
    const dq = q[a] - q[b];
    const dr = r[a] - r[b];
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
  }

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

  function addNode(hex: Place, from: number, manner: number, steps: number, distance: number): void {
    nodeHex[nodes] = hex;
    nodeFrom[nodes] = from;
    nodeManner[nodes] = manner;
    nodeSteps[nodes] = steps;
    nodeDistance[nodes] = distance;
    nodes++;
  }

  function addEnd(node: number, face: number, hq: Unit): void {
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
  function spread(s: State, unit: Unit, hq: Unit, start: Place, entering: boolean): void {
    visit++;
    const side = w.side[unit];
    const cavalry = w.cavalry[unit] === 1;
    const face = s[w.at.face + unit];
    const allowance = w.allowance[2 * unit + face];
    const exhausted = w.allowance[2 * unit + BACK];
    // MOV-6: Infantry in Battle Formation has no road movement.
    const byRoad = cavalry || face === FRONT ? 2 * allowance : allowance;
    const wet = face === FRONT && rains(w, s);
    const halt = haltBits(w, unit);
    // MOV-12: Infantry in a ZoC is in Battle Formation.
    const flip = cavalry ? 0 : ZOC_BITS;
    const zones = at.zones + enemyOf(side) * hexes;
    const occupants = at.occupants;
    const breakOff = !entering && mustBreakOff(w, s, unit);
    const hqHex = s[w.at.where + hq];
    const range = w.range[2 * hq + s[w.at.face + hq]];
    const farthest = distanceBetween(hqHex, start);
    const root = nodes;
    stamps[BY_ROAD * hexes + start] = visit;
    addNode(start, -1, BY_ROAD, entering ? 1 : 0, farthest);
    // REI-7: the entry hex itself is always allowed, and may be the end.
    if (entering) addEnd(root, (s[zones + start] & flip) !== 0 ? BACK : face, hq);

    for (let node = root; node < nodes; node++) {
      const from = nodeHex[node];
      const manner = nodeManner[node];
      const steps = nodeSteps[node] + 1;
      if (manner === FLIPPED_AND_HALTED) continue;
      if (steps > (manner === BY_ROAD ? byRoad : manner === ACROSS ? allowance : exhausted)) continue;
      if ((node !== root || entering) && (s[zones + from] & halt) !== 0) continue;
      const before = nodeDistance[node];
      // MOV-6: no mixing; a move that leaves the road, or has left it, has the plain allowance.
      const roadsOnly = manner === BY_ROAD && steps > allowance;
      const parts = manner === BY_ROAD && passing[from] === 1 ? nodeFrom[node] : -1;
      for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
        const to = neighbours[slot];
        if (to < 0) continue;
        const hexside = hexsides[slot];
        if ((hexside & RIVER) !== 0 || (roadsOnly && (hexside & ROAD) === 0)) continue;
        let come = (hexside & ROAD) !== 0 ? manner : offRoad(manner, stream[to] === 1, face, wet, cavalry);
        // TEC-3: along another road that does not meet this one the move goes on as one across country, dry all the same.
        if (come === BY_ROAD && parts >= 0 && !roadGoesOn(w, nodeHex[parts], from, to)) {
          if (roadsOnly) continue;
          come = ACROSS;
        }
        // There it also matters whence it came.
        const key =
          come === BY_ROAD && passing[to] === 1
            ? MANNERS * hexes + 6 * to + w.map.direction(to, from)
            : come * hexes + to;
        if (stamps[key] === visit) continue;
        if (s[occupants + to] !== 0 && to !== start && !mayEnter(w, s, side, to)) continue;
        if (breakOff && node === root && !mayBreakOffTo(w, s, unit, to)) continue;
        const now = distanceBetween(hqHex, to);
        if (!obeys(range, before, now)) {
          bound = true;
          continue;
        }
        stamps[key] = visit;
        addNode(to, node, come, steps, now);
        // MOV-3: a move ends in another hex than it began.
        if (to === start && !entering) continue;
        // MOV-9: begun beyond the range, it ends nearer to the HQ.
        if (to !== start && farthest > range && now >= farthest) {
          bound = true;
          continue;
        }
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
      for (const hq of w.hqsOfArmy[w.army[unit]]) {
        if (!onMap(w, s, hq) || (only >= 0 && hq !== only)) continue;
        bound = false;
        if (!entering) spread(s, unit, hq, s[w.at.where + unit], false);
        for (const entry of entries) spread(s, unit, hq, entry, true);
        // Under an HQ that keeps it from nothing a Corps gets wherever it can under any other.
        if (!bound) break;
      }
      return count;
    },
    end(hex, face) {
      for (const wanted of face < 0 ? [FRONT, BACK] : [face]) {
        if (ended[2 * hex + wanted] === search) return endAt[2 * hex + wanted];
      }
      return -1;
    },
    snapshot() {
      const found = new Int16Array(2 * nodes + 3 * count);
      found.set(nodeHex.subarray(0, nodes));
      found.set(nodeFrom.subarray(0, nodes), nodes);
      found.set(endNode.subarray(0, count), 2 * nodes);
      found.set(endFace.subarray(0, count), 2 * nodes + count);
      found.set(endHq.subarray(0, count), 2 * nodes + 2 * count);
      return new FoundEnds(found, nodes, count);
    },
  };
}

/** Ends in one piece of memory: hex and origin of each node; node, face and HQ of each end. */
class FoundEnds implements Ends {
  readonly #found: Int16Array;
  readonly #nodes: number;
  readonly count: number;

  constructor(found: Int16Array, nodes: number, count: number) {
    this.#found = found;
    this.#nodes = nodes;
    this.count = count;
  }

  #node(end: number): number {
    return this.#found[2 * this.#nodes + end];
  }

  hex(end: number): Place {
    return this.#found[this.#node(end)];
  }

  face(end: number): number {
    return this.#found[2 * this.#nodes + this.count + end];
  }

  hq(end: number): Unit {
    return this.#found[2 * this.#nodes + 2 * this.count + end];
  }

  path(end: number): Place[] {
    const hexes: Place[] = [];
    for (let node = this.#node(end); node >= 0; node = this.#found[this.#nodes + node]) hexes.push(this.#found[node]);
    return hexes.reverse();
  }
}
