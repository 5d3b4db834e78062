import { readFileSync } from 'node:fs';
import { hexesAround } from '../grid.ts';

/** 24.0 Lines of supply, hex by hex from the unit, as the text says them. */

const load = (name: string) => JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));

/** The ground as far as supply asks: who lies next to whom, what may not be crossed, and where the roads go. */
export interface Roads {
  readonly hexes: readonly string[];
  readonly neighbours: (hex: string) => readonly string[];
  readonly isClosed: (a: string, b: string) => boolean;
  readonly hasLine: (a: string, b: string) => boolean;
  /** A road or trail is in the hex. */
  readonly isOnLine: (hex: string) => boolean;
}

const keyOf = (a: string, b: string): string => [a, b].sort().join('|');

/** A sheet by itself, or the campaign's four joined. */
export function loadRoads(name: string): Roads {
  const map = load(`map-${name}`);
  const letter: string = name === 'campaign' ? '' : map.sheet;
  const at = new Map<string, string>();
  const spot = new Map<string, readonly [number, number]>();
  for (const [id, { col, row }] of Object.entries<{ col?: number; row?: number }>(map.hexes)) {
    const where = [col ?? Number(id.slice(0, 2)), row ?? Number(id.slice(2))] as const;
    at.set(where.join(), letter + id);
    spot.set(letter + id, where);
  }
  const sides = new Map<string, Set<string>>();
  for (const [a, b, kind] of [...map.hexsides, ...map.roads]) {
    const key = keyOf(letter + a, letter + b);
    sides.set(key, (sides.get(key) ?? new Set()).add(kind));
  }
  const has = (a: string, b: string, kind: string): boolean => sides.get(keyOf(a, b))?.has(kind) === true;
  const around = ([col, row]: readonly [number, number]): string[] => {
    return hexesAround(col, row).flatMap((where) => at.get(where.join()) ?? []);
  };
  const next = new Map([...spot].map(([hex, where]) => [hex, around(where)]));
  const neighbours = (hex: string): string[] => next.get(hex) as string[];
  const hasLine = (a: string, b: string): boolean => has(a, b, 'road') || has(a, b, 'trail');
  const offMap = new Set<string>(map.edgeRoads.map(({ hex }: { hex: string }) => letter + hex));
  return {
    hexes: [...spot.keys()],
    neighbours,
    isClosed: (a, b) => has(a, b, 'river') && !has(a, b, 'bridge'),
    hasLine,
    isOnLine: (hex) => offMap.has(hex) || neighbours(hex).some((next) => hasLine(hex, next)),
  };
}

/** 24.0b, 24.2: whether a line runs from a hex to the edge, past the hexes where enemies stand. */
export function supplyReferee(
  roads: Roads,
  edge: ReadonlySet<string>,
  enemies: ReadonlySet<string>,
): (from: string) => boolean {
  const mayGo = (a: string, b: string): boolean => !roads.isClosed(a, b) && !enemies.has(b);
  // What is found out about a road is kept for all its hexes: it can be walked both ways.
  const known = new Map<string, boolean>();
  const leads = (hex: string): boolean => {
    if (!known.has(hex)) {
      const along = alongRoads(roads, hex, mayGo);
      const found = along.some((one) => edge.has(one));
      for (const one of along) known.set(one, found);
    }
    return known.get(hex) === true;
  };
  return (from) => {
    let reached = new Set([from]);
    for (let count = 0; count <= 6; count++) {
      for (const hex of reached) {
        if (edge.has(hex) && count <= 5) return true;
        if (roads.isOnLine(hex) && leads(hex)) return true;
      }
      reached = new Set([...reached].flatMap((hex) => [hex, ...roads.neighbours(hex).filter((to) => mayGo(hex, to))]));
    }
    return false;
  };
}

/** All hexes that roads and trails alone lead to. */
function alongRoads(roads: Roads, from: string, mayGo: (a: string, b: string) => boolean): string[] {
  const walked = new Set([from]);
  for (const hex of walked)
    for (const next of roads.neighbours(hex)) if (roads.hasLine(hex, next) && mayGo(hex, next)) walked.add(next);
  return [...walked];
}
