import type { Following, Place, Refusal, Stage, State, Unit } from '@hundred-days/kernel';
import { askToFollow, followingPhase, refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { BOMBARDING, cast, note, onMap, plays, RETREATED, setStep, shift, WITHDREW } from '../position.ts';
import { AR } from '../tables.ts';
import type { World } from '../world.ts';
import { occupy } from './occupation.ts';
import { openHexes, refuseGround } from './retreat.ts';

/** 8.16 After Ar each bombarding gun of the attack may retreat one hex; it displaces nobody. */

const isFreeToGo = (w: World, s: State, gun: Unit): boolean =>
  onMap(w, s, gun) && plays(w, s, gun, BOMBARDING) && !plays(w, s, gun, WITHDREW);

function refuseWithdrawal(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (!isFreeToGo(w, s, unit)) return refusal('8.16', 'not-bombarding', data);
  if (openHexes(w, s, unit).includes(to)) return null;
  const no = refuseGround(w, s, unit, to);
  if (no !== null) return no;
  return w.chateau[to] === 1
    ? refusal('10.5b', 'chateau-occupied', data)
    : refusal('8.16', 'gun-displaces-nobody', data);
}

const withdrawal = (w: World): Following<Action> => ({
  step: { rule: '8.16', type: 'withdraw', told: { type: 'withdrew', rule: '8.16' } },
  seat: (s) => s[w.at.phasing],
  hexes: (s, gun) => (isFreeToGo(w, s, gun) ? openHexes(w, s, gun) : []),
  refuse: (s, gun, to) => refuseWithdrawal(w, s, gun, to),

  after: (s, gun, to, tell) => occupy(w, s, gun, to, tell),

  put(s, gun, to) {
    shift(w, s, gun, to);
    cast(w, s, gun, WITHDREW);
    note(w, s, gun, RETREATED);
  },

  next(s, stood) {
    if (stood || !openWithdrawal(w, s)) setStep(w, s, 'guns-withdrawn');
  },
});

export const withdrawalPhase = (w: World): Stage<Action> => followingPhase(w, withdrawal(w));

/** Asks the owner about his guns, if any of them has somewhere to go. */
export const openWithdrawal = (w: World, s: State): boolean =>
  s[w.at.result] - 1 === AR && askToFollow(w, withdrawal(w), s, () => setStep(w, s, 'withdrawal'));
