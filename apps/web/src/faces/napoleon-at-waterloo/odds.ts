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
import type { Setting } from './setting.ts';

/** The numbers of an announced attack, as the panel shows them. */

export type ResultCode = (typeof tables.RESULTS)[number];

export interface Odds {
  readonly contacts: readonly number[];
  readonly guns: readonly number[];
  readonly defenders: readonly number[];
  readonly attack: number;
  readonly defence: number;
  /** How the ratio came to its column. */
  readonly rounding: 'exact' | 'rounds' | 'beyondBest' | 'beyondWorst';
  /** The column found, the one announced, and the one resolved on. */
  readonly full: number;
  readonly announced: number;
  readonly resolved: number;
  /** Equal results together, best for the attacker first. */
  readonly outcomes: readonly { readonly code: ResultCode; readonly dice: readonly number[] }[];
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
    outcomes: outcomesOf(w, resolved),
    price: now.defenders.reduce((sum, unit) => sum + w.strength[unit], 0),
  };
}

/** The columns of an attack; null where the attacker does not lower his own. */
export function columnsOf(w: Setting, view: State, now: Announcement, lowered: number | null) {
  const full = fullColumn(w, view, now);
  const announced = lowered === null ? full : Math.min(lowered, full);
  return { full, announced, resolved: shiftedColumn(w, view, announced) };
}

function roundingOf(attack: number, defence: number): Odds['rounding'] {
  if (attack >= defence) {
    if (attack / defence >= 7) return 'beyondBest';
    return attack % defence === 0 ? 'exact' : 'rounds';
  }
  if (defence / attack > 5) return 'beyondWorst';
  return defence % attack === 0 ? 'exact' : 'rounds';
}

const BEST_FIRST = [tables.DE, tables.DR, tables.EE, tables.AR, tables.AE];

function outcomesOf(w: Setting, column: number): Odds['outcomes'] {
  const dice = [1, 2, 3, 4, 5, 6];
  return BEST_FIRST.map((result) => ({
    code: tables.RESULTS[result],
    dice: dice.filter((die) => tables.resultOf(w, die, column) === result),
  })).filter((outcome) => outcome.dice.length > 0);
}

/** The ways to pay for an equal elimination: enough, and nobody who could be spared (6.3.3, 6.3.4). */
export function paymentsOf(w: Setting, contacts: readonly number[], price: number): number[][] {
  const worth = (list: readonly number[]): number => list.reduce((sum, unit) => sum + w.strength[unit], 0);
  const found: number[][] = [];
  for (let subset = 1; subset < 1 << contacts.length; subset++) {
    const list = contacts.filter((_, i) => (subset & (1 << i)) !== 0);
    const paid = worth(list);
    if (paid >= price && list.every((unit) => paid - w.strength[unit] < price)) found.push(list);
  }
  return found;
}

/** What terrain multiplies a defender by. */
export function defenceFactor(w: Setting, view: State, unit: number): number {
  return w.defence[position.whereIs(w, view, unit)];
}
