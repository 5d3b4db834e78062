import { placeNames } from '../art/names.ts';
import type { Rect } from '../art/types.ts';
import { centreOf, HEX_PX } from './camera.ts';
import { COUNTER_PX, spotOf } from './Pieces.tsx';
import type { BoardGeometry, BoardPiece, CommandRange, MapArt, Point, ZoomLevel } from './types.ts';

/** Where plates lie: not over the numbers of a counter, which stand in its lower half, nor over a block, whose pips stand above. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a plate must not hide. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of half a block. */
const DEPTH = 0.26;

/**
 * The first of some points of the sheet at which a plate hides no numbers and nothing else of what is named; else the first at
 * which it hides no numbers, and the first of all where there is none.
 */
export function clearPoint(
  geometry: BoardGeometry,
  pieces: readonly BoardPiece[],
  points: readonly Point[],
  plate: Size,
  others: readonly Box[] = [],
): Point {
  const numbers = pieces.map((piece) => {
    const { x, y } = centreOf(geometry, piece.place);
    const { dx, dy, size, wide = 1 } = spotOf(pieces, piece);
    const half = (size * COUNTER_PX) / 2;
    // A block has depth, to the right and upwards.
    const depth = geometry.layout === 'points' ? DEPTH * half : 0;
    const top = depth > 0 ? y + dy - half - depth : y + dy;
    return { left: x + dx - half, right: x + dx - half + 2 * half * wide + depth, top, bottom: y + dy + half };
  });
  const clear = points.filter((point) => isClear(numbers, point, plate));
  return clear.find((point) => isClear(others, point, plate)) ?? clear[0] ?? points[0];
}

/** Where the plates of some roads lie: over no block, no name and no other plate, if there is room. */
export function roadSpots(
  art: MapArt,
  pieces: readonly BoardPiece[],
  level: ZoomLevel,
  lines: readonly (readonly [number, number])[],
  plate: Size,
): Point[] {
  const taken = placeNames(art, [], level)
    .filter(({ under }) => !under)
    .map(({ box }) => scaled(box));
  return lines.map((line) => {
    const points = roadPoints(art.geometry, line, plate);
    const spot = clearPoint(art.geometry, pieces, points, plate, taken);
    const [x, y] = [spot.x - plate.width / 2, spot.y - plate.height / 2];
    taken.push({ left: x, right: x + plate.width, top: y, bottom: y + plate.height });
    return spot;
  });
}

const scaled = ({ x, y, width, height }: Rect): Box => ({
  left: x * HEX_PX,
  right: (x + width) * HEX_PX,
  top: y * HEX_PX,
  bottom: (y + height) * HEX_PX,
});

/** A plate with its middle at a point hides nothing of these. */
export const isClear = (boxes: readonly Box[], { x, y }: Point, plate: Size): boolean =>
  boxes.every(
    ({ left, right, top, bottom }) =>
      x + plate.width / 2 <= left ||
      x - plate.width / 2 >= right ||
      y + plate.height / 2 <= top ||
      y - plate.height / 2 >= bottom,
  );

/** Along the edge of a range, from its north. */
export function rangePoints(geometry: BoardGeometry, { place, places }: CommandRange): Point[] {
  const { x, y, neighbours } = geometry;
  const inside = new Set(places);
  const aside = (one: number): number => Math.abs(x[one] - x[place]);
  return places
    .filter((one) => neighbours.subarray(6 * one, 6 * one + 6).some((next) => !inside.has(next)))
    .sort((a, b) => (Math.abs(y[a] - y[b]) > 0.01 ? y[a] - y[b] : aside(a) - aside(b)))
    .map((one) => ({ x: x[one] * HEX_PX, y: (y[one] - 0.42) * HEX_PX }));
}

/** Along a road, from its middle; then beside it, where blocks stand over all of a short one. */
export function roadPoints(geometry: BoardGeometry, line: readonly [number, number], { height }: Size): Point[] {
  const along = pointsAlong(geometry, line);
  const [a, b] = line.map((place) => centreOf(geometry, place));
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [-(b.y - a.y) / far, (b.x - a.x) / far];
  const beside = [1, -1, 2, -2, 3, -3].flatMap((times) =>
    along.map(({ x, y }) => ({ x: x + times * height * dx, y: y + times * height * dy })),
  );
  return [...along, ...beside];
}

function pointsAlong(geometry: BoardGeometry, [from, to]: readonly [number, number]): Point[] {
  const bends = (geometry.bends?.(from, to) ?? []).map(({ x, y }) => ({ x: x * HEX_PX, y: y * HEX_PX }));
  const middle = Math.floor(bends.length / 2);
  if (bends.length > 0)
    return bends
      .map((point, i) => ({ point, far: Math.abs(i - middle) }))
      .sort((a, b) => a.far - b.far)
      .map(({ point }) => point);
  const [a, b] = [centreOf(geometry, from), centreOf(geometry, to)];
  return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
}
