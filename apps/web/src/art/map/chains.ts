import type { Hexside } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { cornerKey, SHAPES } from './hexes.ts';

/** Hexsides that follow one another: the corners along the way, x, y, x, y ...; a closed one does not repeat the first. */
export interface Chain {
  readonly points: readonly number[];
  readonly closed: boolean;
}

interface Edge {
  readonly from: number;
  readonly to: number;
  /** x and y of both corners. */
  readonly ends: readonly [number, number, number, number];
  used: boolean;
}

function edgeOf(geometry: BoardGeometry, [place, d]: Hexside): Edge {
  const { cornerX, cornerY } = SHAPES[geometry.layout];
  const before = (d + 5) % 6;
  const [ax, ay] = [geometry.x[place] + cornerX[before], geometry.y[place] + cornerY[before]];
  const [bx, by] = [geometry.x[place] + cornerX[d], geometry.y[place] + cornerY[d]];
  return {
    from: cornerKey(geometry, ax, ay),
    to: cornerKey(geometry, bx, by),
    ends: [ax, ay, bx, by],
    used: false,
  };
}

/** Chains that keep each hexside's own place on their right hand: the outlines of areas, the edges of heights. */
export function outlines(geometry: BoardGeometry, sides: readonly Hexside[]): Chain[] {
  const edges = sides.map((side) => edgeOf(geometry, side));
  const leaving = group(edges, (edge) => [edge.from]);
  const arriving = new Set(edges.map((edge) => edge.to));
  const follow = (first: Edge): Chain => {
    const points = [first.ends[0], first.ends[1]];
    let edge: Edge | undefined = first;
    let last = first;
    while (edge) {
      edge.used = true;
      points.push(edge.ends[2], edge.ends[3]);
      last = edge;
      edge = leaving.get(last.to)?.find((next) => !next.used);
    }
    const closed = last.to === first.from;
    return { points: closed ? points.slice(0, -2) : points, closed };
  };
  // Open chains first, from their beginnings; what is left over are rings.
  const begin = [...edges.filter((edge) => !arriving.has(edge.from)), ...edges];
  return begin.flatMap((edge) => (edge.used ? [] : [follow(edge)]));
}

/** The outline of a set of places. */
export function areaOutlines(geometry: BoardGeometry, inside: (place: number) => boolean): Chain[] {
  const sides: Hexside[] = [];
  for (let place = 0; place < geometry.size; place++) {
    if (!inside(place)) continue;
    for (let d = 0; d < 6; d++) {
      const next = geometry.neighbours[6 * place + d];
      if (next < 0 || !inside(next)) sides.push([place, d]);
    }
  }
  return outlines(geometry, sides);
}

/** Chains without a right hand: waters and ridges. They end where three sides meet. */
export function courses(geometry: BoardGeometry, sides: readonly Hexside[]): Chain[] {
  const edges = sides.map((side) => edgeOf(geometry, side));
  const meeting = group(edges, (edge) => [edge.from, edge.to]);
  const isThrough = (corner: number): boolean => meeting.get(corner)?.length === 2;
  const follow = (first: Edge, start: number): Chain => {
    const forward = first.from === start;
    const points = forward ? [first.ends[0], first.ends[1]] : [first.ends[2], first.ends[3]];
    let edge: Edge | undefined = first;
    let corner = start;
    while (edge) {
      edge.used = true;
      const onward: boolean = edge.from === corner;
      points.push(edge.ends[onward ? 2 : 0], edge.ends[onward ? 3 : 1]);
      corner = onward ? edge.to : edge.from;
      edge = isThrough(corner) ? meeting.get(corner)?.find((next) => !next.used) : undefined;
    }
    const closed = corner === start && points.length > 6;
    return { points: closed ? points.slice(0, -2) : points, closed };
  };
  const chains: Chain[] = [];
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) if (!edge.used && !isThrough(end)) chains.push(follow(edge, end));
  }
  for (const edge of edges) if (!edge.used) chains.push(follow(edge, edge.from));
  return chains;
}

function group(edges: readonly Edge[], keys: (edge: Edge) => readonly number[]): Map<number, Edge[]> {
  const groups = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const key of keys(edge)) {
      const list = groups.get(key);
      if (list) list.push(edge);
      else groups.set(key, [edge]);
    }
  }
  return groups;
}
