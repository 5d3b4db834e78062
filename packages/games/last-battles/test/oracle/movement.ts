import { readFileSync } from 'node:fs';
import { type Ground, isRiver, neighbours } from './ground.ts';
import { enemySide, inHex, isControlled, type Piece, type Position } from './position.ts';

/** 5.0 and 13.11: where a unit can go in one move and what it takes on the way, by walking every way there is. */

const load = (name: string) => JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));

/** The kind of line through each hexside. */
export function loadLines(name: string): ReadonlyMap<string, string> {
  const map = load(`map-${name}`);
  const key = (a: string, b: string): string => [map.sheet + a, map.sheet + b].sort().join('|');
  return new Map(map.roads.map(([a, b, kind]: [string, string, string]) => [key(a, b), kind]));
}

/** 5.2 to 5.24, 5.6: points, or null where the step may not be taken. */
export function stepPrice(
  g: Ground,
  lines: ReadonlyMap<string, string>,
  type: string,
  from: string,
  to: string,
): number | null {
  if (isRiver(g, from, to)) return null;
  const line = lines.get([from, to].sort().join('|'));
  const mounted = type === 'cav' || type === 'horse-art';
  const rough = mounted ? 4 : 2;
  const hex = { clear: 1, town: 1, chateau: 2, forest: rough, marsh: rough }[g.terrain(to)];
  const sides = g.between(from, to);
  const water = sides.includes('stream') && !sides.includes('bridge') ? 2 : 0;
  return (line === 'road' ? 0.5 : line === 'trail' ? 1 : hex) + water;
}

/** Every end of a move with the hexes taken on the way to it: `L0505 L1021 L1022`. */
export function moves(
  p: Position,
  lines: ReadonlyMap<string, string>,
  unit: Piece,
  allowance: number,
  takes: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  const best = new Map<string, number>();
  const enemy = enemySide(unit.side);
  if (isControlled(p, unit.hex, enemy)) return [];
  const walk = (at: string, left: number, taken: readonly string[]): void => {
    const key = [at, ...taken].join(' ');
    if ((best.get(key) ?? -1) >= left) return;
    best.set(key, left);
    const others = inHex(p, at).filter((piece) => piece.id !== unit.id).length;
    const fits = others < (p.ground.terrain(at) === 'chateau' ? 1 : 2);
    if (fits && (at !== unit.hex || taken.length > 0)) found.add(key);
    // 5.4b: nobody goes on from an enemy zone.
    if (at !== unit.hex && isControlled(p, at, enemy)) return;
    for (const to of neighbours(p.ground, at)) {
      const price = stepPrice(p.ground, lines, unit.type, at, to);
      if (price === null || price > left || inHex(p, to).some((piece) => piece.side === enemy)) continue;
      walk(to, left - price, takes.has(to) && !taken.includes(to) ? [...taken, to].sort() : taken);
    }
  };
  walk(unit.hex, allowance, []);
  return [...found].sort();
}
