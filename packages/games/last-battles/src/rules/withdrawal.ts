import { type Phase, type Place, type Refusal, refusal, type State, TABLE, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { BOMBARDING, cast, note, onMap, plays, RETREATED, setStep, shift, WITHDREW, whereIs } from '../position.ts';
import { AR } from '../tables.ts';
import type { World } from '../world.ts';
import { occupy } from './occupation.ts';
import { openHexes, refuseGround } from './retreat.ts';

/** 8.16 After Ar each bombarding gun of the attack may retreat one hex; it displaces nobody. */

const isFreeToGo = (w: World, s: State, gun: Unit): boolean =>
  onMap(w, s, gun) && plays(w, s, gun, BOMBARDING) && !plays(w, s, gun, WITHDREW);

const mayWithdraw = (w: World, s: State, gun: Unit): boolean =>
  isFreeToGo(w, s, gun) && openHexes(w, s, gun).length > 0;

/** Asks the owner about his guns, if any of them has somewhere to go. */
export function openWithdrawal(w: World, s: State): boolean {
  if (s[w.at.result] - 1 !== AR) return false;
  for (const unit of w.unitsOf[s[w.at.phasing]]) {
    if (!mayWithdraw(w, s, unit)) continue;
    setStep(w, s, 'withdrawal');
    return true;
  }
  return false;
}

function refuseWithdrawal(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (!isFreeToGo(w, s, unit)) return refusal('8.16', 'not-bombarding', data);
  if (openHexes(w, s, unit).includes(to)) return null;
  return refuseGround(w, s, unit, to) ?? refusal('8.16', 'gun-displaces-nobody', data);
}

export const withdrawalPhase = (w: World): Phase<Action> => ({
  name: 'withdrawal',
  rule: '8.16',
  accepts: ['withdraw', 'stand'],
  seats: (s) => 1 << s[w.at.phasing],

  pieces(s) {
    const pieces = [TABLE];
    for (const unit of w.unitsOf[s[w.at.phasing]]) if (mayWithdraw(w, s, unit)) pieces.push(unit);
    return pieces;
  },

  choices(s, _seat, piece) {
    if (piece === TABLE) return [{ type: 'stand' }];
    return isFreeToGo(w, s, piece) ? openHexes(w, s, piece).map((to) => ({ type: 'withdraw', unit: piece, to })) : [];
  },

  refuse: (s, _seat, action) => (action.type === 'withdraw' ? refuseWithdrawal(w, s, action.unit, action.to) : null),
  whyNot: (s, _seat, piece, place) => refuseWithdrawal(w, s, piece, place),

  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'withdraw') {
      const { unit, to } = action;
      const from = whereIs(w, s, unit);
      shift(w, s, unit, to);
      cast(w, s, unit, WITHDREW);
      note(w, s, unit, RETREATED);
      if (tell !== null)
        tell({ type: 'withdrew', rule: '8.16', data: { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) } });
      occupy(w, s, unit, to, tell);
      if (openWithdrawal(w, s)) return;
    }
    setStep(w, s, 'guns-withdrawn');
  },
});
