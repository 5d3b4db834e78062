import type { State } from '@hundred-days/kernel';
import {
  type Announcement,
  bombards,
  fullColumn,
  position,
  shiftedColumn,
  strengths,
  tables,
} from '@hundred-days/napoleon-at-waterloo';
import { outcomesOf, type Ratio, roundingOf, paymentsOf as waysToPay } from '../../face/battle/odds.ts';
import type { Setting } from './setting.ts';

/** The numbers of an announced attack, as the panel shows them. */

export type ResultCode = (typeof tables.RESULTS)[number];

export interface Odds extends Ratio<ResultCode> {
  readonly contacts: readonly number[];
  readonly guns: readonly number[];
  readonly defenders: readonly number[];
  /** What an equal elimination costs: printed strength of the defenders. */
  readonly price: number;
}

/** Null until somebody attacks somebody. */
export function oddsOf(w: Setting, view: State, now: Announcement, lowered: number | null): Odds | null {
  if (now.attackers.length === 0 || now.defenders.length === 0) return null;
  const { attack, defence } = strengths(w, view, now);
  const { full, announced, resolved } = columnsOf(w, view, now, lowered);
  return {
    contacts: now.attackers.filter((unit) => !bombards(w, view, unit)),
    guns: now.attackers.filter((unit) => bombards(w, view, unit)),
    defenders: now.defenders,
    attack,
    defence,
    rounding: roundingOf(attack, defence),
    full,
    announced,
    resolved,
    outcomes: outcomesOf(BEST_FIRST, (die) => tables.RESULTS[tables.resultOf(w, die, resolved)]),
    price: now.defenders.reduce((sum, unit) => sum + w.strength[unit], 0),
  };
}

/** The columns of an attack; null where the attacker does not lower his own. */
export function columnsOf(w: Setting, view: State, now: Announcement, lowered: number | null) {
  const full = fullColumn(w, view, now);
  const announced = lowered === null ? full : Math.min(lowered, full);
  return { full, announced, resolved: shiftedColumn(w, view, announced) };
}

const BEST_FIRST = [tables.DE, tables.DR, tables.EE, tables.AR, tables.AE].map((result) => tables.RESULTS[result]);

/** 6.3.3, 6.3.4 */
export const paymentsOf = (w: Setting, contacts: readonly number[], price: number): number[][] =>
  waysToPay((unit) => w.strength[unit], contacts, price);

/** What terrain multiplies a defender by. */
export function defenceFactor(w: Setting, view: State, unit: number): number {
  return w.defence[position.whereIs(w, view, unit)];
}
