import type { BoardGeometry } from '../types.ts';
import { SHAPES } from './hexes.ts';
import { xy } from './paths.ts';

/** Every hexside once. */
export function gridLines(geometry: BoardGeometry): string {
  let d = '';
  eachSide(geometry, (ax, ay, bx, by) => {
    d += `M${xy(ax, ay)}L${xy(bx, by)}`;
  });
  return d;
}

const TICK = 0.22;

/** Only the corners: enough to count hexes, quiet enough for a small map. */
export function gridTicks(geometry: BoardGeometry): string {
  let d = '';
  eachSide(geometry, (ax, ay, bx, by) => {
    const [dx, dy] = [TICK * (bx - ax), TICK * (by - ay)];
    d += `M${xy(ax, ay)}l${xy(dx, dy)}M${xy(bx, by)}l${xy(-dx, -dy)}`;
  });
  return d;
}

function eachSide(geometry: BoardGeometry, draw: (ax: number, ay: number, bx: number, by: number) => void): void {
  const { cornerX, cornerY } = SHAPES[geometry.layout];
  for (let place = 0; place < geometry.size; place++) {
    const [x, y] = [geometry.x[place], geometry.y[place]];
    for (let d = 0; d < 6; d++) {
      if (d >= 3 && geometry.neighbours[6 * place + d] >= 0) continue;
      const before = (d + 5) % 6;
      draw(x + cornerX[before], y + cornerY[before], x + cornerX[d], y + cornerY[d]);
    }
  }
}
