import type { BoardGeometry, PlaceName } from './types.ts';

/** What the drawing of a hex map is told. It names no game: every adapter brings its own data into this form. */
export interface HexMapData {
  readonly geometry: BoardGeometry;
  /** What covers each place. */
  readonly ground: readonly Ground[];
  /** What is built on each place; null for nothing. */
  readonly buildings: readonly (Building | null)[];
  readonly roads: readonly Road[];
  /** Roads that leave the map. */
  readonly roadEdges?: readonly RoadEdge[];
  /** Places in which roads pass without meeting: each by the places it leads to. */
  readonly passing?: ReadonlyMap<number, readonly (readonly number[])[]>;
  readonly names: readonly PlaceName[];
  /** Water that runs along hexsides. */
  readonly streams?: readonly Hexside[];
  readonly rivers?: readonly Hexside[];
  /** Water that runs through hexes. */
  readonly streamHexes?: readonly number[];
  /** Water that nobody crosses, between two hexes. */
  readonly ponds?: readonly Hexside[];
  readonly bridges?: readonly Hexside[];
  /** The high place and the direction of the low one. */
  readonly slopes?: readonly Hexside[];
  /** Slopes among them whose edge blocks fire. */
  readonly crests?: readonly Hexside[];
  /** Crests without a high side. */
  readonly ridges?: readonly Hexside[];
  readonly high?: readonly number[];
  /** Where pieces come onto the map, and where roads that matter leave it. */
  readonly gates?: readonly Gate[];
}

/** A woods hex with a road keeps its trees: the road is drawn through them. A copse is lighter than woods beside it. */
export type Ground = 'clear' | 'woods' | 'woodsRoad' | 'copse' | 'marsh';

export type Building = 'farm' | 'chateau' | 'village' | 'town' | 'city';

export type RoadType = 'road' | 'track';

export interface Road {
  readonly a: number;
  readonly b: number;
  readonly type: RoadType;
}

export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

export interface RoadEdge {
  readonly place: number;
  readonly towards: Compass;
  readonly type: RoadType;
}

/** At the edge of the map, on the side named. */
export interface Gate {
  readonly place: number;
  readonly towards: Compass;
  readonly kind: 'entry' | 'exit';
}

/** A side of a place, by the kernel's directions 0 to 5; the place may lie at the edge of the map. */
export type Hexside = readonly [place: number, direction: number];

export function isWooded(ground: Ground): boolean {
  return ground === 'woods' || ground === 'woodsRoad';
}

/** A map of open ground, to be filled in. */
export function clearMap(geometry: BoardGeometry): HexMapData {
  return {
    geometry,
    ground: new Array<Ground>(geometry.size).fill('clear'),
    buildings: new Array<Building | null>(geometry.size).fill(null),
    roads: [],
    names: [],
  };
}
