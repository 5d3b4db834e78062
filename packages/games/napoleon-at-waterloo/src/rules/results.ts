import { type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import {
  AT,
  BOMBARDING,
  destroy,
  has,
  JOINED,
  MOST_VACATED,
  mark,
  onMap,
  RETREATING,
  setStep,
  whereIs,
} from '../position.ts';
import { AE, AR, DE, DR } from '../tables.ts';
import { STRENGTH, UNITS_OF, unitId } from '../units.ts';
import type { Announcement } from './attack.ts';

/** 6.3 The results, up to the point where somebody has to choose. */

/** 6.3.1, 6.8.1: bombarding guns are outside every result. */
const inContactOf = (s: State, now: Announcement): number[] =>
  now.attackers.filter((unit) => !has(s, unit, BOMBARDING));

export function applyResult(s: State, now: Announcement, result: number, tell: Tell): void {
  const contacts = inContactOf(s, now);
  if (result === AE) {
    for (const unit of contacts) destroyInCombat(s, unit, '6.3.1', true, tell);
    setStep(s, 'result-applied');
  } else if (result === AR) openRetreat(s, contacts);
  else if (result === DR) openRetreat(s, now.defenders);
  else if (result === DE) {
    for (const unit of now.defenders) destroyInCombat(s, unit, '6.3.8', true, tell);
    setStep(s, 'result-applied');
  } else equalElimination(s, now, contacts, tell);
}

/** The loser's hex is vacated and may be advanced into (6.4.3, 6.6.1); that of a winner who pays for an Ee is not. */
export function destroyInCombat(s: State, unit: number, rule: string, vacates: boolean, tell: Tell): void {
  const hex = whereIs(s, unit);
  if (vacates) vacate(s, hex);
  destroy(s, unit);
  if (tell !== null) tell({ type: 'destroyed', rule, data: { unit: unitId(unit), hex: hexId(hex), cause: 'combat' } });
}

export function vacate(s: State, hex: number): void {
  for (let i = 0; i < MOST_VACATED; i++) {
    if (s[AT.vacated + i] >= 0) continue;
    s[AT.vacated + i] = hex;
    return;
  }
}

/** 6.3.2, 6.3.7: these units have to retreat; without any the result is over. */
function openRetreat(s: State, units: readonly number[]): void {
  if (units.length === 0) {
    setStep(s, 'result-applied');
    return;
  }
  for (const unit of units) mark(s, unit, RETREATING);
  setStep(s, 'retreat');
}

/** 6.3.3 to 6.3.5 */
function equalElimination(s: State, now: Announcement, contacts: readonly number[], tell: Tell): void {
  let price = 0;
  for (const unit of now.defenders) {
    price += STRENGTH[unit];
    destroyInCombat(s, unit, '6.3.3', true, tell);
  }
  s[AT.price] = price;
  if (total(contacts) > price) {
    setStep(s, 'losses');
    return;
  }
  // 6.3.4: not more than enough in all, so all are removed and the rest of the price is forgiven.
  for (const unit of contacts) destroyInCombat(s, unit, '6.3.4', false, tell);
  setStep(s, 'result-applied');
}

const total = (units: readonly number[]): number => units.reduce((sum, unit) => sum + STRENGTH[unit], 0);

const payers = (s: State): number[] =>
  [...UNITS_OF[s[AT.phasing]]].filter((unit) => onMap(s, unit) && has(s, unit, JOINED) && !has(s, unit, BOMBARDING));

/** 6.3.3, 6.3.4: enough, and no unit that could be left out. */
function isPayment(units: readonly number[], price: number): boolean {
  const paid = total(units);
  return paid >= price && units.every((unit) => paid - STRENGTH[unit] < price);
}

function payments(s: State): Action[] {
  const all = payers(s);
  const found: Action[] = [];
  for (let subset = 1; subset < 1 << all.length; subset++) {
    const units = all.filter((_, i) => (subset & (1 << i)) !== 0);
    if (isPayment(units, s[AT.price])) found.push({ type: 'lose', units });
  }
  return found;
}

/** The attacker chooses whom he loses in an equal elimination. A payment belongs to its first unit. */
export const lossesPhase: Phase<Action> = {
  name: 'losses',
  rule: '6.3.3',
  accepts: ['lose'],
  seats: (s) => 1 << s[AT.phasing],
  pieces: (s) => payers(s).filter((unit) => payments(s).some((way) => way.type === 'lose' && way.units[0] === unit)),
  choices: (s, _seat, piece) => payments(s).filter((way) => way.type === 'lose' && way.units[0] === piece),

  refuse(s, _seat, action) {
    if (action.type !== 'lose') return refusal('6.3.3', 'choose-losses');
    const all = payers(s);
    const stranger = action.units.find((unit) => !all.includes(unit));
    if (stranger !== undefined)
      return refusal(has(s, stranger, BOMBARDING) ? '6.3.5' : '6.3.3', 'not-a-payer', { unit: unitId(stranger) });
    const [paid, price] = [total(action.units), s[AT.price]];
    if (paid < price) return refusal('6.3.3', 'pays-too-little', { paid, price });
    return isPayment(action.units, price) ? null : refusal('6.3.4', 'pays-needlessly', { paid, price });
  },

  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'lose') return;
    for (const unit of action.units) destroyInCombat(s, unit, '6.3.3', false, tell);
    setStep(s, 'result-applied');
  },
};

/** Why the loss of a unit is no part of any payment; null if it is part of one. */
export function whyNotLose(s: State, unit: number): Refusal | null {
  if (payments(s).some((way) => way.type === 'lose' && way.units.includes(unit))) return null;
  return payers(s).includes(unit)
    ? refusal('6.3.4', 'pays-needlessly', { paid: STRENGTH[unit], price: s[AT.price] })
    : refusal('6.3.3', 'not-a-payer', { unit: unitId(unit) });
}
