import type { BoardGeometry } from '../types.ts';
import { areaOutlines } from './chains.ts';
import { hash } from './hash.ts';
import { HEX_RADIUS as S } from './hexes.ts';
import { chaikin, type Polyline, resample, tangents } from './polyline.ts';
import type { Spots } from './spots.ts';
import { drawWoods, type WoodsArt } from './wood.ts';

export function woods(geometry: BoardGeometry, isWood: (place: number) => boolean, roads: Spots): WoodsArt {
  return drawWoods(
    areaOutlines(geometry, isWood).map((chain) => woodEdge(chain.points)),
    roads,
  );
}

/** The edge of a wood: an outline of hexsides, drawn in a little, loosened and smoothed. */
function woodEdge(corners: Polyline): Polyline {
  const points = withMiddles(corners);
  const along = tangents(points, 1, true);
  const loose: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const push = -0.1 * S + 0.16 * S * (hash(points[i], points[i + 1], 1) - 0.5);
    loose.push(points[i] + push * along[i + 1], points[i + 1] - push * along[i]);
  }
  return resample(chaikin(loose, 2, true), 0.2 * S, true);
}

function withMiddles(corners: Polyline): Polyline {
  const points: number[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [x, y] = [corners[i], corners[i + 1]];
    points.push(x, y, (x + corners[j]) / 2, (y + corners[j + 1]) / 2);
  }
  return points;
}
