import { compileHexMap, compileHexsides, MapError } from '@hundred-days/kernel';
import mapData from '../data/map.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };

/** Static facts of the map (2.1, 2.2), compiled once from the data into arrays. */

type Terrain = keyof typeof mapData.terrainTypes;

const hexes: Readonly<Record<string, { readonly terrain: string; readonly name?: string }>> = mapData.hexes;

/** 2.1.2: columns of flat-top hexes; even columns sit half a hex lower. */
export const MAP = compileHexMap({ layout: 'columns', shifted: 'even', numbering: 'CCRR' }, Object.keys(hexes).sort());

export const HEXES = MAP.size;
export const NEIGHBOURS = MAP.neighbours;

const terrainOf = MAP.ids.map((id) => hexes[id].terrain as Terrain);

/** Place names for the log and the map. */
export const HEX_NAMES: readonly (string | null)[] = MAP.ids.map((id) => hexes[id].name ?? null);
export const TERRAIN: readonly string[] = terrainOf;

/** 2.2.2, 2.2.3: what a defender's strength is multiplied by. */
export const DEFENCE = Uint8Array.from(terrainOf, (terrain) => tables.terrainEffects[terrain].defence ?? 1);

/** 2.2.4: woods without a road. */
export const CLOSED_HEX = Uint8Array.from(terrainOf, (terrain) =>
  tables.terrainEffects[terrain].enter === null ? 1 : 0,
);

/** 4.2.2: hexsides that cannot be crossed, at 6 * hex + direction. */
export const CLOSED_HEXSIDE: Uint8Array = closedHexsides();

function closedHexsides(): Uint8Array {
  const entries = mapData.hexsides.map(([a, b, what]) => [a, b, what] as const);
  const { hexsides, faults } = compileHexsides(MAP, ['impassable'], entries);
  if (faults.length > 0) throw new MapError(faults);
  return Uint8Array.from(hexsides.flags, (flags) => (flags === 0 ? 0 : 1));
}

/** 7.0.2 and 8.0: where reinforcements come on and where the French may leave. */
export const ENTRY_HEXES: readonly number[] = mapData.entryHexes.map(MAP.indexOf);
export const EXIT_HEX = marked(mapData.exitHexes);
export const ENTRY_HEX = marked(mapData.entryHexes);

function marked(ids: readonly string[]): Uint8Array {
  const marks = new Uint8Array(HEXES);
  for (const id of ids) marks[MAP.indexOf(id)] = 1;
  return marks;
}

/** 5.6.1: what a gun in a hex can bombard: BOMBARDED[first .. last - 1] are the hexes exactly two away in line of fire. */
export const BOMBARD_FIRST = new Int16Array(HEXES + 1);
export const BOMBARDED: Int16Array = bombardedHexes();

function bombardedHexes(): Int16Array {
  const found: number[] = [];
  for (let gun = 0; gun < HEXES; gun++) {
    for (const target of MAP.within(gun, tables.bombardment.range)) {
      if (MAP.distance(gun, target) === tables.bombardment.range && lineOfFire(gun, target)) found.push(target);
    }
    BOMBARD_FIRST[gun + 1] = found.length;
  }
  return Int16Array.from(found);
}

/** 2.2.6: blocked if every hex between gun and target is wooded. */
export function lineOfFire(gun: number, target: number): boolean {
  return MAP.commonNeighbours(gun, target).some(
    (between) => !tables.terrainEffects[terrainOf[between]].blocksBombardment,
  );
}

/** Whether a gun in `gun` has `target` in range and line of fire. */
export function canBombard(gun: number, target: number): boolean {
  for (let i = BOMBARD_FIRST[gun]; i < BOMBARD_FIRST[gun + 1]; i++) if (BOMBARDED[i] === target) return true;
  return false;
}

export function adjacent(a: number, b: number): boolean {
  return MAP.direction(a, b) >= 0;
}

/** 4.2: whether a unit may step from one hex to an adjacent one, as far as the ground goes. */
export function openStep(from: number, to: number): boolean {
  const direction = MAP.direction(from, to);
  return direction >= 0 && CLOSED_HEXSIDE[6 * from + direction] === 0;
}

export const hexId = (hex: number): string => MAP.ids[hex];
