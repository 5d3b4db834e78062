import type { Point } from '../board/types.ts';

/** Where the one button stands that a small window has over its map. */
export type Corner = 'right' | 'left';

/** From the edges of the map to the middle of the button, and what it covers around it. */
const FROM_SIDE = 34;
const FROM_TOP = 38;
const HALF = 22;

/** The upper corner in which the button covers no piece: where it is, if it can stay, and on the right if it covers some in both. */
export function freeCorner(now: Corner, width: number, pieces: readonly Point[], halfPiece: number): Corner {
  const covers = (corner: Corner): boolean => {
    const x = corner === 'right' ? width - FROM_SIDE : FROM_SIDE;
    const near = HALF + halfPiece;
    return pieces.some((at) => Math.abs(at.x - x) < near && Math.abs(at.y - FROM_TOP) < near);
  };
  const other = now === 'right' ? 'left' : 'right';
  if (!covers(now)) return now;
  return covers(other) ? 'right' : other;
}
