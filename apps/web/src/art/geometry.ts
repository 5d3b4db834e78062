import { type HexMap, hexCentre } from '@hundred-days/kernel';
import { HEX_RADIUS } from './map/hexes.ts';
import type { BoardGeometry } from './types.ts';

/** Paper around the outermost hexes, in hexes; the neat line runs inside it. */
export const MARGIN = 0.5;

/** How the hexes of a map lie on its sheet: the corner of the paper is 0, 0. */
export function hexGeometry(map: HexMap): BoardGeometry {
  const { grid, size, ids, neighbours } = map;
  const columns = grid.layout === 'columns';
  const halfWidth = columns ? HEX_RADIUS : 0.5;
  const halfHeight = columns ? 0.5 : HEX_RADIUS;
  const centres = ids.map((_, place) => hexCentre(grid, { col: map.col[place], row: map.row[place] }));
  const left = centres.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY) - halfWidth - MARGIN;
  const top = centres.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY) - halfHeight - MARGIN;
  const x = Float64Array.from(centres, (centre) => centre.x - left);
  const y = Float64Array.from(centres, (centre) => centre.y - top);
  return {
    size,
    ids,
    layout: grid.layout,
    x,
    y,
    neighbours,
    width: highest(x) + halfWidth + MARGIN,
    height: highest(y) + halfHeight + MARGIN,
  };
}

/** Where the number of each hex stands: above the centre, at the height the look asks for. */
export interface HexNumber {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export const HEX_NUMBER_SIZE = 0.26 * HEX_RADIUS;

export function hexNumbers(geometry: BoardGeometry): readonly HexNumber[] {
  // The baseline, so that the middle of the digits lies 0.66 radii above the centre.
  const rise = 0.66 * HEX_RADIUS - 0.36 * HEX_NUMBER_SIZE;
  return geometry.ids.map((text, place) => ({ text, x: geometry.x[place], y: geometry.y[place] - rise }));
}

function highest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
