import type { Place, State, Unit } from '@hundred-days/kernel';
import {
  attackStrength,
  board,
  defenceFactor,
  defenceStrength,
  fullColumn,
  hasCeiling,
  isCombinedArms,
  isOverWater,
  position,
  strengths,
  tables,
  units,
} from '@hundred-days/last-battles';
import { type Change, changesOf, outcomesOf, type Ratio, roundingOf } from '../../face/battle/odds.ts';
import { type AttackNow, defendersIn } from './attack.ts';
import type { Setting } from './setting.ts';

/** The numbers of an announced attack, as the panel shows them. */

export type ResultCode = (typeof tables.RESULTS)[number];

export interface Odds extends Ratio<ResultCode> {
  /** Units that touch the targets and suffer the result; guns that do not (8.14). */
  readonly contacts: readonly Unit[];
  readonly guns: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** The column of the ratio alone, before arms and chateaux move it (12.1b). */
  readonly plain: number;
  readonly combined: boolean;
  readonly ceiling: boolean;
  /** 7.83c: face strengths of all defenders. */
  readonly price: number;
}

/** Null until somebody attacks somebody. */
export function oddsOf(w: Setting, view: State, now: AttackNow, lowered: number | null): Odds | null {
  if (now.units.length === 0 || now.targets.length === 0) return null;
  const { attack, defence } = strengths(w, view, now, now.targets);
  const full = fullColumn(w, view, now, now.targets);
  const announced = lowered === null ? full : Math.min(lowered, full);
  const touching = (unit: Unit): boolean => now.contacts.includes(position.whereIs(w, view, unit));
  const defenders = defendersIn(w, view, now.targets);
  return {
    contacts: now.units.filter(touching),
    guns: now.units.filter((unit) => !touching(unit)),
    defenders,
    attack,
    defence,
    rounding: roundingOf(attack, defence),
    plain: tables.columnOf(attack, defence),
    full,
    announced,
    resolved: announced,
    combined: isCombinedArms(w, view, now.units, now.targets),
    ceiling: hasCeiling(w, view, now.targets),
    outcomes: outcomesOf(BEST_FIRST, (die) => tables.RESULTS[tables.resultOf(w, die, announced)]),
    price: defenders.reduce((sum, unit) => sum + position.strengthOf(w, view, unit), 0),
  };
}

/** 7.8b: what the column that was chosen changes against the one found. */
export function boughtBy(w: Setting, { full, announced }: Odds): readonly Change<ResultCode>[] {
  const on = (column: number) => (die: number) => tables.RESULTS[tables.resultOf(w, die, column)];
  return changesOf(BEST_FIRST, on(announced), on(full));
}

const BEST_FIRST = [tables.DE, tables.DR, tables.EX, tables.AR, tables.AE].map((result) => tables.RESULTS[result]);

/** What one unit brings, and what the ground makes of it. */
export interface Summed {
  readonly unit: Unit;
  readonly strength: number;
  readonly counts: number;
}

export const attackerOf = (w: Setting, view: State, unit: Unit, targets: readonly Place[]): Summed => ({
  unit,
  strength: position.strengthOf(w, view, unit),
  counts: attackStrength(w, view, unit, targets),
});

/** 5.61b: the one thing that helps a defender. */
export type Help = 'none' | 'town' | 'chateau' | 'water' | 'halved' | 'idle';

export interface Defended extends Summed {
  readonly help: Help;
  readonly factor: number;
}

export function defenderOf(w: Setting, view: State, unit: Unit, contacts: readonly Place[]): Defended {
  const hex = position.whereIs(w, view, unit);
  const factor = defenceFactor(w, contacts, hex);
  const strength = position.strengthOf(w, view, unit);
  const counts = defenceStrength(w, view, unit, factor);
  return { unit, strength, counts, factor, help: helpOf(w, { hex, contacts, factor, strength, counts }) };
}

interface Ground {
  readonly hex: Place;
  readonly contacts: readonly Place[];
  readonly factor: number;
  readonly strength: number;
  readonly counts: number;
}

function helpOf(w: Setting, { hex, contacts, factor, strength, counts }: Ground): Help {
  if (counts === 0) return 'idle';
  if (factor === 1) return counts < strength ? 'halved' : 'none';
  if (w.chateau[hex] === 1) return 'chateau';
  return w.defence[hex] < factor || (w.defence[hex] === 1 && isOverWater(w, contacts, hex)) ? 'water' : 'town';
}

/** 12.1a: what an attack on one hex lacks to be of all three arms; null where it would not matter, or is not played. */
export function missingArm(w: Setting, view: State, now: AttackNow): 'inf' | 'cav' | 'art' | null {
  if (!position.isChosen(w, view, 'combined-arms') || now.targets.length !== 1) return null;
  const has = {
    inf: now.units.some((unit) => w.arm[unit] === units.INFANTRY),
    cav: now.units.some((unit) => w.arm[unit] === units.CAVALRY),
    art: now.units.some((unit) => w.gun[unit] === 1),
  };
  const missing = (['inf', 'cav', 'art'] as const).filter((arm) => !has[arm]);
  return missing.length === 1 ? missing[0] : null;
}

/** Free guns two hexes away that may not join all the same: none bombards a chateau (10.4), the others are blind (8.3). */
export function barredGuns(
  w: Setting,
  view: State,
  side: number,
  targets: readonly Place[],
): { readonly guns: readonly Unit[]; readonly chateau: boolean } {
  const chateau = targets.some((target) => w.chateau[target] === 1);
  const guns = [...w.unitsOf[side]].filter((unit) => {
    const hex = position.whereIs(w, view, unit);
    if (w.gun[unit] === 0 || hex < 0 || position.inEnemyZone(w, view, unit)) return false;
    if (position.did(w, view, unit, position.ATTACKED) || position.plays(w, view, unit, position.JOINED)) return false;
    if (!targets.some((target) => w.map.distance(hex, target) === 2)) return false;
    // 8.2b: to see one of several is enough.
    return chateau || !targets.some((target) => board.isSighted(w, hex, target));
  });
  return { guns, chateau };
}
