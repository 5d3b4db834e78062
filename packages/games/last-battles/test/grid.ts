/** A hex by its column and row. */
export type Pair = readonly [col: number, row: number];

/** Neighbours north, north-east, south-east, south, south-west, north-west: even columns lie lower. */
export function hexesAround(col: number, row: number): readonly Pair[] {
  const lower = col % 2 === 0 ? 1 : 0;
  return [
    [col, row - 1],
    [col + 1, row - 1 + lower],
    [col + 1, row + lower],
    [col, row + 1],
    [col - 1, row + lower],
    [col - 1, row - 1 + lower],
  ];
}
