import type { HexMap, MapFault, Place } from '@hundred-days/kernel';
import { compileHexMap, compileHexsides, hexBoard, listsOf, MapError } from '@hundred-days/kernel';
import type { HexDocument, MapDocument } from './documents.ts';

/** Static facts of the map (MAP, TEC), compiled from the data into arrays. */

export type Board = ReturnType<typeof compileBoard>;

export const ROAD = 1;
export const RIVER = 2;
export const BRIDGE = 4;

const EVERY_WAY = 63;

/** Throws MapError with what is wrong. */
export function compileBoard(document: MapDocument) {
  // MAP-1: rows of pointy-top hexes, numbered from the south; odd rows lie half a hex east.
  const map = compileHexMap(
    { layout: 'rows', shifted: 'odd', numbering: 'RRCC', rowsGrow: 'north' },
    Object.keys(document.hexes).sort(),
  );
  const dataOf = (hex: Place): HexDocument => document.hexes[map.ids[hex]];
  const terrain = map.ids.map((_, hex) => dataOf(hex).terrain);
  const hexsides = compileSides(map, document);
  const roads = compilePassing(map, document);
  const across = (hex: Place, barred: number): number[] => neighboursAcross(map, hexsides, hex, barred);
  return {
    ...hexBoard(map, (hex) => dataOf(hex).name),
    /** What lies on a hexside, at 6 * hex + direction. A bridge is a road as well (TEC-6). */
    hexsides,
    ...roads,
    terrain,
    /** A drawing hint without effect. */
    wooded: map.ids.map((_, hex) => dataOf(hex).decor === 'woods'),
    /** TEC-2: towns, and chateaux which are towns for every rule. */
    town: Uint8Array.from(terrain, (kind) => (kind === 'open' ? 0 : 1)),
    /** TEC-9 */
    stream: Uint8Array.from(map.ids, (_, hex) => (dataOf(hex).tags?.includes('stream') ? 1 : 0)),
    /** ZOC-1: the own hex and the adjacent ones, less those across an unbridged river. */
    control: listsOf(map, (hex) => [hex, ...across(hex, RIVER)]),
    /** ZOI-1, ZOI-2: within two hexes, by a shortest way that crosses no river, bridged or not (TEC-7). */
    influence: listsOf(map, (hex) => {
      const near = across(hex, RIVER | BRIDGE);
      const far = near.flatMap((next) => across(next, RIVER | BRIDGE)).filter((next) => map.distance(hex, next) === 2);
      return [...new Set([hex, ...near, ...far])];
    }),
    /** the hexes within three of the road from Brussels to Couillet. */
    nearMainRoad: nearRoad(map, named(map, 'brusselsCouilletRoad', document.brusselsCouilletRoad)),
    /** VIC-5: where the French road to the north begins and ends. */
    southEnds: named(map, 'lineOfCommunication.south', document.lineOfCommunication.south),
    northEnds: named(map, 'lineOfCommunication.north', document.lineOfCommunication.north),
    /** MAP-3: every hex where Corps come onto the map. */
    entryHexes: named(
      map,
      'entryHexes',
      document.entryHexes.map(({ hex }) => hex),
    ),
  };
}

interface Passing {
  /**
   * TEC-3: at 6 * hex + direction, the directions in which a road that comes from there goes on inside the hex, a bit each:
   * all of them but where roads pass without meeting.
   */
  readonly goesOn: Uint8Array;
  /** TEC-3: the hexes in which roads pass without meeting. */
  readonly passing: Uint8Array;
}

/** Hexes by their ids, every one of them on the map. */
export function named(map: HexMap, where: string, ids: readonly string[]): number[] {
  const faults = ids
    .filter((id) => map.indexOf(id) < 0)
    .map((id): MapFault => ({ code: 'unknownHex', data: { hex: id, where } }));
  if (faults.length > 0) throw new MapError(faults);
  return ids.map(map.indexOf);
}

function compileSides(map: HexMap, document: MapDocument): Uint8Array {
  const entries = [...document.hexsides, ...document.roads].map(([a, b, what]) => [a, b, what] as const);
  const { hexsides, faults } = compileHexsides(map, ['road', 'river', 'bridge'], entries);
  if (faults.length > 0) throw new MapError(faults);
  return Uint8Array.from(hexsides.flags, (flags) => {
    if ((flags & hexsides.bit.bridge) !== 0) return ROAD | BRIDGE;
    return ((flags & hexsides.bit.road) !== 0 ? ROAD : 0) | ((flags & hexsides.bit.river) !== 0 ? RIVER : 0);
  });
}

/** Where roads pass without meeting, each leads only to hexes that stand in a list with the one it came from. */
function compilePassing(map: HexMap, { unjoinedRoads }: MapDocument): Passing {
  const goesOn = new Uint8Array(6 * map.size).fill(EVERY_WAY);
  const passing = new Uint8Array(map.size);
  for (const [id, roads] of Object.entries(unjoinedRoads)) {
    const [hex] = named(map, 'unjoinedRoads', [id]);
    passing[hex] = 1;
    goesOn.fill(0, 6 * hex, 6 * hex + 6);
    for (const road of roads) {
      const ways = directions(map, hex, road);
      const bits = ways.reduce((all, way) => all | (1 << way), 0);
      for (const way of ways) goesOn[6 * hex + way] |= bits;
    }
  }
  return { goesOn, passing };
}

function directions(map: HexMap, hex: Place, ids: readonly string[]): number[] {
  const ways = named(map, 'unjoinedRoads', ids).map((next) => map.direction(hex, next));
  const far = ids.filter((_, i) => ways[i] < 0);
  const faults = far.map((id): MapFault => ({ code: 'notAdjacent', data: { hexA: map.ids[hex], hexB: id } }));
  if (faults.length > 0) throw new MapError(faults);
  return ways;
}

function neighboursAcross(map: HexMap, hexsides: Uint8Array, hex: Place, barred: number): number[] {
  const found: number[] = [];
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (map.neighbours[slot] >= 0 && (hexsides[slot] & barred) === 0) found.push(map.neighbours[slot]);
  }
  return found;
}

function nearRoad(map: HexMap, road: readonly number[]): Uint8Array {
  const near = new Uint8Array(map.size);
  for (const on of road) for (const hex of map.within(on, 3)) near[hex] = 1;
  return near;
}

export const hexId = (w: Board, hex: Place): string => w.map.ids[hex];

/** What lies between two adjacent hexes. */
export const sideBetween = (w: Board, a: number, b: number): number => w.hexsides[6 * a + w.map.direction(a, b)];
export const adjacent = (w: Board, a: number, b: number): boolean => w.map.direction(a, b) >= 0;
/** TEC-3: whether who comes along a road from one hex can go on along a road to another; who starts in it comes from -1. */
export const roadGoesOn = (w: Board, from: number, hex: Place, to: Place): boolean =>
  from < 0 ||
  w.passing[hex] === 0 ||
  ((w.goesOn[6 * hex + w.map.direction(hex, from)] >> w.map.direction(hex, to)) & 1) === 1;
/** Adjacent, and not across an unbridged river (TEC-4, TEC-5). */
export const inTouch = (w: Board, a: number, b: number): boolean => {
  const direction = w.map.direction(a, b);
  return direction >= 0 && (w.hexsides[6 * a + direction] & RIVER) === 0;
};
