/** How the hexes of one map lie and how they are numbered. */
export interface GridSpec {
  /** Flat-top hexes stand in columns, pointy-top hexes in rows. */
  readonly layout: 'columns' | 'rows';
  /** Which columns lie half a hex further south, or which rows half a hex further east. */
  readonly shifted: 'odd' | 'even';
  readonly numbering: 'CCRR' | 'RRCC';
  /** Where the row numbers grow to; south if not said. */
  readonly rowsGrow?: 'south' | 'north';
  /** A sheet's letter before the four digits. */
  readonly prefix?: string;
}

export type Grid = Required<GridSpec>;

export interface Offset {
  readonly col: number;
  readonly row: number;
}

/** Cube coordinates: q + r + s = 0. The origin is arbitrary, differences are what counts. */
export interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Names of directions 0 to 5, clockwise; the opposite of d is (d + 3) % 6 in both layouts. */
export const DIRECTION_NAMES = {
  columns: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  rows: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
} as const;

/** The step in q and r of each direction. The same six steps, begun at N for columns and at NE for rows. */
export const STEPS = {
  columns: { q: [0, 1, 1, 0, -1, -1], r: [-1, -1, 0, 1, 1, 0] },
  rows: { q: [1, 1, 0, -1, -1, 0], r: [-1, 0, 1, 1, 0, -1] },
} as const;

const HALF_ROOT_3 = Math.sqrt(3) / 2;

export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

export function defineGrid(spec: GridSpec): Grid {
  return Object.freeze({ rowsGrow: 'south', prefix: '', ...spec });
}

/** The column and row of a hex number, or null if it is not one of this grid. */
export function parseHex(grid: Grid, id: string): Offset | null {
  if (!id.startsWith(grid.prefix)) return null;
  const digits = id.slice(grid.prefix.length);
  if (!/^[0-9]{4}$/.test(digits)) return null;
  const head = Number(digits.slice(0, 2));
  const tail = Number(digits.slice(2));
  return grid.numbering === 'CCRR' ? { col: head, row: tail } : { col: tail, row: head };
}

/** The number of a hex, or null if column or row has no two-digit number. */
export function formatHex(grid: Grid, { col, row }: Offset): string | null {
  if (!isTwoDigits(col) || !isTwoDigits(row)) return null;
  const cc = String(col).padStart(2, '0');
  const rr = String(row).padStart(2, '0');
  return grid.prefix + (grid.numbering === 'CCRR' ? cc + rr : rr + cc);
}

export function hexToCube(grid: Grid, { col, row }: Offset): Cube {
  const south = grid.rowsGrow === 'south' ? row : -row;
  const columns = grid.layout === 'columns';
  const q = columns ? col : col - halfBefore(grid, south);
  const r = columns ? south - halfBefore(grid, col) : south;
  return { q, r, s: 0 - q - r };
}

export function cubeToHex(grid: Grid, { q, r }: Pick<Cube, 'q' | 'r'>): Offset {
  const columns = grid.layout === 'columns';
  const col = columns ? q : q + halfBefore(grid, r);
  const south = columns ? r + halfBefore(grid, q) : r;
  return { col, row: grid.rowsGrow === 'south' ? south : 0 - south };
}

/** Distance in hexes: the first hex not counted, the last one counted. */
export function hexDistance(grid: Grid, a: Offset, b: Offset): number {
  const from = hexToCube(grid, a);
  const to = hexToCube(grid, b);
  return cubeLength(to.q - from.q, to.r - from.r);
}

/** The same by hex numbers; -1 if either is not a number of this grid. */
export function idDistance(grid: Grid, a: string, b: string): number {
  const from = parseHex(grid, a);
  const to = parseHex(grid, b);
  return from && to ? hexDistance(grid, from, to) : -1;
}

export function cubeLength(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hex next door in a direction 0..5, whether or not the map has it. */
export function hexNeighbour(grid: Grid, hex: Offset, direction: number): Offset {
  const { q, r } = hexToCube(grid, hex);
  const step = STEPS[grid.layout];
  return cubeToHex(grid, { q: q + step.q[direction], r: r + step.r[direction] });
}

/** Centre for drawing, x east and y south; the unit is the width of a hex from side to opposite side. */
export function hexCentre(grid: Grid, { col, row }: Offset): Point {
  const south = grid.rowsGrow === 'south' ? row : 0 - row;
  return grid.layout === 'columns'
    ? { x: col * HALF_ROOT_3, y: south + (isShifted(grid, col) ? 0.5 : 0) }
    : { x: col + (isShifted(grid, row) ? 0.5 : 0), y: south * HALF_ROOT_3 };
}

// How far the axis across the columns (or rows) has drifted at line n; >> rounds down for negative n too.
function halfBefore(grid: Grid, n: number): number {
  return grid.shifted === 'odd' ? n >> 1 : (n + 1) >> 1;
}

function isShifted(grid: Grid, n: number): boolean {
  return ((n & 1) === 1) === (grid.shifted === 'odd');
}

function isTwoDigits(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n <= 99;
}
