import { below } from '@hundred-days/kernel';
import type { World } from '@hundred-days/napoleon-1815';
import type { Belief } from '@hundred-days/napoleon-1815/determinize';

/** One way the blocks that cannot be seen may stand, and how likely it is beside the others. */
export interface Picture extends Belief {
  weight: number;
}

export const NOWHERE = -1;

export const chance = (share: number, bits: () => number): boolean => below(1 << 16, bits) < share * (1 << 16);

export function wear(picture: Picture, unit: number, steps: number): void {
  picture.strength[unit] = Math.max(1, picture.strength[unit] - steps);
}

/** How many hidden units a picture has in each town beyond those that are seen there; less than 0 where it lacks some. */
export function surplusOf(w: World, picture: Picture, hidden: readonly number[], need: Int16Array): Int16Array {
  const surplus = new Int16Array(w.townCount);
  for (let town = 0; town < w.townCount; town++) surplus[town] = -need[town];
  for (const unit of hidden) if (picture.town[unit] >= 0) surplus[picture.town[unit]]++;
  return surplus;
}

export function exchange(picture: Picture, a: number, b: number): void {
  [picture.town[a], picture.town[b]] = [picture.town[b], picture.town[a]];
}

/** Units of the same corps in the same town. */
export function matesOf(w: World, picture: Picture, unit: number): number {
  let count = 0;
  for (let other = 0; other < w.unitCount; other++)
    if (other !== unit && w.corps[other] === w.corps[unit] && picture.town[other] === picture.town[unit]) count++;
  return count;
}
