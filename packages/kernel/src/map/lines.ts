import { opposite, STEPS } from './hexgrid.ts';
import type { HexMap } from './hexmap.ts';

/** One hex that the line crosses, or the two hexes (left, right) of a hexside that it runs along; -1 is off the map. */
export type LineStep = readonly [hex: number] | readonly [left: number, right: number];

/**
 * The hexes strictly between a and b whose inside the line from centre to centre crosses, in order; touching a
 * corner does not count. Where the line runs along a hexside both its hexes are one step. Exact: integers only.
 */
export function between(map: HexMap, a: number, b: number): LineStep[] {
  const steps: LineStep[] = [];
  if (a === b) return steps;
  const { d, ahead, aside } = resolve(map, a, b);
  const e = (d + 1) % 6;
  const { q, r } = STEPS[map.grid.layout];
  const hex = (i: number, j: number) => map.at(map.q[a] + i * q[d] + j * q[e], map.r[a] + i * r[d] + j * r[e]);

  // We stand in hex i * d + j * e. The line leaves it through the side whose (sides passed so far) / (rate of passing
  // sides of that kind) is least: side d, side e, or the side beyond the one of the two that it leans to.
  const rateD = 2 * ahead + aside;
  const rateE = ahead + 2 * aside;
  const lean = Math.sign(ahead - aside);
  const rateLean = Math.abs(ahead - aside);
  let i = 0;
  let j = 0;
  while (true) {
    const passD = 2 * i + j + 1;
    const passE = i + 2 * j + 1;
    const passLean = lean * (i - j) + 1;
    const byD = passD * rateE;
    const byE = passE * rateD;
    if (lean === 0) {
      // Out at the corner between d and e, along the hexside beyond it, into the hex after that.
      steps.push([hex(i + 1, j), hex(i, j + 1)]);
      i++;
      j++;
    } else if (byD < byE || (byD === byE && lean > 0)) {
      // At a corner (equal terms) the line always goes on into the hex ahead.
      if (lean > 0 && passLean * rateD < passD * rateLean) j--;
      i++;
    } else {
      if (lean < 0 && passLean * rateE < passE * rateLean) i--;
      j++;
    }
    if (i === ahead && j === aside) return steps;
    steps.push([hex(i, j)]);
  }
}

/** Hexsides are told as 6 * place + direction, the index into the flags of compileHexsides; -1 is off the map. */
export type LineAtTwo =
  | { readonly along: false; readonly middle: number; readonly crossed: readonly [number, number] }
  | {
      readonly along: true;
      readonly left: number;
      readonly right: number;
      /** The hexside between left and right. */
      readonly hexside: number;
      /** The hexsides that meet at the corner next to a, then at the one next to b: left, right, the one along. */
      readonly corners: readonly [readonly [number, number, number], readonly [number, number, number]];
    };

/** What a line to a hex two away passes: a hex and two hexsides, or a hexside and its two corners. Else null. */
export function lineAtTwo(map: HexMap, a: number, b: number): LineAtTwo | null {
  if (map.distance(a, b) !== 2) return null;
  const { d, aside } = resolve(map, a, b);
  const back = opposite(d);
  if (aside === 0) {
    return { along: false, middle: map.neighbours[6 * a + d], crossed: [6 * a + d, 6 * b + back] };
  }
  const e = (d + 1) % 6;
  const left = map.neighbours[6 * a + d];
  const right = map.neighbours[6 * a + e];
  // From left to right is direction d + 2; told from whichever of the two is on the map.
  const acrossRight = (d + 2) % 6;
  const hexside = left >= 0 ? 6 * left + acrossRight : right >= 0 ? 6 * right + opposite(acrossRight) : -1;
  const near = [6 * a + d, 6 * a + e, hexside] as const;
  const far = [6 * b + opposite(e), 6 * b + back, hexside] as const;
  return { along: true, left, right, hexside, corners: [near, far] };
}

// b - a as so many steps ahead in direction d and so many aside in the next direction clockwise; ahead is at least 1.
function resolve(map: HexMap, a: number, b: number): { d: number; ahead: number; aside: number } {
  const { q, r } = STEPS[map.grid.layout];
  const dq = map.q[b] - map.q[a];
  const dr = map.r[b] - map.r[a];
  for (let d = 0; d < 5; d++) {
    const e = d + 1;
    // Neighbouring steps span the grid with determinant 1, so Cramer's rule stays in integers.
    const ahead = dq * r[e] - dr * q[e];
    const aside = q[d] * dr - r[d] * dq;
    if (ahead > 0 && aside >= 0) return { d, ahead, aside };
  }
  return { d: 5, ahead: dq * r[0] - dr * q[0], aside: q[5] * dr - r[5] * dq };
}
