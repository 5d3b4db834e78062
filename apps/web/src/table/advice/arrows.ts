import type { Point } from '../../board/types.ts';

const HEAD = 22;

/** The head of an arrow that comes from one point to another. */
export function headPath(before: Point, last: Point): string {
  const far = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / far, (last.y - before.y) / far];
  const tip = { x: last.x - dx * 6, y: last.y - dy * 6 };
  const foot = (side: number): string =>
    `${tip.x - dx * HEAD - side * dy * HEAD * 0.6} ${tip.y - dy * HEAD + side * dx * HEAD * 0.6}`;
  return `M${foot(1)}L${tip.x} ${tip.y}L${foot(-1)}Z`;
}
