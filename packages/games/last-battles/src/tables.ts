import type { TablesDocument } from './documents.ts';

/** 7.7: the ten columns, weakest attack first. */
export const COLUMNS = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
export const WORST_COLUMN = 0;
export const BEST_COLUMN = COLUMNS.length - 1;
const ONE_TO_ONE = COLUMNS.indexOf('1-1');

/** 7.83 */
export const RESULTS = ['Ae', 'Ar', 'Ex', 'Dr', 'De'] as const;
export const AE = 0;
export const AR = 1;
export const EX = 2;
export const DR = 3;
export const DE = 4;

/** 7.0c, 7.8a: the column of a ratio, rounded for the defender, never beyond the table. */
export function columnOf(attack: number, defence: number): number {
  return attack >= defence
    ? Math.min(BEST_COLUMN, ONE_TO_ONE - 1 + Math.floor(attack / defence))
    : Math.max(WORST_COLUMN, ONE_TO_ONE + 1 - Math.ceil(defence / attack));
}

/** The tables and numbers of the rulebook. */
export interface Tables {
  /** 7.7: the result at 10 * (die - 1) + column. */
  readonly results: Uint8Array;
  /** 10.3a */
  readonly chateauCeiling: number;
  /** 5.3, 10.2 */
  readonly stacking: number;
  readonly chateauStacking: number;
  /** 12.2a */
  readonly guardReduction: number;
}

export function compileTables({ crt, stacking, demoralization }: TablesDocument): Tables {
  return {
    results: Uint8Array.from(
      ['1', '2', '3', '4', '5', '6'].flatMap((die) => crt.results[die]),
      (code) => RESULTS.indexOf(code as (typeof RESULTS)[number]),
    ),
    chateauCeiling: COLUMNS.indexOf(crt.chateauInfantryCeiling as (typeof COLUMNS)[number]),
    stacking: stacking.hex,
    chateauStacking: stacking.chateau,
    guardReduction: demoralization.guardReduction.standard.amount,
  };
}

export const resultOf = (w: Tables, die: number, column: number): number =>
  w.results[COLUMNS.length * (die - 1) + column];
