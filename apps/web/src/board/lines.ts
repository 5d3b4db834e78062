import { centreOf, HEX_PX } from './camera.ts';
import { at } from './corners.ts';
import type { BoardGeometry, Point } from './types.ts';

/** Lines between places on the sheet, as path data. */

/** A smooth line through the centres of places: from hexside to hexside, bent at each centre. */
export function wayPath(geometry: BoardGeometry, places: readonly number[]): string {
  if (geometry.bends !== undefined) return roadPath(geometry, geometry.bends, places);
  const points = places.map((place) => centreOf(geometry, place));
  if (points.length < 2) return '';
  const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let d = `M${at(points[0])}L${at(half(points[0], points[1]))}`;
  for (let i = 1; i < points.length - 1; i++) d += `Q${at(points[i])} ${at(half(points[i], points[i + 1]))}`;
  return `${d}L${at(points[points.length - 1])}`;
}

/** Along roads, bend by bend. */
function roadPath(
  geometry: BoardGeometry,
  bends: NonNullable<BoardGeometry['bends']>,
  places: readonly number[],
): string {
  return places
    .flatMap((place, i) => {
      const before = i === 0 ? [] : bends(places[i - 1], place).map(({ x, y }) => ({ x: x * HEX_PX, y: y * HEX_PX }));
      return [...before, centreOf(geometry, place)];
    })
    .map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`)
    .join('');
}

/**
 * From near the first centre along the others to near the last, with an arrow head; where counters lie it ends as soon as it
 * is across the hexside, off their numbers.
 */
export function arrowPath(geometry: BoardGeometry, places: readonly number[], taken = false): string {
  const points = places.map((place) => centreOf(geometry, place));
  const towards = (from: Point, to: Point): Point => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  };
  const [first, second] = points;
  const last = points[points.length - 1];
  const out = towards(first, second);
  const dir = towards(points[points.length - 2], last);
  const start = { x: first.x + out.x * HEX_PX * 0.42, y: first.y + out.y * HEX_PX * 0.42 };
  const short = HEX_PX * (taken ? 0.4 : 0.16);
  const end = { x: last.x - dir.x * short, y: last.y - dir.y * short };
  const wing = (side: number): Point => ({
    x: end.x - dir.x * 13 - side * dir.y * 8,
    y: end.y - dir.y * 13 + side * dir.x * 8,
  });
  const between = points.slice(1, -1).map((point) => `L${at(point)}`);
  return `M${at(start)}${between.join('')}L${at(end)}M${at(wing(1))}L${at(end)}L${at(wing(-1))}`;
}

/** Where the cost of a step stands: in the middle of its hex, or on the side it is entered by where counters lie there. */
export function discAt(geometry: BoardGeometry, places: readonly number[], i: number, taken: boolean): Point {
  const here = centreOf(geometry, places[i]);
  if (!taken || i === 0) return here;
  const before = centreOf(geometry, places[i - 1]);
  return { x: (here.x + before.x) / 2, y: (here.y + before.y) / 2 };
}

/** A chevron on the hexside between two neighbours, pointing at the second. */
export function chevronPath(geometry: BoardGeometry, from: number, to: number): string {
  const a = centreOf(geometry, from);
  const b = centreOf(geometry, to);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const dir = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const tip = { x: mid.x + dir.x * 8, y: mid.y + dir.y * 8 };
  const foot = (side: number): Point => ({
    x: mid.x - dir.x * 5 - side * dir.y * 11,
    y: mid.y - dir.y * 5 + side * dir.x * 11,
  });
  return `M${at(foot(1))}L${at(tip)}L${at(foot(-1))}Z`;
}

/** A dotted line of fire from gutter to gutter, never over the numbers of a counter. */
export function shotPath(geometry: BoardGeometry, from: number, to: number): string {
  const a = centreOf(geometry, from);
  const b = centreOf(geometry, to);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const gutter = (HEX_PX * 0.46) / far;
  return `M${at(along(gutter))}L${at(along(1 - gutter))}`;
}
