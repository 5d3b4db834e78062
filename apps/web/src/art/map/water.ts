import type { Hexside, Road } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { type Chain, courses } from './chains.ts';
import { hash } from './hash.ts';
import { HEX_RADIUS as S } from './hexes.ts';
import { polyPath, xy } from './paths.ts';
import { chaikin, type Polyline } from './polyline.ts';

/** Water along hexsides: through the middles of the sides, so that it never leaves them. */
export function hexsideWater(geometry: BoardGeometry, sides: readonly Hexside[]): string {
  return courses(geometry, sides)
    .map((chain) => polyPath(chaikin(throughMiddles(chain), 3, chain.closed), chain.closed))
    .join('');
}

/** A pond lies along its hexside, wider than any brook. */
export const pondsOn = (geometry: BoardGeometry, sides: readonly Hexside[]): string =>
  courses(geometry, sides)
    .map(({ points: [ax, ay, bx, by] }) => {
      const [mx, my, nx, ny] = [(ax + bx) / 2, (ay + by) / 2, 0.4 * (by - ay), 0.4 * (ax - bx)];
      return `M${xy(ax, ay)}Q${xy(mx + nx, my + ny)} ${xy(bx, by)}Q${xy(mx - nx, my - ny)} ${xy(ax, ay)}Z`;
    })
    .join('');

function throughMiddles({ points, closed }: Chain): Polyline {
  const middles: number[] = [];
  for (let i = 0; i < (closed ? points.length : points.length - 2); i += 2) {
    const j = (i + 2) % points.length;
    middles.push((points[i] + points[j]) / 2, (points[i + 1] + points[j + 1]) / 2);
  }
  return closed ? middles : [points[0], points[1], ...middles, ...points.slice(-2)];
}

/** Streams through hexes: neighbouring stream hexes are joined into trees, away from roads where there is a choice. */
export function hexStreams(geometry: BoardGeometry, hexes: readonly number[], roads: readonly Road[]): string {
  const links = spanningLinks(geometry, hexes, roads);
  return branches(links)
    .map((branch) => polyPath(chaikin(windingLine(geometry, branch), 3, false), false))
    .join('');
}

function spanningLinks(geometry: BoardGeometry, hexes: readonly number[], roads: readonly Road[]): [number, number][] {
  const wet = new Set(hexes);
  const dry = new Set(roads.map(({ a, b }) => Math.min(a, b) * geometry.size + Math.max(a, b)));
  const pairs: { a: number; b: number; cost: number }[] = [];
  for (const a of wet) {
    for (let d = 0; d < 6; d++) {
      const b = geometry.neighbours[6 * a + d];
      if (b <= a || !wet.has(b)) continue;
      pairs.push({ a, b, cost: (dry.has(a * geometry.size + b) ? 2 : 0) + hash(a, b, 20) });
    }
  }
  pairs.sort((p, q) => p.cost - q.cost);
  const root = new Map(hexes.map((hex) => [hex, hex]));
  const find = (hex: number): number => {
    let at = hex;
    while (root.get(at) !== at) at = root.get(at) ?? at;
    return at;
  };
  return pairs.flatMap(({ a, b }): [number, number][] => {
    if (find(a) === find(b)) return [];
    root.set(find(a), find(b));
    return [[a, b]];
  });
}

/** Splits a tree into lines that run as long as they can. */
function branches(links: readonly (readonly [number, number])[]): number[][] {
  const next = new Map<number, number[]>();
  for (const [a, b] of links) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const lines: number[][] = [];
  const take = (a: number, b: number): void => {
    next.set(
      a,
      (next.get(a) ?? []).filter((hex) => hex !== b),
    );
    next.set(
      b,
      (next.get(b) ?? []).filter((hex) => hex !== a),
    );
  };
  const starts = [...next.keys()].sort((a, b) => (next.get(a)?.length ?? 0) - (next.get(b)?.length ?? 0));
  for (const start of starts) {
    while ((next.get(start)?.length ?? 0) > 0) {
      const line = [start];
      for (let at = start; ; ) {
        const to = next.get(at)?.[0];
        if (to === undefined) break;
        take(at, to);
        line.push(to);
        at = to;
      }
      lines.push(line);
    }
  }
  return lines;
}

function windingLine(geometry: BoardGeometry, branch: readonly number[]): Polyline {
  const points: number[] = [];
  branch.forEach((hex, i) => {
    const [cx, cy] = [geometry.x[hex], geometry.y[hex]];
    const turn = 2 * Math.PI * hash(cx, cy, 21);
    const [x, y] = [cx + 0.22 * S * Math.cos(turn), cy + 0.22 * S * Math.sin(turn)];
    if (i > 0) {
      const [px, py] = [points[points.length - 2], points[points.length - 1]];
      const bend = 0.21 * (hash(px + cx, py + cy, 22) < 0.5 ? -1 : 1);
      points.push((px + x) / 2 - bend * (y - py), (py + y) / 2 + bend * (x - px));
    }
    points.push(x, y);
  });
  return points;
}
