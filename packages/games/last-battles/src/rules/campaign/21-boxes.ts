import type { State, Unit } from '@hundred-days/kernel';
import { PERMANENT_BOX, REORGANIZATION_BOX } from '../../campaign/layout.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { DESTROYED, destroy, REDUCED, strengthOf } from '../../position.ts';

/** 21.0 The two boxes of each army, and the three books of what is lost (22.0, 26.0, 27.21b). */

/** 21.0a: a unit has been destroyed. Full strength may come back; reduced units and those of one point may not. */
export function intoBox(w: CampaignWorld, s: State, unit: Unit): void {
  const isSpent = (s[w.at.counter + unit] & REDUCED) !== 0 || w.full[unit] === 1;
  s[w.at.box + unit] = isSpent ? PERMANENT_BOX : REORGANIZATION_BOX;
  s[w.at.fell + unit] = s[w.at.turn];
  // 22.0: at full value, whatever showed.
  s[w.at.fallen + w.body[unit]] += w.full[unit];
  // 27.21b: what showed, and it is never given back.
  if (w.group[unit] >= 0) s[w.at.groupLosses + w.group[unit]] += strengthOf(w, s, unit);
}

/** 24.0c: removed from the map, and not to be reorganized. */
export function loseForGood(w: CampaignWorld, s: State, unit: Unit): void {
  destroy(w, s, unit);
  condemn(w, s, unit);
}

/** 21.4: from one box into the other. */
export function condemn(w: CampaignWorld, s: State, unit: Unit): void {
  s[w.at.box + unit] = PERMANENT_BOX;
}

/** 22.0: what lies in the boxes is what the books say; the names of those for which it is not. */
export function bookFaults(w: CampaignWorld, s: State): string[] {
  const fallen = new Int16Array(w.bodies.length);
  for (let unit = 0; unit < w.units; unit++)
    if (s[w.at.where + unit] === DESTROYED) fallen[w.body[unit]] += w.full[unit];
  return w.bodies.flatMap(({ name }, body) => (fallen[body] === s[w.at.fallen + body] ? [] : [`book of ${name}`]));
}

/** 21.0b: one complete Game Turn lies between. */
const TURNS_OF_WAITING = 2;

export const isWaiting = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  s[w.at.where + unit] === DESTROYED && s[w.at.box + unit] === REORGANIZATION_BOX;

export const returnsFrom = (w: CampaignWorld, s: State, unit: Unit): number => s[w.at.fell + unit] + TURNS_OF_WAITING;
