import { compileGraph, type Graph, MapError, type MapFault, type Place, type Side } from '@hundred-days/kernel';
import type { MapDocument, RoadDocument } from './documents.ts';

/** Static facts of the mapboard (1.0) and of the turn record, compiled from the data into arrays. */
export interface Board {
  /** 1.0a, 1.0c: towns and the roads between them. */
  readonly net: Graph<RoadDocument>;
  readonly townCount: number;
  readonly roadCount: number;
  readonly townNames: readonly string[];
  readonly townId: (town: Place) => string;
  readonly roadBetween: (a: Place, b: Place) => number;
  /** 1.0c, 1.0d: by road. */
  readonly major: Uint8Array;
  readonly river: Uint8Array;
  /** 4.1, 4.2: which army may deploy in a town: the index of the army. */
  readonly zone: Int8Array;
  /** 9.0, 10.1d */
  readonly ghent: Place;
  readonly brussels: Place;
  readonly liege: Place;
  readonly cities: readonly Place[];
  /** The neighbours of a town are next[first[town] .. first[town + 1] - 1], by the roads via. */
  readonly first: Readonly<Int32Array>;
  readonly next: Readonly<Int16Array>;
  readonly via: Readonly<Int16Array>;
  /** Roads between every two towns, by a * townCount + b. */
  readonly distances: Uint8Array;
  /** 1.0g: Player Turns in order; turn 1 is at index 1. */
  readonly turns: number;
  readonly night: readonly boolean[];
  readonly turnSide: readonly Side[];
  readonly turnDates: readonly string[];
}

/** 4.1, 4.2 */
export const ZONES = ['french', 'anglo-dutch', 'prussian'] as const;

/** The town at the other end of a road. */
export const farEnd = ({ net }: Board, road: number, town: Place): Place =>
  net.ends[2 * road] === town ? net.ends[2 * road + 1] : net.ends[2 * road];

/** Throws a MapError with all faults found. */
export function compileBoard({ towns, roads, turnTrack }: MapDocument): Board {
  const net = compileGraph(Object.keys(towns), roads);
  const faults = [...zoneFaults(towns), ...cityFaults(net)];
  if (faults.length > 0) throw new MapError(faults);
  const [brussels, ghent, liege] = CITIES.map(net.indexOf);
  const { first, to: next, via } = net;
  return {
    net,
    townCount: net.ids.length,
    roadCount: roads.length,
    townNames: net.ids.map((id) => towns[id].name),
    townId: (town) => net.ids[town],
    roadBetween: net.edgeBetween,
    major: Uint8Array.from(roads, (road) => (road.class === 'major' ? 1 : 0)),
    river: Uint8Array.from(roads, ({ crossesRiver }) => (crossesRiver ? 1 : 0)),
    zone: Int8Array.from(net.ids, (id) => zoneOf(towns[id].deploymentZone)),
    ghent,
    brussels,
    liege,
    cities: [brussels, ghent, liege],
    first,
    next,
    via,
    distances: distancesOf(net),
    turns: turnTrack.length,
    night: [false, ...turnTrack.map(({ night }) => night)],
    turnSide: [0, ...turnTrack.map(({ side }) => (side === 'french' ? 0 : 1))],
    turnDates: ['', ...turnTrack.map(({ date }) => date)],
  };
}

const CITIES: readonly string[] = ['brussels', 'ghent', 'liege'];

const zoneOf = (zone: string): number => (ZONES as readonly string[]).indexOf(zone);

const zoneFaults = (towns: MapDocument['towns']): MapFault[] =>
  Object.entries(towns)
    .filter(([, { deploymentZone }]) => zoneOf(deploymentZone) < 0)
    .map(([node, { deploymentZone }]) => ({ code: 'unknownAttribute', data: { node, attribute: deploymentZone } }));

const cityFaults = ({ indexOf }: Graph): MapFault[] =>
  CITIES.filter((city) => indexOf(city) < 0).map((node) => ({ code: 'unknownNode', data: { node } }));

/** Farther than any town is. */
const NO_WAY = 99;

function distancesOf({ ids, distance }: Graph): Uint8Array {
  return Uint8Array.from({ length: ids.length ** 2 }, (_, i) => {
    const towns = distance(Math.floor(i / ids.length), i % ids.length);
    return towns < 0 ? NO_WAY : Math.min(NO_WAY, towns);
  });
}
