import { board, position, units } from '@hundred-days/waterloo-campaign';
import map from '@hundred-days/waterloo-campaign/data/map.json' with { type: 'json' };
import { hexGeometry } from '../../art/geometry.ts';
import { drawHexMap } from '../../art/map/draw.ts';
import type { Building, Compass, Gate, Ground, HexMapData, Hexside, Road, RoadEdge } from '../../art/mapdata.ts';
import type { Arm, CounterFace, MapArt, Nation, PlaceName } from '../../board/types.ts';

/** The map and the counters of the game, in the terms of the art. */

const { MAP, HEXES, HEXSIDES, TERRAIN, HEX_NAMES } = board;

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

export function mapData(): HexMapData {
  return {
    geometry: hexGeometry(MAP),
    ground: board.WOODED.map((wooded): Ground => (wooded ? 'woods' : 'clear')),
    buildings: TERRAIN.map((_, hex) => buildingIn(hex)),
    roads: roads(),
    roadEdges: EDGES,
    names: [...placeNames(), ...RIVERS],
    streamHexes: [...Array(HEXES).keys()].filter((hex) => board.STREAM[hex] === 1),
    rivers: sidesWith(board.RIVER | board.BRIDGE),
    bridges: sidesWith(board.BRIDGE),
    gates: gates(),
  };
}

let drawn: MapArt | null = null;

/** The map never changes, so it is drawn once. */
export function mapArt(): MapArt {
  drawn ??= drawHexMap(mapData());
  return drawn;
}

function buildingIn(hex: number): Building | null {
  if (TERRAIN[hex] === 'open') return null;
  if (TERRAIN[hex] === 'chateau') return 'chateau';
  return TOWNS.has(HEX_NAMES[hex] ?? '') ? 'town' : 'village';
}

/** The highway from Brussels to Couillet, and all the others. */
function roads(): Road[] {
  const highway = map.brusselsCouilletRoad.map(MAP.indexOf);
  const isHighway = (a: number, b: number): boolean =>
    highway.some((hex, i) => i > 0 && ((hex === a && highway[i - 1] === b) || (hex === b && highway[i - 1] === a)));
  return map.roads.map(([from, to]): Road => {
    const [a, b] = [MAP.indexOf(from), MAP.indexOf(to)];
    return { a, b, type: isHighway(a, b) ? 'road' : 'track' };
  });
}

/** Each side once. */
function sidesWith(what: number): Hexside[] {
  const sides: Hexside[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    for (let d = 0; d < 3; d++) if ((HEXSIDES[6 * hex + d] & what) !== 0) sides.push([hex, d]);
  }
  return sides;
}

/** Where the edge of the map lies as seen from an edge hex. */
function edgeOf(hex: number): Compass {
  const id = MAP.ids[hex];
  if (id.startsWith('40')) return 'N';
  if (id.startsWith('10')) return 'S';
  return id.endsWith('00') ? 'W' : 'E';
}

/** Roads that go on beyond the edge: those that Corps come and go by. */
const EDGES: readonly RoadEdge[] = [...new Set([...board.ENTRY_HEXES, ...board.SOUTH_ENDS, ...board.NORTH_ENDS])].map(
  (place) => ({
    place,
    towards: edgeOf(place),
    type: place === MAP.indexOf('1018') || place === MAP.indexOf('4015') ? 'road' : 'track',
  }),
);

/** MAP-3: where Corps come onto the map, and where the road to the north begins and ends. */
function gates(): Gate[] {
  const entry = board.ENTRY_HEXES.map((place): Gate => ({ place, towards: edgeOf(place), kind: 'entry' }));
  const ends = [...board.SOUTH_ENDS, ...board.NORTH_ENDS].map(
    (place): Gate => ({ place, towards: edgeOf(place), kind: 'exit' }),
  );
  return [...entry, ...ends];
}

function placeNames(): PlaceName[] {
  return HEX_NAMES.flatMap((text, hex): PlaceName[] =>
    text === null ? [] : [{ text, kind: nameKind(hex), places: [hex] }],
  );
}

function nameKind(hex: number): PlaceName['kind'] {
  if (TERRAIN[hex] === 'chateau') return 'farm';
  return TOWNS.has(HEX_NAMES[hex] ?? '') ? 'town' : 'village';
}

/** Waters are named beside their course: the Sambre twice, as it runs along the whole south. */
const water = (text: string, ...hexes: readonly string[]): PlaceName => ({
  text,
  kind: 'water',
  places: hexes.map(MAP.indexOf),
});
const RIVERS: readonly PlaceName[] = [
  water('Sambre', '1324', '1325', '1326'),
  water('Sambre', '1634', '1635', '1636'),
  water('Meuse', '1438', '1439'),
];

type Unit = (typeof units.UNIT_DATA)[number];

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

/** The two sides of every piece, at 2 * unit + face. */
const SIDES: readonly CounterFace[] = units.UNIT_DATA.flatMap((unit, i) => [
  printed(unit, i, FRONT),
  printed(unit, i, BACK),
]);
/** LOC-1: Hill has a second counter, with one star. */
const WEAK_HILL: readonly CounterFace[] = [FRONT, BACK].map((face) => ({ ...SIDES[2 * units.HILL + face], stars: 1 }));

export const faceAs = (unit: number, face: number, stars: number): CounterFace =>
  unit === units.HILL && stars === 1 ? WEAK_HILL[face] : SIDES[2 * unit + face];

function printed(unit: Unit, i: number, face: number): CounterFace {
  const { id } = unit;
  const nation = NATIONS[units.ARMY[i]];
  const stars = units.STARS[2 * i + face];
  const guard = GUARD.has(id) ? { guard: true } : {};
  if (units.isHq(i)) {
    const back = face === BACK ? { back: 'battle' as const } : {};
    const range = String(units.RANGE[2 * i + face]);
    return { form: 'flag', nation, arm: 'leader', left: '', right: range, designation: HQ_NAMES[id], stars, ...back };
  }
  if (units.isDetachment(i)) {
    const designation = DETACHMENT[id] ?? DESIGNATION[units.unitId(units.PARENT[i])];
    return { form: 'detachment', nation, arm: armOf(unit), left: '', right: 'Det', designation, stars, ...guard };
  }
  const back = face === FRONT ? {} : { back: units.CAVALRY[i] === 1 ? ('exhausted' as const) : ('battle' as const) };
  const right = String(units.ALLOWANCE[2 * i + face]);
  return {
    form: 'corps',
    nation,
    arm: armOf(unit),
    left: '',
    right,
    designation: DESIGNATION[id],
    stars,
    ...guard,
    ...back,
  };
}

function armOf(unit: Unit): Arm {
  const type = 'type' in unit ? unit.type : 'symbol' in unit ? unit.symbol : '';
  if (type === 'cavalry') return 'cavalry-heavy';
  return type === 'artillery' ? 'artillery' : 'infantry';
}
