import type { Point } from '../types.ts';
import { hash } from './hash.ts';
import { xy } from './paths.ts';
import { type Polyline, resample, tangents } from './polyline.ts';
import { spots } from './spots.ts';

/** Strokes along the valleys of great rivers: in groups, now on one bank, now on the other, and clear of towns and waters. */

const STEP = 0.11;
/** So many strokes stand together. */
const GROUP = 11;
const FROM = { water: 0.27, town: 0.62, valley: 0.3 } as const;

export function valleys(rivers: readonly Polyline[], waters: readonly Polyline[], towns: readonly Point[]): string {
  const wet = spots();
  const built = spots();
  const drawn = spots();
  for (const water of waters.map((line) => resample(line, 0.1, false)))
    for (let i = 0; i < water.length; i += 2) wet.add(water[i], water[i + 1]);
  for (const { x, y } of towns) built.add(x, y);
  return rivers.map(valley).join('');

  function valley(river: Polyline): string {
    const strokes = [1, -1].flatMap((bank) => along(resample(river, STEP, false), bank));
    const free = strokes.filter(
      ([a, b]) =>
        !wet.near(a.x, a.y, FROM.water) &&
        !wet.near(b.x, b.y, FROM.water) &&
        !built.near(a.x, a.y, FROM.town) &&
        !drawn.near(b.x, b.y, FROM.valley),
    );
    for (const [, { x, y }] of free) drawn.add(x, y);
    return free.map(([a, b]) => `M${xy(a.x, a.y)}L${xy(b.x, b.y)}`).join('');
  }
}

function along(points: Polyline, bank: number): (readonly [Point, Point])[] {
  const headings = tangents(points, 2, false);
  const strokes: [Point, Point][] = [];
  for (let i = 0; i < points.length; i += 2) {
    const group = Math.floor(i / 2 / GROUP);
    if (hash(group, bank, 70) < 0.36) continue;
    const [x, y] = [points[i], points[i + 1]];
    const [nx, ny] = [-headings[i + 1] * bank, headings[i] * bank];
    const off = 0.33 + 0.22 * hash(group, bank, 71) + 0.05 * hash(x, y, 72);
    const end = off + 0.19 + 0.17 * hash(x, y, 73);
    strokes.push([
      { x: x + off * nx, y: y + off * ny },
      { x: x + end * nx, y: y + end * ny },
    ]);
  }
  return strokes;
}
