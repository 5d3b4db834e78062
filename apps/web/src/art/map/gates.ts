import { MARGIN } from '../geometry.ts';
import type { Compass, Gate } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { HEX_RADIUS as S } from './hexes.ts';
import { xy } from './paths.ts';

/** Arrow heads at the edge of the map that point in, and rings beside a road that goes on beyond it. */
export function gates(geometry: BoardGeometry, list: readonly Gate[], kind: Gate['kind']): string {
  return list.flatMap((gate) => (gate.kind === kind ? [draw(geometry, gate)] : [])).join('');
}

const OUT: Readonly<Partial<Record<Compass, readonly [number, number]>>> = {
  N: [0, -1],
  S: [0, 1],
  W: [-1, 0],
  E: [1, 0],
};

/** From the centre of a hex to just inside the sheet's frame. */
function reach({ layout }: BoardGeometry, upright: boolean): number {
  const half = (layout === 'rows') === upright ? S : 0.5;
  return half + 0.5 * MARGIN - 0.06;
}

function draw(geometry: BoardGeometry, { place, towards, kind }: Gate): string {
  const [ox, oy] = OUT[towards] ?? [0, 0];
  const far = reach(geometry, oy !== 0);
  const [x, y] = [geometry.x[place] + far * ox, geometry.y[place] + far * oy];
  if (kind === 'exit') {
    // Beside the arrow, where both are.
    const r = 0.085;
    const [cx, cy] = [x + 0.24 * oy ** 2, y + 0.24 * ox ** 2];
    return `M${xy(cx - r, cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const at = (out: number, across: number): string => xy(x + out * ox - across * oy, y + out * oy + across * ox);
  return `M${at(-0.14, 0)}L${at(0.1, 0.15)}L${at(0.03, 0)}L${at(0.1, -0.15)}Z`;
}
