import { MapError, type MapFault } from './fault.ts';
import {
  cubeLength,
  defineGrid,
  type Grid,
  type GridSpec,
  hexToCube,
  type Offset,
  parseHex,
  STEPS,
} from './hexgrid.ts';
import { MOST_PLACES, type NeighbourLists } from './neighbourlists.ts';

/** A map of hexes; places are 0 .. size - 1 in the order in which the hexes were given, -1 is no hex. */
export interface HexMap extends NeighbourLists {
  readonly grid: Grid;
  readonly ids: readonly string[];
  /** The place of a hex number or of one of its other names; -1 if unknown. */
  readonly indexOf: (id: string) => number;
  /** All names of a place, its own first. */
  readonly names: (place: number) => readonly string[];
  /** neighbours[6 * place + direction], -1 where there is no hex. */
  readonly neighbours: Readonly<Int16Array>;
  readonly col: Readonly<Int16Array>;
  readonly row: Readonly<Int16Array>;
  readonly q: Readonly<Int16Array>;
  readonly r: Readonly<Int16Array>;
  /** The place at cube coordinates q and r. */
  readonly at: (q: number, r: number) => number;
  /** Distance in hexes as the crow flies: gaps in the map do not lengthen it. */
  readonly distance: (a: number, b: number) => number;
  /** The direction 0..5 from a to an adjacent b, else -1. */
  readonly direction: (a: number, b: number) => number;
  /** The hexes adjacent to both, clockwise as seen from a. */
  readonly commonNeighbours: (a: number, b: number) => number[];
  /** The hexes at most n away, a itself first, ring by ring, each ring clockwise from direction 0. */
  readonly within: (a: number, n: number) => Int16Array;
}

/** A hex whose column and row are told rather than read from its number. */
export interface PlacedHex extends Offset {
  readonly id: string;
}

export function checkHexIds(grid: Grid, ids: readonly string[]): MapFault[] {
  const faults: MapFault[] = [];
  for (const id of ids) if (!parseHex(grid, id)) faults.push({ code: 'badHexId', data: { hex: id } });
  return faults;
}

/** A map from the numbers of its hexes. Throws a MapError with all faults found. */
export function compileHexMap(spec: GridSpec, ids: readonly string[]): HexMap {
  const grid = defineGrid(spec);
  const faults = checkHexIds(grid, ids);
  if (faults.length > 0) throw new MapError(faults);
  return compilePlacedHexMap(
    grid,
    ids.map((id) => ({ id, ...(parseHex(grid, id) as Offset) })),
  );
}

/**
 * A map whose hexes say where they lie, for maps put together from sheets with numbers of their own.
 * `aliases` are pairs of another name and the id it stands for.
 */
export function compilePlacedHexMap(
  spec: GridSpec,
  hexes: readonly PlacedHex[],
  aliases: readonly (readonly [alias: string, id: string])[] = [],
): HexMap {
  const grid = defineGrid(spec);
  const size = hexes.length;
  if (size > MOST_PLACES) throw new MapError([{ code: 'tooManyPlaces', data: { size, most: MOST_PLACES } }]);

  const faults: MapFault[] = [];
  const places = new Map<string, number>();
  const ids: readonly string[] = Object.freeze(hexes.map((hex) => hex.id));
  const col = new Int16Array(size);
  const row = new Int16Array(size);
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  for (let place = 0; place < size; place++) {
    const hex = hexes[place];
    if (places.has(hex.id)) faults.push({ code: 'duplicateHex', data: { hex: hex.id } });
    if (!isCoordinate(hex.col) || !isCoordinate(hex.row)) {
      faults.push({ code: 'offGrid', data: { hex: hex.id, col: hex.col, row: hex.row } });
    }
    places.set(hex.id, place);
    const cube = hexToCube(grid, hex);
    col[place] = hex.col;
    row[place] = hex.row;
    q[place] = cube.q;
    r[place] = cube.r;
  }
  if (faults.length > 0) throw new MapError(faults);

  // A box of cube coordinates finds the place at q, r without hashing.
  const left = lowest(q);
  const top = lowest(r);
  const width = highest(q) - left + 1;
  const height = highest(r) - top + 1;
  const box = new Int16Array(width * height).fill(-1);
  for (let place = 0; place < size; place++) {
    const cell = (r[place] - top) * width + q[place] - left;
    if (box[cell] >= 0) faults.push({ code: 'samePlace', data: { hex: ids[place], other: ids[box[cell]] } });
    box[cell] = place;
  }
  const otherNames = new Map<number, string[]>();
  for (const [alias, id] of aliases) {
    const place = places.get(id);
    if (place === undefined) faults.push({ code: 'unknownHex', data: { hex: id, alias } });
    else if (places.has(alias)) faults.push({ code: 'duplicateHex', data: { hex: alias } });
    else {
      places.set(alias, place);
      otherNames.set(place, [...(otherNames.get(place) ?? []), alias]);
    }
  }
  if (faults.length > 0) throw new MapError(faults);

  function at(atQ: number, atR: number): number {
    const x = atQ - left;
    const y = atR - top;
    return x >= 0 && x < width && y >= 0 && y < height ? box[y * width + x] : -1;
  }

  const stepQ = STEPS[grid.layout].q;
  const stepR = STEPS[grid.layout].r;
  const neighbours = new Int16Array(6 * size);
  const first = new Int32Array(size + 1);
  const to = new Int16Array(6 * size);
  const via = new Int16Array(6 * size);
  let slots = 0;
  for (let place = 0; place < size; place++) {
    for (let d = 0; d < 6; d++) {
      const next = at(q[place] + stepQ[d], r[place] + stepR[d]);
      neighbours[6 * place + d] = next;
      if (next < 0) continue;
      to[slots] = next;
      via[slots++] = d;
    }
    first[place + 1] = slots;
  }

  // Direction by step: (dq + 1) * 3 + dr + 1.
  const directionOfStep = new Int8Array(9).fill(-1);
  for (let d = 0; d < 6; d++) directionOfStep[(stepQ[d] + 1) * 3 + stepR[d] + 1] = d;

  function direction(a: number, b: number): number {
    const dq = q[b] - q[a];
    const dr = r[b] - r[a];
    return dq >= -1 && dq <= 1 && dr >= -1 && dr <= 1 ? directionOfStep[(dq + 1) * 3 + dr + 1] : -1;
  }

  function within(a: number, n: number): Int16Array {
    const far = Math.min(n, width + height);
    const found = new Int16Array(Math.min(size, 3 * far * (far + 1) + 1));
    let count = 0;
    found[count++] = a;
    for (let ring = 1; ring <= far; ring++) {
      let ringQ = q[a] + ring * stepQ[0];
      let ringR = r[a] + ring * stepR[0];
      for (let side = 0; side < 6; side++) {
        const d = (side + 2) % 6;
        for (let i = 0; i < ring; i++) {
          const place = at(ringQ, ringR);
          if (place >= 0) found[count++] = place;
          ringQ += stepQ[d];
          ringR += stepR[d];
        }
      }
    }
    return count === found.length ? found : found.slice(0, count);
  }

  return Object.freeze<HexMap>({
    grid,
    size,
    ids,
    indexOf: (id) => places.get(id) ?? -1,
    names: (place) => [ids[place], ...(otherNames.get(place) ?? [])],
    neighbours,
    first,
    to: to.slice(0, slots),
    via: via.slice(0, slots),
    col,
    row,
    q,
    r,
    at,
    distance: (a, b) => cubeLength(q[b] - q[a], r[b] - r[a]),
    direction,
    commonNeighbours: (a, b) => {
      const common: number[] = [];
      for (let slot = 6 * a; slot < 6 * a + 6; slot++) {
        const place = neighbours[slot];
        if (place >= 0 && direction(place, b) >= 0) common.push(place);
      }
      return common;
    },
    within,
  });
}

// A slip in the data must not become a box of gigabytes.
function isCoordinate(n: number): boolean {
  return Number.isInteger(n) && n >= -999 && n <= 999;
}

function lowest(values: Int16Array): number {
  return values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
}

function highest(values: Int16Array): number {
  return values.reduce((a, b) => Math.max(a, b), values[0] ?? 0);
}
