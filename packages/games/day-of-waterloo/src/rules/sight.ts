import type { HexMap, Place, State } from '@hundred-days/kernel';

/**
 * 10.1 to 10.3 Lines of sight, worked out once for every two hexes at most three apart: which hexes lie between, and when each
 * of them obstructs. At range two a line runs through one hex or along the side between two (10.2c); at range three it always
 * runs through two (10.1.2a).
 */
export interface Sight {
  readonly map: HexMap;
  /** By from and difference: how the line runs. */
  readonly course: Uint8Array;
  /** The hexes between, -1 for none or one off the map; and when they obstruct. */
  readonly between: Int16Array;
  readonly obstructs: Uint8Array;
}

/** What of the ground matters to a line of sight. */
export interface Relief {
  readonly map: HexMap;
  readonly isHigh: ArrayLike<number>;
  /** 10.2a: woods, forest, town, grand farm */
  readonly isClosed: ArrayLike<number>;
  /** By hexside, 6 * hex + direction. */
  readonly isCrest: ArrayLike<number>;
}

export const BLOCKED = 0;
/** 10.2c */
export const HALVED = 1;
export const CLEAR = 2;

const FAR = 0;
const TOUCHING = 1;
const BEHIND_A_CREST = 2;
const THROUGH = 3;
const ALONG_A_SIDE = 4;

const NEVER = 0;
const ALWAYS = 1;
const IF_OCCUPIED = 2;

const LONGEST = 3;
const WIDTH = 2 * LONGEST + 1;
const LINES = WIDTH * WIDTH;
const NO_HEX = -1;

/** 10.1c: where the line from one hex to another stands in the table; only for hexes at most three apart. */
const lineOf = ({ q, r }: HexMap, from: Place, to: Place): number =>
  from * LINES + (q[to] - q[from] + LONGEST) * WIDTH + r[to] - r[from] + LONGEST;

export function createSight(relief: Relief): Sight {
  const { map } = relief;
  const sight: Sight = {
    map,
    course: new Uint8Array(map.size * LINES),
    between: new Int16Array(2 * map.size * LINES).fill(NO_HEX),
    obstructs: new Uint8Array(2 * map.size * LINES),
  };
  for (let from = 0; from < map.size; from++)
    for (const to of map.within(from, LONGEST)) if (to !== from) layLine(relief, sight, from, to);
  return sight;
}

function layLine(relief: Relief, sight: Sight, from: Place, to: Place): void {
  const { map, isCrest } = relief;
  const line = lineOf(map, from, to);
  const direction = map.direction(from, to);
  if (direction >= 0) {
    // 10.1.1b
    sight.course[line] = isCrest[6 * from + direction] === 1 ? BEHIND_A_CREST : TOUCHING;
    return;
  }
  const between = hexesBetween(map, from, to);
  sight.course[line] = map.distance(from, to) === 2 && between.length === 2 ? ALONG_A_SIDE : THROUGH;
  for (let i = 0; i < between.length; i++) {
    sight.between[2 * line + i] = between[i];
    sight.obstructs[2 * line + i] = whenItObstructs(relief, from, to, between[i]);
  }
}

/** The hexes whose inside the line crosses, or the two it runs between; -1 for one off the map. */
function hexesBetween({ q, r, at, distance }: HexMap, from: Place, to: Place): Place[] {
  const dq = q[to] - q[from];
  const dr = r[to] - r[from];
  if (distance(from, to) === 2) {
    if (dq % 2 === 0 && dr % 2 === 0) return [at(q[from] + dq / 2, r[from] + dr / 2)];
    // Two steps in neighbouring directions: either may come first.
    return stepsOf(dq, dr).map(([stepQ, stepR]) => at(q[from] + stepQ, r[from] + stepR));
  }
  return [1, 2].map((third) => {
    const [atQ, atR] = nearest((dq * third) / 3, (dr * third) / 3);
    return at(q[from] + atQ, r[from] + atR);
  });
}

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const length = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

const stepsOf = (dq: number, dr: number): (readonly [number, number])[] =>
  STEPS.filter(([q, r]) => length(dq - q, dr - r) === 1);

/** The hex in which a point lies. */
function nearest(q: number, r: number): readonly [number, number] {
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  if (offQ > offR && offQ > offS) return [-roundR - roundS, roundR];
  return offR > offS ? [roundQ, -roundQ - roundS] : [roundQ, roundR];
}

/** 10.3b to 10.3d; 10.1.2a: a hex off the map is unobstructed low ground. */
function whenItObstructs({ isHigh, isClosed }: Relief, from: Place, to: Place, hex: Place): number {
  if (hex < 0) return NEVER;
  const high = isHigh[hex] === 1;
  if (isHigh[from] !== isHigh[to]) return high ? ALWAYS : NEVER;
  if (isHigh[from] === 1) return high ? (isClosed[hex] === 1 ? ALWAYS : IF_OCCUPIED) : NEVER;
  return high || isClosed[hex] === 1 ? ALWAYS : IF_OCCUPIED;
}

/**
 * 10.1.1b, 10.2: whether one hex sees another at most three hexes away. `held` is where a position says who is in the hexes,
 * 0 for nobody: units of either side obstruct, those in the two hexes themselves never do (10.3e).
 */
export function lineOfSight(sight: Sight, s: State, held: number, from: Place, to: Place): number {
  const line = lineOf(sight.map, from, to);
  const course = sight.course[line];
  if (course === TOUCHING) return CLEAR;
  if (course === FAR || course === BEHIND_A_CREST) return BLOCKED;
  const first = isObstructed(sight, s, held, 2 * line);
  const second = isObstructed(sight, s, held, 2 * line + 1);
  if (course === THROUGH) return first || second ? BLOCKED : CLEAR;
  return first && second ? BLOCKED : first || second ? HALVED : CLEAR;
}

function isObstructed({ between, obstructs }: Sight, s: State, held: number, slot: number): boolean {
  if (obstructs[slot] !== IF_OCCUPIED) return obstructs[slot] === ALWAYS;
  return s[held + between[slot]] !== 0;
}
