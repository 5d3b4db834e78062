import type { Side, State } from '@hundred-days/kernel';
import { eliminatedOf } from '../position.ts';
import type { World } from '../world.ts';

const BROKEN: readonly number[] = [200, 30, 30];
/** Who has lost nearly all he may breaks at the next blow: how much the last of these units weigh beside the first. */
const BRINK = 2;

/** What a side's blocks have lost of their full worth. */
export const stepsGone = (w: World, total: Float64Array, side: Side): number => w.fullWorth[side] - total[side];

/** Units of an army that are gone, so much each: a unit is worse than its steps. */
export const unitsGone = (w: World, s: State, army: number, each: number): number => each * eliminatedOf(w, s, army);

/** How near an army is to its end; `price`, when it is there. */
export function nearBreak(w: World, s: State, army: number, price: number): number {
  const share = Math.min(1, eliminatedOf(w, s, army) / w.defeatedAt[army]);
  return price * (share ** 2 + BRINK * share ** 6) + (share >= 1 ? BROKEN[army] : 0);
}
