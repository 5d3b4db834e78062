import mapData from '../data/map.json' with { type: 'json' };

/** The road net, reckoned in the simplest way from the map data: a second opinion for tests that compare exact sets. */

interface Town {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly country: string;
  readonly deploymentZone: string;
  readonly supply?: { readonly army: string; readonly unitsLost: number };
}

export const towns: Readonly<Record<string, Town>> = mapData.towns;
export const townIds: readonly string[] = Object.keys(towns);
export const { roads, turnTrack } = mapData;

export type Road = (typeof roads)[number];

export const road = (a: string, b: string): Road | undefined =>
  roads.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));

export const neighbours = (town: string): string[] =>
  roads.flatMap((one) => (one.a === town ? [one.b] : one.b === town ? [one.a] : [])).sort();

export const isNight = (turn: number): boolean => turnTrack[turn - 1].night;

/** Every path of `least` to `most` roads that enters no town twice (5.3c) and goes on from none of `enemies` (5.0c). */
export function pathsFrom(start: string, least: number, most: number, enemies: readonly string[] = []): string[] {
  const found: string[] = [];
  const go = (path: readonly string[]): void => {
    if (path.length - 1 >= least && path.length > 1) found.push(path.join('-'));
    const last = path[path.length - 1];
    if (path.length - 1 === most || (path.length > 1 && enemies.includes(last))) return;
    for (const next of neighbours(last)) if (!path.includes(next)) go([...path, next]);
  };
  go([start]);
  return found.sort();
}

/** The turns of the track that a test needs. */
export const FRENCH_DAY = 1;
export const ALLIED_DAY = 2;
export const FRENCH_NIGHT = 3;
export const ALLIED_NIGHT = 6;
export const LAST_TURN = 23;
