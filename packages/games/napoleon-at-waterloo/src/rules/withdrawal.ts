import type { Following, Place, Refusal, Stage, State, Unit } from '@hundred-days/kernel';
import { askToFollow, followingPhase, refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { BOMBARDING, has, mark, SHIFTED, setStep, shift } from '../position.ts';
import { AE, AR, EE } from '../tables.ts';
import type { World } from '../world.ts';
import { emptySafeHexes } from './retreat.ts';

/** 6.8.2 After Ae, Ar or Ee each bombarding gun of the attack may retreat one hex. */

const isFreeToGo = (w: World, s: State, gun: Unit): boolean => has(w, s, gun, BOMBARDING) && !has(w, s, gun, SHIFTED);

const withdrawal = (w: World): Following<Action> => ({
  step: { type: 'withdraw', rule: '6.8.2', told: { type: 'withdrew', rule: '6.8.2' } },
  seat: (s) => s[w.at.phasing],
  hexes: (s, gun) => (isFreeToGo(w, s, gun) ? emptySafeHexes(w, s, gun) : []),
  refuse: (s, gun, to) => refuseWithdrawal(w, s, gun, to),

  put(s, gun, to) {
    shift(w, s, gun, to);
    mark(w, s, gun, SHIFTED);
  },

  next(s, stood) {
    if (stood || !openWithdrawal(w, s)) setStep(w, s, 'guns-withdrawn');
  },
});

export const withdrawalPhase = (w: World): Stage<Action> => followingPhase(w, withdrawal(w));

/** Asks the owner about his guns, if any of them has somewhere to go. */
export function openWithdrawal(w: World, s: State): boolean {
  const result = s[w.at.result];
  if (result !== AE && result !== AR && result !== EE) return false;
  return askToFollow(w, withdrawal(w), s, () => setStep(w, s, 'withdrawal'));
}

function refuseWithdrawal(w: World, s: State, gun: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(gun), hex: w.hexId(to) };
  if (!isFreeToGo(w, s, gun)) return refusal('6.8.2', 'not-bombarding', data);
  return emptySafeHexes(w, s, gun).includes(to) ? null : refusal('6.8.2', 'not-empty-and-safe', data);
}
