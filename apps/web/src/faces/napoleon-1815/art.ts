import { units, type World } from '@hundred-days/napoleon-1815';
import { drawRoadMap, type RoadMapData } from '../../art/map/roadmap.ts';
import type { Arm, CounterFace, MapArt, Nation, PlaceName, Point } from '../../board/types.ts';
import { hiddenBlocks, openBlock, plateOf } from './Blocks.tsx';
import { nameOff, SIDES } from './sides.ts';

/** The map and the blocks of the game, in the terms of the art. */

/** Units of the drawing to one of the board: the nearest two towns lie two apart. */
const UNIT = 42;
const MARGIN = 1;

export const point = ([x, y]: readonly number[]): Point => ({ x: x / UNIT + MARGIN, y: y / UNIT + MARGIN });

interface PlacedTown extends Point {
  readonly id: string;
  readonly city: boolean;
}

/** A world with its map drawn and its blocks painted: each once, for all that is drawn from it. */
export interface Painted extends World {
  readonly art: MapArt;
  readonly placed: readonly PlacedTown[];
  readonly rivers: readonly { readonly name: string; readonly points: readonly Point[] }[];
  /** A block as it stands with each strength from 0 on. */
  readonly fronts: readonly (readonly CounterFace[])[];
  /** 4.1d, 4.2b: while blocks are placed a plate also says how many there may be. */
  readonly limits: readonly (readonly CounterFace[])[];
}

export function paint(w: World): Painted {
  const { towns, rivers } = w.documents.map;
  const sheet = {
    placed: w.net.ids.map((id) => ({
      id,
      ...point([towns[id].x, towns[id].y]),
      city: towns[id].kind === 'city',
    })),
    rivers: rivers.map(({ name, points }) => ({ name, points: points.map(point) })),
  };
  return {
    ...w,
    ...sheet,
    art: drawRoadMap(mapData({ ...w, ...sheet })),
    fronts: w.documents.units.units.map(({ corps }, unit) =>
      Array.from({ length: w.strength[unit] + 1 }, (_, strength) => front(w, unit, strength, corps === 'Guard')),
    ),
    limits: w.deployLimit.map((most) => Array.from({ length: most + 1 }, (_, count) => plate(`${count}/${most}`))),
  };
}

/** What the map is drawn from. */
type Sheet = World & Pick<Painted, 'placed' | 'rivers'>;

function mapData(w: Sheet): RoadMapData {
  const { map } = w.documents;
  return {
    width: map.drawing.width / UNIT + 2 * MARGIN,
    height: map.drawing.height / UNIT + 2 * MARGIN,
    towns: w.placed,
    roads: map.roads.map(({ a, b, class: size, bridges = [] }) => ({
      a: w.net.indexOf(a),
      b: w.net.indexOf(b),
      major: size === 'major',
      bridges: bridges.map(point),
    })),
    rivers: w.rivers.map(({ points }) => points),
    valleys: w.rivers.filter(({ name }) => IN_VALLEYS.has(name)).map(({ points }) => points),
    border: map.border.points.map(point),
    limits: [map.deploymentLine.points.map(point)],
    woods: map.woods.areas.map(({ points }) => points.map(point)),
    names: [...townNames(w), ...riverNames(w)],
    title: ['The Netherlands', 'in June of 1815'],
  };
}

/** They cut into the land, and make an army cross where there are bridges. */
const IN_VALLEYS: ReadonlySet<string> = new Set(['Sambre', 'Meuse', 'Dyle', 'Ourthe']);

/** Where there is room beside the towns, town by town, and along the rivers: what findRoom found in room.ts. */
export const ROOM = {
  names: '0000000000001000000000101000010100000000001000000000000000',
  stacks: '0000000000005000001001707000060510000000005000000100001010',
  // biome-ignore format: a table
  waters: [[11.25, 11.58], [9.83, 7.79], [15.81, 13.65], [10.8, 20.77], [22.97, 9.64], [14.42, 27.41], [32.81, 21.18], [40.22, 18.89]],
} as const;

/** Whether the name of a town stands above it. */
export const nameAbove = (town: number): boolean => ROOM.names[town] === '1';

/** On which side of a town its blocks stand. */
export const sideOfTown = (town: number): Point => SIDES[Number(ROOM.stacks[town] ?? 0)];

const townNames = (w: Sheet): PlaceName[] =>
  w.placed.map(({ x, y, city }, town) => ({
    text: w.townNames[town],
    kind: city ? 'city' : 'town',
    places: [town],
    at: { x, y: y + nameOff(city, nameAbove(town)) },
  }));

/** They belong to many places, so that they are named at every distance. */
const riverNames = (w: Sheet): PlaceName[] =>
  w.rivers.map(({ name }, i) => {
    const [x, y] = ROOM.waters[i % ROOM.waters.length];
    return { text: name, kind: 'water', places: [0, 1, 2, 3, 4, 5], at: { x, y } };
  });

export const NATIONS: readonly Nation[] = ['french', 'anglo', 'prussian'];

/** What stands on a block for its corps; a leader has his name there. */
export function corpsOf(w: World, unit: number): string {
  const { corps, name } = w.documents.units.units[unit];
  if (corps === null) return name;
  return corps.replace('Guard', 'Gd').replace('Reserve', 'Res').replace('Cavalry', 'Cav');
}

function armOf(w: World, unit: number): Arm {
  const data = w.documents.units.units[unit];
  switch (w.type[unit]) {
    case units.LEADER:
      return 'leader';
    case units.CAVALRY:
      return data.weight === 'heavy' ? 'cavalry-heavy' : 'cavalry-light';
    case units.HORSE:
      return 'horse-artillery';
    case units.FOOT:
      return 'artillery';
    default:
      return 'infantry';
  }
}

function front(w: World, unit: number, strength: number, guard: boolean): CounterFace {
  const [nation, arm] = [NATIONS[w.army[unit]], armOf(w, unit)];
  const [left, right] = [corpsOf(w, unit), w.type[unit] === units.LEADER ? '' : `F${w.firepower[unit]}`];
  const steps = w.strength[unit];
  const draw = openBlock(nation, { arm, steps, lost: steps - strength, left, right, guard });
  return { nation, arm, left, right, designation: '', draw };
}

export const blockFace = (w: Painted, unit: number, strength: number): CounterFace =>
  w.fronts[unit][Math.max(0, Math.min(w.strength[unit], strength))];

/** The most blocks of an army. */
const MOST = 24;

const BACKS: readonly CounterFace[] = NATIONS.flatMap((nation) =>
  Array.from({ length: 2 * MOST + 2 }, (_, i) => backs(nation, i >> 1, i % 2 === 1)),
);

function backs(nation: Nation, count: number, disrupted: boolean): CounterFace {
  const draw = hiddenBlocks(nation, count, disrupted);
  return { nation, arm: 'infantry', left: '', right: '', designation: String(count), draw };
}

/** Blocks of an army that are seen from behind: drawn from colour, number and mark, and nothing else. */
export const hiddenFace = (army: number, count: number, disrupted: boolean): CounterFace =>
  BACKS[army * (2 * MOST + 2) + 2 * Math.min(count, MOST) + (disrupted ? 1 : 0)];

const plate = (text: string): CounterFace => ({
  nation: 'french',
  arm: 'infantry',
  left: '',
  right: '',
  designation: '',
  draw: plateOf(text),
});

const PLATES: readonly CounterFace[] = Array.from({ length: 2 * MOST + 1 }, (_, count) => plate(String(count)));

export const plateFace = (count: number): CounterFace => PLATES[Math.min(count, 2 * MOST)];
export const limitFace = (w: Painted, side: number, count: number): CounterFace =>
  w.limits[side][count] ?? plateFace(count);
