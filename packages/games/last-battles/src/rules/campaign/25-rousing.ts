import type { Place, State, Unit } from '@hundred-days/kernel';
import { hasOrder, order, ROUSED, whereIs } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { FRENCH } from '../../units.ts';
import { isAsleep, sleepers } from './25-late-start.ts';

/** 25.2c Woken by a colleague. With the ways of leaders, not with those who sleep: nobody rides on the first board. */

/** Those whom a leader wakes by riding into or through their hexes, if he is a commander and awake himself. */
function wakesBy(w: CampaignWorld, s: State, leader: Unit): Unit[] {
  if (w.capacity[leader] === 0 || w.side[leader] !== FRENCH || isAsleep(w, s, leader)) return [];
  return sleepers(w, s).filter((other) => !hasOrder(w, s, other, ROUSED));
}

/** Their hexes, each once. */
export const bedsOf = (w: CampaignWorld, s: State, leader: Unit): Place[] => [
  ...new Set(wakesBy(w, s, leader).map((other) => whereIs(w, s, other))),
];

export function passBy(w: CampaignWorld, s: State, leader: Unit, entered: readonly Place[]): void {
  for (const other of wakesBy(w, s, leader)) if (entered.includes(whereIs(w, s, other))) order(w, s, other, ROUSED);
}
