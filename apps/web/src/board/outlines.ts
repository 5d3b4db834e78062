import { centreOf, HEX_PX } from './camera.ts';
import type { BoardGeometry, Point } from './types.ts';

/** Shapes of hexes and areas on the sheet, as path data. */

const CORNER = HEX_PX / Math.sqrt(3);

/** Corners from the centre. Corner i of a hex lies between direction i - 1 and direction i. */
const cornersFrom = (degrees: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = ((degrees + 60 * i) * Math.PI) / 180;
    return { x: CORNER * Math.cos(angle), y: CORNER * Math.sin(angle) };
  });

// Columns: direction 0 is north, so corner 0 is north-north-west at 240 degrees; rows: direction 0 is north-east.
const CORNERS = { columns: cornersFrom(240), rows: cornersFrom(270) } as const;

export function corner(geometry: BoardGeometry, place: number, i: number): Point {
  const { x, y } = centreOf(geometry, place);
  const from = CORNERS[geometry.layout][i];
  return { x: x + from.x, y: y + from.y };
}

const at = ({ x, y }: Point): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;

export function hexPath(geometry: BoardGeometry, place: number): string {
  let d = '';
  for (let i = 0; i < 6; i++) d += `${i === 0 ? 'M' : 'L'}${at(corner(geometry, place, i))}`;
  return `${d}Z`;
}

export const areaPath = (geometry: BoardGeometry, places: readonly number[]): string =>
  places.map((place) => hexPath(geometry, place)).join('');

/** The outline of an area: the hexsides between a place of it and one that is not. */
export function outlinePath(geometry: BoardGeometry, places: readonly number[]): string {
  const inside = new Set(places);
  let d = '';
  for (const place of places) {
    for (let side = 0; side < 6; side++) {
      if (inside.has(geometry.neighbours[6 * place + side])) continue;
      d += `M${at(corner(geometry, place, side))}L${at(corner(geometry, place, side + 1))}`;
    }
  }
  return d;
}

/** Small teeth on the outline of an area, pointing outward: the edge of an enemy zone. */
export function teethPath(geometry: BoardGeometry, places: readonly number[]): string {
  const inside = new Set(places);
  let d = '';
  for (const place of places) {
    const middle = centreOf(geometry, place);
    for (let side = 0; side < 6; side++) {
      if (inside.has(geometry.neighbours[6 * place + side])) continue;
      const a = corner(geometry, place, side);
      const b = corner(geometry, place, side + 1);
      for (const t of [0.15, 0.38, 0.62, 0.85]) d += tooth(a, b, middle, t);
    }
  }
  return d;
}

function tooth(a: Point, b: Point, inner: Point, t: number): string {
  const on = (u: number): Point => ({ x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u });
  const foot = on(t);
  const out = { x: foot.x - inner.x, y: foot.y - inner.y };
  const length = Math.hypot(out.x, out.y);
  const tip = { x: foot.x + (out.x / length) * 5, y: foot.y + (out.y / length) * 5 };
  return `M${at(on(t - 0.05))}L${at(tip)}L${at(on(t + 0.05))}Z`;
}

/** A smooth line through the centres of places: from hexside to hexside, bent at each centre. */
export function wayPath(geometry: BoardGeometry, places: readonly number[]): string {
  const points = places.map((place) => centreOf(geometry, place));
  if (points.length < 2) return '';
  const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let d = `M${at(points[0])}L${at(half(points[0], points[1]))}`;
  for (let i = 1; i < points.length - 1; i++) d += `Q${at(points[i])} ${at(half(points[i], points[i + 1]))}`;
  return `${d}L${at(points[points.length - 1])}`;
}

/** From near one centre to near another, with an arrow head. */
export function arrowPath(geometry: BoardGeometry, from: number, to: number): string {
  const a = centreOf(geometry, from);
  const b = centreOf(geometry, to);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const dir = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  const start = { x: a.x + dir.x * HEX_PX * 0.42, y: a.y + dir.y * HEX_PX * 0.42 };
  const end = { x: b.x - dir.x * HEX_PX * 0.16, y: b.y - dir.y * HEX_PX * 0.16 };
  const wing = (side: number): Point => ({
    x: end.x - dir.x * 13 - side * dir.y * 8,
    y: end.y - dir.y * 13 + side * dir.x * 8,
  });
  return `M${at(start)}L${at(end)}M${at(wing(1))}L${at(end)}L${at(wing(-1))}`;
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
