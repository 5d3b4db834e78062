import type { State } from '@hundred-days/kernel';
import { TURN_SIDE, TURNS } from '../board.ts';
import { AT } from '../position.ts';
import { otherSide } from '../units.ts';

/** 10.2b: the turn after which the French are in a hurry. */
const NO_HURRY = 3;

/** 0 as long as there is time, 1 on the last turn. */
export const hasteOf = (s: State): number => Math.max(0, (s[AT.turn] - NO_HURRY) / (TURNS - NO_HURRY));

/** The side that moves next: the one on turn while its moves last, else the other. */
export function nextToMove(s: State): number {
  const moves = s[AT.fight] < 0 && s[AT.ended] === 0;
  return moves ? TURN_SIDE[s[AT.turn]] : otherSide(TURN_SIDE[s[AT.turn]]);
}
