import { compileGraph } from '@hundred-days/kernel';
import mapData from '../data/map.json' with { type: 'json' };

/** Static facts of the mapboard (1.0) and of the turn record, compiled once from the data into arrays. */

interface TownData {
  readonly name: string;
  readonly kind: string;
  readonly country: string;
  readonly deploymentZone: string;
}

const towns: Readonly<Record<string, TownData>> = mapData.towns;

/** 1.0a, 1.0c: towns and the roads between them. */
export const NET = compileGraph(
  Object.keys(towns),
  mapData.roads.map(({ a, b, class: size, crossesRiver }) => ({ a, b, size, crossesRiver })),
);
export const TOWNS = NET.ids.length;
export const ROADS = NET.edges.length;
export const townId = (town: number): string => NET.ids[town];
export const TOWN_NAMES: readonly string[] = NET.ids.map((id) => towns[id].name);
export const roadBetween = NET.edgeBetween;
/** The town at the other end of a road. */
export const farEnd = (road: number, town: number): number =>
  NET.ends[2 * road] === town ? NET.ends[2 * road + 1] : NET.ends[2 * road];

/** 1.0c, 1.0d */
export const MAJOR = Uint8Array.from(NET.edges, ({ size }) => (size === 'major' ? 1 : 0));
export const RIVER = Uint8Array.from(NET.edges, ({ crossesRiver }) => (crossesRiver ? 1 : 0));

/** 4.1, 4.2: which army may deploy in a town: the index of the army. */
export const ZONES = ['french', 'anglo-dutch', 'prussian'] as const;
export const ZONE = Int8Array.from(NET.ids, (id) => (ZONES as readonly string[]).indexOf(towns[id].deploymentZone));

/** 9.0, 10.1d */
export const GHENT = NET.indexOf('ghent');
export const BRUSSELS = NET.indexOf('brussels');
export const LIEGE = NET.indexOf('liege');
export const CITIES: readonly number[] = [BRUSSELS, GHENT, LIEGE];

/** The neighbours of a town are NEXT[FIRST[town] .. FIRST[town + 1] - 1], by the roads VIA. */
export const { first: FIRST, to: NEXT, via: VIA } = NET;

/** 1.0g: Player Turns in order; turn 1 is at index 1. */
export const TURNS = mapData.turnTrack.length;
export const NIGHT: readonly boolean[] = [false, ...mapData.turnTrack.map(({ night }) => night)];
export const TURN_SIDE: readonly number[] = [0, ...mapData.turnTrack.map(({ side }) => (side === 'french' ? 0 : 1))];
export const TURN_DATES: readonly string[] = ['', ...mapData.turnTrack.map(({ date }) => date)];
