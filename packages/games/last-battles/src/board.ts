import {
  compileHexMap,
  compileHexsides,
  type HexBoard,
  type HexLists,
  type HexMap,
  type Hexsides,
  hexBoard,
  isListed,
  lineAtTwo,
  listsOf,
  MapError,
  type NeighbourLists,
  netBeyond,
  type Place,
} from '@hundred-days/kernel';
import type { MapDocument, TablesDocument } from './documents.ts';
import { ARMS } from './units.ts';

/** 5.6 */
export const TERRAINS = ['clear', 'forest', 'marsh', 'town', 'chateau'] as const;
export const CHATEAU = TERRAINS.indexOf('chateau');

const SIDES_OF_HEXES = ['river', 'stream', 'bridge', 'crest', 'road', 'trail'] as const;
type HexsideKind = (typeof SIDES_OF_HEXES)[number];

/** Static facts of the ground (3.1, 5.6, 8.3), compiled once from the documents into arrays. Points are half points. */
export interface Board extends HexBoard {
  readonly hexsides: Hexsides<HexsideKind>;
  readonly terrain: Uint8Array;
  readonly chateau: Uint8Array;
  /** 5.2: by arm, what a step costs at 6 * hex + direction; -1 where none may be taken. */
  readonly stepCost: readonly Int8Array[];
  /** 9.0a, 6.0: by arm, what it costs to come in by a hex; what it costs to leave by it over an edge is in the battle. */
  readonly entryCost: readonly Int8Array[];
  readonly hexCost: readonly Int8Array[];
  /** Half points of the best line that leaves the map from a hex over an edge (N, S, W, E); 0 for none. */
  readonly edgeLine: (hex: Place, edge: string) => number;
  /** 5.4c, 7.13: river hexsides without a bridge, at 6 * hex + direction. */
  readonly closedSide: Uint8Array;
  /** 29.52 */
  readonly riverBridge: Uint8Array;
  /** 7.3x: stream and bridge hexsides. */
  readonly waterSide: Uint8Array;
  /** 5.4: where zones go at 6 * hex + direction: not over closed hexsides, not into chateaux. Second: with 29.52. */
  readonly zoneSide: readonly [Uint8Array, Uint8Array];
  /** 7.3: what a hex multiplies its defenders by; 2 where cavalry is halved instead (7.32, 7.3y) in `halving`. */
  readonly defence: Uint8Array;
  readonly halving: Uint8Array;
  /** 7.3x */
  readonly waterDefence: number;
  /** 5.62 */
  readonly blocksSight: BlocksSight;
  /** 8.3, 8.45: the hexes that guns in a hex have in range and sight. */
  readonly sighted: HexLists;
  readonly edgeHexes: readonly Place[];
  /** Two places beside the map, for movement only: where reinforcements come from, and where units that leave go. */
  readonly offMap: Place;
  readonly beyond: Place;
  readonly movementNet: NeighbourLists;
}

/** 3.11: columns of flat-top hexes; even columns lie half a hex further south. */
export const gridOf = (prefix: string) => ({ layout: 'columns', shifted: 'even', numbering: 'CCRR', prefix }) as const;

const sheetMap = ({ sheet, hexes }: MapDocument): HexMap =>
  compileHexMap(
    gridOf(sheet),
    Object.keys(hexes)
      .sort()
      .map((number) => sheet + number),
  );

/** 18.1: the ground of a sheet, or of several that have been joined to a map of their own. */
export function compileBoard(
  document: MapDocument,
  tables: TablesDocument,
  map = sheetMap(document),
  arms: readonly string[] = ARMS,
): Board {
  const numbers = map.ids.map((id) => id.slice(document.sheet.length));
  const terrain = Uint8Array.from(numbers, (number) =>
    TERRAINS.indexOf(document.hexes[number].terrain as (typeof TERRAINS)[number]),
  );
  const effects = TERRAINS.map((name) => tables.terrainEffects.hex[name]);
  const hexsides = hexsidesOf(map, document);
  const flagged = (test: (flags: number) => boolean): Uint8Array =>
    Uint8Array.from(hexsides.flags, (flags) => (test(flags) ? 1 : 0));
  const { river, stream, bridge } = hexsides.bit;
  const closedSide = flagged((flags) => (flags & river) !== 0 && (flags & bridge) === 0);
  const riverBridge = flagged((flags) => (flags & river) !== 0 && (flags & bridge) !== 0);
  const chateau = Uint8Array.from(terrain, (kind) => (kind === CHATEAU ? 1 : 0));
  const blocksSight = (hex: Place): boolean => effects[terrain[hex]].blocksSight === true;
  const edgeHexes = [...map.ids.keys()].filter((hex) => isEdge(map, hex));
  const { offMap, beyond, net } = netBeyond(map, edgeHexes, edgeHexes);
  const edgeLine = edgeLines(map, document, tables);
  const hexCost = arms.map((arm) => Int8Array.from(terrain, (kind) => halves(effects[kind][arm as 'inf'])));
  return {
    ...hexBoard(map, (hex) => document.hexes[numbers[hex]].name ?? document.hexes[numbers[hex]].area),
    hexsides,
    terrain,
    chateau,
    hexCost,
    stepCost: hexCost.map((costs) => stepCosts(map, hexsides, closedSide, costs, tables)),
    entryCost: hexCost.map((costs) => costs.map((cost, hex) => bestEdgeLine(edgeLine, hex) || cost)),
    edgeLine,
    closedSide,
    riverBridge,
    waterSide: flagged((flags) => (flags & (stream | bridge)) !== 0),
    zoneSide: [zoneSides(map, chateau, closedSide), zoneSides(map, chateau, closedSide, riverBridge)],
    defence: Uint8Array.from(terrain, (kind) => effects[kind].combat.defender ?? 1),
    halving: Uint8Array.from(terrain, (kind) => (effects[kind].combat.cavalryDefending === undefined ? 0 : 1)),
    waterDefence: tables.terrainEffects.hexside.stream.combat.defenderIfOnlyThrough,
    blocksSight,
    sighted: sights(map, hexsides, closedSide, blocksSight, tables),
    edgeHexes,
    offMap,
    beyond,
    movementNet: net,
  };
}

const halves = (points: number): number => Math.round(2 * points);

const isEdge = (map: HexMap, hex: Place): boolean =>
  map.neighbours.subarray(6 * hex, 6 * hex + 6).some((next) => next < 0);

function hexsidesOf(map: HexMap, { sheet, hexsides, roads }: MapDocument): Hexsides<HexsideKind> {
  const entries = [...hexsides, ...roads].map(([a, b, what]) => [sheet + a, sheet + b, what] as const);
  const compiled = compileHexsides(map, SIDES_OF_HEXES, entries);
  if (compiled.faults.length > 0) throw new MapError(compiled.faults);
  return compiled.hexsides;
}

/** 5.21, 5.22: a line through the hexside replaces the cost of the hex; 5.22b, 5.24: a stream without a bridge adds. */
function stepCosts(
  map: HexMap,
  { flags, bit }: Hexsides<HexsideKind>,
  closedSide: Uint8Array,
  hexCost: Int8Array,
  { terrainEffects }: TablesDocument,
): Int8Array {
  const { line, hexside } = terrainEffects;
  return Int8Array.from(flags, (side, slot) => {
    const to = map.neighbours[slot];
    if (to < 0 || closedSide[slot] === 1) return -1;
    const onLine =
      (side & bit.road) !== 0 ? halves(line.road.cost) : (side & bit.trail) !== 0 ? halves(line.trail.cost) : 0;
    const water = (side & bit.stream) !== 0 && (side & bit.bridge) === 0 ? halves(hexside.stream.add) : 0;
    return (onLine || hexCost[to]) + water;
  });
}

function zoneSides(map: HexMap, chateau: Uint8Array, ...stopped: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(map.neighbours, (to, slot) =>
    to < 0 || chateau[to] === 1 || stopped.some((sides) => sides[slot] === 1) ? 0 : 1,
  );
}

function edgeLines(map: HexMap, { sheet, edgeRoads }: MapDocument, { terrainEffects }: TablesDocument) {
  const found = new Map<string, number>();
  for (const { hex, edge, kind } of edgeRoads) {
    const key = `${map.indexOf(sheet + hex)}${edge}`;
    const cost = halves(terrainEffects.line[kind].cost);
    found.set(key, Math.min(found.get(key) ?? cost, cost));
  }
  return (hex: Place, edge: string): number => found.get(`${hex}${edge}`) ?? 0;
}

function bestEdgeLine(edgeLine: (hex: Place, edge: string) => number, hex: Place): number {
  const costs = ['N', 'S', 'W', 'E'].map((edge) => edgeLine(hex, edge)).filter((cost) => cost > 0);
  return costs.length === 0 ? 0 : Math.min(...costs);
}

type BlocksSight = (hex: Place) => boolean;

/** 8.11, 8.3, 8.45: hexes two away in sight, and those beyond an unbridged river next door. */
const sights = (
  map: HexMap,
  hexsides: Hexsides<HexsideKind>,
  closedSide: Uint8Array,
  blocks: BlocksSight,
  { ranges }: TablesDocument,
): HexLists =>
  listsOf(map, (gun) =>
    [...map.within(gun, ranges.bombardment)].filter((target) =>
      map.distance(gun, target) === 1
        ? closedSide[6 * gun + map.direction(gun, target)] === 1
        : target !== gun && sightBar(map, hexsides, blocks, gun, target) === null,
    ),
  );

/** Why guns do not see a hex: the rule, and the hex that hides it, -1 for a crest. */
interface SightBar {
  readonly rule: string;
  readonly hex: Place;
}

/** What keeps guns from seeing a hex two away; null if they do. */
function sightBar(
  map: HexMap,
  { flags, bit }: Hexsides<HexsideKind>,
  blocks: BlocksSight,
  gun: Place,
  target: Place,
): SightBar | null {
  const line = lineAtTwo(map, gun, target);
  if (line === null) return { rule: '8.11', hex: -1 };
  const isCrest = (side: number): boolean => side >= 0 && (flags[side] & bit.crest) !== 0;
  if (!line.along) {
    if (blocks(line.middle)) return { rule: '8.3b', hex: line.middle };
    return line.crossed.some(isCrest) ? { rule: '8.33', hex: -1 } : null;
  }
  const flanks = [line.left, line.right].filter((hex) => hex >= 0 && blocks(hex));
  if (isCrest(line.hexside)) return { rule: '8.31', hex: -1 };
  if (flanks.length === 2) return { rule: '8.31', hex: flanks[0] };
  // At each corner two crests, or a crest and a blocking hex beside the line.
  const cornered = line.corners.some((corner) => {
    const crests = corner.filter(isCrest).length;
    return crests >= 2 || (crests === 1 && flanks.length > 0);
  });
  return cornered ? { rule: '8.32', hex: -1 } : null;
}

/** 8.3: the rule by which blocking terrain keeps guns from seeing a hex two away, and the word for it; null if none does. */
export function whatBarsSight(
  w: Board,
  gun: Place,
  target: Place,
): { readonly rule: string; readonly ground: string } | null {
  const bar = sightBar(w.map, w.hexsides, w.blocksSight, gun, target);
  return bar && { rule: bar.rule, ground: bar.hex < 0 ? 'crest' : TERRAINS[w.terrain[bar.hex]] };
}

/** 8.11, 8.3a, 10.4: whether guns in one hex may bombard another, as far as the ground goes. */
export function canBombard(w: Board, gun: Place, target: Place): boolean {
  return w.chateau[target] === 0 && isSighted(w, gun, target);
}

/** Range and line of sight alone. */
export const isSighted = (w: Board, gun: Place, target: Place): boolean => isListed(w.sighted, gun, target);

/** 7.13: next to each other across a hexside that can be attacked over. */
export function touching(w: Board, a: Place, b: Place): boolean {
  const direction = w.map.direction(a, b);
  return direction >= 0 && w.closedSide[6 * a + direction] === 0;
}

export const areNeighbours = (w: Board, a: Place, b: Place): boolean => w.map.direction(a, b) >= 0;
