import type { State, Unit } from '@hundred-days/kernel';
import type { CampaignWorld } from '@hundred-days/last-battles/campaign';
import { toEnemy } from './corps.ts';

/**
 * Units that were told to stand until an enemy comes near. A note of the seat's own beside its table: nothing of it is in the
 * position, and nobody else is told.
 */

/** As near as the longest ride by road, and one more: whoever stands is asked again before he can be reached. */
export const NEAR = 6;

/** A counter by its name, for numbers are those of one version of one world; and how far the enemy was when it was told. */
export type Stands = readonly string[];

const distanceOf = (w: CampaignWorld, view: State, unit: Unit): number => Math.min(toEnemy(w, view, [unit]), NEAR + 1);

/** Those of the note who still stand: an enemy who is near one of them, and nearer than he was, wakes it. */
export const standing = (w: CampaignWorld, view: State, stands: Stands): ReadonlySet<Unit> =>
  new Set(
    stands.flatMap((line) => {
      const [id, told] = line.split(' ');
      const unit = w.unitData.findIndex((one) => one.id === id);
      return unit >= 0 && distanceOf(w, view, unit) >= Number(told) ? [unit] : [];
    }),
  );

/** These are told to stand where they are, from now on. */
export const toldToStand = (w: CampaignWorld, view: State, stands: Stands, units: readonly Unit[]): Stands => [
  ...awake(w, stands, units),
  ...units.map((unit) => `${w.unitId(unit)} ${distanceOf(w, view, unit)}`),
];

/** These are asked again. */
export const awake = (w: CampaignWorld, stands: Stands, units: readonly Unit[]): Stands => {
  const ids = units.map(w.unitId);
  return stands.filter((line) => !ids.includes(line.split(' ')[0]));
};
