import fc from 'fast-check';
import { compileHexMap, defineGrid, formatHex, type GridSpec, type HexMap } from '../../src/map/index.ts';

/** The numbers of a full board, columns and rows from first to last. */
export function boardIds(spec: GridSpec, cols: [number, number], rows: [number, number]): string[] {
  const ids: string[] = [];
  for (let col = cols[0]; col <= cols[1]; col++) {
    for (let row = rows[0]; row <= rows[1]; row++) ids.push(formatHex(defineGrid(spec), { col, row }) as string);
  }
  return ids;
}

export const ALL_SPECS: GridSpec[] = (['columns', 'rows'] as const).flatMap((layout) =>
  (['odd', 'even'] as const).flatMap((shifted) =>
    (['CCRR', 'RRCC'] as const).flatMap((numbering) =>
      (['south', 'north'] as const).map((rowsGrow) => ({ layout, shifted, numbering, rowsGrow })),
    ),
  ),
);

export const specs: fc.Arbitrary<GridSpec> = fc.constantFrom(...ALL_SPECS);

/** Boards of a few hexes with gaps, somewhere on the sheet, their hexes in any order. */
export const brokenBoards: fc.Arbitrary<HexMap> = fc
  .record({
    spec: specs,
    col: fc.integer({ min: 0, max: 3 }),
    row: fc.integer({ min: 0, max: 3 }),
    width: fc.integer({ min: 1, max: 6 }),
    height: fc.integer({ min: 1, max: 6 }),
  })
  .chain(({ spec, col, row, width, height }) => {
    const ids = boardIds(spec, [col, col + width - 1], [row, row + height - 1]);
    return fc
      .shuffledSubarray(ids, { minLength: Math.ceil(ids.length / 2) })
      .map((chosen) => compileHexMap(spec, chosen));
  });

// The maps of the games, as examples of every kind of grid.

/** Napoleon at Waterloo: 23 columns of 17 and 16 hexes, even columns lower. */
export const SMALL_COLUMNS: GridSpec = { layout: 'columns', shifted: 'even', numbering: 'CCRR' };
export const smallColumnsIds = boardIds(SMALL_COLUMNS, [1, 23], [1, 17]).filter(
  (id) => !(Number(id.slice(0, 2)) % 2 === 0 && id.endsWith('17')),
);

/** Waterloo Campaign: rows 10 in the south to 40 in the north, odd rows further east. */
export const NORTHWARD_ROWS: GridSpec = { layout: 'rows', shifted: 'odd', numbering: 'RRCC', rowsGrow: 'north' };
export const northwardRowsIds = boardIds(NORTHWARD_ROWS, [0, 41], [10, 40]);

/** The Day of Waterloo: odd columns lower. */
export const ODD_COLUMNS: GridSpec = { layout: 'columns', shifted: 'odd', numbering: 'CCRR' };
export const oddColumnsIds = boardIds(ODD_COLUMNS, [1, 19], [1, 25]);
