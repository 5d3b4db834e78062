import type { State, Unit } from '@hundred-days/kernel';
import { homeOf, isEngaged, markerIn } from '../places.ts';
import { CLOSE_FIRED, HOLDS, has, placeOf, SHOCK, SQUARE, slotOf, strengthOf, whereIs } from '../position.ts';
import { BAD_DIE, FARM, HILL, WOODS } from '../tables.ts';
import { CAVALRY, FOOT, HORSE, INFANTRY, isGun } from '../units.ts';
import type { World } from '../world.ts';
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
export function fireReckoning(w: World, s: State, unit: Unit, group: number): FireReckoning {
  return {
    dice: strengthOf(w, s, unit),
    printed: w.firepower[unit],
    changes: changesOf(w, s, unit, group === SQUARES),
    firepower: firepowerAt(w, s, unit, group),
  };
}

function changesOf(w: World, s: State, unit: Unit, square: boolean): readonly Change[] {
  const ground = markerIn(w, s, slotOf(w, s, whereIs(w, s, unit)), homeOf(w, s, w.side[unit], placeOf(w, s, unit)));
  if (w.type[unit] === CAVALRY) return ofCavalry(w, s, unit, ground === WOODS, square);
  if (w.type[unit] === INFANTRY)
    return [
      ...when(has(w, s, unit, HOLDS) && ground === FARM, change('6.21g', 'farm', 1)),
      ...when(square, change('6.51d', 'infantry-at-square', 1)),
    ];
  return isGun(w, unit) ? ofGuns(w, s, unit, has(w, s, unit, HOLDS) && ground === HILL, square) : [];
}

function ofCavalry(w: World, s: State, unit: Unit, woods: boolean, square: boolean): readonly Change[] {
  const shock = has(w, s, unit, SHOCK);
  return [
    ...when(woods, change('6.21c', 'woods', 1 - w.firepower[unit])),
    ...when(square, change('6.51c', 'cavalry-at-square', -1)),
    shock
      ? woods || square
        ? change(square ? '6.51c' : '6.21c', 'shock-lost', 0)
        : change('6.33h', 'shock', 1)
      : change('6.33h', 'no-shock', 0),
  ];
}

function ofGuns(w: World, s: State, unit: Unit, hill: boolean, square: boolean): readonly Change[] {
  if (!isEngaged(w, s, unit))
    return [...when(hill, change('6.21n', 'hill', 1)), ...when(square, change('6.51f', 'guns-at-square', 1))];
  return [
    has(w, s, unit, CLOSE_FIRED) ? change('6.33k', 'first-fire-used', 0) : change('6.33k', 'first-fire', 1),
    ...when(square && w.type[unit] === HORSE, change('6.51g', 'horse-at-square', 1)),
    ...when(hill, change('6.21n', 'hill-unused', 0)),
  ];
}

/** 6.6f: in a skirmish only the arm counts. */
export function skirmishReckoning(w: World, s: State, unit: Unit): FireReckoning {
  const firepower = w.skirmishFire[w.type[unit]];
  const printed = w.firepower[unit];
  return {
    dice: strengthOf(w, s, unit),
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
export function moraleReckoning(w: World, s: State, unit: Unit): MoraleReckoning {
  const square = has(w, s, unit, SQUARE);
  const bonus = moraleBonus(w, s, unit);
  return {
    needs: Math.max(1, BAD_DIE + 1 - bonus),
    changes: [
      ...when(square, change('6.31f', 'square', 1)),
      ...when(bonus > (square ? 1 : 0), change('6.31e', 'leader', 1)),
    ],
    deadly: square || w.type[unit] === FOOT,
  };
}
