import type { State, Unit } from '@hundred-days/kernel';
import type { CampaignWorld } from '@hundred-days/last-battles/campaign';
import { toEnemy } from './corps.ts';

/**
 * Units that were told to stand until an enemy comes near. A note of the seat's own beside its table: nothing of it is in the
 * position, and nobody else is told.
 */

/** As near as the longest ride by road, and one more: whoever stands is asked again before he can be reached. */
export const NEAR = 6;

/** By the names of the counters: numbers are those of one version of one world. */
export type Stands = readonly string[];

/** Those of the note who still stand: an enemy near one of them wakes it. */
export const standing = (w: CampaignWorld, view: State, stands: Stands): ReadonlySet<Unit> =>
  new Set(
    stands.flatMap((id) => {
      const unit = w.unitData.findIndex((one) => one.id === id);
      return unit < 0 || isWoken(w, view, unit) ? [] : [unit];
    }),
  );

export const isWoken = (w: CampaignWorld, view: State, unit: Unit): boolean => toEnemy(w, view, [unit]) <= NEAR;

/** Told to stand if any of them does not, otherwise told to go on. */
export function toggled(w: CampaignWorld, stands: Stands, units: readonly Unit[]): Stands {
  const ids = units.map(w.unitId);
  return ids.every((id) => stands.includes(id))
    ? stands.filter((id) => !ids.includes(id))
    : [...stands, ...ids.filter((id) => !stands.includes(id))];
}
