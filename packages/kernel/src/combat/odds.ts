/** Combat results tables that go by the ratio of strengths and one die. */
export interface Odds {
  /** The columns, weakest attack first: `1-5` to `6-1`, for instance. */
  readonly columns: readonly string[];
  /** The column of a ratio, rounded for the defender, never beyond the table. */
  columnOf(attack: number, defence: number): number;
}

/** Columns from one to `least` up to `most` to one. */
export function oddsColumns(least: number, most: number): Odds {
  const even = least - 1;
  const best = even + most - 1;
  const columns = Array.from({ length: best + 1 }, (_, column) =>
    column < even ? `1-${least - column}` : `${column - even + 1}-1`,
  );
  return {
    columns,
    columnOf: (attack, defence) =>
      attack >= defence
        ? Math.min(best, even - 1 + Math.floor(attack / defence))
        : Math.max(0, even + 1 - Math.ceil(defence / attack)),
  };
}

/** The rows of a table by the number of the die, as indices into the results: one row after another. */
export const compileResults = (
  rows: Readonly<Record<string, readonly string[]>>,
  results: readonly string[],
): Uint8Array =>
  Uint8Array.from(
    ['1', '2', '3', '4', '5', '6'].flatMap((die) => rows[die]),
    (code) => results.indexOf(code),
  );
