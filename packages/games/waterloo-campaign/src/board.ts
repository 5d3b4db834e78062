import { compileHexMap, compileHexsides, MapError } from '@hundred-days/kernel';
import mapData from '../data/map.json' with { type: 'json' };

/** Static facts of the map (MAP, TEC), compiled once from the data into arrays. */

interface HexData {
  readonly terrain: string;
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly decor?: string;
}

const hexes: Readonly<Record<string, HexData>> = mapData.hexes;

/** MAP-1: rows of pointy-top hexes, numbered from the south; odd rows lie half a hex east. */
export const MAP = compileHexMap(
  { layout: 'rows', shifted: 'odd', numbering: 'RRCC', rowsGrow: 'north' },
  Object.keys(hexes).sort(),
);

export const HEXES = MAP.size;
export const NEIGHBOURS = MAP.neighbours;
export const hexId = (hex: number): string => MAP.ids[hex];

const dataOf = (hex: number): HexData => hexes[MAP.ids[hex]];
const tagged = (tag: string): Uint8Array =>
  Uint8Array.from({ length: HEXES }, (_, hex) => (dataOf(hex).tags?.includes(tag) ? 1 : 0));

/** Place names for the log and the map. */
export const HEX_NAMES: readonly (string | null)[] = MAP.ids.map((_, hex) => dataOf(hex).name ?? null);
export const TERRAIN: readonly string[] = MAP.ids.map((_, hex) => dataOf(hex).terrain);
/** A drawing hint without effect. */
export const WOODED: readonly boolean[] = MAP.ids.map((_, hex) => dataOf(hex).decor === 'woods');

/** TEC-2: towns, and chateaux which are towns for every rule. */
export const TOWN = Uint8Array.from(TERRAIN, (terrain) => (terrain === 'open' ? 0 : 1));
/** TEC-9 */
export const STREAM = tagged('stream');

/** What lies on a hexside, at 6 * hex + direction. A bridge is a road as well (TEC-6). */
export const ROAD = 1;
export const RIVER = 2;
export const BRIDGE = 4;
export const HEXSIDES: Uint8Array = compileSides();

function compileSides(): Uint8Array {
  const entries = [...mapData.hexsides, ...mapData.roads].map(([a, b, what]) => [a, b, what] as const);
  const { hexsides, faults } = compileHexsides(MAP, ['road', 'river', 'bridge'], entries);
  if (faults.length > 0) throw new MapError(faults);
  return Uint8Array.from(hexsides.flags, (flags) => {
    if ((flags & hexsides.bit.bridge) !== 0) return ROAD | BRIDGE;
    return ((flags & hexsides.bit.road) !== 0 ? ROAD : 0) | ((flags & hexsides.bit.river) !== 0 ? RIVER : 0);
  });
}

/** What lies between two adjacent hexes. */
export const sideBetween = (a: number, b: number): number => HEXSIDES[6 * a + MAP.direction(a, b)];
export const adjacent = (a: number, b: number): boolean => MAP.direction(a, b) >= 0;
/** Adjacent, and not across an unbridged river (TEC-4, TEC-5). */
export const inTouch = (a: number, b: number): boolean => {
  const direction = MAP.direction(a, b);
  return direction >= 0 && (HEXSIDES[6 * a + direction] & RIVER) === 0;
};

/** Lists of hexes for each hex, one after another: those of `hex` are at [first[hex], first[hex + 1]). */
export interface HexLists {
  readonly first: Int32Array;
  readonly hexes: Int16Array;
}

function listsOf(list: (hex: number) => readonly number[]): HexLists {
  const first = new Int32Array(HEXES + 1);
  const all: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    all.push(...list(hex));
    first[hex + 1] = all.length;
  }
  return { first, hexes: Int16Array.from(all) };
}

/** ZOC-1: the own hex and the adjacent ones, less those across an unbridged river. */
export const CONTROL: HexLists = listsOf((hex) => [hex, ...neighboursAcross(hex, RIVER)]);

/** ZOI-1, ZOI-2: within two hexes, by a shortest way that crosses no river, bridged or not (TEC-7). */
export const INFLUENCE: HexLists = listsOf((hex) => {
  const near = neighboursAcross(hex, RIVER | BRIDGE);
  const far = near
    .flatMap((next) => neighboursAcross(next, RIVER | BRIDGE))
    .filter((next) => MAP.distance(hex, next) === 2);
  return [...new Set([hex, ...near, ...far])];
});

function neighboursAcross(hex: number, barred: number): number[] {
  const found: number[] = [];
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (NEIGHBOURS[slot] >= 0 && (HEXSIDES[slot] & barred) === 0) found.push(NEIGHBOURS[slot]);
  }
  return found;
}

/** the hexes within three of the road from Brussels to Couillet. */
export const NEAR_MAIN_ROAD: Uint8Array = nearMainRoad();

function nearMainRoad(): Uint8Array {
  const near = new Uint8Array(HEXES);
  for (const id of mapData.brusselsCouilletRoad) for (const hex of MAP.within(MAP.indexOf(id), 3)) near[hex] = 1;
  return near;
}

/** VIC-5: where the French road to the north begins and ends. */
export const SOUTH_ENDS: readonly number[] = mapData.lineOfCommunication.south.map(MAP.indexOf);
export const NORTH_ENDS: readonly number[] = mapData.lineOfCommunication.north.map(MAP.indexOf);
/** MAP-3: every hex where Corps come onto the map. */
export const ENTRY_HEXES: readonly number[] = mapData.entryHexes.map(({ hex }) => MAP.indexOf(hex));
