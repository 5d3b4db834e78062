import type { Hexside } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { HEX_RADIUS as S, SHAPES } from './hexes.ts';
import { boxPath, type Frame, place } from './paths.ts';

export interface BridgesArt {
  readonly deck: string;
  readonly parapets: string;
}

export function bridges(geometry: BoardGeometry, sides: readonly Hexside[]): BridgesArt {
  const { sideX, sideY } = SHAPES[geometry.layout];
  let deck = '';
  let parapets = '';
  for (const [hex, d] of sides) {
    // The road crosses the side at right angles, in its middle.
    const frame: Frame = {
      x: geometry.x[hex] + sideX[d],
      y: geometry.y[hex] + sideY[d],
      ux: 2 * sideX[d],
      uy: 2 * sideY[d],
    };
    deck += boxPath(frame, 0, 0, 0.4 * S, 0.26 * S);
    parapets += parapet(frame, -1) + parapet(frame, 1);
  }
  return { deck, parapets };
}

function parapet(frame: Frame, side: 1 | -1): string {
  const [near, far] = [side * 0.13 * S, side * 0.21 * S];
  const at = (x: number, y: number): string => place(frame, x * S, y);
  return `M${at(-0.27, far)}L${at(-0.2, near)}L${at(0.2, near)}L${at(0.27, far)}`;
}
