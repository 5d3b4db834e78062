import type { Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { MOST_VACATED, refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { BOMBARDING, JOINED, RETREATING } from '../layout.ts';
import { destroy, has, mark, onMap, setStep, whereIs } from '../position.ts';
import { AE, AR, DE, DR } from '../tables.ts';
import type { World } from '../world.ts';
import type { Announcement } from './attack.ts';

/** 6.3 The results, up to the point where somebody has to choose. */

/** 6.3.1, 6.8.1: bombarding guns are outside every result. */
const inContactOf = (w: World, s: State, now: Announcement): Unit[] =>
  now.attackers.filter((unit) => !has(w, s, unit, BOMBARDING));

export function applyResult(w: World, s: State, now: Announcement, result: number, tell: Tell): void {
  const contacts = inContactOf(w, s, now);
  if (result === AE) {
    for (const unit of contacts) destroyInCombat(w, s, unit, '6.3.1', true, tell);
    setStep(w, s, 'result-applied');
  } else if (result === AR) openRetreat(w, s, contacts);
  else if (result === DR) openRetreat(w, s, now.defenders);
  else if (result === DE) {
    for (const unit of now.defenders) destroyInCombat(w, s, unit, '6.3.8', true, tell);
    setStep(w, s, 'result-applied');
  } else equalElimination(w, s, now, contacts, tell);
}

/** The loser's hex is vacated and may be advanced into (6.4.3, 6.6.1); that of a winner who pays for an Ee is not. */
export function destroyInCombat(w: World, s: State, unit: Unit, rule: string, vacates: boolean, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  if (vacates) vacate(w, s, hex);
  destroy(w, s, unit);
  if (tell !== null)
    tell({ type: 'destroyed', rule, data: { unit: w.unitId(unit), hex: w.hexId(hex), cause: 'combat' } });
}

export function vacate(w: World, s: State, hex: Place): void {
  for (let i = 0; i < MOST_VACATED; i++) {
    if (s[w.at.vacated + i] >= 0) continue;
    s[w.at.vacated + i] = hex;
    return;
  }
}

/** 6.3.2, 6.3.7: these units have to retreat; without any the result is over. */
function openRetreat(w: World, s: State, units: readonly Unit[]): void {
  if (units.length === 0) {
    setStep(w, s, 'result-applied');
    return;
  }
  for (const unit of units) mark(w, s, unit, RETREATING);
  setStep(w, s, 'retreat');
}

/** 6.3.3 to 6.3.5 */
function equalElimination(w: World, s: State, now: Announcement, contacts: readonly Unit[], tell: Tell): void {
  let price = 0;
  for (const unit of now.defenders) {
    price += w.strength[unit];
    destroyInCombat(w, s, unit, '6.3.3', true, tell);
  }
  s[w.at.price] = price;
  if (total(w, contacts) > price) {
    setStep(w, s, 'losses');
    return;
  }
  // 6.3.4: not more than enough in all, so all are removed and the rest of the price is forgiven.
  for (const unit of contacts) destroyInCombat(w, s, unit, '6.3.4', false, tell);
  setStep(w, s, 'result-applied');
}

const total = (w: World, units: readonly Unit[]): number => units.reduce((sum, unit) => sum + w.strength[unit], 0);

const payers = (w: World, s: State): Unit[] =>
  [...w.unitsOf[s[w.at.phasing]]].filter(
    (unit) => onMap(w, s, unit) && has(w, s, unit, JOINED) && !has(w, s, unit, BOMBARDING),
  );

/** 6.3.3, 6.3.4: enough, and no unit that could be left out. */
function isPayment(w: World, units: readonly Unit[], price: number): boolean {
  const paid = total(w, units);
  return paid >= price && units.every((unit) => paid - w.strength[unit] < price);
}

function payments(w: World, s: State): Action[] {
  const all = payers(w, s);
  const found: Action[] = [];
  for (let subset = 1; subset < 1 << all.length; subset++) {
    const units = all.filter((_, i) => (subset & (1 << i)) !== 0);
    if (isPayment(w, units, s[w.at.price])) found.push({ type: 'lose', units });
  }
  return found;
}

/** The attacker chooses whom he loses in an equal elimination. A payment belongs to its first unit. */
export const lossesPhase = (w: World): Stage<Action> => ({
  rule: '6.3.3',
  accepts: ['lose'],
  pieces: (s) =>
    payers(w, s).filter((unit) => payments(w, s).some((way) => way.type === 'lose' && way.units[0] === unit)),
  choices: (s, _seat, piece) => payments(w, s).filter((way) => way.type === 'lose' && way.units[0] === piece),

  refuse(s, _seat, action) {
    if (action.type !== 'lose') return refusal('6.3.3', 'choose-losses');
    const all = payers(w, s);
    const stranger = action.units.find((unit) => !all.includes(unit));
    if (stranger !== undefined)
      return refusal(has(w, s, stranger, BOMBARDING) ? '6.3.5' : '6.3.3', 'not-a-payer', { unit: w.unitId(stranger) });
    const [paid, price] = [total(w, action.units), s[w.at.price]];
    if (paid < price) return refusal('6.3.3', 'pays-too-little', { paid, price });
    return isPayment(w, action.units, price) ? null : refusal('6.3.4', 'pays-needlessly', { paid, price });
  },

  whyNot: (s, _seat, piece) => whyNotLose(w, s, piece),

  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'lose') return;
    for (const unit of action.units) destroyInCombat(w, s, unit, '6.3.3', false, tell);
    setStep(w, s, 'result-applied');
  },
});

/** Why the loss of a unit is no part of any payment; null if it is part of one. */
function whyNotLose(w: World, s: State, unit: Unit): Refusal | null {
  if (payments(w, s).some((way) => way.type === 'lose' && way.units.includes(unit))) return null;
  return payers(w, s).includes(unit)
    ? refusal('6.3.4', 'pays-needlessly', { paid: w.strength[unit], price: s[w.at.price] })
    : refusal('6.3.3', 'not-a-payer', { unit: w.unitId(unit) });
}
