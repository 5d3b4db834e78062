import type { Hexside } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { areaOutlines, courses, outlines } from './chains.ts';
import { hash } from './hash.ts';
import { HEX_RADIUS as S } from './hexes.ts';
import { polyPath, xy } from './paths.ts';
import { chaikin, type Polyline, resample, tangents } from './polyline.ts';

const SPACING = 0.085 * S;
const LENGTH = 0.36 * S;
const BASE = 0.032 * S;

/** The wash on high ground. */
export function highGround(geometry: BoardGeometry, high: readonly number[]): string {
  const set = new Set(high);
  return areaOutlines(geometry, (place) => set.has(place))
    .map((chain) => polyPath(chaikin(chain.points, 2, chain.closed), chain.closed))
    .join('');
}

/** Hachures from the high side down: thin wedges that fan round the bends and shorten towards the ends. */
export function slopes(geometry: BoardGeometry, sides: readonly Hexside[]): string {
  return outlines(geometry, sides)
    .map(({ points, closed }) => hachures(chaikin(points, 2, closed), closed, 1, 1, 0))
    .join('');
}

/** A crest that blocks fire: a line along the top of the slope. */
export function crests(geometry: BoardGeometry, sides: readonly Hexside[]): string {
  return outlines(geometry, sides)
    .map(({ points, closed }) => polyPath(chaikin(points, 2, closed), closed))
    .join('');
}

/** A crest without a high side: shorter wedges down both sides, a hair apart. */
export function ridges(geometry: BoardGeometry, sides: readonly Hexside[]): string {
  return courses(geometry, sides)
    .map(({ points, closed }) => {
      const line = chaikin(points, 2, closed);
      return hachures(line, closed, 1, 0.62, 0.035 * S) + hachures(line, closed, -1, 0.62, 0.035 * S);
    })
    .join('');
}

function hachures(line: Polyline, closed: boolean, side: 1 | -1, part: number, gap: number): string {
  const points = resample(line, SPACING, closed);
  const along = tangents(points, 2, closed);
  const count = points.length / 2;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = points[2 * i];
    const y = points[2 * i + 1];
    const tx = along[2 * i];
    const ty = along[2 * i + 1];
    const nx = side * ty;
    const ny = -side * tx;
    const fromEnd = closed ? 5 : Math.min(i, count - 1 - i, 5);
    const length = part * LENGTH * (0.78 + 0.4 * hash(x, y, 10 + side)) * (1 / 3 + (2 / 3) * (fromEnd / 5));
    const bx = x + gap * nx;
    const by = y + gap * ny;
    const hx = (BASE / 2) * tx;
    const hy = (BASE / 2) * ty;
    d += `M${xy(bx - hx, by - hy)}L${xy(bx + hx, by + hy)}L${xy(bx + length * nx, by + length * ny)}Z`;
  }
  return d;
}
