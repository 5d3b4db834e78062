import type { Side, State } from '@hundred-days/kernel';
import { eliminatedOf } from '../position.ts';
import { FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/** A unit gone is worse than its steps: armies break by units (10.1, 10.2). The last before the break cost most. */
const UNIT_LOST = 1.6;
const NEAR_BREAK = 14;
const BROKEN: readonly number[] = [200, 45, 45];
/**
 * 10.2b: time is on the Allies' side. What the French lose counts for less when the end is near: who stands still has lost
 * as well. The share of their losses that is forgiven on the last turn.
 */
const FORGIVEN = 0.5;

/** What a side's blocks have lost of their full worth. */
export const stepsGone = (w: World, total: Float64Array, side: Side): number => w.fullWorth[side] - total[side];

/** Steps and units the French have lost, for less when the end is near. What brings them near their own end is not in it. */
export const frenchLoss = (w: World, s: State, total: Float64Array, haste: number): number =>
  (1 - FORGIVEN * haste) * (stepsGone(w, total, FRENCH) + UNIT_LOST * eliminatedOf(w, s, 0));

/** Units gone, dearer the nearer the army is to its end. */
export const lossOf = (w: World, s: State, army: number): number =>
  UNIT_LOST * eliminatedOf(w, s, army) + nearBreak(w, s, army);

export function nearBreak(w: World, s: State, army: number): number {
  const share = Math.min(1, eliminatedOf(w, s, army) / w.defeatedAt[army]);
  return NEAR_BREAK * share * share + (share >= 1 ? BROKEN[army] : 0);
}
