import type { BoardGeometry } from '../types.ts';

/** From the centre to a corner, when opposite sides are 1 apart. The recipes measure in it, as `s`. */
export const HEX_RADIUS = 1 / Math.sqrt(3);

/** Points have no sides: nothing asks for theirs. */
const FIRST_SIDE = { columns: -90, rows: -60, points: 0 } as const;

/** From the centre to the middle of side d, and to the corner after it; side d runs clockwise from corner d - 1 to d. */
export interface HexShape {
  readonly sideX: readonly number[];
  readonly sideY: readonly number[];
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
}

function shape(layout: BoardGeometry['layout']): HexShape {
  const at = (turn: number, length: number, part: 'cos' | 'sin'): number[] =>
    Array.from({ length: 6 }, (_, d) => length * Math[part](((FIRST_SIDE[layout] + turn + 60 * d) * Math.PI) / 180));
  return {
    sideX: at(0, 0.5, 'cos'),
    sideY: at(0, 0.5, 'sin'),
    cornerX: at(30, HEX_RADIUS, 'cos'),
    cornerY: at(30, HEX_RADIUS, 'sin'),
  };
}

export const SHAPES = { columns: shape('columns'), rows: shape('rows'), points: shape('points') } as const;

/** The number of a corner, the same from each of the hexes that meet there. */
export function cornerKey(geometry: BoardGeometry, x: number, y: number): number {
  // Corners lie on a lattice of half a radius by half a side distance, so rounding finds them safely.
  const along = (x - geometry.x[0]) / (geometry.layout === 'columns' ? HEX_RADIUS / 2 : 0.5);
  const down = (y - geometry.y[0]) / (geometry.layout === 'columns' ? 0.5 : HEX_RADIUS / 2);
  return (Math.round(along) + 4096) * 16384 + Math.round(down) + 4096;
}
