import { compileResults, oddsColumns } from '@hundred-days/kernel';
import type { TablesDocument } from './documents.ts';

/** 7.7: the ten columns, weakest attack first. */
const ODDS = oddsColumns(5, 6);
export const COLUMNS = ODDS.columns;
export const WORST_COLUMN = 0;
export const BEST_COLUMN = COLUMNS.length - 1;

/** 7.83 */
export const RESULTS = ['Ae', 'Ar', 'Ex', 'Dr', 'De'] as const;
export const [AE, AR, EX, DR, DE] = RESULTS.keys();

/** 7.0c, 7.8a: the column of a ratio, rounded for the defender, never beyond the table. */
export const { columnOf } = ODDS;

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
    results: compileResults(crt.results, RESULTS),
    chateauCeiling: COLUMNS.indexOf(crt.chateauInfantryCeiling),
    stacking: stacking.hex,
    chateauStacking: stacking.chateau,
    guardReduction: demoralization.guardReduction.standard.amount,
  };
}

export const resultOf = (w: Tables, die: number, column: number): number =>
  w.results[COLUMNS.length * (die - 1) + column];
