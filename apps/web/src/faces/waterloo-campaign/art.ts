import { board, position, units, type World } from '@hundred-days/waterloo-campaign';
import { hexGeometry } from '../../art/geometry.ts';
import { drawHexMap } from '../../art/map/draw.ts';
import type { Building, Compass, Gate, Ground, HexMapData, Hexside, Road, RoadEdge } from '../../art/mapdata.ts';
import type { Arm, CounterFace, MapArt, Nation, PlaceName } from '../../board/types.ts';
import type { World as Drawn } from './world.ts';

/** The map and the counters of the game, in the terms of the art. */

/** Places of some size; the others are villages. */
const TOWNS: ReadonlySet<string> = new Set([
  'Binche',
  'Charleroi',
  'Châtelet',
  'Fleurus',
  'Gembloux',
  'Genappe',
  'Gosselies',
  'Halle',
  'Jodoigne',
  'Namur',
  'Nivelles',
  'Sombreffe',
  'Waterloo',
  'Wavre',
]);

export function mapData(w: World): HexMapData {
  return {
    geometry: hexGeometry(w.map),
    ground: w.wooded.map((wooded): Ground => (wooded ? 'woods' : 'clear')),
    buildings: w.terrain.map((_, hex) => buildingIn(w, hex)),
    roads: roads(w),
    roadEdges: edges(w),
    passing: passing(w),
    names: [...placeNames(w), ...rivers(w)],
    streamHexes: [...Array(w.hexes).keys()].filter((hex) => w.stream[hex] === 1),
    rivers: sidesWith(w, board.RIVER | board.BRIDGE),
    bridges: sidesWith(w, board.BRIDGE),
    gates: gates(w),
  };
}

export const mapArt = (w: World): MapArt => drawHexMap(mapData(w));

function buildingIn(w: World, hex: number): Building | null {
  if (w.terrain[hex] === 'open') return null;
  if (w.terrain[hex] === 'chateau') return 'chateau';
  return TOWNS.has(w.hexNames[hex] ?? '') ? 'town' : 'village';
}

/** The highway from Brussels to Couillet, and all the others. */
function roads(w: World): Road[] {
  const { map } = w.documents;
  const highway = map.brusselsCouilletRoad.map(w.map.indexOf);
  const isHighway = (a: number, b: number): boolean =>
    highway.some((hex, i) => i > 0 && ((hex === a && highway[i - 1] === b) || (hex === b && highway[i - 1] === a)));
  return map.roads.map(([from, to]): Road => {
    const [a, b] = [w.map.indexOf(from), w.map.indexOf(to)];
    return { a, b, type: isHighway(a, b) ? 'road' : 'track' };
  });
}

/** TEC-3 */
function passing(w: World): ReadonlyMap<number, readonly (readonly number[])[]> {
  const { unjoinedRoads } = w.documents.map;
  return new Map(
    Object.entries(unjoinedRoads).map(([hex, all]) => [
      w.map.indexOf(hex),
      all.map((road) => road.map((next) => w.map.indexOf(next))),
    ]),
  );
}

/** Each side once. */
function sidesWith(w: World, what: number): Hexside[] {
  const sides: Hexside[] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    for (let d = 0; d < 3; d++) if ((w.hexsides[6 * hex + d] & what) !== 0) sides.push([hex, d]);
  }
  return sides;
}

/** Where the edge of the map lies as seen from an edge hex. */
function edgeOf(w: World, hex: number): Compass {
  const id = w.map.ids[hex];
  if (id.startsWith('40')) return 'N';
  if (id.startsWith('10')) return 'S';
  return id.endsWith('00') ? 'W' : 'E';
}

/** Roads that go on beyond the edge: those that Corps come and go by. */
function edges(w: World): RoadEdge[] {
  const places = [...new Set([...w.entryHexes, ...w.southEnds, ...w.northEnds])];
  return places.map((place) => ({
    place,
    towards: edgeOf(w, place),
    type: place === w.map.indexOf('1018') || place === w.map.indexOf('4015') ? 'road' : 'track',
  }));
}

/** MAP-3: where Corps come onto the map, and where the road to the north begins and ends. */
function gates(w: World): Gate[] {
  const entry = w.entryHexes.map((place): Gate => ({ place, towards: edgeOf(w, place), kind: 'entry' }));
  const ends = [...w.southEnds, ...w.northEnds].map(
    (place): Gate => ({ place, towards: edgeOf(w, place), kind: 'exit' }),
  );
  return [...entry, ...ends];
}

function placeNames(w: World): PlaceName[] {
  return w.hexNames.flatMap((text, hex): PlaceName[] =>
    text === null ? [] : [{ text, kind: nameKind(w, hex), places: [hex] }],
  );
}

function nameKind(w: World, hex: number): PlaceName['kind'] {
  if (w.terrain[hex] === 'chateau') return 'farm';
  return TOWNS.has(w.hexNames[hex] ?? '') ? 'town' : 'village';
}

/** Waters are named beside their course: the Sambre twice, as it runs along the whole south. */
const water = (w: World, text: string, ...hexes: readonly string[]): PlaceName => ({
  text,
  kind: 'water',
  places: hexes.map(w.map.indexOf),
});
const rivers = (w: World): PlaceName[] => [
  water(w, 'Sambre', '1324', '1325', '1326'),
  water(w, 'Sambre', '1634', '1635', '1636'),
  water(w, 'Meuse', '1438', '1439'),
];

/** What a Corps is called on its counter, and in short. */
export const DESIGNATION: Readonly<Record<string, string>> = {
  'fr-1': 'I',
  'fr-2': 'II',
  'fr-3': 'III',
  'fr-4': 'IV',
  'fr-6': 'VI',
  'fr-gd': 'Gd',
  'fr-gdcav': 'Gd Cav',
  'fr-rescav': 'Res Cav',
  'aa-1': 'I',
  'aa-2': 'II',
  'aa-res': 'Res',
  'aa-cav': 'Cav',
  'pr-1': 'I',
  'pr-2': 'II',
  'pr-3': 'III',
  'pr-4': 'IV',
  'pr-cav': 'Cav',
};

/** The same in every language. */
export const HQ_NAMES: Readonly<Record<string, string>> = {
  'hq-napoleon': 'Napoléon',
  'hq-ney': 'Ney',
  'hq-grouchy': 'Grouchy',
  'hq-wellington': 'Wellington',
  'hq-blucher': 'Blücher',
};

/** Those without a parent Corps have names of their own. */
const DETACHMENT: Readonly<Record<string, string>> = { 'fr-d-oldguard': 'Old Gd', 'fr-d-battery': 'Battery' };

const NATIONS: readonly Nation[] = ['french', 'anglo', 'prussian'];
const GUARD: ReadonlySet<string> = new Set(['fr-gd', 'fr-gdcav', 'fr-d-lefebvre', 'fr-d-oldguard']);

const { FRONT, BACK } = position;

/** The counters are printed once. */
export function withCounters(w: World): Drawn {
  const counters = w.unitIds.flatMap((_, unit) => [printed(w, unit, FRONT), printed(w, unit, BACK)]);
  const weakHill = [FRONT, BACK].map((face) => ({ ...counters[2 * w.hill + face], stars: 1 }));
  return { ...w, counters, weakHill };
}

export const faceAs = (w: Drawn, unit: number, face: number, stars: number): CounterFace =>
  unit === w.hill && stars === 1 ? w.weakHill[face] : w.counters[2 * unit + face];

function printed(w: World, i: number, face: number): CounterFace {
  const id = units.unitId(w, i);
  const nation = NATIONS[w.army[i]];
  const stars = w.stars[2 * i + face];
  const guard = GUARD.has(id) ? { guard: true } : {};
  if (units.isHq(w, i)) {
    const back = face === BACK ? { back: 'battle' as const } : {};
    const range = String(w.range[2 * i + face]);
    return { form: 'flag', nation, arm: 'leader', left: '', right: range, designation: HQ_NAMES[id], stars, ...back };
  }
  if (units.isDetachment(w, i)) {
    const designation = DETACHMENT[id] ?? DESIGNATION[units.unitId(w, w.parent[i])];
    return { form: 'detachment', nation, arm: armOf(w, i), left: '', right: 'Det', designation, stars, ...guard };
  }
  const back = face === FRONT ? {} : { back: w.cavalry[i] === 1 ? ('exhausted' as const) : ('battle' as const) };
  const right = String(w.allowance[2 * i + face]);
  return {
    form: 'corps',
    nation,
    arm: armOf(w, i),
    left: '',
    right,
    designation: DESIGNATION[id],
    stars,
    ...guard,
    ...back,
  };
}

function armOf(w: World, unit: number): Arm {
  const { corps, detachments } = w.documents.units;
  const type = units.isCorps(w, unit) ? corps[unit].type : detachments[unit - w.detachments].symbol;
  if (type === 'cavalry') return 'cavalry-heavy';
  return type === 'artillery' ? 'artillery' : 'infantry';
}
