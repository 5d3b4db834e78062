/** 22.3, 22.4: which corps are demoralized, by asking all sets of them: the smallest that is closed under the rule. */

export interface OracleCorps {
  readonly losses: number;
  readonly level: number;
  /** Column and row of its officer; null if he is not on the map. */
  readonly officer: readonly [number, number] | null;
  readonly cavalry: boolean;
}

/** Plain hexes between two hexes of columns, the even ones lower. */
export function hexesBetween([c1, r1]: readonly [number, number], [c2, r2]: readonly [number, number]): number {
  let [col, row] = [c1, r1];
  let steps = 0;
  while (col !== c2) {
    // Half a row up or down comes with every column.
    const even = col % 2 === 0;
    const up = even ? row : row - 1;
    const down = even ? row + 1 : row;
    const nextCol = col + Math.sign(c2 - col);
    row =
      Math.abs(rowFrom(nextCol, up) - rowFrom(c2, r2)) < Math.abs(rowFrom(nextCol, down) - rowFrom(c2, r2)) ? up : down;
    col = nextCol;
    steps++;
  }
  return steps + Math.abs(row - r2);
}

/** How far south a hex lies, in hexes. */
const rowFrom = (col: number, row: number): number => row + (col % 2 === 0 ? 0.5 : 0);

/** The demoralized corps of one army, by number. */
export function demoralizedSet(corps: readonly OracleCorps[]): number[] {
  const sets = Array.from({ length: 1 << corps.length }, (_, bits) => corps.map((_one, i) => (bits & (1 << i)) !== 0));
  const isClosed = (set: readonly boolean[]): boolean =>
    corps.every((one, i) => set[i] || !mustBreak(corps, set, one, i));
  const closed = sets.filter(isClosed).sort((a, b) => count(a) - count(b));
  return closed[0].flatMap((broken, i) => (broken ? [i] : []));
}

const count = (set: readonly boolean[]): number => set.filter(Boolean).length;

/** Its own losses break it, or a demoralized officer of the same army stands within five hexes and two less would. */
function mustBreak(corps: readonly OracleCorps[], set: readonly boolean[], one: OracleCorps, number: number): boolean {
  if (one.losses >= one.level) return true;
  const { officer } = one;
  if (one.cavalry || officer === null || one.losses < one.level - 2) return false;
  return corps.some(
    (other, i) =>
      i !== number && set[i] && !other.cavalry && other.officer !== null && hexesBetween(other.officer, officer) <= 5,
  );
}
