import { goalOf } from '@hundred-days/kernel';
import { ACTIONS, position, units } from '@hundred-days/last-battles';
import type { Overlay } from '../../board/types.ts';
import type { Ask } from './asking.ts';
import type { Setting } from './setting.ts';

/** Where the unit must stop, and the enemy zones in or next to its reach: nothing further away is looked at, a click shows it at once. */
export function inHandOverlay(w: Setting, { view, choices, seat }: Ask): Overlay {
  const enemy = units.enemyOf(seat);
  const isZone = (hex: number): boolean => position.inZoneOf(w, view, enemy, hex);
  const reach = new Set<number>();
  const near = new Set<number>();
  for (const action of choices) {
    const goal = goalOf(ACTIONS, action);
    if (goal === null || reach.has(goal)) continue;
    reach.add(goal);
    near.add(goal);
    for (let d = 0; d < 6; d++) near.add(w.neighbours[6 * goal + d]);
  }
  near.delete(-1);
  return { stops: [...reach].filter(isZone), zones: [...near].filter(isZone) };
}
