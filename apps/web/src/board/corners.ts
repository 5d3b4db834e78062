import { centreOf, HEX_PX } from './camera.ts';
import type { BoardGeometry, Point } from './types.ts';

/** The corners of hexes on the sheet, and shapes of single hexes as path data. */

const CORNER = HEX_PX / Math.sqrt(3);

/** Corners from the centre. Corner i of a hex lies between direction i - 1 and direction i. */
const cornersFrom = (degrees: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = ((degrees + 60 * i) * Math.PI) / 180;
    return { x: CORNER * Math.cos(angle), y: CORNER * Math.sin(angle) };
  });

// Columns: direction 0 is north, so corner 0 is north-north-west at 240 degrees; rows: direction 0 is north-east.
export const CORNERS: Readonly<Record<BoardGeometry['layout'], readonly Point[]>> = {
  columns: cornersFrom(240),
  rows: cornersFrom(270),
  points: [],
};

export function corner(geometry: BoardGeometry, place: number, i: number): Point {
  const { x, y } = centreOf(geometry, place);
  const from = CORNERS[geometry.layout][i];
  return { x: x + from.x, y: y + from.y };
}

export const at = ({ x, y }: Point): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;

/** The outline of a place: a hex, or a circle around a point. */
export function hexPath(geometry: BoardGeometry, place: number): string {
  if (geometry.outline !== undefined) return geometry.outline(place);
  let d = '';
  for (let i = 0; i < 6; i++) d += `${i === 0 ? 'M' : 'L'}${at(corner(geometry, place, i))}`;
  return `${d}Z`;
}
