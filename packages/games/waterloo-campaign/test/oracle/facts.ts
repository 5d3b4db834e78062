import mapData from '../../data/map.json' with { type: 'json' };
import scenarioData from '../../data/scenarios.json' with { type: 'json' };
import unitData from '../../data/units.json' with { type: 'json' };

/** What never changes: the map and the counters, read from the data by hand and slowly. Hexes are their numbers as text. */

export type Side = 'french' | 'coalition';
export const SIDES: readonly Side[] = ['french', 'coalition'];
export const enemyOf = (side: Side): Side => (side === 'french' ? 'coalition' : 'french');

export const HEXES: readonly string[] = Object.keys(mapData.hexes);
const onTheMap = new Set(HEXES);

interface HexFacts {
  readonly terrain: string;
  readonly tags?: readonly string[];
}
const hexFacts = new Map<string, HexFacts>(Object.entries(mapData.hexes));
const hasTag = (hex: string, tag: string): boolean => hexFacts.get(hex)?.tags?.includes(tag) === true;

/** TEC-2: chateaux are towns for every rule. */
export const isTown = (hex: string): boolean => hexFacts.get(hex)?.terrain !== 'open';
export const isStream = (hex: string): boolean => hasTag(hex, 'stream');

/** MAP-1: what is added to the number of a hex to come to its neighbours. */
const EVEN_ROW = [-1, 1, -101, -100, 99, 100];
const ODD_ROW = [-1, 1, -100, -99, 100, 101];

const around = new Map<string, readonly string[]>(
  HEXES.map((hex) => {
    const offsets = Number(hex.slice(0, 2)) % 2 === 0 ? EVEN_ROW : ODD_ROW;
    return [hex, offsets.map((offset) => String(Number(hex) + offset)).filter((next) => onTheMap.has(next))];
  }),
);
export const neighbours = (hex: string): readonly string[] => around.get(hex) ?? [];

const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const pairsOf = (list: readonly (readonly string[])[]): Set<string> => new Set(list.map(([a, b]) => pair(a, b)));
const riverSides = pairsOf(mapData.hexsides.filter(([, , kind]) => kind === 'river'));
const bridgeSides = pairsOf(mapData.hexsides.filter(([, , kind]) => kind === 'bridge'));
const roadSides = pairsOf(mapData.roads);

/** TEC-4: a river hexside without a bridge. */
export const isRiver = (a: string, b: string): boolean => riverSides.has(pair(a, b));
export const isBridge = (a: string, b: string): boolean => bridgeSides.has(pair(a, b));
/** TEC-3, TEC-6 */
export const isRoad = (a: string, b: string): boolean => roadSides.has(pair(a, b)) || isBridge(a, b);

const apart: Readonly<Record<string, readonly (readonly string[])[]>> = mapData.unjoinedRoads;
/** TEC-3: whether the road from `a` into `hex` leads on to `b`; undefined stands for a beginning in `hex`. */
export const roadsMeet = (a: string | undefined, hex: string, b: string): boolean =>
  a === undefined || !(hex in apart) || apart[hex].some((road) => road.includes(a) && road.includes(b));

/** The hexes one step away that no river bars. */
const open = new Map(HEXES.map((hex) => [hex, neighbours(hex).filter((next) => !isRiver(hex, next))]));
export const openNeighbours = (hex: string): readonly string[] => open.get(hex) ?? [];
/** Adjacent with no river at all between, bridged or not. */
const dryNeighbours = (hex: string): readonly string[] => openNeighbours(hex).filter((next) => !isBridge(hex, next));

/** How far east a hex lies, in half hexes, and its row. */
const halvesEast = (hex: string): number => 2 * Number(hex.slice(2)) + (Number(hex.slice(0, 2)) % 2);
const rowOf = (hex: string): number => Number(hex.slice(0, 2));

/** MAP-2: each row gained moves half a hex to the side for nothing; what is left goes straight along the row. */
export function distance(a: string, b: string): number {
  const rows = Math.abs(rowOf(a) - rowOf(b));
  return rows + Math.max(0, (Math.abs(halvesEast(a) - halvesEast(b)) - rows) / 2);
}

/** ZOC-1 */
const control = new Map(HEXES.map((hex) => [hex, [hex, ...openNeighbours(hex)]]));
export const controlFrom = (hex: string): readonly string[] => control.get(hex) ?? [];
/** ZOI-1, ZOI-2 */
const influence = new Map(
  HEXES.map((hex) => {
    const first = dryNeighbours(hex);
    const second = first.flatMap(dryNeighbours).filter((far) => distance(hex, far) === 2);
    return [hex, [...new Set([hex, ...first, ...second])]];
  }),
);
export const influenceFrom = (hex: string): readonly string[] => influence.get(hex) ?? [];

export const within = (hex: string, reach: number): string[] => HEXES.filter((other) => distance(hex, other) <= reach);

/** */
export const BRUSSELS_ROAD: readonly string[] = mapData.brusselsCouilletRoad;
/** VIC-5 */
export const SOUTH: readonly string[] = mapData.lineOfCommunication.south;
export const NORTH: readonly string[] = mapData.lineOfCommunication.north;

export interface Piece {
  readonly id: string;
  readonly kind: 'infantry' | 'cavalry' | 'detachment' | 'hq';
  readonly army: string;
  readonly side: Side;
  /** movement and stars of the front and of the back; for an HQ its range */
  readonly move: readonly [number, number];
  readonly stars: readonly [number, number];
  readonly points: number;
  readonly parents: readonly string[];
  /** an entry location, and the place in the column there (REI-3) */
  readonly entry: readonly string[];
  readonly order: number;
}

const sideOfArmy = (army: string): Side => (army === 'French' ? 'french' : 'coalition');

interface Arrival {
  readonly unit: string;
  readonly hexes: readonly string[];
  readonly order: number;
}
const arrivals: readonly Arrival[] = scenarioData.scenarios.flatMap((scenario): readonly Arrival[] => [
  ...scenario.reinforcements,
]);
const noEntry = { hexes: [], order: 0 };

const corps = unitData.corps.map(({ id, army, type, sides, vp }): Piece => {
  const front = sides.advance ?? sides.fresh ?? { move: 0, stars: 0 };
  const back = sides.battle ?? sides.exhausted ?? { move: 0, stars: 0 };
  const { hexes, order } = arrivals.find(({ unit }) => unit === id) ?? noEntry;
  return {
    id,
    kind: type === 'cavalry' ? 'cavalry' : 'infantry',
    army,
    side: sideOfArmy(army),
    move: [front.move, back.move],
    stars: [front.stars, back.stars],
    points: vp,
    parents: [],
    entry: hexes,
    order,
  };
});
const detachments = unitData.detachments.map(
  ({ id, army, stars, vp, parents }): Piece => ({
    id,
    kind: 'detachment',
    army,
    side: sideOfArmy(army),
    move: [0, 0],
    stars: [stars, stars],
    points: vp,
    parents,
    entry: [],
    order: 0,
  }),
);
const hqs = unitData.hqs.map(
  ({ id, army, normalRange, battleRange, battleStars }): Piece => ({
    id,
    kind: 'hq',
    army,
    side: sideOfArmy(army),
    move: [normalRange, battleRange],
    stars: [0, battleStars],
    points: 0,
    parents: [],
    entry: [],
    order: 0,
  }),
);

export const PIECES: ReadonlyMap<string, Piece> = new Map(
  [...corps, ...detachments, ...hqs].map((piece) => [piece.id, piece]),
);
export const piece = (id: string): Piece => {
  const found = PIECES.get(id);
  if (found === undefined) throw new Error(`no piece ${id}`);
  return found;
};
export const sideOf = (id: string): Side => piece(id).side;
export const isHq = (id: string): boolean => piece(id).kind === 'hq';
export const isDetachment = (id: string): boolean => piece(id).kind === 'detachment';
export const isInfantry = (id: string): boolean => piece(id).kind === 'infantry';
/** GEN-8: a Detachment with a cavalry symbol is not Cavalry. */
export const isCavalry = (id: string): boolean => piece(id).kind === 'cavalry';
export const isCorps = (id: string): boolean => isInfantry(id) || isCavalry(id);

/** GEN-7 */
export const associated = (hq: string, unit: string): boolean => piece(hq).army === piece(unit).army;

export const HILL = 'aa-2';
export const ZIETHEN = 'pr-1';
export const NAPOLEON = 'hq-napoleon';
export const OLD_GUARD = 'fr-d-oldguard';
export const GRAND_BATTERY = 'fr-d-battery';
