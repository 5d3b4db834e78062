import {
  compileHexMap,
  compileHexsides,
  type HexBoard,
  type HexMap,
  type Hexsides,
  hexBoard,
  MapError,
  type NeighbourLists,
  type Place,
} from '@hundred-days/kernel';
import type { HexsideDocument, MapDocument, TablesDocument } from './documents.ts';

/** 5.2, 9.2, 11.5 */
export const TERRAINS = ['clear', 'village', 'town', 'grandFarm', 'woods', 'forest', 'swamp'] as const;
export const [CLEAR, VILLAGE, TOWN, GRAND_FARM, WOODS, FOREST, SWAMP] = TERRAINS.keys();

/** What the ground costs goes by arm; leaders are the last (9.2b). */
export const PACES = ['infantry', 'cavalry', 'artillery', 'leader'] as const;
export const [INFANTRY, CAVALRY, ARTILLERY, LEADER] = PACES.keys();

/** 10.1c: hexes that guns reach, of 12-pounders. */
export const LONGEST_RANGE = 3;

const SIDES_OF_HEXES = ['slope', 'crest', 'stream', 'river', 'pond', 'road', 'highway', 'bridge', 'ford'] as const;
type HexsideKind = (typeof SIDES_OF_HEXES)[number];

/** 3.3b: in the order of their numbers; 0 is entry point 1. */
export interface EntryPoint {
  readonly id: number;
  readonly to: string;
  readonly hex: Place;
  readonly highway: boolean;
}

/** Static facts of the ground (3.3), compiled once into arrays. Points are half points; slots are 6 * hex + direction. */
export interface Board extends HexBoard {
  readonly hexsides: Hexsides<HexsideKind>;
  readonly terrain: Uint8Array;
  /** 10.3a */
  readonly high: Uint8Array;
  /** 5.2a, 5.2b: SP that may stand in a hex; 0 where one unit may, whatever its SP. */
  readonly mostSP: Uint8Array;
  /** 9.2: by pace, what the terrain of a hex costs; -1 where it may be entered in Road Column only. */
  readonly hexCost: readonly Int8Array[];
  /** 9.2.4, 9.2.5: by pace, the full cost of a step, -1 where none may be taken so. */
  readonly fullCost: readonly Int8Array[];
  /** 9.2.1: by pace, the cost of a step at the rate of the road or highway it follows, -1 where there is none. */
  readonly roadCost: readonly Int8Array[];
  /** 9.2b: what a step costs a leader. */
  readonly leaderCost: Int8Array;
  /** Slots along a road or highway. */
  readonly along: Uint8Array;
  /** 5.3d: by pace, slots over a bridge that puts a unit in Road Column. */
  readonly bridging: readonly Uint8Array[];
  /** 5.3e: what one unit pays for a step: at full cost, and in Road Column; each without and with friends in the hex. */
  readonly openFull: readonly Int8Array[];
  readonly openColumn: readonly Int8Array[];
  readonly metFull: readonly Int8Array[];
  readonly metColumn: readonly Int8Array[];
  /** 9.2.1b: terrain that costs the rest of its points when it is left off the road. */
  readonly holdsBack: Uint8Array;
  /** 7.5: what a step of a path of command costs, -1 where none goes. */
  readonly traceCost: Int8Array;
  /** 6.0b: slots a zone of influence goes through. */
  readonly zoneSide: Uint8Array;
  readonly entries: readonly EntryPoint[];
  /** 9.3.6a, 12.5b: by hex, the number of the entry point by which the French leave, or 0; and the road cost. */
  readonly exitBy: Uint8Array;
  readonly exitCost: number[];
  /** 9.2.3b: by hex its place on the edge, clockwise from 0101; -1 inside. */
  readonly onEdge: Int16Array;
  readonly edge: readonly Place[];
  /** 9.2.2b: half points of the first hex of a column, by entry point and pace. */
  readonly entryRate: readonly (readonly number[])[];
  /** By hex, the rate of its road or highway, 0 without one: what a unit paid that entered in Road Column. */
  readonly wayRate: Uint8Array;
  /** Two nodes for each hex: entered at full cost, and (+ hexes) in Road Column; and one off the map, which leads to the edge. */
  readonly columnNet: NeighbourLists;
  /** The same hexes against the march: from where each is entered, by the directions of those who come. */
  readonly backNet: NeighbourLists;
  readonly offMap: number;
}

/** 3.3a: columns of flat-top hexes, the odd ones half a hex further south. */
const GRID = { layout: 'columns', shifted: 'odd', numbering: 'CCRR' } as const;

const halves = (points: number): number => Math.round(2 * points);

export function compileBoard(document: MapDocument, tables: TablesDocument): Board {
  const map = compileHexMap(GRID, Object.keys(document.hexes).sort());
  const terrain = Uint8Array.from(map.ids, (id) =>
    TERRAINS.indexOf(document.hexes[id].terrain as (typeof TERRAINS)[number]),
  );
  const ground = TERRAINS.map((name) => tables.terrain[name]);
  const hexsides = hexsidesOf(map, document);
  const hexCost = PACES.map((pace) =>
    Int8Array.from(terrain, (kind) => {
      const points = ground[kind].movement[pace];
      return points === null ? -1 : halves(points);
    }),
  );
  const { road, highway, river, pond } = hexsides.bit;
  const along = Uint8Array.from(hexsides.flags, (flags) => ((flags & (road | highway)) === 0 ? 0 : 1));
  const fullCost = PACES.map((_, pace) => fullCosts(map, hexsides, tables, hexCost[pace], pace));
  const entries = document.entryPoints.map(({ id, to, hex, route }) => ({
    id,
    to,
    hex: map.indexOf(hex),
    highway: route === 'highway',
  }));
  const rateOf = (isHighway: boolean, pace: number): number => {
    const rates = tables.roads[isHighway ? 'highway' : 'road'];
    return halves(pace === LEADER ? rates.leader : rates.combatUnits);
  };
  const roadCost = PACES.map((_, pace) => roadCosts(hexsides, tables, rateOf, pace));
  const bridging = PACES.map((_, pace) => bridgings(hexsides, pace));
  const exitBy = new Uint8Array(map.size);
  for (const { entry, hex } of document.exitHexes.french) exitBy[map.indexOf(hex)] = entry;
  const edge = edgeOf(map);
  const onEdge = new Int16Array(map.size).fill(-1);
  for (const [i, hex] of edge.entries()) onEdge[hex] = i;
  const net = columnNet(map, along, edge);
  return {
    ...hexBoard(map, (hex) => document.hexes[map.ids[hex]].name),
    hexsides,
    terrain,
    high: Uint8Array.from(map.ids, (id) => (document.hexes[id].elevation === 'high' ? 1 : 0)),
    mostSP: Uint8Array.from(terrain, (kind) => ground[kind].stacking.maxSP ?? 0),
    hexCost,
    fullCost,
    roadCost,
    leaderCost: fullCost[LEADER].map((full, slot) => {
      const rate = roadCost[LEADER][slot];
      return rate >= 0 && full >= 0 ? Math.min(rate, full) : full;
    }),
    along,
    bridging,
    ...singleSteps(fullCost, roadCost, bridging),
    holdsBack: Uint8Array.from(terrain, (kind) => (kind >= GRAND_FARM ? 1 : 0)),
    traceCost: traceCosts(map, hexsides, tables),
    zoneSide: Uint8Array.from(hexsides.flags, (flags, slot) =>
      map.neighbours[slot] < 0 || (flags & (river | pond)) !== 0 ? 0 : 1,
    ),
    entries,
    exitBy,
    exitCost: entries.map((entry) => rateOf(entry.highway, INFANTRY)),
    onEdge,
    edge,
    entryRate: entries.map((entry) => PACES.map((_, pace) => rateOf(entry.highway, pace))),
    wayRate: Uint8Array.from(map.ids, (_, hex) => wayRateOf(hexsides, rateOf, hex)),
    columnNet: net,
    backNet: reversed(net),
    offMap: 2 * map.size,
  };
}

function hexsidesOf(map: HexMap, { hexsides, roads, crossings }: MapDocument): Hexsides<HexsideKind> {
  const entries = [...hexsides, ...roads, ...crossings].map(([a, b, what]) => [a, b, what] as const);
  const compiled = compileHexsides(map, SIDES_OF_HEXES, entries);
  if (compiled.faults.length > 0) throw new MapError(compiled.faults);
  return compiled.hexsides;
}

/** 9.2.4, 9.2.5: what the water of a hexside adds for those who follow a road or not; null where nobody goes through. */
function waterCost(
  { bit }: Hexsides<HexsideKind>,
  sides: Readonly<Record<string, HexsideDocument>>,
  flags: number,
  pace: number,
): number | null {
  const follows = (flags & (bit.road | bit.highway)) !== 0;
  const water = (flags & bit.pond) !== 0 ? 'pond' : (flags & bit.river) !== 0 ? 'river' : 'stream';
  if ((flags & (bit.pond | bit.river | bit.stream)) === 0) return 0;
  const kind = follows && water !== 'pond' ? `${water}Crossing` : water;
  const points = sides[kind].movement?.[PACES[pace]] ?? null;
  return points === null ? null : halves(points);
}

const fullCosts = (
  map: HexMap,
  hexsides: Hexsides<HexsideKind>,
  tables: TablesDocument,
  hexCost: Int8Array,
  pace: number,
): Int8Array =>
  Int8Array.from(hexsides.flags, (flags, slot) => {
    const to = map.neighbours[slot];
    const water = waterCost(hexsides, tables.hexsides, flags, pace);
    return to < 0 || water === null || hexCost[to] < 0 ? -1 : hexCost[to] + water;
  });

const roadCosts = (
  hexsides: Hexsides<HexsideKind>,
  tables: TablesDocument,
  rateOf: (isHighway: boolean, pace: number) => number,
  pace: number,
): Int8Array =>
  Int8Array.from(hexsides.flags, (flags) => {
    const { road, highway } = hexsides.bit;
    if ((flags & (road | highway)) === 0) return -1;
    return rateOf((flags & highway) !== 0, pace) + (waterCost(hexsides, tables.hexsides, flags, pace) ?? 0);
  });

/** 5.3d: a bridge over a stream does it to artillery only; leaders are never in Road Column (5.3f). */
const bridgings = ({ flags, bit }: Hexsides<HexsideKind>, pace: number): Uint8Array =>
  Uint8Array.from(flags, (side) => {
    if ((side & bit.bridge) === 0 || pace === LEADER) return 0;
    return (side & bit.river) !== 0 || pace === ARTILLERY ? 1 : 0;
  });

/** 5.3a, 5.3d, 5.3e: a road rate that is less is used where no friend stands; over a bridge a unit is in Road Column anyway. */
function singleSteps(
  fullCost: readonly Int8Array[],
  roadCost: readonly Int8Array[],
  bridging: readonly Uint8Array[],
): Pick<Board, 'openFull' | 'openColumn' | 'metFull' | 'metColumn'> {
  const reduced = (pace: number, slot: number): boolean => {
    const [rate, full] = [roadCost[pace][slot], fullCost[pace][slot]];
    return rate >= 0 && (full < 0 || rate < full);
  };
  const made = (points: (pace: number, slot: number, bridge: boolean) => number): Int8Array[] =>
    fullCost.map((costs, pace) => costs.map((_, slot) => points(pace, slot, bridging[pace][slot] === 1)));
  return {
    openFull: made((pace, slot, bridge) => (bridge || reduced(pace, slot) ? -1 : fullCost[pace][slot])),
    openColumn: made((pace, slot, bridge) => {
      if (reduced(pace, slot)) return roadCost[pace][slot];
      return bridge ? fullCost[pace][slot] : -1;
    }),
    metFull: made((pace, slot, bridge) => (bridge ? -1 : fullCost[pace][slot])),
    metColumn: made((pace, slot, bridge) => (bridge ? fullCost[pace][slot] : -1)),
  };
}

/** 7.5a, 7.5b, 7.5c */
const traceCosts = (map: HexMap, hexsides: Hexsides<HexsideKind>, tables: TablesDocument): Int8Array =>
  Int8Array.from(hexsides.flags, (flags, slot) => {
    const { road, highway } = hexsides.bit;
    if (map.neighbours[slot] < 0 || waterCost(hexsides, tables.hexsides, flags, LEADER) === null) return -1;
    if ((flags & highway) !== 0) return halves(tables.roads.highway.commandTrace);
    return (flags & road) !== 0 ? halves(tables.roads.road.commandTrace) : halves(1);
  });

/** 9.2.3b: the hexes of the edge, clockwise from the north-west corner, the corners once. */
function edgeOf(map: HexMap): Place[] {
  const columns = Math.max(...map.col);
  const rows = Math.max(...map.row);
  const at = (col: number, row: number): Place =>
    map.indexOf(`${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`);
  const edge: Place[] = [];
  for (let col = 1; col <= columns; col++) edge.push(at(col, 1));
  for (let row = 2; row <= rows; row++) edge.push(at(columns, row));
  for (let col = columns - 1; col >= 1; col--) edge.push(at(col, rows));
  for (let row = rows - 1; row >= 2; row--) edge.push(at(1, row));
  return edge;
}

/** A hex with a road and a highway is none that holds units back, so that this is what was paid there. */
function wayRateOf(
  { flags, bit }: Hexsides<HexsideKind>,
  rateOf: (isHighway: boolean, pace: number) => number,
  hex: Place,
): number {
  const ways = flags.subarray(6 * hex, 6 * hex + 6).reduce((all, side) => all | side, 0);
  if ((ways & bit.highway) !== 0) return rateOf(true, INFANTRY);
  return (ways & bit.road) !== 0 ? rateOf(false, INFANTRY) : 0;
}

function columnNet({ size, first, to, via }: HexMap, along: Uint8Array, edge: readonly Place[]): NeighbourLists {
  const starts = new Int32Array(2 * size + 2);
  const goals: number[] = [];
  const ways: number[] = [];
  for (let node = 0; node < 2 * size; node++) {
    const hex = node % size;
    for (let slot = first[hex]; slot < first[hex + 1]; slot++) {
      goals.push(to[slot]);
      ways.push(via[slot]);
      if (along[6 * hex + via[slot]] === 0) continue;
      goals.push(to[slot] + size);
      ways.push(via[slot]);
    }
    starts[node + 1] = goals.length;
  }
  for (const [i, hex] of edge.entries()) {
    goals.push(hex, hex + size);
    ways.push(i, i);
  }
  starts[2 * size + 1] = goals.length;
  return { size: 2 * size + 1, first: starts, to: Int16Array.from(goals), via: Int16Array.from(ways) };
}

function reversed({ size, first, to, via }: NeighbourLists): NeighbourLists {
  const starts = new Int32Array(size + 1);
  for (const node of to) starts[node + 1]++;
  for (let node = 0; node < size; node++) starts[node + 1] += starts[node];
  const next = starts.slice();
  const goals = new Int16Array(to.length);
  const ways = new Int16Array(to.length);
  for (let node = 0; node < size; node++)
    for (let slot = first[node]; slot < first[node + 1]; slot++) {
      goals[next[to[slot]]] = node;
      ways[next[to[slot]]++] = via[slot];
    }
  return { size, first: starts, to: goals, via: ways };
}

/** 9.2.3b: hexes along the edge from one hex of it to another, the shorter way round. */
export function alongEdge({ onEdge, edge }: Board, from: Place, to: Place): number {
  const ahead = (onEdge[to] - onEdge[from] + edge.length) % edge.length;
  return Math.min(ahead, edge.length - ahead);
}
