import type { Place, Reached, Side, State, Unit } from '@hundred-days/kernel';
import { ARTILLERY, LEADER } from '../board.ts';
import { COLUMN, weatherOf } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { KeptWays } from './keptways.ts';
import { allowanceOf } from './roads.ts';
import { roomFor } from './stacking.ts';
import { layOutSteps, type Steps } from './steps.ts';

/**
 * 9.0, 7.5, 8.1b Searches over the map: the ways of one piece, paths of command, and who could march up to a hex. The same answers
 * as the kernel's search gives when it asks for the cost of every step (test/properties/ways.test.ts holds the two together), but
 * what the ground costs is laid out beforehand (steps.ts), and whether a hex makes a unit stop goes by the hex alone, so that a node has one
 * label only.
 */

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

/** What a search goes by. */
interface Terms {
  readonly steps: Steps;
  /** The side whose units nobody passes. */
  readonly barring: Side;
  /** The unit that looks for a place to stop in, and stops in zones of influence; -1 where that is no matter. */
  readonly unit: Unit;
  /** The hex where nobody ends, -1 for none. */
  readonly home: Place;
  /** Hexes that are closed whoever is there. */
  readonly shut: readonly Place[];
  /** 8.1b: whoever comes next to the hex has come: the first step is free. */
  readonly free: boolean;
  /** The arm whose top counter is looked for, if it has as many points as the way to it costs; -1 for none. */
  readonly sought: number;
}

const NOWHERE: readonly Place[] = [];
/** The cost of a node that was not seen: more than any other. */
const UNSEEN = 0x7fff;
/** The cost of one that is closed: less than any other. */
const SHUT = -1;

export function createWays(w: World): Ways {
  const { hexes } = w;
  const size = 2 * hexes;
  const { byArm, gunsByRoad, traces, back, gunsBack } = layOutSteps(w);

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
    visited[visits++] = node;
    ends[node] = mayEnd ? 1 : 0;
    if (mayEnd) found[count++] = node;
  }

  /** Nothing costs less, so that nobody goes there. */
  function close(hex: Place): void {
    cost[hex] = cost[hex + hexes] = SHUT;
    ends[hex] = ends[hex + hexes] = 0;
  }

  function begin(node: number, shut: readonly Place[]): void {
    cost.fill(UNSEEN);
    for (const hex of shut) close(hex);
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
    begin(first, terms.shut);
    if (first < 0 || allowance < 0) return;
    const { side } = w;
    const { top } = w.at;
    const { steps, barring, unit, home, free, sought } = terms;
    const { first: starts, to, via, open, met, least, cheapest } = steps;
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
          const before = cost[node];
          const atLeast = isFree ? 0 : now + least[i];
          if (before < atLeast || atLeast > allowance) continue;
          const hex = node >= hexes ? node - hexes : node;
          const there = s[top + hex];
          const step = isFree ? 0 : there === 0 ? open[i] : met[i];
          const points = now + step;
          if (step < 0 || points > allowance) continue;
          const known = before !== UNSEEN;
          if (known) {
            if (points > before || (points === before && via[i] >= by[node])) continue;
          } else {
            if (there !== 0 && side[there - 1] === barring) continue;
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
          const isWaiting = points === before;
          cost[node] = points;
          from[node] = here;
          by[node] = via[i];
          // Who stops there, or has too little left for any step, goes no further.
          if (isWaiting || stops[node] === 1 || points + cheapest[node] > allowance) continue;
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
    const terms = { steps, barring: side, unit: -1, home: -1, shut: NOWHERE, free: true, sought };
    walk(s, terms, { node: hex, points }, size + 1);
  }

  /** The terms of a piece that moves. */
  function termsOf(s: State, piece: Unit): Terms {
    const arm = w.arm[piece];
    const barring = enemyOf(w.side[piece]);
    const steps = arm === ARTILLERY && w.gunsByRoad[weatherOf(w, s)] ? gunsByRoad : byArm[arm];
    const leads = arm === LEADER;
    const shut = leads || s[w.at.duels] > 0 ? closedTo(s, barring, leads) : NOWHERE;
    const home = s[w.at.where + piece];
    return { steps, barring, unit: leads ? -1 : piece, home, shut, free: false, sought: -1 };
  }

  /** 9.4.5h: nothing enters the hexes of a Reaction Charge; 5.1a: no leader shares a hex with an enemy piece. */
  function closedTo(s: State, enemy: number, leads: boolean): Place[] {
    const shut: Place[] = [];
    if (s[w.at.duels] > 0) for (let hex = 0; hex < hexes; hex++) if (s[w.at.duel + hex] !== 0) shut.push(hex);
    if (!leads) return shut;
    for (const other of w.leadersOf[enemy]) {
      const hex = s[w.at.where + other];
      if (hex >= 0 && s[w.at.top + hex] === 0) shut.push(hex);
    }
    return shut;
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

  const isReached = (node: number): boolean => cost[node] !== UNSEEN && ends[node] === 1;

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
      const terms = termsOf(s, piece);
      if (errand.node >= 0 && terms.steps.cheapest[errand.node] > errand.points) return false;
      walk(s, terms, errand, 2);
      return count > 1;
    },
    trace(s, leader) {
      const barring = enemyOf(w.side[leader]);
      const terms = { steps: traces, barring, unit: -1, home: -1, shut: NOWHERE, free: false, sought: -1 };
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
      for (let i = 0; i < visits; i++) {
        const node = from[visited[i]];
        before[i] = node < 0 ? -1 : order[node];
      }
      for (let i = without; i < count; i++) if (isCheaper(ordered[i])) last.push(order[ordered[i]]);
      return new KeptWays(places, before, last);
    },
  };
}
