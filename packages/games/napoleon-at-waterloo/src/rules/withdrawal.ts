import { type Phase, refusal, type State, TABLE } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import { AT, BOMBARDING, has, mark, SHIFTED, setStep, shift, whereIs } from '../position.ts';
import { AE, AR, EE } from '../tables.ts';
import { UNITS_OF, unitId } from '../units.ts';
import { emptySafeHexes } from './retreat.ts';

/** 6.8.2 After Ae, Ar or Ee each bombarding gun of the attack may retreat one hex. */

const isFreeToGo = (s: State, gun: number): boolean => has(s, gun, BOMBARDING) && !has(s, gun, SHIFTED);

const mayWithdraw = (s: State, gun: number): boolean => isFreeToGo(s, gun) && emptySafeHexes(s, gun).length > 0;

/** Asks the owner about his guns, if any of them has somewhere to go. */
export function openWithdrawal(s: State): boolean {
  const result = s[AT.result];
  if (result !== AE && result !== AR && result !== EE) return false;
  for (const unit of UNITS_OF[s[AT.phasing]]) {
    if (!mayWithdraw(s, unit)) continue;
    setStep(s, 'withdrawal');
    return true;
  }
  return false;
}

export const withdrawalPhase: Phase<Action> = {
  name: 'withdrawal',
  rule: '6.8.2',
  accepts: ['withdraw', 'stand'],
  seats: (s) => 1 << s[AT.phasing],

  pieces(s) {
    const pieces = [TABLE];
    for (const unit of UNITS_OF[s[AT.phasing]]) if (mayWithdraw(s, unit)) pieces.push(unit);
    return pieces;
  },

  choices(s, _seat, piece) {
    if (piece === TABLE) return [{ type: 'stand' }];
    return isFreeToGo(s, piece) ? emptySafeHexes(s, piece).map((to) => ({ type: 'withdraw', unit: piece, to })) : [];
  },

  refuse(s, _seat, action) {
    if (action.type !== 'withdraw') return null;
    const data = { unit: unitId(action.unit), hex: hexId(action.to) };
    if (!isFreeToGo(s, action.unit)) return refusal('6.8.2', 'not-bombarding', data);
    return emptySafeHexes(s, action.unit).includes(action.to) ? null : refusal('6.8.2', 'not-empty-and-safe', data);
  },

  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'withdraw') {
      const from = whereIs(s, action.unit);
      shift(s, action.unit, action.to);
      mark(s, action.unit, SHIFTED);
      if (tell !== null) {
        tell({
          type: 'withdrew',
          rule: '6.8.2',
          data: { unit: unitId(action.unit), from: hexId(from), hex: hexId(action.to) },
        });
      }
      if (openWithdrawal(s)) return;
    }
    setStep(s, 'guns-withdrawn');
  },
};
