import {
  type Phase,
  type Place,
  type Refusal,
  refusal,
  type Side,
  type State,
  TABLE,
  type Unit,
} from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, openStep } from '../board.ts';
import {
  AIMED,
  BOMBARDING,
  has,
  isEmpty,
  JOINED,
  MOST_VACATED,
  mark,
  onMap,
  SHIFTED,
  setStep,
  shift,
  unitIn,
  whereIs,
} from '../position.ts';
import { AE, AR } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/** 6.6 Advance after combat. */

/** Ae and Ar are the defender's victory, the others the attacker's. */
const victor = (w: World, s: State): Side =>
  s[w.at.result] === AE || s[w.at.result] === AR ? enemyOf(s[w.at.phasing]) : s[w.at.phasing];

/** 6.6.1, 6.6.5: it took part, in contact, won, survived and has not advanced yet. */
function mayAdvance(w: World, s: State, unit: Unit): boolean {
  if (w.side[unit] !== victor(w, s) || !onMap(w, s, unit)) return false;
  return has(w, s, unit, JOINED | AIMED) && !has(w, s, unit, BOMBARDING | SHIFTED);
}

function isVacated(w: World, s: State, hex: Place): boolean {
  for (let i = 0; i < MOST_VACATED; i++) if (s[w.at.vacated + i] === hex) return true;
  return false;
}

/** 6.6.3, 6.6.4: zones do not matter, closed hexsides do. */
function advances(w: World, s: State, unit: Unit): Place[] {
  const found: number[] = [];
  if (!mayAdvance(w, s, unit)) return found;
  for (let i = 0; i < MOST_VACATED; i++) {
    const hex = s[w.at.vacated + i];
    if (hex >= 0 && isEmpty(w, s, hex) && openStep(w, whereIs(w, s, unit), hex)) found.push(hex);
  }
  return found;
}

/** Asks the victor whether he follows up, if he can. */
export function openAdvance(w: World, s: State): boolean {
  for (const unit of w.unitsOf[victor(w, s)]) {
    if (advances(w, s, unit).length === 0) continue;
    setStep(w, s, 'advance');
    return true;
  }
  return false;
}

export const advancePhase = (w: World): Phase<Action> => ({
  name: 'advance',
  rule: '6.6.2',
  accepts: ['advance', 'stand'],
  seats: (s) => 1 << victor(w, s),

  pieces(s, seat) {
    const pieces = [TABLE];
    for (const unit of w.unitsOf[seat]) if (advances(w, s, unit).length > 0) pieces.push(unit);
    return pieces;
  },

  choices(s, _seat, piece) {
    if (piece === TABLE) return [{ type: 'stand' }];
    return advances(w, s, piece).map((to) => ({ type: 'advance', unit: piece, to }));
  },

  refuse: (s, _seat, action) => (action.type === 'advance' ? refuseAdvance(w, s, action.unit, action.to) : null),
  whyNot: (s, _seat, piece, place) => refuseAdvance(w, s, piece, place),

  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'advance') {
      const from = whereIs(w, s, action.unit);
      shift(w, s, action.unit, action.to);
      mark(w, s, action.unit, SHIFTED);
      if (tell !== null) {
        tell({
          type: 'advanced',
          rule: '6.6.1',
          data: { unit: w.unitId(action.unit), from: w.hexId(from), hex: w.hexId(action.to) },
        });
      }
      if (openAdvance(w, s)) return;
    }
    setStep(w, s, 'attack-done');
  },
});

function refuseAdvance(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (has(w, s, unit, BOMBARDING)) return refusal('6.6.5', 'bombarding-gun', data);
  if (!mayAdvance(w, s, unit)) return refusal('6.6.1', 'not-a-victor', data);
  if (!isVacated(w, s, to)) return refusal('6.6.1', 'not-vacated', data);
  if (!isEmpty(w, s, to)) return refusal('6.6.1', 'already-followed', { ...data, other: w.unitId(unitIn(w, s, to)) });
  if (!adjacent(w, whereIs(w, s, unit), to)) return refusal('6.6.1', 'not-adjacent', data);
  return openStep(w, whereIs(w, s, unit), to) ? null : refusal('6.6.4', 'closed-hexside', data);
}
