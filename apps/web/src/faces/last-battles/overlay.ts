import { goalOf } from '@hundred-days/kernel';
import { ACTIONS, position, units } from '@hundred-days/last-battles';
import type { Overlay } from '../../board/types.ts';
import type { Ask } from './asking.ts';
import { enemyZones } from './pieces.ts';
import type { Setting } from './setting.ts';

/** Where the unit must stop, and the enemy zones in or next to its reach. */
export function inHandOverlay(w: Setting, asked: Ask): Overlay {
  const { view, choices } = asked;
  const reach = new Set(choices.map((action) => goalOf(ACTIONS, action)).filter((goal) => goal !== null));
  const isNear = (hex: number): boolean =>
    reach.has(hex) || w.neighbours.subarray(6 * hex, 6 * hex + 6).some((next) => reach.has(next));
  return {
    stops: [...reach].filter((hex) => position.inZoneOf(w, view, units.enemyOf(asked.seat), hex)),
    zones: enemyZones(w, view, asked.seat).filter(isNear),
  };
}
