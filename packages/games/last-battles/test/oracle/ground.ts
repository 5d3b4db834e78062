import { readFileSync } from 'node:fs';

/**
 * The oracle: the rules once more, slow and plain, from their text alone. Hexes and units are their ids; nothing is shared
 * with the engine but the data files. This file holds the ground (3.1, 5.6, 8.3).
 */

const load = (name: string) => JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));

export type Terrain = 'clear' | 'forest' | 'marsh' | 'town' | 'chateau';

export interface Ground {
  readonly hexes: readonly string[];
  readonly terrain: (hex: string) => Terrain;
  /** The six hexes around a hex, on the map or not. */
  readonly around: (hex: string) => readonly string[];
  readonly isOnMap: (hex: string) => boolean;
  /** What lies between two hexes. */
  readonly between: (a: string, b: string) => readonly string[];
}

export function loadGround(name: string): Ground {
  const map = load(`map-${name}`);
  const letter: string = map.sheet;
  const sides = new Map<string, string[]>();
  const keyOf = (a: string, b: string): string => [a, b].sort().join('|');
  for (const [a, b, kind] of map.hexsides) {
    const key = keyOf(letter + a, letter + b);
    sides.set(key, [...(sides.get(key) ?? []), kind]);
  }
  const around = (hex: string): readonly string[] => {
    const col = Number(hex.slice(1, 3));
    const row = Number(hex.slice(3));
    const lower = col % 2 === 0 ? 1 : 0;
    const id = (c: number, r: number): string => `${letter}${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`;
    return [
      id(col, row - 1),
      id(col + 1, row - 1 + lower),
      id(col + 1, row + lower),
      id(col, row + 1),
      id(col - 1, row + lower),
      id(col - 1, row - 1 + lower),
    ];
  };
  return {
    hexes: Object.keys(map.hexes).map((id) => letter + id),
    terrain: (hex) => map.hexes[hex.slice(1)]?.terrain ?? 'clear',
    around,
    isOnMap: (hex) => map.hexes[hex.slice(1)] !== undefined,
    between: (a, b) => sides.get(keyOf(a, b)) ?? [],
  };
}

export const neighbours = (g: Ground, hex: string): string[] => g.around(hex).filter(g.isOnMap);
export const isNextTo = (g: Ground, a: string, b: string): boolean => g.around(a).includes(b);

/** 5.23, 7.13: a river without a bridge. */
export const isRiver = (g: Ground, a: string, b: string): boolean =>
  g.between(a, b).includes('river') && !g.between(a, b).includes('bridge');
export const isRiverBridge = (g: Ground, a: string, b: string): boolean =>
  g.between(a, b).includes('river') && g.between(a, b).includes('bridge');
/** 7.3x */
export const isWater = (g: Ground, a: string, b: string): boolean =>
  g.between(a, b).includes('stream') || g.between(a, b).includes('bridge');

/** 7.13 */
export const touches = (g: Ground, a: string, b: string): boolean => isNextTo(g, a, b) && !isRiver(g, a, b);

/** 5.62 */
const blocks = (g: Ground, hex: string): boolean => ['forest', 'town', 'chateau'].includes(g.terrain(hex));
const crest = (g: Ground, a: string, b: string): boolean => g.between(a, b).includes('crest');

export const isTwoAway = (g: Ground, a: string, b: string): boolean =>
  a !== b && !isNextTo(g, a, b) && g.around(a).some((hex) => isNextTo(g, hex, b));

/** 8.3 to 8.33, for two hexes that are two apart. */
export function isSeen(g: Ground, gun: string, target: string): boolean {
  const common = g.around(gun).filter((hex) => isNextTo(g, hex, target));
  if (common.length === 1) {
    const [middle] = common;
    return !blocks(g, middle) && !crest(g, gun, middle) && !crest(g, middle, target);
  }
  const [left, right] = common;
  if (crest(g, left, right) || (blocks(g, left) && blocks(g, right))) return false;
  for (const end of [gun, target]) {
    const crests = [crest(g, end, left), crest(g, end, right), crest(g, left, right)].filter(Boolean).length;
    if (crests >= 2 || (crests === 1 && (blocks(g, left) || blocks(g, right)))) return false;
  }
  return true;
}

/** 8.11, 8.45, 10.4 */
export function canFire(g: Ground, gun: string, target: string): boolean {
  if (g.terrain(target) === 'chateau') return false;
  return isNextTo(g, gun, target) ? isRiver(g, gun, target) : isTwoAway(g, gun, target) && isSeen(g, gun, target);
}
