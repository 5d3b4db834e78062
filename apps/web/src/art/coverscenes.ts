import { compileHexMap, type HexMap } from '@hundred-days/kernel';
import { BandCounter } from './bands.tsx';
import { hexGeometry } from './geometry.ts';
import { drawHexMap } from './map/draw.ts';
import { type Building, clearMap, type Ground, type Hexside, type Road, type RoadType } from './mapdata.ts';
import { DayCounter, Plinth } from './stacked.tsx';
import type { Band, CounterFace, MapArt, Nation } from './types.ts';

/** The pieces of map in the windows of the boxes: a few hexes each, so that the shelf loads no game. */

interface Scene {
  readonly layout: 'columns' | 'rows';
  readonly shifted: 'odd' | 'even';
  /** First and last column, first and last row. */
  readonly cols: readonly [number, number];
  readonly rows: readonly [number, number];
  /** Hex numbers, column first. */
  readonly woods?: string;
  readonly buildings?: Readonly<Partial<Record<Building, string>>>;
  /** A hex and the directions from it, as 1208:2332. */
  readonly roads?: readonly (readonly [type: RoadType, walk: string])[];
  readonly ridges?: readonly Profile[];
  readonly streams?: readonly Profile[];
  /** High ground between two profiles. */
  readonly high?: readonly (readonly [above: Profile, below: Profile])[];
  /** The corner of the window, and its width in hexes. */
  readonly window: readonly [x: number, y: number, width: number];
  readonly counters?: readonly (readonly [hex: string, face: CounterFace])[];
  readonly flags?: readonly (readonly [hex: string, nation: Nation, range: number])[];
}

/** A line across the map: the last row above it in each column, or the last column before it in each row. */
type Profile = readonly [first: number, last: string];

export interface CoverWindow {
  readonly art: MapArt;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly counters: readonly { readonly x: number; readonly y: number; readonly face: CounterFace }[];
  readonly flags: readonly {
    readonly x: number;
    readonly y: number;
    readonly nation: Nation;
    readonly range: number;
  }[];
}

function face(
  nation: Nation,
  arm: CounterFace['arm'],
  numbers: string,
  designation: string,
  guard = false,
): CounterFace {
  const [left, right] = numbers.split('-');
  return { nation, arm, left, right, designation, ...(guard ? { guard } : {}) };
}

/** A brigade of the last battles, alone or with what its stack has in all. */
const banded = (nation: Nation, arm: CounterFace['arm'], numbers: string, band: Band, sum?: number): CounterFace => ({
  ...face(nation, arm, numbers, ''),
  band,
  draw: BandCounter,
  ...(sum === undefined ? {} : { sum }),
});

/** A unit of the Day of Waterloo: strength and morale; the enemy on his plinth. */
const moraled = (nation: Nation, arm: CounterFace['arm'], numbers: string, band: Band): CounterFace => {
  const { left, right, ...rest } = face(nation, arm, numbers, '');
  return { ...rest, left, middle: right, right: '', band, draw: nation === 'french' ? DayCounter : Plinth };
};

export const SCENES = {
  /** La Haye Sainte and the highway, as on the map of the game; a test compares them. */
  'napoleon-at-waterloo': {
    layout: 'columns',
    shifted: 'even',
    cols: [11, 16],
    rows: [8, 13],
    buildings: { farm: '1310' },
    roads: [
      ['road', '1208:233233'],
      ['track', '1208:1212'],
    ],
    window: [1.42, 1.9, 3.55],
    counters: [
      ['1209', face('anglo', 'infantry', '6-4', '3')],
      ['1409', face('anglo', 'cavalry-heavy', '4-5', '2')],
      ['1411', face('french', 'infantry', '7-4', 'Grn Gd', true)],
      ['1511', face('french', 'cavalry-heavy', '1-5', '14/IV C')],
    ],
  },
  'waterloo-campaign': {
    layout: 'rows',
    shifted: 'odd',
    cols: [1, 8],
    rows: [1, 9],
    woods: '0202 0302 0203 0303 0602 0702 0603 0106 0206 0305 0608 0708',
    buildings: { village: '0506 0604 0707', town: '0404' },
    roads: [
      ['road', '0401:23322322'],
      ['track', '0404:11211'],
      ['track', '0506:2112'],
      ['track', '0404:434'],
      ['track', '0506:4344'],
    ],
    streams: [[4, '5566']],
    window: [1.7, 1.55, 5.2],
    counters: [['0506', face('french', 'infantry', '-4', '')]],
    flags: [
      ['0403', 'anglo', 8],
      ['0405', 'french', 4],
    ],
  },
  'the-last-battles': {
    layout: 'columns',
    shifted: 'even',
    cols: [1, 10],
    rows: [1, 9],
    woods: '0307',
    buildings: { farm: '0505', chateau: '0306', village: '0402 0507 0804' },
    roads: [
      ['road', '0401:33233333'],
      ['road', '0403:443343'],
      ['track', '0504:11212'],
      ['track', '0507:2121'],
    ],
    ridges: [
      [1, '4343434344'],
      [4, '667666'],
    ],
    streams: [[7, '5565']],
    window: [1.5, 1.85, 5.9],
    counters: [
      ['0303', banded('anglo', 'infantry', '5-4', { colour: 'vi', tally: 'V' })],
      ['0603', banded('anglo', 'infantry', '4-4', { colour: 'plain', tally: 'III' }, 7)],
      ['0704', banded('anglo', 'cavalry-heavy', '4-6', { colour: 'iii', tally: 'I', slanted: true })],
      ['0405', banded('french', 'infantry', '5-4', { colour: 'i', tally: 'I' }, 9)],
      ['0606', banded('french', 'artillery', '6-3', { colour: 'guard', tally: '*' })],
    ],
  },
  'the-day-of-waterloo': {
    layout: 'columns',
    shifted: 'even',
    cols: [1, 8],
    rows: [1, 8],
    woods: '0306',
    high: [
      [
        [1, '12221211'],
        [1, '33343332'],
      ],
      [
        [1, '66655566'],
        [1, '88888888'],
      ],
    ],
    roads: [
      ['road', '0501:3333333'],
      ['road', '0103:1212'],
      ['track', '0505:212'],
    ],
    window: [1.4, 1.6, 4.7],
    counters: [
      ['0202', moraled('anglo', 'infantry', '6-4', { colour: 'i', tally: 'I' })],
      ['0402', moraled('anglo', 'cavalry-heavy', '6-4', { colour: 'plain', tally: '' })],
      ['0504', moraled('french', 'infantry', '6-3', { colour: 'i', tally: 'I' })],
      ['0304', moraled('french', 'cavalry-heavy', '3-4', { colour: 'plain', tally: 'IV', slanted: true })],
    ],
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneId = keyof typeof SCENES;

const drawn = new Map<SceneId, CoverWindow>();

/** Drawn when first asked for, and kept. */
export function coverWindow(id: SceneId): CoverWindow {
  const known = drawn.get(id);
  if (known) return known;
  const made = draw(SCENES[id]);
  drawn.set(id, made);
  return made;
}

function draw(scene: Scene): CoverWindow {
  const { layout, shifted, window } = scene;
  const map = compileHexMap({ layout, shifted, numbering: 'CCRR' }, hexIds(scene));
  const geometry = hexGeometry(map);
  const base = clearMap(geometry);
  const ground = [...base.ground];
  const buildings = [...base.buildings];
  const places = (list: string): number[] => split(list).map(map.indexOf);
  const along = (profiles: readonly Profile[] = []): Hexside[] =>
    profiles.flatMap((profile) => edges(map, before(map, profile), profile));
  for (const place of places(scene.woods ?? '')) ground[place] = 'woods' satisfies Ground;
  for (const [kind, list] of Object.entries(scene.buildings ?? {})) {
    for (const place of places(list)) buildings[place] = kind as Building;
  }
  const high = (scene.high ?? []).flatMap(([above, below]) => {
    const outside = new Set(before(map, above));
    return before(map, below).filter((place) => !outside.has(place));
  });
  const art = drawHexMap({
    ...base,
    ground,
    buildings,
    roads: (scene.roads ?? []).flatMap(([type, path]) => stretches(type, walk(map, path))),
    streams: along(scene.streams),
    ridges: along(scene.ridges),
    high,
    slopes: edges(map, high),
  });
  const at = (hex: string): { x: number; y: number } => {
    const place = map.indexOf(hex);
    return { x: geometry.x[place], y: geometry.y[place] };
  };
  return {
    art,
    x: window[0],
    y: window[1],
    width: window[2],
    counters: (scene.counters ?? []).map(([hex, printed]) => ({ ...at(hex), face: printed })),
    flags: (scene.flags ?? []).map(([hex, nation, range]) => ({ ...at(hex), nation, range })),
  };
}

function hexIds({ cols, rows }: Scene): string[] {
  const ids: string[] = [];
  const two = (n: number): string => String(n).padStart(2, '0');
  for (let col = cols[0]; col <= cols[1]; col++) {
    for (let row = rows[0]; row <= rows[1]; row++) ids.push(two(col) + two(row));
  }
  return ids;
}

function split(list: string): string[] {
  return list === '' ? [] : list.split(' ');
}

/** The places of a walk such as 1208:2332. */
export function walk({ indexOf, neighbours }: HexMap, path: string): number[] {
  const places = [indexOf(path.slice(0, 4))];
  for (const d of path.slice(5)) places.push(neighbours[6 * places[places.length - 1] + Number(d)]);
  return places;
}

function stretches(type: RoadType, path: readonly number[]): Road[] {
  return path.slice(1).map((b, i) => ({ a: path[i], b, type }));
}

/** The places above a profile, or before it. */
function before({ grid, size, col, row }: HexMap, [first, last]: Profile): number[] {
  const columns = grid.layout === 'columns';
  return Array.from({ length: size }, (_, place) => place).filter((place) => {
    const [line, at] = columns ? [col[place], row[place]] : [row[place], col[place]];
    return at <= Number(last[line - first] ?? 0);
  });
}

/** The sides where a set of places ends; of a profile, only those between lines it runs through. */
function edges(map: HexMap, set: readonly number[], [first, last]: Profile = [0, ' '.repeat(99)]): Hexside[] {
  const inside = new Set(set);
  const line = map.grid.layout === 'columns' ? map.col : map.row;
  const runs = (place: number): boolean => line[place] >= first && line[place] < first + last.length;
  return set.flatMap((place) =>
    [0, 1, 2, 3, 4, 5].flatMap((d): Hexside[] => {
      const next = map.neighbours[6 * place + d];
      return next >= 0 && !inside.has(next) && runs(next) ? [[place, d]] : [];
    }),
  );
}
