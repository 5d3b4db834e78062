import type { Point, Rect } from '../types.ts';
import { xy } from './paths.ts';

/** The title of a map in a double frame with a scale, in the corner where the least lies. */

export interface Cartouche {
  readonly frame: string;
  readonly lines: string;
  readonly box: Rect;
}

const WIDTH = 10.2;
const HEIGHT = 3.1;
/** From the edge of the sheet: inside the neat line. */
const OFF = 0.75;

export function cartouche(
  sheet: { readonly width: number; readonly height: number },
  taken: readonly Point[],
): Cartouche {
  const [right, low] = [sheet.width - OFF - WIDTH, sheet.height - OFF - HEIGHT];
  const corners: readonly Point[] = [
    { x: right, y: low },
    { x: OFF, y: low },
    { x: right, y: OFF },
    { x: OFF, y: OFF },
  ];
  const room = (at: Point): number => Math.min(...taken.map((point) => awayFrom(at, point)));
  const { x, y } = corners.reduce((best, next) => (room(next) > room(best) + 0.01 ? next : best));
  const inner = 0.14;
  const bar = { x: x + WIDTH / 2 - 2.2, y: y + 2.62, width: 4.4 };
  const ticks = [0, 1, 2, 3, 4].map((i) => `M${xy(bar.x + (i * bar.width) / 4, bar.y - 0.1)}v.2`).join('');
  return {
    frame: box(x, y, WIDTH, HEIGHT),
    lines: `${box(x + inner, y + inner, WIDTH - 2 * inner, HEIGHT - 2 * inner)}M${xy(bar.x, bar.y)}h${bar.width}${ticks}`,
    box: { x, y, width: WIDTH, height: HEIGHT },
  };
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${xy(x, y)}h${width}v${height}h${-width}Z`;

/** How far a point lies outside the frame with its corner here; nothing for one inside. */
function awayFrom({ x, y }: Point, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - x - WIDTH);
  const dy = Math.max(y - point.y, 0, point.y - y - HEIGHT);
  return Math.hypot(dx, dy);
}
