import { type Phase, refusal, type State, TABLE } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, hexId, openStep } from '../board.ts';
import {
  AIMED,
  AT,
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
import { enemyOf, SIDE, UNITS_OF, unitId } from '../units.ts';

/** 6.6 Advance after combat. */

/** Ae and Ar are the defender's victory, the others the attacker's. */
const victor = (s: State): number =>
  s[AT.result] === AE || s[AT.result] === AR ? enemyOf(s[AT.phasing]) : s[AT.phasing];

/** 6.6.1, 6.6.5: it took part, in contact, won, survived and has not advanced yet. */
function mayAdvance(s: State, unit: number): boolean {
  if (SIDE[unit] !== victor(s) || !onMap(s, unit)) return false;
  return has(s, unit, JOINED | AIMED) && !has(s, unit, BOMBARDING | SHIFTED);
}

function isVacated(s: State, hex: number): boolean {
  for (let i = 0; i < MOST_VACATED; i++) if (s[AT.vacated + i] === hex) return true;
  return false;
}

/** 6.6.3, 6.6.4: zones do not matter, closed hexsides do. */
function advances(s: State, unit: number): number[] {
  const found: number[] = [];
  if (!mayAdvance(s, unit)) return found;
  for (let i = 0; i < MOST_VACATED; i++) {
    const hex = s[AT.vacated + i];
    if (hex >= 0 && isEmpty(s, hex) && openStep(whereIs(s, unit), hex)) found.push(hex);
  }
  return found;
}

/** Asks the victor whether he follows up, if he can. */
export function openAdvance(s: State): boolean {
  for (const unit of UNITS_OF[victor(s)]) {
    if (advances(s, unit).length === 0) continue;
    setStep(s, 'advance');
    return true;
  }
  return false;
}

export const advancePhase: Phase<Action> = {
  name: 'advance',
  rule: '6.6.2',
  accepts: ['advance', 'stand'],
  seats: (s) => 1 << victor(s),

  pieces(s, seat) {
    const pieces = [TABLE];
    for (const unit of UNITS_OF[seat]) if (advances(s, unit).length > 0) pieces.push(unit);
    return pieces;
  },

  choices(s, _seat, piece) {
    if (piece === TABLE) return [{ type: 'stand' }];
    return advances(s, piece).map((to) => ({ type: 'advance', unit: piece, to }));
  },

  refuse(s, _seat, action) {
    if (action.type !== 'advance') return null;
    const { unit, to } = action;
    const data = { unit: unitId(unit), hex: hexId(to) };
    if (has(s, unit, BOMBARDING)) return refusal('6.6.5', 'bombarding-gun', data);
    if (!mayAdvance(s, unit)) return refusal('6.6.1', 'not-a-victor', data);
    if (!isVacated(s, to)) return refusal('6.6.1', 'not-vacated', data);
    if (!isEmpty(s, to)) return refusal('6.6.1', 'already-followed', { ...data, other: unitId(unitIn(s, to)) });
    if (!adjacent(whereIs(s, unit), to)) return refusal('6.6.1', 'not-adjacent', data);
    return openStep(whereIs(s, unit), to) ? null : refusal('6.6.4', 'closed-hexside', data);
  },

  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'advance') {
      const from = whereIs(s, action.unit);
      shift(s, action.unit, action.to);
      mark(s, action.unit, SHIFTED);
      if (tell !== null) {
        tell({
          type: 'advanced',
          rule: '6.6.1',
          data: { unit: unitId(action.unit), from: hexId(from), hex: hexId(action.to) },
        });
      }
      if (openAdvance(s)) return;
    }
    setStep(s, 'attack-done');
  },
};
