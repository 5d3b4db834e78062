import { createReach, type Reach } from '@hundred-days/kernel';
import { createPassage, type Passage } from './rules/passage.ts';
import type { World } from './world.ts';

/** The searches that marches are found by: all that a battle needs of its desk before the first shot. */
export interface MarchDesk {
  readonly w: World;
  readonly reach: Reach;
  readonly passage: Passage;
}

export const createMarchDesk = (w: World): MarchDesk => ({
  w,
  reach: createReach(w.movementNet),
  passage: createPassage(w),
});
