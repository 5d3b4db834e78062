import type { World } from '@hundred-days/waterloo-campaign';

import { tables } from '@hundred-days/waterloo-campaign';

const { BLOWN_RESULT, RETREAT, resultOf, STALEMATE } = tables;

/** CRT-1 as chances: what befalls the side that is `ahead` by so much before the dice, and its enemy. */

/** Beyond these the dice decide nothing more. */
const LEAST = -11;
const MOST = 11;
const RESULTS = 4;

/** At (ahead - LEAST) * RESULTS + result: the chance that the side that is behind on the dice suffers it. */
function chances(w: World, sign: number): Float64Array {
  const found = new Float64Array((MOST - LEAST + 1) * RESULTS);
  for (let ahead = LEAST; ahead <= MOST; ahead++) {
    for (let luck = -5; luck <= 5; luck++) {
      const difference = sign * (ahead + luck);
      const result = difference > 0 ? resultOf(w, difference) : STALEMATE;
      found[(ahead - LEAST) * RESULTS + result] += (6 - Math.abs(luck)) / 36;
    }
  }
  return found;
}

/** What a retreat, being blown and being eliminated cost a unit. */
export interface Costs {
  retreat: number;
  blown: number;
  eliminated: number;
}

const costAt = (table: Float64Array, at: number, costs: Costs): number =>
  table[at + RETREAT] * costs.retreat +
  table[at + BLOWN_RESULT] * costs.blown +
  table[at + BLOWN_RESULT + 1] * costs.eliminated;

/** What an attack is worth on average; `ahead` may lie between whole numbers, where somebody may or may not take part. */
export type AttackWorth = (ahead: number, defender: Costs, attacker: Costs) => number;

export function createAttackWorth(w: World): AttackWorth {
  const won = chances(w, 1);
  const lost = chances(w, -1);
  const whole = (ahead: number, defender: Costs, attacker: Costs): number => {
    const at = (Math.max(LEAST, Math.min(MOST, ahead)) - LEAST) * RESULTS;
    return costAt(won, at, defender) - costAt(lost, at, attacker);
  };
  return (ahead, defender, attacker) => {
    const low = Math.floor(ahead);
    const share = ahead - low;
    const worth = whole(low, defender, attacker);
    return share === 0 ? worth : (1 - share) * worth + share * whole(low + 1, defender, attacker);
  };
}
