import type { State } from '@hundred-days/kernel';
import { homeOf, isEngaged, markerIn } from '../places.ts';
import { CLOSE_FIRED, HOLDS, has, placeOf, SHOCK, SQUARE, slotOf, strengthOf, whereIs } from '../position.ts';
import { BAD_DIE, FARM, HILL, SKIRMISH_FIRE, WOODS } from '../tables.ts';
import { CAVALRY, FIREPOWER, FOOT, HORSE, INFANTRY, isGun, SIDE, TYPE } from '../units.ts';
import { firepowerAt } from './fire.ts';
import { SQUARES } from './hits.ts';
import { moraleBonus } from './morale.ts';

/** How a fire or a morale check comes to its number, spelled out for players: each change with the rule that makes it. */

export type ChangeCode =
  | 'woods'
  | 'shock'
  | 'shock-lost'
  | 'no-shock'
  | 'cavalry-at-square'
  | 'farm'
  | 'infantry-at-square'
  | 'hill'
  | 'hill-unused'
  | 'guns-at-square'
  | 'first-fire'
  | 'first-fire-used'
  | 'horse-at-square'
  | 'skirmish'
  | 'leader'
  | 'square';

/** By nought: what one might have counted on and does not get. */
export interface Change {
  readonly rule: string;
  readonly code: ChangeCode;
  readonly by: number;
}

export interface FireReckoning {
  readonly dice: number;
  readonly printed: number;
  readonly changes: readonly Change[];
  readonly firepower: number;
}

const change = (rule: string, code: ChangeCode, by: number): Change => ({ rule, code, by });
const when = (is: boolean, one: Change): readonly Change[] => (is ? [one] : []);

/** What a unit fires with at a target group, as it stands. */
export function fireReckoning(s: State, unit: number, group: number): FireReckoning {
  return {
    dice: strengthOf(s, unit),
    printed: FIREPOWER[unit],
    changes: changesOf(s, unit, group === SQUARES),
    firepower: firepowerAt(s, unit, group),
  };
}

function changesOf(s: State, unit: number, square: boolean): readonly Change[] {
  const ground = markerIn(s, slotOf(s, whereIs(s, unit)), homeOf(s, SIDE[unit], placeOf(s, unit)));
  if (TYPE[unit] === CAVALRY) return ofCavalry(s, unit, ground === WOODS, square);
  if (TYPE[unit] === INFANTRY)
    return [
      ...when(has(s, unit, HOLDS) && ground === FARM, change('6.21g', 'farm', 1)),
      ...when(square, change('6.51d', 'infantry-at-square', 1)),
    ];
  return isGun(unit) ? ofGuns(s, unit, has(s, unit, HOLDS) && ground === HILL, square) : [];
}

function ofCavalry(s: State, unit: number, woods: boolean, square: boolean): readonly Change[] {
  const shock = has(s, unit, SHOCK);
  return [
    ...when(woods, change('6.21c', 'woods', 1 - FIREPOWER[unit])),
    ...when(square, change('6.51c', 'cavalry-at-square', -1)),
    shock
      ? woods || square
        ? change(square ? '6.51c' : '6.21c', 'shock-lost', 0)
        : change('6.33h', 'shock', 1)
      : change('6.33h', 'no-shock', 0),
  ];
}

function ofGuns(s: State, unit: number, hill: boolean, square: boolean): readonly Change[] {
  if (!isEngaged(s, unit))
    return [...when(hill, change('6.21n', 'hill', 1)), ...when(square, change('6.51f', 'guns-at-square', 1))];
  return [
    has(s, unit, CLOSE_FIRED) ? change('6.33k', 'first-fire-used', 0) : change('6.33k', 'first-fire', 1),
    ...when(square && TYPE[unit] === HORSE, change('6.51g', 'horse-at-square', 1)),
    ...when(hill, change('6.21n', 'hill-unused', 0)),
  ];
}

/** 6.6f: in a skirmish only the arm counts. */
export function skirmishReckoning(s: State, unit: number): FireReckoning {
  const firepower = SKIRMISH_FIRE[TYPE[unit]];
  const printed = FIREPOWER[unit];
  return {
    dice: strengthOf(s, unit),
    printed,
    changes: [change('6.6f', 'skirmish', firepower - printed)],
    firepower,
  };
}

export interface MoraleReckoning {
  /** The lowest die that is good; 1 where none is bad. */
  readonly needs: number;
  readonly changes: readonly Change[];
  /** 6.31d: bad morale is the end of it. */
  readonly deadly: boolean;
}

/** 6.31e, 6.31f, 8.2c */
export function moraleReckoning(s: State, unit: number): MoraleReckoning {
  const square = has(s, unit, SQUARE);
  const bonus = moraleBonus(s, unit);
  return {
    needs: Math.max(1, BAD_DIE + 1 - bonus),
    changes: [
      ...when(square, change('6.31f', 'square', 1)),
      ...when(bonus > (square ? 1 : 0), change('6.31e', 'leader', 1)),
    ],
    deadly: square || TYPE[unit] === FOOT,
  };
}
