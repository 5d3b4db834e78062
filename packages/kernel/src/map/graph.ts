import { MapError, type MapFault } from './fault.ts';
import { MOST_PLACES, type NeighbourLists } from './neighbourlists.ts';

export interface GraphEdge {
  readonly a: string;
  readonly b: string;
}

/** A point-to-point map: towns and the roads between them. `via` of a neighbour is the index of the edge. */
export interface Graph<E extends GraphEdge = GraphEdge> extends NeighbourLists {
  readonly ids: readonly string[];
  readonly indexOf: (id: string) => number;
  /** The edges as given; their attributes are found by the index of the edge. */
  readonly edges: readonly E[];
  /** The two ends of edge e are the places ends[2 * e] and ends[2 * e + 1]. */
  readonly ends: Readonly<Int16Array>;
  /** The index of the edge between two places, -1 if there is none. */
  readonly edgeBetween: (a: number, b: number) => number;
  /** The number of edges on the shortest way, -1 if there is none. */
  readonly distance: (a: number, b: number) => number;
}

export function checkGraph(nodeIds: readonly string[], edges: readonly GraphEdge[]): MapFault[] {
  const faults: MapFault[] = [];
  const places = new Map<string, number>();
  for (const id of nodeIds) {
    if (places.has(id)) faults.push({ code: 'duplicateNode', data: { node: id } });
    else places.set(id, places.size);
  }
  const seen = new Set<number>();
  edges.forEach(({ a, b }, edge) => {
    const from = places.get(a);
    const to = places.get(b);
    if (from === undefined) faults.push({ code: 'unknownNode', data: { edge, node: a } });
    if (to === undefined) faults.push({ code: 'unknownNode', data: { edge, node: b } });
    if (from === undefined || to === undefined) return;
    const key = Math.min(from, to) * nodeIds.length + Math.max(from, to);
    if (from === to) faults.push({ code: 'loopEdge', data: { edge, node: a } });
    else if (seen.has(key)) faults.push({ code: 'duplicateEdge', data: { edge, a, b } });
    seen.add(key);
  });
  const size = nodeIds.length;
  if (size > MOST_PLACES || edges.length > MOST_PLACES) {
    faults.push({ code: 'tooManyPlaces', data: { size, edges: edges.length, most: MOST_PLACES } });
  }
  return faults;
}

/** A net from its nodes and edges. Throws a MapError with all faults found. */
export function compileGraph<E extends GraphEdge>(nodeIds: readonly string[], edges: readonly E[]): Graph<E> {
  const faults = checkGraph(nodeIds, edges);
  if (faults.length > 0) throw new MapError(faults);

  const size = nodeIds.length;
  const places = new Map(nodeIds.map((id, place) => [id, place]));
  const ends = new Int16Array(2 * edges.length);
  const first = new Int32Array(size + 1);
  edges.forEach(({ a, b }, e) => {
    ends[2 * e] = places.get(a) as number;
    ends[2 * e + 1] = places.get(b) as number;
    first[ends[2 * e] + 1]++;
    first[ends[2 * e + 1] + 1]++;
  });
  for (let place = 0; place < size; place++) first[place + 1] += first[place];
  const to = new Int16Array(2 * edges.length);
  const via = new Int16Array(2 * edges.length);
  const filled = first.slice(0, size);
  for (let end = 0; end < ends.length; end++) {
    const slot = filled[ends[end]]++;
    to[slot] = ends[end ^ 1];
    via[slot] = end >> 1;
  }

  // Distances from a place are worked out when first asked for, and kept.
  const distances: (Int16Array | undefined)[] = new Array(size);
  function distancesFrom(start: number): Int16Array {
    const found = new Int16Array(size).fill(-1);
    const queue = new Int16Array(size);
    let tail = 0;
    queue[tail++] = start;
    found[start] = 0;
    for (let head = 0; head < tail; head++) {
      const place = queue[head];
      for (let slot = first[place]; slot < first[place + 1]; slot++) {
        const next = to[slot];
        if (found[next] >= 0) continue;
        found[next] = found[place] + 1;
        queue[tail++] = next;
      }
    }
    return found;
  }

  return Object.freeze<Graph<E>>({
    size,
    ids: Object.freeze([...nodeIds]),
    indexOf: (id) => places.get(id) ?? -1,
    edges: Object.freeze([...edges]),
    ends,
    first,
    to,
    via,
    edgeBetween: (a, b) => {
      for (let slot = first[a]; slot < first[a + 1]; slot++) if (to[slot] === b) return via[slot];
      return -1;
    },
    distance: (a, b) => {
      distances[a] ??= distancesFrom(a);
      return distances[a][b];
    },
  });
}
