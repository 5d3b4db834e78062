import { at, CORNERS, corner } from './corners.ts';
import type { BoardGeometry, Point } from './types.ts';

/** Shapes of areas on the sheet, as path data. */

/** Every hexside between a place of an area and one that is not, as 6 * place + side. */
function rimOf({ neighbours }: BoardGeometry, places: readonly number[]): Set<number> {
  const inside = new Set(places);
  const rim = new Set<number>();
  for (const place of places) {
    for (let side = 6 * place; side < 6 * place + 6; side++) if (!inside.has(neighbours[side])) rim.add(side);
  }
  return rim;
}

/** From corner i of a hex to the next: the same for all hexes, so that an outline is a walk of few words. */
const stepsOf = (corners: readonly Point[]): readonly string[] =>
  [0, 1, 2, 3, 4, 5].map((i) => `l${fine(corners[i + 1].x - corners[i].x)} ${fine(corners[i + 1].y - corners[i].y)}`);

/** Fine enough that the steps of a long walk add up. */
const fine = (n: number): number => Math.round(1000 * n) / 1000;

const STEPS = { columns: stepsOf(CORNERS.columns), rows: stepsOf(CORNERS.rows), points: [] } as const;

/**
 * The outline of an area as closed walks, clockwise around what is inside and the other way around its holes: to be filled
 * as well as drawn.
 */
export function outlinePath(geometry: BoardGeometry, places: readonly number[]): string {
  const { layout, neighbours, outline } = geometry;
  if (outline !== undefined) return places.map(outline).join('');
  const rim = rimOf(geometry, places);
  let d = '';
  // A walk takes its hexsides out of the rim; those that are left begin the next one.
  for (const first of rim) {
    let place = Math.floor(first / 6);
    let side = first % 6;
    d += `M${at(corner(geometry, place, side))}`;
    while (rim.delete(6 * place + side)) {
      d += STEPS[layout][side];
      side = (side + 1) % 6;
      if (rim.has(6 * place + side) || 6 * place + side === first) continue;
      // Three hexes meet at a corner: the rim goes on along the next one of the area.
      place = neighbours[6 * place + side];
      side = (side + 4) % 6;
    }
    d += 'Z';
  }
  return d;
}

/** Small teeth on the outline of an area, pointing outward: the edge of an enemy zone. */
export function teethPath(geometry: BoardGeometry, places: readonly number[]): string {
  const teeth = TEETH[geometry.layout];
  let d = '';
  for (const rim of rimOf(geometry, places)) {
    d += `M${at(corner(geometry, Math.floor(rim / 6), rim % 6))}${teeth[rim % 6]}`;
  }
  return d;
}

const teethOf = (corners: readonly Point[]): readonly string[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [0.15, 0.38, 0.62, 0.85].map((t) => tooth(corners[i], corners[i + 1], t)).join(''));

/** One tooth of a hexside from `a` to `b`, seen from the middle of the hex; drawn from `a` and back to it. */
function tooth(a: Point, b: Point, t: number): string {
  const on = (u: number): Point => ({ x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u });
  const foot = on(t);
  const length = Math.hypot(foot.x, foot.y);
  const tip = { x: foot.x + (foot.x / length) * 5, y: foot.y + (foot.y / length) * 5 };
  const [left, right] = [on(t - 0.05), on(t + 0.05)];
  const by = (from: Point, to: Point): string => at({ x: to.x - from.x, y: to.y - from.y });
  return `m${by(a, left)}l${by(left, tip)}l${by(tip, right)}l${by(right, a)}`;
}

const TEETH = { columns: teethOf(CORNERS.columns), rows: teethOf(CORNERS.rows), points: [] } as const;
