import type { Following, Place, Refusal, Stage, State, Unit } from '@hundred-days/kernel';
import { askToFollow, followingPhase, MOST_VACATED, refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { touching } from '../board.ts';
import { ADVANCED, AIMED, BOMBARDING, IDLE } from '../layout.ts';
import { isEmpty, note, onMap, plays, setStep, shift, whereIs } from '../position.ts';
import { AE, AR } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { isDemoralized } from './chateaux.ts';
import { occupy } from './occupation.ts';
import { suffers } from './strength.ts';

/** 7.5 Advance after combat. */

/** 7.5b: Ae and Ar are the defender's victory, the others the attacker's. */
export const victor = (w: World, s: State): number => {
  const result = s[w.at.result] - 1;
  return result === AE || result === AR ? enemyOf(s[w.at.phasing]) : s[w.at.phasing];
};

/** 7.5a, 7.5x: it took part, in contact if it attacked, counting if it defended, won and survived. */
const isVictorious = (w: World, s: State, unit: Unit): boolean =>
  w.side[unit] === victor(w, s) &&
  onMap(w, s, unit) &&
  (suffers(w, s, unit) || (plays(w, s, unit, AIMED) && !plays(w, s, unit, IDLE)));

function isVacated(w: World, s: State, hex: Place): boolean {
  for (let i = 0; i < MOST_VACATED; i++) if (s[w.at.vacated + i] === hex) return isEmpty(w, s, hex);
  return false;
}

/** 7.5a: zones do not matter; 7.5y: rivers and chateaux do. */
const mayAdvanceTo = (w: World, s: State, unit: Unit, hex: Place): boolean =>
  w.chateau[hex] === 0 && isVacated(w, s, hex) && touching(w, whereIs(w, s, unit), hex);

/** 7.5a, 11.0 */
export const qualifies = (w: World, s: State, unit: Unit): boolean =>
  isVictorious(w, s, unit) && !isDemoralized(w, s, unit);

export function advances(w: World, s: State, unit: Unit): Place[] {
  const found: Place[] = [];
  if (!qualifies(w, s, unit)) return found;
  for (let i = 0; i < MOST_VACATED; i++) {
    const hex = s[w.at.vacated + i];
    if (hex >= 0 && mayAdvanceTo(w, s, unit, hex) && !w.above?.refuseAdvance(s, unit, hex)) found.push(hex);
  }
  return found;
}

function refuseAdvance(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (!isVictorious(w, s, unit)) return refusal(plays(w, s, unit, BOMBARDING) ? '7.5x' : '7.5a', 'not-a-victor', data);
  if (isDemoralized(w, s, unit)) return refusal('11.0', 'demoralized', data);
  if (!isVacated(w, s, to)) return refusal('7.5a', 'not-vacated', data);
  if (w.chateau[to] === 1) return refusal('10.5a', 'into-a-chateau', data);
  return mayAdvanceTo(w, s, unit, to)
    ? (w.above?.refuseAdvance(s, unit, to) ?? null)
    : refusal('7.5y', 'advance-too-far', data);
}

const advance = (w: World): Following<Action> => ({
  step: { rule: '7.5a', type: 'advance', told: { type: 'advanced', rule: '7.5a' } },
  seat: (s) => victor(w, s),
  hexes: (s, unit) => advances(w, s, unit),
  refuse: (s, unit, to) => refuseAdvance(w, s, unit, to),

  after: (s, unit, to, tell) => occupy(w, s, unit, to, tell),

  put(s, unit, to) {
    shift(w, s, unit, to);
    note(w, s, unit, ADVANCED);
  },

  /** 7.5a: one unit, and no more. */
  next: (s) => setStep(w, s, 'attack-done'),
});

export const advancePhase = (w: World): Stage<Action> => followingPhase(w, advance(w));

/** Asks the victor whether one of his units follows up, if one can. */
export const openAdvance = (w: World, s: State): boolean =>
  askToFollow(w, advance(w), s, () => setStep(w, s, 'advance'));
