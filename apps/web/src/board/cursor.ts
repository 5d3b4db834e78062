import type { BoardGeometry } from './types.ts';

/** Where an arrow key takes the keyboard's cursor. */
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow => key.startsWith('Arrow');

/** Angles in degrees, clockwise from east as on a screen. */
const HEADING: Readonly<Record<Arrow, number>> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };

/**
 * The neighbour whose direction is nearest to the key's; of two that are equally near (left and right in columns of flat-top
 * hexes) the one that brings the cursor back to the row it came from, so that a row can be walked along.
 */
export function stepCursor(geometry: BoardGeometry, place: number, key: Arrow): number {
  const heading = (HEADING[key] * Math.PI) / 180;
  if (geometry.nextTo !== undefined) return geometry.nextTo(place, heading);
  let best = place;
  let bestScore = 0.3;
  for (let d = 0; d < 6; d++) {
    const next = geometry.neighbours[6 * place + d];
    if (next < 0) continue;
    const dx = geometry.x[next] - geometry.x[place];
    const dy = geometry.y[next] - geometry.y[place];
    const along = dx * Math.cos(heading) + dy * Math.sin(heading);
    const score = along + rowSense(geometry, place, next);
    if (score > bestScore + 1e-9) {
      bestScore = score;
      best = next;
    }
  }
  return best;
}

/** Up and down alternate from column to column. */
function rowSense(geometry: BoardGeometry, place: number, next: number): number {
  const shifted = Math.abs((geometry.y[place] % 1) - 0.5) < 0.25;
  const down = geometry.y[next] > geometry.y[place];
  return shifted === down ? 0 : 0.01;
}
