import { HEX_RADIUS as S } from './hexes.ts';
import type { NeatBox } from './paper.ts';
import { dot } from './paths.ts';
import { resample, tangents } from './polyline.ts';
import type { RoadNet } from './roads.ts';
import type { Spots } from './spots.ts';

/** The trees along the highways, on both sides; none in front of houses, on another road or off the map. */
export function avenue(net: RoadNet, built: Spots, box: NeatBox): string {
  let d = '';
  for (const { type, line } of net.lines) {
    if (type !== 'road') continue;
    const points = resample(line, 0.3 * S, false);
    const along = tangents(points, 1, false);
    for (let i = 2; i < points.length - 2; i += 2) {
      for (const side of [-0.19 * S, 0.19 * S]) {
        const [x, y] = [points[i] - side * along[i + 1], points[i + 1] + side * along[i]];
        const inside = x > box.left + 0.05 && x < box.right - 0.05 && y > box.top + 0.05 && y < box.bottom - 0.05;
        if (!inside || net.spots.near(x, y, 0.155 * S) || built.near(x, y, 0.85 * S)) continue;
        d += dot(x, y);
      }
    }
  }
  return d;
}
