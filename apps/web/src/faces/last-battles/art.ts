import { board, type UnitDocument, type World } from '@hundred-days/last-battles';
import { BandCounter } from '../../art/bands.tsx';
import { hexGeometry } from '../../art/geometry.ts';
import { courses } from '../../art/map/chains.ts';
import { drawHexMap } from '../../art/map/draw.ts';
import { hexGroups, sidesWith } from '../../art/map/read.ts';
import type { Building, Compass, Gate, Ground, HexMapData, Hexside, Road, RoadEdge } from '../../art/mapdata.ts';
import type { Arm, Band, BoardGeometry, CounterFace, MapArt, Nation, PlaceName, Roman } from '../../board/types.ts';

import { opens } from '../../face/battle/opens.ts';

/** The map of a battlefield and the counters, in the terms of the art. */

export function mapData(w: World): HexMapData {
  const geometry = hexGeometry(w.map);
  const document = documentOf(w);
  const named = hexesByName(w);
  return {
    // On its own sheet a hex goes by its number: the letter is the same for all of them.
    geometry: { ...geometry, ids: geometry.ids.map((id) => id.slice(document.sheet.length)), opens },
    ground: Array.from(w.terrain, (kind): Ground => GROUNDS[board.TERRAINS[kind]] ?? 'clear'),
    buildings: Array.from(w.terrain, (_, hex) => buildingIn(w, named, hex)),
    roads: roadsOf(w),
    roadEdges: edgesOf(w),
    streams: sidesWith(w, 'stream'),
    rivers: sidesWith(w, 'river'),
    bridges: sidesWith(w, 'bridge'),
    ridges: sidesWith(w, 'crest'),
    gates: gatesOf(w),
    names: [...placeNames(w, named), ...lines(w, geometry)],
  };
}

export const mapArt = (w: World): MapArt => ({
  ...drawHexMap(mapData(w)),
  headed: true,
  sparse: w.map.size > OF_ONE_FIELD,
});

/** Hexes of the largest battlefield; maps of several joined have more. */
const OF_ONE_FIELD = 1200;

type MapDocument = World['documents']['maps'][number];

export const documentOf = ({ id, documents }: World): MapDocument =>
  documents.maps.find((map) => map.id === id) as MapDocument;

const hexOf = (w: World, number: string): number => w.map.indexOf(documentOf(w).sheet + number);

const GROUNDS: Readonly<Record<string, Ground>> = { forest: 'woods', marsh: 'marsh' };

/** A town of several hexes has its church in the first of them. */
function buildingIn(w: World, named: Named, hex: number): Building | null {
  const kind = board.TERRAINS[w.terrain[hex]];
  if (kind === 'chateau') return 'chateau';
  if (kind !== 'town') return null;
  const [first, ...others] = named.get(w.hexNames[hex] ?? '') ?? [];
  return others.length > 0 && first === hex ? 'town' : 'village';
}

/** The hexes of each name, those first met first. */
type Named = ReadonlyMap<string, readonly number[]>;

function hexesByName({ hexNames }: World): Named {
  const named = new Map<string, number[]>();
  for (const [hex, name] of hexNames.entries()) {
    if (name === null) continue;
    const hexes = named.get(name);
    if (hexes === undefined) named.set(name, [hex]);
    else hexes.push(hex);
  }
  return named;
}

function roadsOf(w: World): Road[] {
  return documentOf(w).roads.map(([a, b, kind]) => ({
    a: hexOf(w, a),
    b: hexOf(w, b),
    type: kind === 'road' ? 'road' : 'track',
  }));
}

/** Roads that leave the map: by each edge of a hex one, the better of several. */
function edgesOf(w: World): RoadEdge[] {
  const best = new Map<string, RoadEdge>();
  for (const { hex, edge, kind } of documentOf(w).edgeRoads) {
    const key = `${hex}${edge}`;
    if (best.get(key)?.type === 'road') continue;
    best.set(key, { place: hexOf(w, hex), towards: edge as Compass, type: kind === 'road' ? 'road' : 'track' });
  }
  return [...best.values()];
}

/** 9.0: where reinforcements come in, on the side a road comes from if there is one. */
function gatesOf(w: World): Gate[] {
  return w.entryHexes.map((place) => ({ place, towards: edgeAt(w, place), kind: 'entry' }));
}

function edgeAt(w: World, place: number): Compass {
  const road = documentOf(w).edgeRoads.find(({ hex }) => hexOf(w, hex) === place);
  if (road !== undefined) return road.edge as Compass;
  const { col, row } = w.map;
  if (col[place] === Math.min(...col)) return 'W';
  if (col[place] === Math.max(...col)) return 'E';
  return row[place] === Math.min(...row) ? 'N' : 'S';
}

/** Names as the data have them: what they are called is in names.ts. One for each group of hexes that bear it; a wood in several parts is named at the largest. */
function placeNames(w: World, named: Named): PlaceName[] {
  return [...named].map(([name, hexes]) => {
    const parts = hexGroups(w.neighbours, hexes);
    const places = parts.reduce((best, part) => (part.length > best.length ? part : best));
    const minor = board.TERRAINS[w.terrain[places[0]]] === 'clear';
    return { text: name, kind: nameKind(w, places), places, chief: CHIEF.has(name), minor };
  });
}

/** What everybody looks for first on these fields. */
const CHIEF: ReadonlySet<string> = new Set([
  'Bierges',
  'Brye',
  'Gemioncourt',
  'Hougoumont',
  'La Belle Alliance',
  'La Haye Sainte',
  'Limale',
  'Maison du Roi',
  'Mont-St-Jean',
  'Papelotte',
  'Pireaumont',
  'Quatre Bras',
  'Tongrinelle',
  'Wagnelee',
]);

function nameKind(w: World, places: readonly number[]): PlaceName['kind'] {
  switch (board.TERRAINS[w.terrain[places[0]]]) {
    case 'town':
      return places.length > 1 ? 'town' : 'village';
    case 'forest':
      return 'area';
    default:
      return 'farm';
  }
}

/** Waters and heights are named beside their lines, a long one several times. */
function lines(w: World, geometry: BoardGeometry): PlaceName[] {
  return (documentOf(w).features ?? []).flatMap(({ name, kind, hexsides }) => {
    const sides = hexsides.map(([a, b]): Hexside => [hexOf(w, a), w.map.direction(hexOf(w, a), hexOf(w, b))]);
    const [course] = courses(geometry, sides).sort((a, b) => b.points.length - a.points.length);
    const parts = Math.max(1, Math.round(course.points.length / 2 / NAMED_EVERY));
    const length = Math.ceil(course.points.length / 2 / parts);
    return Array.from({ length: parts }, (_, i): PlaceName => {
      const part = course.points.slice(2 * i * length, 2 * (i + 1) * length);
      return { text: name, kind: kind === 'crest' ? 'height' : 'water', places: [], course: part };
    });
  });
}

/** In hexsides. */
const NAMED_EVERY = 22;

export const NATIONS: Readonly<Record<string, Nation>> = {
  french: 'french',
  'anglo-allied': 'anglo',
  prussian: 'prussian',
};
const ARMS: Readonly<Record<string, Arm>> = {
  inf: 'infantry',
  cav: 'cavalry-heavy',
  art: 'artillery',
  'horse-art': 'horse-artillery',
};

/** The counter as it lies with one of its sides up. */
export function counterFace(unit: UnitDocument, reduced: boolean): CounterFace {
  const tint = TINTS[unit.nationality];
  return {
    nation: NATIONS[unit.army],
    arm: ARMS[unit.type],
    left: String(reduced ? (unit.reduced ?? unit.full) : unit.full),
    right: String(unit.movement),
    designation: unit.designation,
    band: bandOf(unit),
    draw: BandCounter,
    ...(tint === undefined ? {} : { tint }),
    ...(reduced ? { reduced } : {}),
  };
}

const TINTS: Readonly<Record<string, CounterFace['tint']>> = { Netherlands: 'netherlands', Brunswick: 'brunswick' };

/** French and Prussian corps by their colours; contingents by theirs, as it is by them that the Allies are told apart. */
export function bandOf({ army, command, nationality }: Pick<UnitDocument, 'army' | 'command' | 'nationality'>): Band {
  if (army === 'anglo-allied') return { colour: CONTINGENTS[nationality] ?? 'plain', ...divisionTally(command) };
  if (command === 'Gd') return { colour: 'guard', tally: '*' };
  if (command.endsWith('C')) return { colour: 'plain', tally: command.slice(0, -1) as Roman, slanted: true };
  return { colour: command.toLowerCase() as Band['colour'], tally: command as Roman };
}

const CONTINGENTS: Readonly<Record<string, Band['colour']>> = {
  Nassau: 'ii',
  KGL: 'iii',
  Hanoverian: 'vi',
  Netherlands: 'netherlands',
  Brunswick: 'brunswick',
};

const ROMAN: readonly Roman[] = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** "3Br" and "3Neth" are third divisions; the cavalry has no number and leans. */
function divisionTally(command: string): Pick<Band, 'tally' | 'slanted'> {
  if (command.endsWith('Cav')) return { tally: 'I', slanted: true };
  return { tally: ROMAN[Number.parseInt(command, 10) - 1] ?? '' };
}
