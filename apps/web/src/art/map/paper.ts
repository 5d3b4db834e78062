import type { BoardGeometry } from '../types.ts';
import { num, rectPath } from './paths.ts';

/** How far inside the sheet's edge the frame and the neat line run. */
const FRAME = 0.13;
export const NEAT = 0.18;

/** The rectangle inside the neat line: nothing but the frame is drawn outside it. */
export interface NeatBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function neatBox({ width, height }: BoardGeometry): NeatBox {
  return { left: NEAT, top: NEAT, right: width - NEAT, bottom: height - NEAT };
}

export function paper({ width, height }: BoardGeometry): string {
  return rectPath(0, 0, width, height);
}

/** Laid lines, as the mould leaves them in the paper: pairs, one hair apart. */
export function laidLines({ width, height }: BoardGeometry): string {
  let d = '';
  for (let y = 0.025; y < height; y += 0.05) d += `M0 ${num(y)}H${num(width)}`;
  return d;
}

export function neatLine({ width, height }: BoardGeometry): string {
  return rectPath(NEAT, NEAT, width - 2 * NEAT, height - 2 * NEAT);
}

export function frameLine({ width, height }: BoardGeometry): string {
  return rectPath(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME);
}
