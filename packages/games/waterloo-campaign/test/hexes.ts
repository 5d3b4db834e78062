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
/** TEC-3: hexes in which roads pass without meeting, and these roads by the hexes they lead to. */
export const unjoined: Readonly<Record<string, readonly (readonly string[])[]>> = mapData.unjoinedRoads;
/** TEC-3: whether who came into a hex by road from another goes on by road to a third. */
export const meets = (came: string, hex: string, to: string): boolean =>
  !(hex in unjoined) || unjoined[hex].some((road) => road.includes(came) && road.includes(to));

/** The hexes reached along roads that meet, in at most so many steps, itself included (TEC-3). */
export function along(from: string, steps: number, open: (from: string, to: string) => boolean = () => true): string[] {
  const seen = new Set<string>();
  let edge: (readonly [came: string | null, hex: string])[] = [[null, from]];
  for (let step = 0; step < steps; step++) {
    const next = edge.flatMap(([came, hex]) =>
      around(hex)
        .filter((to) => hasRoad(hex, to) && open(hex, to) && (came === null || meets(came, hex, to)))
        .map((to) => [hex, to] as const),
    );
    edge = next.filter(([came, hex]) => seen.size < seen.add(`${came} ${hex}`).size);
  }
  return union(
    [from],
    [...seen].map((step) => step.slice(5)),
  );
}

export const isStream = (hex: string): boolean => hexes[hex].tags?.includes('stream') ?? false;
export const isTown = (hex: string): boolean => hexes[hex].terrain !== 'open';

/** ZOC-1: the own hex and the adjacent ones, less those across an unbridged river. */
export const zoc = (hex: string): string[] => [hex, ...around(hex).filter((next) => !hasRiver(hex, next))].sort();

const noRiver = (a: string, b: string): boolean => !hasRiver(a, b) && !hasBridge(a, b);

/** ZOI-1, ZOI-2: the own hex, hexes one away across no river, bridged or not, and hexes two away by a shortest way without one. */
export function zoi(hex: string): string[] {
  const near = around(hex).filter((next) => noRiver(hex, next));
  const far = near.flatMap((next) => around(next).filter((to) => distance(hex, to) === 2 && noRiver(next, to)));
  return union([hex], near, far);
}

/** All of these hexes that are not among those. */
export const without = (some: readonly string[], ...others: readonly (readonly string[])[]): string[] =>
  some.filter((hex) => !others.some((other) => other.includes(hex)));
export const union = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();

/**
 * Where a Corps gets without an enemy near: so many hexes (MOV-3), stopping in streams it enters off the road (TEC-9), or
 * along roads twice as many if `road` (MOV-6); never out of the hexes `allowed`. The hex it starts in is left out.
 */
export function reach(from: string, allowance: number, road: boolean, allowed: readonly string[] = allHexes): string[] {
  const may = new Set(allowed);
  const stopped = new Set<string>();
  const free = walk(from, allowance, (a, b) => {
    if (!may.has(b) || hasRiver(a, b)) return false;
    if (!isStream(b) || hasRoad(a, b)) return true;
    stopped.add(b);
    return false;
  });
  const byRoad = road ? along(from, 2 * allowance, (_, to) => may.has(to)) : [];
  return union(free, [...stopped], byRoad).filter((hex) => hex !== from);
}

/**
 * RET-1 to RET-3, H-3: the ends of retreats of exactly three hexes, each farther from every one of the enemies than the hex
 * before, never into a barred hex or across an unbridged river.
 */
export function retreats(from: string, enemies: readonly string[], barred: readonly string[]): string[] {
  let ends = [from];
  for (let step = 0; step < 3; step++) {
    const next = ends.flatMap((hex) =>
      around(hex).filter(
        (to) =>
          !barred.includes(to) &&
          !hasRiver(hex, to) &&
          enemies.every((enemy) => distance(enemy, to) > distance(enemy, hex)),
      ),
    );
    ends = union(next);
  }
  return ends;
}
