import type { State } from '@hundred-days/kernel';
import { otherSide } from '../units.ts';
import type { World } from '../world.ts';

/** 10.2b: the turn after which the French are in a hurry. */
const NO_HURRY = 3;

/** 0 as long as there is time, 1 on the last turn. */
export const hasteOf = (w: World, s: State): number => Math.max(0, (s[w.at.turn] - NO_HURRY) / (w.turns - NO_HURRY));

/** The side that moves next: the one on turn while its moves last, else the other. */
export function nextToMove(w: World, s: State): number {
  const moves = s[w.at.fight] < 0 && s[w.at.ended] === 0;
  return moves ? w.turnSide[s[w.at.turn]] : otherSide(w.turnSide[s[w.at.turn]]);
}
