import type { Point } from '../../board/types.ts';

/** Where blocks and names stand beside a town. */

/** Blocks: over the town if they can, else beside it, else under it. */
export const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
];

/** The middle of a stack of some size on one side of its town, seen from the town. */
export function beside(side: Point, width: number, height: number): Point {
  const gap = side.x === 0 || side.y === 0 ? 0.3 : 0.1;
  return { x: side.x * (width / 2 + gap), y: side.y * (height / 2 + gap) };
}

/** How far under its town a name stands, or above it. */
export const nameOff = (city: boolean, above: boolean): number => (city ? 0.83 : 0.62) * (above ? -1 : 1);
