import type { Place, Side, State } from '@hundred-days/kernel';
import { inSeenZoi, inZoi, sideIn } from '../position.ts';
import type { World } from '../world.ts';
import { isCavalry, mightHold } from './questions.ts';

/** 5.4.2f Cavalry that is not seen: whom it holds, and what a march beside it has shown. */

/** 5.4.2f: covered by cavalry that its owner's enemy does not see. */
export const isPinnedUnseen = (w: World, s: State, hex: Place, enemy: number): boolean =>
  inZoi(w, s, enemy, hex) && !inSeenZoi(w, s, enemy, hex);

/** 5.4.2f: where hidden cavalry might have pinned it and did not, a march has shown that none lies there; so it is not taken back. */
export const hasLooked = (w: World, s: State, path: readonly Place[], enemy: Side): boolean =>
  path.some((hex) => !inSeenZoi(w, s, enemy, hex) && mightBeCovered(w, s, hex, enemy));

function mightBeCovered(w: World, s: State, hex: Place, enemy: Side): boolean {
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || w.zoneSide[6 * hex + d] === 0 || sideIn(w, s, next) !== enemy) continue;
    if (mightHold(w, s, next, (unit) => isCavalry(w, unit))) return true;
  }
  return false;
}
