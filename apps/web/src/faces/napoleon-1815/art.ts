import { board, tables, units } from '@hundred-days/napoleon-1815';
import map from '@hundred-days/napoleon-1815/data/map.json' with { type: 'json' };
import { drawRoadMap, type RoadMapData } from '../../art/map/roadmap.ts';
import type { Arm, CounterFace, MapArt, Nation, PlaceName, Point } from '../../board/types.ts';
import { hiddenBlocks, openBlock, plateOf } from './Blocks.tsx';
import { nameOff, SIDES } from './sides.ts';

/** The map and the blocks of the game, in the terms of the art. */

/** Units of the drawing to one of the board: the nearest two towns lie two apart. */
const UNIT = 42;
const MARGIN = 1;

const point = ([x, y]: readonly number[]): Point => ({ x: x / UNIT + MARGIN, y: y / UNIT + MARGIN });

const towns: Readonly<Record<string, { readonly x: number; readonly y: number; readonly kind: string }>> = map.towns;
export const placed = board.NET.ids.map((id) => ({
  id,
  ...point([towns[id].x, towns[id].y]),
  city: towns[id].kind === 'city',
}));

function mapData(): RoadMapData {
  return {
    width: map.drawing.width / UNIT + 2 * MARGIN,
    height: map.drawing.height / UNIT + 2 * MARGIN,
    towns: placed,
    roads: map.roads.map(({ a, b, class: size, ...road }) => ({
      a: board.NET.indexOf(a),
      b: board.NET.indexOf(b),
      major: size === 'major',
      bridges: ('bridges' in road ? (road.bridges ?? []) : []).map(point),
    })),
    rivers: rivers.map(({ points }) => points),
    border: map.border.points.map(point),
    limits: [map.deploymentLine.points.map(point)],
    woods: map.woods.areas.map(({ points }) => points.map(point)),
    names: [...townNames(), ...riverNames()],
  };
}

let drawn: MapArt | null = null;

/** The map never changes, so it is drawn once. */
export function mapArt(): MapArt {
  drawn ??= drawRoadMap(mapData());
  return drawn;
}

export const rivers = map.rivers.map(({ name, points }) => ({ name, points: points.map(point) }));
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
export const sideOfTown = (town: number): Point => SIDES[Number(ROOM.stacks[town])];

const townNames = (): PlaceName[] =>
  placed.map(({ x, y, city }, town) => ({
    text: board.TOWN_NAMES[town],
    kind: city ? 'city' : 'town',
    places: [town],
    at: { x, y: y + nameOff(city, nameAbove(town)) },
  }));

/** They belong to many places, so that they are named at every distance. */
const riverNames = (): PlaceName[] =>
  rivers.map(({ name }, i) => {
    const [x, y] = ROOM.waters[i];
    return { text: name, kind: 'water', places: [0, 1, 2, 3, 4, 5], at: { x, y } };
  });

export const NATIONS: readonly Nation[] = ['french', 'anglo', 'prussian'];

/** What stands on a block for its corps; a leader has his name there. */
export function corpsOf(unit: number): string {
  const { corps, name } = units.UNIT_DATA[unit];
  if (corps === null) return name;
  return corps.replace('Guard', 'Gd').replace('Reserve', 'Res').replace('Cavalry', 'Cav');
}

function armOf(unit: number): Arm {
  const data = units.UNIT_DATA[unit];
  switch (units.TYPE[unit]) {
    case units.LEADER:
      return 'leader';
    case units.CAVALRY:
      return 'weight' in data && data.weight === 'heavy' ? 'cavalry-heavy' : 'cavalry-light';
    case units.HORSE:
      return 'horse-artillery';
    case units.FOOT:
      return 'artillery';
    default:
      return 'infantry';
  }
}

/** A block as it stands with each strength from 0 on. */
const FRONTS: readonly (readonly CounterFace[])[] = units.UNIT_DATA.map(({ corps }, unit) =>
  Array.from({ length: units.STRENGTH[unit] + 1 }, (_, strength) => front(unit, strength, corps === 'Guard')),
);

function front(unit: number, strength: number, guard: boolean): CounterFace {
  const [nation, arm] = [NATIONS[units.ARMY[unit]], armOf(unit)];
  const [left, right] = [corpsOf(unit), units.TYPE[unit] === units.LEADER ? '' : `F${units.FIREPOWER[unit]}`];
  const steps = units.STRENGTH[unit];
  const draw = openBlock(nation, { arm, steps, lost: steps - strength, left, right, guard });
  return { nation, arm, left, right, designation: '', draw };
}

export const blockFace = (unit: number, strength: number): CounterFace =>
  FRONTS[unit][Math.max(0, Math.min(units.STRENGTH[unit], strength))];

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
/** 4.1d, 4.2b: while blocks are placed a plate also says how many there may be. */
const LIMITED: readonly (readonly CounterFace[])[] = tables.DEPLOY_LIMIT.map((most) =>
  Array.from({ length: most + 1 }, (_, count) => plate(`${count}/${most}`)),
);

export const plateFace = (count: number): CounterFace => PLATES[Math.min(count, 2 * MOST)];
export const limitFace = (side: number, count: number): CounterFace => LIMITED[side][count] ?? plateFace(count);
