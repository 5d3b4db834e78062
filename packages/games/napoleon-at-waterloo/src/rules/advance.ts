import type { Following, Place, Refusal, Stage, State, Unit } from '@hundred-days/kernel';
import { askToFollow, followingPhase, MOST_VACATED, refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, openStep } from '../board.ts';
import { AIMED, BOMBARDING, JOINED, SHIFTED } from '../layout.ts';
import { has, isEmpty, mark, onMap, setStep, shift, unitIn, whereIs } from '../position.ts';
import { AE, AR } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/** 6.6 Advance after combat. */

/** Ae and Ar are the defender's victory, the others the attacker's. */
const victor = (w: World, s: State): number =>
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

const advance = (w: World): Following<Action> => ({
  step: { type: 'advance', rule: '6.6.2', told: { type: 'advanced', rule: '6.6.1' } },
  seat: (s) => victor(w, s),
  hexes: (s, unit) => advances(w, s, unit),
  refuse: (s, unit, to) => refuseAdvance(w, s, unit, to),

  put(s, unit, to) {
    shift(w, s, unit, to);
    mark(w, s, unit, SHIFTED);
  },

  next(s, stood) {
    if (stood || !openAdvance(w, s)) setStep(w, s, 'attack-done');
  },
});

export const advancePhase = (w: World): Stage<Action> => followingPhase(w, advance(w));

/** Asks the victor whether he follows up, if he can. */
export const openAdvance = (w: World, s: State): boolean =>
  askToFollow(w, advance(w), s, () => setStep(w, s, 'advance'));

function refuseAdvance(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (has(w, s, unit, BOMBARDING)) return refusal('6.6.5', 'bombarding-gun', data);
  if (!mayAdvance(w, s, unit)) return refusal('6.6.1', 'not-a-victor', data);
  if (!isVacated(w, s, to)) return refusal('6.6.1', 'not-vacated', data);
  if (!isEmpty(w, s, to)) return refusal('6.6.1', 'already-followed', { ...data, other: w.unitId(unitIn(w, s, to)) });
  if (!adjacent(w, whereIs(w, s, unit), to)) return refusal('6.6.1', 'not-adjacent', data);
  return openStep(w, whereIs(w, s, unit), to) ? null : refusal('6.6.4', 'closed-hexside', data);
}
