/** A set of points that answers quickly whether one lies near. */
export interface Spots {
  readonly add: (x: number, y: number) => void;
  readonly near: (x: number, y: number, distance: number) => boolean;
  /** The distance to the nearest point, at most `most`. */
  readonly clearance: (x: number, y: number, most: number) => number;
}

const CELL = 0.25;
const ROW = 65536;

export function spots(): Spots {
  const cells = new Map<number, number[]>();
  const cell = (v: number): number => Math.floor(v / CELL) + 64;

  /** The square of the distance to the nearest point, or of `reach`; stops at the first one nearer than `enough`. */
  function nearest(x: number, y: number, reach: number, enough: number): number {
    let best = reach * reach;
    const right = cell(x + reach);
    const bottom = cell(y + reach);
    for (let row = cell(y - reach); row <= bottom; row++) {
      for (let col = cell(x - reach); col <= right; col++) {
        const points = cells.get(row * ROW + col);
        if (!points) continue;
        for (let i = 0; i < points.length; i += 2) {
          const dx = points[i] - x;
          const dy = points[i + 1] - y;
          const apart = dx * dx + dy * dy;
          if (apart < best) best = apart;
          if (best < enough) return best;
        }
      }
    }
    return best;
  }

  return {
    add: (x, y) => {
      const key = cell(y) * ROW + cell(x);
      const points = cells.get(key);
      if (points) points.push(x, y);
      else cells.set(key, [x, y]);
    },
    near: (x, y, distance) => nearest(x, y, distance, distance * distance) < distance * distance,
    clearance: (x, y, most) => Math.sqrt(nearest(x, y, most, 0)),
  };
}
