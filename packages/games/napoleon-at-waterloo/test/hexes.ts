import mapData from '../data/map.json' with { type: 'json' };

/** The grid as rule 2.1.2 words it, worked out apart from the engine. Hexes are named by their numbers. */

export const hexes: Readonly<Record<string, { readonly terrain: string; readonly tags?: readonly string[] }>> =
  mapData.hexes;

/** 2.1.2: column and row offsets of the six neighbours, in odd and in even columns. */
export const ODD = [
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [-1, -1],
  [-1, 0],
] as const;
export const EVEN = [
  [0, -1],
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 0],
  [-1, 1],
] as const;

export const hexNumber = (column: number, row: number): string =>
  String(column).padStart(2, '0') + String(row).padStart(2, '0');

/** 2.1.1, 2.1.2: the hexes next to one, those that are on the map. */
export function around(hex: string): string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return (column % 2 === 1 ? ODD : EVEN)
    .map(([dc, dr]) => [column + dc, row + dr] as const)
    .filter(([c, r]) => c >= 1 && c <= 23 && r >= 1 && r <= (c % 2 === 1 ? 17 : 16))
    .map(([c, r]) => hexNumber(c, r))
    .sort();
}

export const hexside = (a: string, b: string): string => [a, b].sort().join('|');

export const isWooded = (hex: string): boolean => ['woods', 'woodsRoad'].includes(hexes[hex]?.terrain ?? '');

const roads = new Set(mapData.roads.map(([a, b]) => hexside(a, b)));
export const hasRoad = (a: string, b: string): boolean => roads.has(hexside(a, b));

/** 4.2.2: a hexside of a wooded hex is open only where a road crosses it. */
export const isOpen = (a: string, b: string): boolean => (!isWooded(a) && !isWooded(b)) || hasRoad(a, b);

/** The hexes within `points` steps of a hex, itself left out, over hexsides that `open` lets through. */
export function within(hex: string, points: number, open: (from: string, to: string) => boolean = isOpen): string[] {
  const seen = new Set([hex]);
  let edge = [hex];
  for (let step = 0; step < points; step++) {
    const next: string[] = [];
    for (const from of edge) {
      for (const to of around(from)) {
        if (seen.has(to) || !open(from, to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  seen.delete(hex);
  return [...seen].sort();
}

/** The hexes exactly two away as the crow flies. */
export const ring = (hex: string): string[] => {
  const anyway = (): boolean => true;
  return within(hex, 2, anyway).filter((far) => !around(hex).includes(far));
};
