import type { HexBoard, HexLists, HexMap, MapFault, NeighbourLists, Place } from '@hundred-days/kernel';
import { compileHexMap, compileHexsides, hexBoard, isListed, listsOf, MapError, netBeyond } from '@hundred-days/kernel';
import type { MapDocument, TablesDocument, TerrainEffect } from './documents.ts';

/** Static facts of the map (2.1, 2.2), compiled once from the documents into arrays. */
export interface Board extends HexBoard {
  readonly terrain: readonly string[];
  /** 2.2.2, 2.2.3: what a defender's strength is multiplied by. */
  readonly defence: Uint8Array;
  /** 2.2.4: woods without a road. */
  readonly closedHex: Uint8Array;
  /** 4.2.2: hexsides that cannot be crossed, at 6 * hex + direction. */
  readonly closedHexside: Uint8Array;
  /** 7.0.2 and 8.0: where reinforcements come on and where the French may leave. */
  readonly entryHexes: readonly Place[];
  readonly entryHex: Uint8Array;
  readonly exitHex: Uint8Array;
  /** 5.6.1: what a gun in a hex can bombard: the hexes two away in line of fire. */
  readonly bombarded: HexLists;
  /** Two places beside the map, for movement only: beyond the east edge (7.0.2) and beyond the north edge (8.3.2). */
  readonly eastOfMap: number;
  readonly northOfMap: number;
  /** The map with those two places: the first leads to the entry hexes, the exit hexes lead to the second. */
  readonly movementNet: NeighbourLists;
}

export function compileBoard(document: MapDocument, tables: TablesDocument): Board {
  // 2.1.2: columns of flat-top hexes; even columns sit half a hex lower.
  const map = compileHexMap(
    { layout: 'columns', shifted: 'even', numbering: 'CCRR' },
    Object.keys(document.hexes).sort(),
  );
  const { hexsides, faults } = compileHexsides(
    map,
    ['impassable'],
    document.hexsides.map(([a, b, what]) => [a, b, what] as const),
  );
  const wrong = [...faults, ...hexFaults(map, document, tables)];
  if (wrong.length > 0) throw new MapError(wrong);
  const terrain = map.ids.map((id) => document.hexes[id].terrain);
  const effects = terrain.map((name) => tables.terrainEffects[name] as TerrainEffect);
  const entryHexes = document.entryHexes.map(map.indexOf);
  const { offMap, beyond, net } = netBeyond(map, entryHexes, document.exitHexes.map(map.indexOf));
  return {
    ...hexBoard(map, (hex) => document.hexes[map.ids[hex]].name),
    terrain,
    defence: Uint8Array.from(effects, ({ defence }) => defence ?? 1),
    closedHex: Uint8Array.from(effects, ({ enter }) => (enter === null ? 1 : 0)),
    closedHexside: Uint8Array.from(hexsides.flags, (flags) => (flags === 0 ? 0 : 1)),
    entryHexes,
    entryHex: marked(map, document.entryHexes),
    exitHex: marked(map, document.exitHexes),
    bombarded: linesOfFire(map, effects, tables.bombardment.range),
    eastOfMap: offMap,
    northOfMap: beyond,
    movementNet: net,
  };
}

/** Hexes of a terrain that no table knows, and entry and exit hexes that are not on the map. */
function hexFaults(map: HexMap, document: MapDocument, tables: TablesDocument): MapFault[] {
  const faults: MapFault[] = [];
  for (const [hex, { terrain }] of Object.entries(document.hexes)) {
    if (typeof tables.terrainEffects[terrain] !== 'object')
      faults.push({ code: 'unknownAttribute', data: { hex, attribute: terrain } });
  }
  for (const hex of [...document.entryHexes, ...document.exitHexes])
    if (map.indexOf(hex) < 0) faults.push({ code: 'unknownHex', data: { hex } });
  return faults;
}

function marked(map: HexMap, ids: readonly string[]): Uint8Array {
  const marks = new Uint8Array(map.size);
  for (const id of ids) marks[map.indexOf(id)] = 1;
  return marks;
}

/** 2.2.6: blocked if every hex between gun and target is wooded. */
const linesOfFire = (map: HexMap, effects: readonly TerrainEffect[], range: number): HexLists =>
  listsOf(map, (gun) =>
    [...map.within(gun, range)].filter(
      (target) =>
        map.distance(gun, target) === range &&
        map.commonNeighbours(gun, target).some((between) => !effects[between].blocksBombardment),
    ),
  );

/** Whether a gun in `from` has `target` in range and line of fire. */
export const canBombard = (w: Board, from: Place, target: Place): boolean => isListed(w.bombarded, from, target);

export function adjacent(w: Board, a: number, b: number): boolean {
  return w.map.direction(a, b) >= 0;
}

/** 4.2: whether a unit may step from one hex to an adjacent one, as far as the ground goes. */
export function openStep(w: Board, from: Place, to: Place): boolean {
  const direction = w.map.direction(from, to);
  return direction >= 0 && w.closedHexside[6 * from + direction] === 0;
}
