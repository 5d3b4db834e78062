import type { Place, Reached, Side, State, Unit } from '@hundred-days/kernel';
import { ARTILLERY, CAVALRY, INFANTRY, LEADER } from '../board.ts';
import { COLUMN, weatherOf } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { allowanceOf, owedFor, singleStep } from './roads.ts';
import { roomFor } from './stacking.ts';

/**
 * 9.0, 7.5, 8.1b Searches over the map: the ways of one piece, paths of command, and who could march up to a hex. The same answers
 * as the kernel's search gives when it asks for the cost of every step (test/properties/ways.test.ts holds the two together), but
 * what the ground costs is laid out beforehand, and whether a hex makes a unit stop goes by the hex alone, so that a node has one
 * label only.
 */

/** The steps of a kind of piece, node by node as in `columnNet`: where each leads, and what it costs without and with friends there. */
interface Steps {
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly via: Int8Array;
  readonly open: Int8Array;
  readonly met: Int8Array;
}

/** 9.2.1b: what a unit pays besides that leaves a hex off the road it came in by; -1 where it cannot. */
function owedOnLeaving(w: World, arm: number, node: number, slot: number): number {
  const hex = node - w.hexes;
  return hex < 0 || w.holdsBack[hex] === 0 || w.along[slot] === 1 ? 0 : owedFor(w, arm, hex);
}

function stepsOf(w: World, arm: number, byRoadOnly: boolean): Steps {
  const { hexes } = w;
  const first = new Int32Array(2 * hexes + 1);
  const found: number[][] = [];
  for (let node = 0; node < 2 * hexes; node++) {
    for (let i = w.columnNet.first[node]; i < w.columnNet.first[node + 1]; i++) {
      const [to, via] = [w.columnNet.to[i], w.columnNet.via[i]];
      const slot = 6 * (node % hexes) + via;
      const owed = owedOnLeaving(w, arm, node, slot);
      if (owed < 0 || (byRoadOnly && w.along[slot] === 0)) continue;
      const [open, met] = to >= hexes ? [w.openColumn, w.metColumn] : [w.openFull, w.metFull];
      const paid = (points: number): number => (points < 0 ? -1 : points + owed);
      found.push([to, via, paid(open[arm][slot]), paid(met[arm][slot])]);
    }
    first[node + 1] = found.length;
  }
  return listed(first, found);
}

/** Steps from hex to hex, out of Road Column, each at the cost of its slot: of leaders (9.2b), of paths of command (7.5). */
function plainSteps(w: World, costs: ArrayLike<number>): Steps {
  const first = new Int32Array(2 * w.hexes + 1);
  const found: number[][] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    for (let i = w.map.first[hex]; i < w.map.first[hex + 1]; i++) {
      const points = costs[6 * hex + w.map.via[i]];
      if (points >= 0) found.push([w.map.to[i], w.map.via[i], points, points]);
    }
    first[hex + 1] = found.length;
  }
  return listed(first.fill(found.length, w.hexes), found);
}

/** 8.1b: the steps of an arm against the march, friends ignored; those it cannot take are there, too (-1). */
function stepsBack(w: World, arm: number, byRoadOnly: boolean): Steps {
  const { hexes } = w;
  const first = new Int32Array(2 * hexes + 1);
  const found: number[][] = [];
  for (let node = 0; node < 2 * hexes; node++) {
    for (let i = w.backNet.first[node]; i < w.backNet.first[node + 1]; i++) {
      const [from, via] = [w.backNet.to[i], w.backNet.via[i]];
      if (from === w.offMap) continue;
      const slot = 6 * (from % hexes) + via;
      const points = byRoadOnly && w.along[slot] === 0 ? -1 : singleStep(w, arm, slot, node >= hexes, false);
      const owed = owedOnLeaving(w, arm, from, slot);
      const paid = points < 0 || owed < 0 ? -1 : points + owed;
      found.push([from, via, paid, paid]);
    }
    first[node + 1] = found.length;
  }
  return listed(first, found);
}

const listed = (first: Int32Array, found: readonly number[][]): Steps => ({
  first,
  to: Int16Array.from(found, ([to]) => to),
  via: Int8Array.from(found, ([, via]) => via),
  open: Int8Array.from(found, ([, , open]) => open),
  met: Int8Array.from(found, ([, , , met]) => met),
});

/** Where a search begins, with how many half points, and which hex alone is looked for, -1 for all. */
export interface Errand {
  readonly node: number;
  readonly points: number;
  readonly goal?: Place;
}

/** A search that is used again and again; its results can be read until its next search. */
export interface Ways extends Reached {
  /** 9.0: every node that a piece can go to, as far as its owner sees; the start comes first. */
  search(s: State, piece: Unit, errand: Errand): void;
  /** Whether there is a node besides the start where it may stop. */
  anywhere(s: State, piece: Unit, errand: Errand): boolean;
  /** 7.5: the hexes that a leader's path of command reaches. */
  trace(s: State, leader: Unit): void;
  /** 8.1b: from where enemies of `side` of an arm come next to a hex: their command, zones and friends are ignored, the others block. */
  span(s: State, side: Side, arm: number, hex: Place, points: number): void;
  /** The same as far as to the first top counter that could come; whether there is one. If not, the results are those of `span`. */
  finds(s: State, side: Side, arm: number, hex: Place, points: number): boolean;
  /**
   * The ways to the places reached, in order but without so many of the first, as hexes: to each hex the cheaper one, in Road Column
   * or not. Later searches leave them alone.
   */
  kept(without: number): KeptWays;
}

/** Ways that were found: the hexes that were seen, each with the number of the one before it, and where each way ends. */
export class KeptWays {
  readonly #hexes: readonly Place[];
  readonly #before: readonly number[];
  readonly #ends: readonly number[];

  constructor(hexes: readonly Place[], before: readonly number[], ends: readonly number[]) {
    this.#hexes = hexes;
    this.#before = before;
    this.#ends = ends;
  }

  get count(): number {
    return this.#ends.length;
  }

  way(i: number): Place[] {
    let length = 0;
    for (let at = this.#ends[i]; at >= 0; at = this.#before[at]) length++;
    const way = new Array<Place>(length);
    for (let at = this.#ends[i]; at >= 0; at = this.#before[at]) way[--length] = this.#hexes[at];
    return way;
  }
}

/** What a search goes by. */
interface Terms {
  readonly steps: Steps;
  /** The side whose units nobody passes. */
  readonly barring: Side;
  /** The unit that looks for a place to stop in, and stops in zones of influence; -1 where that is no matter. */
  readonly unit: Unit;
  /** The hex where nobody ends, -1 for none. */
  readonly home: Place;
  /** 9.4.5h: hexes of Reaction Charges are closed. */
  readonly duels: boolean;
  /** Hexes that are closed besides. */
  readonly lone: readonly Place[];
  /** 8.1b: whoever comes next to the hex has come: the first step is free. */
  readonly free: boolean;
  /** The arm whose top counter is looked for, if it has as many points as the way to it costs; -1 for none. */
  readonly sought: number;
}

const ARMS = [INFANTRY, CAVALRY, ARTILLERY];
const NOBODY: readonly Place[] = [];

export function createWays(w: World): Ways {
  const { hexes } = w;
  const size = 2 * hexes;
  const byArm = [...ARMS.map((arm) => stepsOf(w, arm, false)), plainSteps(w, w.leaderCost)];
  const gunsByRoad = stepsOf(w, ARTILLERY, true);
  const traces = plainSteps(w, w.traceCost);
  const back = ARMS.map((arm) => stepsBack(w, arm, false));
  const gunsBack = stepsBack(w, ARTILLERY, true);

  const seen = new Int32Array(size);
  const cost = new Int16Array(size);
  const from = new Int16Array(size);
  const by = new Int8Array(size);
  const stops = new Uint8Array(size);
  const ends = new Uint8Array(size);
  const visited = new Int16Array(size);
  const order = new Int16Array(size);
  const found = new Int16Array(size);
  const ordered = new Int16Array(size);
  const marks = new Int32Array((size + 31) >> 5);
  // Each step is looked at once, so entries cannot run out.
  const longest = Math.max(...[...byArm, ...back].map(({ to }) => to.length)) + 1;
  const entryNode = new Int16Array(longest);
  const entryNext = new Int32Array(longest);
  // No piece has more half points; those who ask how far something is search the kernel's way.
  const buckets = new Int32Array(128);
  const tally = new Int32Array(130);
  let stamp = 0;
  let visits = 0;
  let count = 0;
  let start = -1;
  let inOrder = false;
  let isFound = false;

  /** 5.2e, 5.3e: whether a unit may stop at a node where no enemy is and no Reaction Charge. */
  function mayStop(s: State, piece: Unit, node: number, hex: Place): boolean {
    const top = s[w.at.top + hex] - 1;
    if (top < 0) return true;
    return node < hexes && (s[w.at.did + top] & COLUMN) === 0 && roomFor(w, s, hex, piece);
  }

  function see(node: number, mayEnd: boolean): void {
    seen[node] = stamp;
    visited[visits++] = node;
    ends[node] = mayEnd ? 1 : 0;
    if (mayEnd) found[count++] = node;
  }

  function begin(node: number): void {
    if (stamp === 0x7fffffff) {
      seen.fill(0);
      stamp = 0;
    }
    stamp++;
    visits = count = 0;
    inOrder = isFound = false;
    start = node;
    if (node < 0) return;
    see(node, true);
    cost[node] = 0;
    from[node] = by[node] = -1;
    stops[node] = 0;
  }

  function walk(s: State, terms: Terms, { node: first, points: allowance, goal = -1 }: Errand, most: number): void {
    begin(first);
    if (first < 0 || allowance < 0) return;
    const { side } = w;
    const { top, duel } = w.at;
    const { steps, barring, unit, home, duels, lone, free, sought } = terms;
    const { first: starts, to, via, open, met } = steps;
    const zone = w.at.seenZoi + barring * hexes;
    buckets.fill(-1, 0, allowance + 1);
    let entries = 1;
    let waiting = 1;
    entryNode[0] = first;
    entryNext[0] = -1;
    buckets[0] = 0;
    for (let now = 0; now <= allowance && waiting > 0; now++) {
      while (buckets[now] >= 0) {
        const entry = buckets[now];
        buckets[now] = entryNext[entry];
        waiting--;
        const here = entryNode[entry];
        // A cheaper way was found while it waited.
        if (cost[here] !== now) continue;
        const isFree = free && here === first;
        for (let i = starts[here], end = starts[here + 1]; i < end; i++) {
          const node = to[i];
          const known = seen[node] === stamp;
          if (known && cost[node] <= now) continue;
          const hex = node >= hexes ? node - hexes : node;
          const there = s[top + hex];
          const step = isFree ? 0 : there === 0 ? open[i] : met[i];
          const points = now + step;
          if (step < 0 || points > allowance) continue;
          if (known) {
            if (points > cost[node] || (points === cost[node] && via[i] >= by[node])) continue;
          } else {
            if (there !== 0 ? side[there - 1] === barring : lone.length > 0 && lone.includes(hex)) continue;
            if (duels && s[duel + hex] !== 0) continue;
            if (goal >= 0 && points + w.map.distance(hex, goal) > allowance) continue;
            const mayEnd = unit < 0 || mayStop(s, unit, node, hex);
            const zoned = unit >= 0 && s[zone + hex] !== 0;
            if (zoned && !mayEnd) continue;
            stops[node] = zoned ? 1 : 0;
            see(node, mayEnd && hex !== home);
            if (count >= most) return;
            if (sought >= 0 && there !== 0 && node < hexes && isSought(s, there - 1, sought, points)) {
              isFound = true;
              return;
            }
          }
          const isWaiting = known && points === cost[node];
          cost[node] = points;
          from[node] = here;
          by[node] = via[i];
          if (isWaiting || stops[node] === 1) continue;
          entryNode[entries] = node;
          entryNext[entries] = buckets[points];
          buckets[points] = entries++;
          waiting++;
        }
      }
    }
  }

  const isSought = (s: State, top: Unit, arm: number, points: number): boolean =>
    w.arm[top] === arm && points <= allowanceOf(w, s, top);

  function walkBack(s: State, side: Side, arm: number, hex: Place, points: number, sought: number): void {
    const steps = arm === ARTILLERY && w.gunsByRoad[weatherOf(w, s)] ? gunsBack : back[arm];
    const terms = { steps, barring: side, unit: -1, home: -1, duels: false, lone: NOBODY, free: true, sought };
    walk(s, terms, { node: hex, points }, size + 1);
  }

  /** The terms of a piece that moves. */
  function termsOf(s: State, piece: Unit): Terms {
    const arm = w.arm[piece];
    const barring = enemyOf(w.side[piece]);
    const steps = arm === ARTILLERY && w.gunsByRoad[weatherOf(w, s)] ? gunsByRoad : byArm[arm];
    const leads = arm === LEADER;
    const lone = leads ? loneLeaders(s, barring) : NOBODY;
    const home = s[w.at.where + piece];
    return { steps, barring, unit: leads ? -1 : piece, home, duels: true, lone, free: false, sought: -1 };
  }

  /** 5.1a: no leader shares a hex with an enemy piece. */
  function loneLeaders(s: State, enemy: number): Place[] {
    const alone: Place[] = [];
    for (const other of w.leadersOf[enemy]) {
      const hex = s[w.at.where + other];
      if (hex >= 0 && s[w.at.top + hex] === 0) alone.push(hex);
    }
    return alone;
  }

  // Marks give the order of nodes, a stable count by cost the order of costs.
  function putInOrder(): void {
    inOrder = true;
    let dearest = 0;
    for (let i = 0; i < count; i++) {
      const node = found[i];
      marks[node >> 5] |= 1 << (node & 31);
      if (cost[node] > dearest) dearest = cost[node];
    }
    tally.fill(0, 0, dearest + 2);
    for (let i = 0; i < count; i++) tally[cost[found[i]] + 1]++;
    for (let points = 0; points <= dearest; points++) tally[points + 1] += tally[points];
    for (let word = 0; word < marks.length; word++) {
      for (let bits = marks[word]; bits !== 0; bits &= bits - 1) {
        const node = (word << 5) + 31 - Math.clz32(bits & -bits);
        ordered[tally[cost[node]]++] = node;
      }
      marks[word] = 0;
    }
  }

  const isReached = (node: number): boolean => seen[node] === stamp && ends[node] === 1;

  /** Whether a hex is not entered for less in the other way; for as much, full cost is taken. */
  function isCheaper(node: number): boolean {
    const inColumn = node >= hexes;
    const other = inColumn ? node - hexes : node + hexes;
    return !isReached(other) || cost[node] < cost[other] || (!inColumn && cost[node] === cost[other]);
  }

  return {
    get start() {
      return start;
    },
    get count() {
      return count;
    },
    place(i) {
      if (!inOrder) putInOrder();
      return i >= 0 && i < count ? ordered[i] : -1;
    },
    cost: (node) => (isReached(node) ? cost[node] : -1),
    reached: isReached,
    path(node) {
      const way: number[] = [];
      if (isReached(node)) for (let at = node; at >= 0; at = from[at]) way.push(at);
      return way.reverse();
    },
    search: (s, piece, errand) => walk(s, termsOf(s, piece), errand, size + 1),
    anywhere(s, piece, errand) {
      walk(s, termsOf(s, piece), errand, 2);
      return count > 1;
    },
    trace(s, leader) {
      const barring = enemyOf(w.side[leader]);
      const terms = { steps: traces, barring, unit: -1, home: -1, duels: false, lone: NOBODY, free: false, sought: -1 };
      walk(s, terms, { node: s[w.at.where + leader], points: w.radius[leader - w.units] }, size + 1);
    },
    span: (s, side, arm, hex, points) => walkBack(s, side, arm, hex, points, -1),
    finds(s, side, arm, hex, points) {
      walkBack(s, side, arm, hex, points, arm);
      return isFound;
    },
    kept(without) {
      if (!inOrder) putInOrder();
      const places = new Array<number>(visits);
      const before = new Array<number>(visits);
      const last: number[] = [];
      for (let i = 0; i < visits; i++) {
        const node = visited[i];
        order[node] = i;
        places[i] = node >= hexes ? node - hexes : node;
      }
      for (let i = 0; i < visits; i++) before[i] = from[visited[i]] < 0 ? -1 : order[from[visited[i]]];
      for (let i = without; i < count; i++) if (isCheaper(ordered[i])) last.push(order[ordered[i]]);
      return new KeptWays(places, before, last);
    },
  };
}
