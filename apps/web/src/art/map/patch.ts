import type { HexMapData, Hexside } from '../mapdata.ts';
import type { ArtLayer, BoardGeometry, MapArt, Rect } from '../types.ts';
import { drawHexMap } from './draw.ts';

/** A few hexes of a map by themselves, drawn by the same recipes and in the same place: for a card or a legend. */

/** What belongs to the sheet and not to the ground. */
const OF_THE_SHEET = /^(laid|frame|neat-line|grid)/;

export function patchOf(data: HexMapData, middle: number): MapArt {
  const { layers } = drawHexMap(cut(data, nearTo(data.geometry, middle)));
  const shown = layers.filter(({ id, levels }: ArtLayer) => levels.includes('near') && !OF_THE_SHEET.test(id));
  // What lies on it goes by the numbers of the whole map.
  return { geometry: data.geometry, layers: shown, names: [] };
}

/** Two hexes around: a road bends by what comes after the next hex. */
function nearTo({ neighbours }: BoardGeometry, middle: number): readonly number[] {
  const ring = (places: Iterable<number>): number[] =>
    [...places].flatMap((place) => [place, ...neighbours.subarray(6 * place, 6 * place + 6)].filter((one) => one >= 0));
  return [...new Set(ring(ring([middle])))];
}

/** The same map with these places alone, numbered anew. */
function cut(data: HexMapData, places: readonly number[]): HexMapData {
  const number = new Map(places.map((place, i) => [place, i]));
  const of = (place: number): number => number.get(place) ?? -1;
  const kept = (list: readonly number[] = []): number[] => list.map(of).filter((place) => place >= 0);
  const sides = (list: readonly Hexside[] = []): Hexside[] =>
    list.flatMap(([place, direction]): Hexside[] => (of(place) < 0 ? [] : [[of(place), direction]]));
  const { geometry, passing = new Map() } = data;
  const { neighbours } = geometry;
  return {
    geometry: {
      ...geometry,
      size: places.length,
      ids: places.map((place) => geometry.ids[place]),
      x: Float64Array.from(places, (place) => geometry.x[place]),
      y: Float64Array.from(places, (place) => geometry.y[place]),
      neighbours: Int16Array.from(
        places.flatMap((place) => [...neighbours.subarray(6 * place, 6 * place + 6)].map(of)),
      ),
    },
    ground: places.map((place) => data.ground[place]),
    buildings: places.map((place) => data.buildings[place]),
    roads: data.roads.flatMap(({ a, b, type }) => (of(a) < 0 || of(b) < 0 ? [] : [{ a: of(a), b: of(b), type }])),
    roadEdges: (data.roadEdges ?? []).flatMap((edge) =>
      of(edge.place) < 0 ? [] : [{ ...edge, place: of(edge.place) }],
    ),
    passing: new Map(
      [...passing].flatMap(([place, roads]) => {
        const cutRoads = roads.map((road: readonly number[]) => road.map(of));
        // Where one of them leaves the patch they cannot be told apart, and need not be.
        return of(place) < 0 || cutRoads.flat().includes(-1) ? [] : [[of(place), cutRoads] as const];
      }),
    ),
    streamHexes: kept(data.streamHexes),
    streams: sides(data.streams),
    rivers: sides(data.rivers),
    bridges: sides(data.bridges),
    slopes: sides(data.slopes),
    crests: sides(data.crests),
    ridges: sides(data.ridges),
    high: kept(data.high),
    gates: (data.gates ?? []).flatMap((gate) => (of(gate.place) < 0 ? [] : [{ ...gate, place: of(gate.place) }])),
    names: [],
  };
}

/** The hex in the middle and a little of those around it. */
export function windowOn({ geometry: { x, y } }: MapArt, place: number, width = 1.3, height = width): Rect {
  return { x: x[place] - width / 2, y: y[place] - height / 2, width, height };
}
