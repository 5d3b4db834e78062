import { compileHexMap } from '@hundred-days/kernel';
import { hexGeometry } from '../src/art/geometry.ts';
import { hash } from '../src/art/map/hash.ts';
import type { Building, Ground, HexMapData, Hexside, Road } from '../src/art/mapdata.ts';
import type { Arm, BoardGeometry, BoardPiece, Nation, PlaceName } from '../src/board/types.ts';

/** A made-up map as large as the largest there will be, with every kind of ground, and an army on it. */

const COLUMNS = 67;
const ROWS = 57;
export const HEXES = COLUMNS * ROWS;
export const COUNTERS = 350;

const two = (n: number): string => String(n).padStart(2, '0');

export function largestMap(): HexMapData {
  const ids = Array.from({ length: HEXES }, (_, i) => two((i % COLUMNS) + 1) + two(Math.floor(i / COLUMNS) + 1));
  const geometry = hexGeometry(compileHexMap({ layout: 'columns', shifted: 'even', numbering: 'CCRR' }, ids));
  const places = [...geometry.ids.keys()];
  const high = new Set(places.filter((place) => swell(geometry, place, 9, 1) > 0.6));
  const wooded = new Set(places.filter((place) => swell(geometry, place, 5, 2) > 0.62));
  const marsh = new Set(places.filter((place) => swell(geometry, place, 4, 3) > 0.82));
  const roads = roadWeb(geometry);
  const built = places.map((place) => buildingAt(place));
  const rivers = [20, 47].flatMap((column) => columnEdge(column));
  return {
    geometry,
    ground: places.map((place): Ground => (wooded.has(place) ? 'woods' : marsh.has(place) ? 'marsh' : 'clear')),
    buildings: built,
    roads,
    names: names(geometry, built),
    rivers,
    streams: [8, 33, 60].flatMap((column) => columnEdge(column)),
    bridges: rivers.filter(([place, d]) => roads.some(({ a, b }) => joins(geometry, place, d, a, b))),
    slopes: edgeOf(geometry, high),
    ridges: edgeOf(geometry, new Set(places.filter((place) => swell(geometry, place, 6, 4) > 0.72))).filter(
      ([place]) => !high.has(place),
    ),
    high: [...high],
  };
}

/** Smooth noise from 0 to 1 with hills of about this many hexes. */
function swell({ x, y }: BoardGeometry, place: number, size: number, salt: number): number {
  const [u, v] = [x[place] / size, y[place] / size];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [s, t] = [ease(u - i), ease(v - j)];
  const at = (di: number, dj: number): number => hash(i + di, j + dj, salt);
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
}

function edgeOf({ neighbours }: BoardGeometry, inside: ReadonlySet<number>): Hexside[] {
  return [...inside].flatMap((place) =>
    [0, 1, 2, 3, 4, 5].flatMap((d): Hexside[] => {
      const next = neighbours[6 * place + d];
      return next >= 0 && !inside.has(next) ? [[place, d]] : [];
    }),
  );
}

/** The line between a column and the next, from the top of the map to its foot. */
function columnEdge(column: number): Hexside[] {
  return Array.from({ length: ROWS }, (_, row) => row * COLUMNS + column).flatMap((place): Hexside[] => [
    [place, 1],
    [place, 2],
  ]);
}

function joins({ neighbours }: BoardGeometry, place: number, d: number, a: number, b: number): boolean {
  const next = neighbours[6 * place + d];
  return (a === place && b === next) || (b === place && a === next);
}

/** Highways and tracks that wander across the map, some down and some along. */
function roadWeb(geometry: BoardGeometry): Road[] {
  const roads = new Map<string, Road>();
  const walk = (start: number, ways: readonly number[], type: Road['type']): void => {
    let at = start;
    for (let step = 0; ; step++) {
      const next = geometry.neighbours[6 * at + ways[Math.floor(hash(at, step, 5) * ways.length)]];
      if (next < 0) return;
      const key = `${Math.min(at, next)} ${Math.max(at, next)}`;
      if (!roads.has(key)) roads.set(key, { a: at, b: next, type });
      at = next;
    }
  };
  for (let column = 5; column < COLUMNS; column += 14) walk(column, [3, 3, 2, 4], column % 4 === 1 ? 'road' : 'track');
  for (let row = 4; row < ROWS; row += 9) walk(row * COLUMNS, [1, 2], row % 2 === 0 ? 'road' : 'track');
  return [...roads.values()];
}

function buildingAt(place: number): Building | null {
  const h = hash(place, 7, 6);
  if (h < 0.004) return 'town';
  if (h < 0.02) return 'village';
  return h < 0.035 ? 'farm' : null;
}

const SYLLABLES = ['bel', 'mont', 'ville', 'gen', 'lig', 'wal', 'hain', 'quatre', 'sart', 'ohain', 'plan', 'rix'];

function names({ ids }: BoardGeometry, built: readonly (Building | null)[]): PlaceName[] {
  const syllable = (place: number, salt: number): string =>
    SYLLABLES[Math.floor(hash(place, salt, 8) * SYLLABLES.length)];
  return [...ids.keys()].flatMap((place): PlaceName[] => {
    const kind = built[place];
    if (kind !== 'town' && kind !== 'village' && kind !== 'farm') return [];
    const text = syllable(place, 1) + syllable(place, 2);
    return [{ text: text[0].toUpperCase() + text.slice(1), kind, places: [place] }];
  });
}

const NATIONS: readonly Nation[] = ['french', 'anglo', 'prussian'];
const ARMS: readonly Arm[] = ['infantry', 'infantry', 'cavalry-heavy', 'cavalry-light', 'artillery', 'horse-artillery'];

/** Counters all over the map, some of them stacked, with the signs they carry in the middle of a turn. */
export function army(): BoardPiece[] {
  return Array.from({ length: COUNTERS }, (_, piece) => ({
    piece,
    place: Math.floor(hash(piece - (piece % 7 === 0 ? 1 : 0), 3, 9) * HEXES),
    face: {
      nation: NATIONS[piece % 3],
      arm: ARMS[piece % ARMS.length],
      left: String(1 + (piece % 9)),
      right: String(3 + (piece % 4)),
      designation: `${1 + (piece % 30)}/${['I', 'II', 'VI'][piece % 3]}`,
      ...(piece % 11 === 0 ? { guard: true } : {}),
    },
    label: `counter ${piece}`,
    badges: piece % 5 === 0 ? ['moved' as const] : [],
    spent: piece % 5 === 0,
  }));
}
