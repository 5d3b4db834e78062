import { board, type units, type World } from '@hundred-days/day-of-waterloo';
import { hexGeometry } from '../../art/geometry.ts';
import { courses } from '../../art/map/chains.ts';
import { drawHexMap } from '../../art/map/draw.ts';
import { hexGroups, sidesWith } from '../../art/map/read.ts';
import type { Building, Compass, Gate, Ground, HexMapData, Hexside, RoadEdge } from '../../art/mapdata.ts';
import type { MapArt, PlaceName } from '../../board/types.ts';
import { opens } from '../../face/battle/opens.ts';

/** The field of 18 June in the terms of the art. */

export function mapData(w: World): HexMapData {
  const { documents, map } = w;
  const high = [...w.high.keys()].filter((hex) => w.high[hex] === 1);
  return {
    geometry: { ...hexGeometry(map), opens },
    ground: Array.from(w.terrain, (kind): Ground => GROUNDS[board.TERRAINS[kind]] ?? 'clear'),
    buildings: Array.from(w.terrain, (_, hex) => buildingIn(w, hex)),
    roads: documents.map.roads.map(([a, b, kind]) => ({
      a: map.indexOf(a),
      b: map.indexOf(b),
      type: kind === 'highway' ? 'road' : 'track',
    })),
    roadEdges: documents.map.entryPoints.map(
      ({ hex, edge, route }): RoadEdge => ({
        place: map.indexOf(hex),
        towards: EDGES[edge],
        type: route === 'highway' ? 'road' : 'track',
      }),
    ),
    streams: sidesWith(w, 'stream'),
    rivers: sidesWith(w, 'river'),
    ponds: sidesWith(w, 'pond'),
    bridges: sidesWith(w, 'bridge'),
    slopes: heights(w, 'slope'),
    crests: heights(w, 'crest'),
    high,
    gates: gatesOf(w),
    names: [...placeNames(w), ...woodNames(w), ...waterNames(w)],
  };
}

export const mapArt = (w: World): MapArt => ({ ...drawHexMap(mapData(w)), headed: true });

const GROUNDS: Readonly<Record<string, Ground>> = { forest: 'woods', woods: 'copse', swamp: 'marsh' };
const EDGES: Readonly<Record<string, Compass>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** A town of several hexes has its church in the first of them. */
function buildingIn(w: World, hex: number): Building | null {
  switch (board.TERRAINS[w.terrain[hex]]) {
    case 'grandFarm':
      return 'chateau';
    case 'village':
      return 'village';
    case 'town':
      return w.hexNames.indexOf(w.hexNames[hex]) === hex ? 'town' : 'village';
    default:
      return null;
  }
}

/** 3.3: from the high hex down. A crest falls away as a slope does, with its edge drawn on top. */
function heights(w: World, kind: 'slope' | 'crest'): Hexside[] {
  const { flags, bit } = w.hexsides;
  const falls = kind === 'slope' ? bit.slope | bit.crest : bit.crest;
  const sides: Hexside[] = [];
  for (let slot = 0; slot < flags.length; slot++) {
    const [hex, next] = [Math.floor(slot / 6), w.neighbours[slot]];
    if ((flags[slot] & falls) !== 0 && w.high[hex] === 1 && next >= 0 && w.high[next] === 0)
      sides.push([hex, slot % 6]);
  }
  return sides;
}

/** 3.3b: where reinforcements come in; by two of them the French leave (9.3.6a). */
const gatesOf = (w: World): Gate[] =>
  w.documents.map.entryPoints.flatMap(({ hex, edge, usedInGame = true }) => {
    const gate = { place: w.map.indexOf(hex), towards: EDGES[edge] };
    return [
      ...(usedInGame ? [{ ...gate, kind: 'entry' as const }] : []),
      ...(w.exitBy[gate.place] > 0 ? [{ ...gate, kind: 'exit' as const }] : []),
    ];
  });

/** What everybody looks for first on this field. */
const CHIEF: ReadonlySet<string> = new Set(['Hougoumont', 'La Haye Sainte', 'La Papelotte', 'La Belle-Alliance']);

/** Names as the data have them: what they are called is in names.ts. */
function placeNames(w: World): PlaceName[] {
  const names = [...new Set(w.hexNames)].filter((name) => name !== null);
  return names.map((name) => {
    const places = [...w.hexNames.keys()].filter((hex) => w.hexNames[hex] === name);
    const ground = board.TERRAINS[w.terrain[places[0]]];
    return {
      text: name,
      kind: ground === 'town' ? 'town' : ground === 'village' ? 'village' : 'farm',
      places,
      chief: CHIEF.has(name),
      minor: ground === 'clear' && !CHIEF.has(name),
    };
  });
}

/** A wood is named by one of its hexes, a large one by several. */
function woodNames(w: World): PlaceName[] {
  const { hexes } = w.documents.map;
  const wooded = [...w.terrain.keys()].filter(
    (hex) => w.terrain[hex] === board.WOODS || w.terrain[hex] === board.FOREST,
  );
  const woods = hexGroups(w.neighbours, wooded);
  return [...w.map.ids.entries()].flatMap(([hex, id]): PlaceName[] => {
    const { feature } = hexes[id];
    const wood = woods.find((places) => places.includes(hex));
    if (feature === undefined || wood === undefined) return [];
    const near = wood.filter((place) => Math.abs(w.map.col[place] - w.map.col[hex]) <= NEAR);
    return [{ text: feature, kind: 'area', places: near }];
  });
}

/** In columns. */
const NEAR = 3;

/** Waters are named beside their course, each by a hex on its bank: the data tell of them in words. */
const WATERS = [
  ['Hain', '0212'],
  ['Ruisseau de Smohain', '1710'],
  ['Lasne', '1614'],
  ['Ruisseau de Glabais', '1520'],
  ['Dyle', '1224'],
] as const;

function waterNames(w: World): PlaceName[] {
  const geometry = hexGeometry(w.map);
  const { x, y } = geometry;
  const brooks = [...sidesWith(w, 'stream'), ...sidesWith(w, 'pond')];
  const all = [brooks, sidesWith(w, 'river')].flatMap((sides) => courses(geometry, sides));
  return WATERS.map(([text, bank]) => {
    const hex = w.map.indexOf(bank);
    const far = all.map(({ points }) =>
      Math.min(...points.flatMap((px, i) => (i % 2 === 0 ? [Math.hypot(px - x[hex], points[i + 1] - y[hex])] : []))),
    );
    return { text, kind: 'water', places: [], course: all[far.indexOf(Math.min(...far))].points };
  });
}

export const NATIONS = { french: 'french', adg: 'anglo', prussian: 'prussian' } as const;
export type Army = (typeof units.ARMIES)[number];
