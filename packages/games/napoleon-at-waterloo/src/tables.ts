import tables from '../data/tables.json' with { type: 'json' };

/** 2.3.1: the ten columns, weakest attack first. */
export const COLUMNS = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
export const WORST_COLUMN = 0;
export const BEST_COLUMN = COLUMNS.length - 1;
const ONE_TO_ONE = COLUMNS.indexOf('1-1');

/** 6.3 */
export const RESULTS = ['Ae', 'Ar', 'Ee', 'Dr', 'De'] as const;
export const AE = 0;
export const AR = 1;
export const EE = 2;
export const DR = 3;
export const DE = 4;

const RESULT_TABLE: readonly Uint8Array[] = [1, 2, 3, 4, 5, 6].map((die) => {
  const row: readonly string[] = tables.combatResults.rows[String(die) as '1'];
  return Uint8Array.from(row, (code) => RESULTS.indexOf(code as (typeof RESULTS)[number]));
});

/** 2.3.2 */
export const resultOf = (die: number, column: number): number => RESULT_TABLE[die - 1][column];

/** 6.2.1, 6.2.2: the column of a ratio, rounded for the defender, never beyond the table. */
export function columnOf(attack: number, defence: number): number {
  return attack >= defence
    ? Math.min(BEST_COLUMN, ONE_TO_ONE - 1 + Math.floor(attack / defence))
    : Math.max(WORST_COLUMN, ONE_TO_ONE + 1 - Math.ceil(defence / attack));
}

export const TURNS = tables.turnTrack.length;
export const HOURS: readonly string[] = tables.turnTrack.map((turn) => turn.time);
export const { frenchLossesForAlliedWin, alliedLossesForDemoralization, frenchExitsNeeded } = tables.victory;
export const { alliedAttackShift, frenchAttackShift } = tables.demoralization;

/** 9.3, 9.4: which units become available on which turn, by key. */
export interface KeyTable {
  readonly french: KeyColumn;
  readonly prussian: KeyColumn;
}
export type KeyColumn = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The rulebook's keys, with the word for the regular contingent written out. */
export const STANDARD_KEYS: KeyTable = {
  french: writtenOut(tables.variantCodes.french),
  prussian: writtenOut(tables.variantCodes.prussian),
};

type Arrivals = Readonly<Record<string, string | readonly string[]>>;

function writtenOut(keys: Readonly<Record<string, Arrivals>>): KeyColumn {
  const list = (units: string | readonly string[]): readonly string[] =>
    typeof units === 'string' ? tables.variantCodes.regular : units;
  return Object.fromEntries(
    Object.entries(keys).map(([key, arrivals]) => [
      key,
      Object.fromEntries(Object.entries(arrivals).map(([turn, units]) => [turn, list(units)])),
    ]),
  );
}
