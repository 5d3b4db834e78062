import { readFileSync } from 'node:fs';
import { EVEN, ODD } from '../hexes.ts';

/**
 * The oracle: the rules once more, slow and plain, from their text alone. Hexes and units are their ids; nothing is
 * shared with the engine but the data files. This file holds what never changes: map, counters and tables (2.0).
 */

export type Side = 'french' | 'allied';
export type Terrain = 'clear' | 'building' | 'woods' | 'woodsRoad';
export type Result = 'Ae' | 'Ar' | 'Ee' | 'Dr' | 'De';

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly type: 'infantry' | 'cavalry' | 'artillery';
  readonly combatStrength: number;
  readonly movementAllowance: number;
  readonly setup?: string;
  readonly arrivalTurn?: number;
  readonly variant?: boolean;
}

type Arrivals = Readonly<Record<string, 'regular' | readonly string[]>>;

interface MapFile {
  readonly hexes: Readonly<Record<string, { readonly terrain: Terrain }>>;
  readonly hexsides: readonly (readonly [string, string, string])[];
  readonly roads: readonly (readonly [string, string, string])[];
  readonly exitHexes: readonly string[];
  readonly entryHexes: readonly string[];
}

interface TablesFile {
  readonly combatResults: { readonly columns: readonly string[]; readonly rows: Readonly<Record<string, Result[]>> };
  readonly variantCodes: {
    readonly french: Readonly<Record<string, Arrivals>>;
    readonly prussian: Readonly<Record<string, Arrivals>>;
    readonly regular: readonly string[];
  };
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8')) as T;

const map = read<MapFile>('map');
const tables = read<TablesFile>('tables');

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  read<{ units: readonly Unit[] }>('units').units.map((unit) => [unit.id, unit]),
);
export const HEXES: readonly string[] = Object.keys(map.hexes);
export const EXIT_HEXES: ReadonlySet<string> = new Set(map.exitHexes);
export const ENTRY_HEXES: readonly string[] = map.entryHexes;
export const COLUMNS: readonly string[] = tables.combatResults.columns;

export const unitOf = (id: string): Unit => {
  const unit = UNITS.get(id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
};
export const sideOf = (id: string): Side => unitOf(id).side;
export const strengthOf = (id: string): number => unitOf(id).combatStrength;
export const isGun = (id: string): boolean => unitOf(id).type === 'artillery';
export const enemyOf = (side: Side): Side => (side === 'french' ? 'allied' : 'french');
export const terrainOf = (hex: string): Terrain => map.hexes[hex].terrain;

function neighboursByRule(hex: string): string[] {
  const column = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  return (column % 2 === 1 ? ODD : EVEN)
    .map(([dc, dr]) => String(column + dc).padStart(2, '0') + String(row + dr).padStart(2, '0'))
    .filter((next) => Object.hasOwn(map.hexes, next));
}

const NEIGHBOURS = new Map(HEXES.map((hex) => [hex, neighboursByRule(hex)]));

export const neighbours = (hex: string): readonly string[] => NEIGHBOURS.get(hex) ?? [];
export const adjacent = (a: string, b: string): boolean => neighbours(a).includes(b);

const ROADS = new Set(map.roads.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));

const OPEN = new Map(
  HEXES.map((hex) => [hex, new Set(neighbours(hex).filter((next) => isOpenByRule(hex, next)))] as const),
);

/** 2.2.4, 4.2.2: woods are closed; woods with a road are entered and left only over a hexside that the road crosses. */
function isOpenByRule(a: string, b: string): boolean {
  const ends = [terrainOf(a), terrainOf(b)];
  if (ends.includes('woods')) return false;
  return !ends.includes('woodsRoad') || ROADS.has(`${a}-${b}`);
}

export const isOpen = (a: string, b: string): boolean => OPEN.get(a)?.has(b) === true;

/** The hexsides that the map file calls impassable, to be compared with 4.2.2. */
export const IMPASSABLE: ReadonlySet<string> = new Set(map.hexsides.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));

/** 5.6.1, 2.2.6: exactly two hexes away, and not all the hexes between are woods. */
export function canBeBombarded(gun: string, target: string): boolean {
  if (gun === target || adjacent(gun, target)) return false;
  const between = neighbours(gun).filter((hex) => adjacent(hex, target));
  return between.some((hex) => terrainOf(hex) === 'clear' || terrainOf(hex) === 'building');
}

/** 2.2.2, 2.2.3 */
export const defenceOf = (unit: string, hex: string): number =>
  terrainOf(hex) === 'building' || terrainOf(hex) === 'woodsRoad' ? 2 * strengthOf(unit) : strengthOf(unit);

/** 6.2.1, 6.2.2: the column of the table, by its number. */
export function columnFor(attack: number, defence: number): number {
  const ratio =
    attack >= defence
      ? `${Math.min(6, Math.floor(attack / defence))}-1`
      : `1-${Math.min(5, Math.ceil(defence / attack))}`;
  return COLUMNS.indexOf(ratio);
}

export const resultOf = (die: number, column: number): Result => tables.combatResults.rows[String(die)][column];

/** 9.3, 9.4: who comes on which turn. */
export function arrivalsFor(frenchKey: number, prussianKey: number): Map<string, number> {
  const due = new Map<string, number>();
  for (const arrivals of [tables.variantCodes.french[frenchKey], tables.variantCodes.prussian[prussianKey]]) {
    for (const [turn, units] of Object.entries(arrivals)) {
      for (const unit of units === 'regular' ? tables.variantCodes.regular : units) due.set(unit, Number(turn));
    }
  }
  return due;
}

/** All subsets of a list, the empty one first. */
export function subsets<T>(items: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (const item of items) all = [...all, ...all.map((set) => [...set, item])];
  return all;
}
