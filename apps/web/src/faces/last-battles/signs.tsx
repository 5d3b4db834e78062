import './map.css';
import type { JSX } from 'preact';
import { centreOf } from '../../board/camera.ts';
import { at, corner } from '../../board/corners.ts';
import type { BoardGeometry } from '../../board/types.ts';

/** What this game lays on the map beside what every board has. */

const WITHIN = 0.93;

/** Hexes that count for levels or victory: dotted, a little inside their sides. */
export function counted(geometry: BoardGeometry, hexes: readonly number[]): JSX.Element | null {
  if (hexes.length === 0) return null;
  const outline = (hex: number): string => {
    const { x, y } = centreOf(geometry, hex);
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const { x: cx, y: cy } = corner(geometry, hex, i);
      return at({ x: x + WITHIN * (cx - x), y: y + WITHIN * (cy - y) });
    });
    return `M${corners.join('L')}Z`;
  };
  return <path class="counted" d={hexes.map(outline).join('')} />;
}
