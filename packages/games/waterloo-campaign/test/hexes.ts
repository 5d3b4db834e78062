import mapData from '../data/map.json' with { type: 'json' };

/** The map as rules MAP and TEC word it, worked out apart from the engine. Hexes are named by their numbers. */

export const hexes: Readonly<
  Record<string, { readonly terrain: string; readonly name?: string; readonly tags?: readonly string[] }>
> = mapData.hexes;
export const allHexes: readonly string[] = Object.keys(hexes).sort();

const EVEN_ROW = [-1, 1, -101, -100, 99, 100] as const;
const ODD_ROW = [-1, 1, -100, -99, 100, 101] as const;
const row = (hex: string): number => Math.floor(Number(hex) / 100);
const column = (hex: string): number => Number(hex) % 100;

/** MAP-1: the hexes next to one, those that are on the map. */
export function around(hex: string): string[] {
  return (row(hex) % 2 === 1 ? ODD_ROW : EVEN_ROW)
    .map((step) => String(Number(hex) + step))
    .filter((next) => next in hexes && Math.abs(column(next) - column(hex)) <= 1)
    .sort();
}

/** MAP-2: counted by walking, ring by ring. */
export function distance(from: string, to: string): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    const next = new Set(edge.flatMap(around).filter((hex) => !seen.has(hex)));
    for (const hex of next) seen.add(hex);
    edge = [...next];
  }
  throw new Error(`no way from ${from} to ${to}`);
}

/** The hexes at most so far from one, itself included. */
export function within(hex: string, far: number): string[] {
  return walk(hex, far, () => true);
}

/** The hexes reached from one in at most so many steps, itself included, by steps that `open` lets through. */
export function walk(hex: string, steps: number, open: (from: string, to: string) => boolean): string[] {
  const seen = new Set([hex]);
  let edge = [hex];
  for (let step = 0; step < steps; step++) {
    const next = new Set(edge.flatMap((from) => around(from).filter((to) => !seen.has(to) && open(from, to))));
    for (const found of next) seen.add(found);
    edge = [...next];
  }
  return [...seen].sort();
}

export const hexside = (a: string, b: string): string => [a, b].sort().join('|');
const sides = new Map(mapData.hexsides.map(([a, b, what]) => [hexside(a, b), what]));
const roads = new Set(mapData.roads.map(([a, b]) => hexside(a, b)));

/** TEC-4, TEC-6 */
export const hasRiver = (a: string, b: string): boolean => sides.get(hexside(a, b)) === 'river';
export const hasBridge = (a: string, b: string): boolean => sides.get(hexside(a, b)) === 'bridge';
export const hasRoad = (a: string, b: string): boolean => roads.has(hexside(a, b)) || hasBridge(a, b);
export const isStream = (hex: string): boolean => hexes[hex].tags?.includes('stream') ?? false;
export const isTown = (hex: string): boolean => hexes[hex].terrain !== 'open';

/** ZOC-1: the own hex and the adjacent ones, less those across an unbridged river. */
export const zoc = (hex: string): string[] => [hex, ...around(hex).filter((next) => !hasRiver(hex, next))].sort();

/** ZOI-1, ZOI-2: within two hexes by a way of that length that crosses no river, bridged or not. */
export const zoi = (hex: string): string[] => walk(hex, 2, (a, b) => !hasRiver(a, b) && !hasBridge(a, b));

/** All of these hexes that are not among those. */
export const without = (some: readonly string[], ...others: readonly (readonly string[])[]): string[] =>
  some.filter((hex) => !others.some((other) => other.includes(hex)));
export const union = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();
