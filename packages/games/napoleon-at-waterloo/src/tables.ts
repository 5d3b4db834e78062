import { compileResults, oddsColumns } from '@hundred-days/kernel';
import type { KeysDocument, TablesDocument } from './documents.ts';

/** 2.3.1: the ten columns, weakest attack first. */
const ODDS = oddsColumns(5, 6);
export const COLUMNS = ODDS.columns;
export const WORST_COLUMN = 0;
export const BEST_COLUMN = COLUMNS.length - 1;

/** 6.3 */
export const RESULTS = ['Ae', 'Ar', 'Ee', 'Dr', 'De'] as const;
export const [AE, AR, EE, DR, DE] = RESULTS.keys();

/** 6.2.1, 6.2.2: the column of a ratio, rounded for the defender, never beyond the table. */
export const { columnOf } = ODDS;

/** 9.3, 9.4: which units become available on which turn, by key. */
export interface KeyTable {
  readonly french: KeyColumn;
  readonly prussian: KeyColumn;
}
export type KeyColumn = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The tables and numbers of the rulebook. */
export interface Tables {
  /** 2.3.2: the result at 10 * (die - 1) + column. */
  readonly results: Uint8Array;
  readonly turns: number;
  readonly hours: readonly string[];
  readonly frenchLossesForAlliedWin: number;
  readonly alliedLossesForDemoralization: number;
  readonly frenchExitsNeeded: number;
  readonly alliedAttackShift: number;
  readonly frenchAttackShift: number;
  /** The rulebook's keys, with the word for the regular contingent written out. */
  readonly standardKeys: KeyTable;
}

export function compileTables(tables: TablesDocument): Tables {
  const { rows } = tables.combatResults;
  const { regular, french, prussian } = tables.variantCodes;
  const { frenchLossesForAlliedWin, alliedLossesForDemoralization, frenchExitsNeeded } = tables.victory;
  const { alliedAttackShift, frenchAttackShift } = tables.demoralization;
  return {
    results: compileResults(rows, RESULTS),
    turns: tables.turnTrack.length,
    hours: tables.turnTrack.map((turn) => turn.time),
    frenchLossesForAlliedWin,
    alliedLossesForDemoralization,
    frenchExitsNeeded,
    alliedAttackShift,
    frenchAttackShift,
    standardKeys: { french: writtenOut(french, regular), prussian: writtenOut(prussian, regular) },
  };
}

/** 2.3.2 */
export const resultOf = (w: Tables, die: number, column: number): number =>
  w.results[COLUMNS.length * (die - 1) + column];

function writtenOut(keys: KeysDocument, regular: readonly string[]): KeyColumn {
  const list = (units: string | readonly string[]): readonly string[] => (typeof units === 'string' ? regular : units);
  return Object.fromEntries(
    Object.entries(keys).map(([key, arrivals]) => [
      key,
      Object.fromEntries(Object.entries(arrivals).map(([turn, units]) => [turn, list(units)])),
    ]),
  );
}
