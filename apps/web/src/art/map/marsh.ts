import type { BoardGeometry } from '../types.ts';
import { hash } from './hash.ts';
import { HEX_RADIUS as S } from './hexes.ts';
import { num, xy } from './paths.ts';

const TUFTS = 16;

/** Tufts of reeds over a line of water, spread by the golden angle so that no two stand together. */
export function marsh(geometry: BoardGeometry, hexes: readonly number[]): string {
  let d = '';
  for (const hex of hexes) {
    const [cx, cy] = [geometry.x[hex], geometry.y[hex]];
    const turn = 2 * Math.PI * hash(cx, cy, 30);
    for (let i = 0; i < TUFTS; i++) {
      const angle = turn + 2.39996 * i;
      const far = 0.8 * S * Math.sqrt((i + 0.5) / TUFTS);
      d += tuft(cx + far * Math.cos(angle), cy + far * Math.sin(angle));
    }
  }
  return d;
}

function tuft(x: number, y: number): string {
  const r = 0.075 * S;
  const tall = (0.1 + 0.05 * hash(x, y, 31)) * S;
  const blade = (dx: number, height: number): string => `M${xy(x + 0.4 * dx, y)}L${xy(x + dx, y - height)}`;
  return `${blade(-r, 0.75 * tall)}${blade(0, tall)}${blade(r, 0.75 * tall)}M${xy(x - 1.5 * r, y)}h${num(3 * r)}`;
}
