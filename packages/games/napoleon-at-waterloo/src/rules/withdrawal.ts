import { type Phase, type Place, type Refusal, refusal, type State, TABLE, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { BOMBARDING, has, mark, SHIFTED, setStep, shift, whereIs } from '../position.ts';
import { AE, AR, EE } from '../tables.ts';
import type { World } from '../world.ts';
import { emptySafeHexes } from './retreat.ts';

/** 6.8.2 After Ae, Ar or Ee each bombarding gun of the attack may retreat one hex. */

const isFreeToGo = (w: World, s: State, gun: Unit): boolean => has(w, s, gun, BOMBARDING) && !has(w, s, gun, SHIFTED);

const mayWithdraw = (w: World, s: State, gun: Unit): boolean =>
  isFreeToGo(w, s, gun) && emptySafeHexes(w, s, gun).length > 0;

/** Asks the owner about his guns, if any of them has somewhere to go. */
export function openWithdrawal(w: World, s: State): boolean {
  const result = s[w.at.result];
  if (result !== AE && result !== AR && result !== EE) return false;
  for (const unit of w.unitsOf[s[w.at.phasing]]) {
    if (!mayWithdraw(w, s, unit)) continue;
    setStep(w, s, 'withdrawal');
    return true;
  }
  return false;
}

export const withdrawalPhase = (w: World): Phase<Action> => ({
  name: 'withdrawal',
  rule: '6.8.2',
  accepts: ['withdraw', 'stand'],
  seats: (s) => 1 << s[w.at.phasing],

  pieces(s) {
    const pieces = [TABLE];
    for (const unit of w.unitsOf[s[w.at.phasing]]) if (mayWithdraw(w, s, unit)) pieces.push(unit);
    return pieces;
  },

  choices(s, _seat, piece) {
    if (piece === TABLE) return [{ type: 'stand' }];
    return isFreeToGo(w, s, piece)
      ? emptySafeHexes(w, s, piece).map((to) => ({ type: 'withdraw', unit: piece, to }))
      : [];
  },

  refuse: (s, _seat, action) => (action.type === 'withdraw' ? refuseWithdrawal(w, s, action.unit, action.to) : null),
  whyNot: (s, _seat, piece, place) => refuseWithdrawal(w, s, piece, place),

  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'withdraw') {
      const from = whereIs(w, s, action.unit);
      shift(w, s, action.unit, action.to);
      mark(w, s, action.unit, SHIFTED);
      if (tell !== null) {
        tell({
          type: 'withdrew',
          rule: '6.8.2',
          data: { unit: w.unitId(action.unit), from: w.hexId(from), hex: w.hexId(action.to) },
        });
      }
      if (openWithdrawal(w, s)) return;
    }
    setStep(w, s, 'guns-withdrawn');
  },
});

function refuseWithdrawal(w: World, s: State, gun: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(gun), hex: w.hexId(to) };
  if (!isFreeToGo(w, s, gun)) return refusal('6.8.2', 'not-bombarding', data);
  return emptySafeHexes(w, s, gun).includes(to) ? null : refusal('6.8.2', 'not-empty-and-safe', data);
}
