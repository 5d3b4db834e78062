import scenarioData from '../data/scenarios.json' with { type: 'json' };
import unitData from '../data/units.json' with { type: 'json' };
import { MAP } from './board.ts';

/** Static facts of the counters (GEN, CTR). Pieces are numbered Corps first, then Detachments, then HQs. */

/** GEN-1: friend and enemy go by side. Seats have the same numbers. */
export const FRENCH = 0;
export const COALITION = 1;
export const SIDES = ['french', 'coalition'] as const;
export const enemyOf = (side: number): number => 1 - side;

/** GEN-2: army words are exact. */
export const ARMIES = ['French', 'Anglo-Allied', 'Prussian'] as const;
export const FRENCH_ARMY = 0;
export const ANGLO_ALLIED = 1;
export const PRUSSIAN = 2;

export const UNIT_DATA = [...unitData.corps, ...unitData.detachments, ...unitData.hqs];
export const UNITS = UNIT_DATA.length;
export const CORPS = unitData.corps.length;
/** The first piece that is a Detachment, and the first that is an HQ. */
export const DETACHMENTS = CORPS;
export const HQS = CORPS + unitData.detachments.length;

export const UNIT_IDS: readonly string[] = UNIT_DATA.map((unit) => unit.id);
const indexById = new Map(UNIT_IDS.map((id, index) => [id, index]));
/** -1 for an id that no piece has. */
export const unitIndex = (id: string): number => indexById.get(id) ?? -1;
export const unitId = (unit: number): string => UNIT_IDS[unit];

export const isCorps = (unit: number): boolean => unit < CORPS;
export const isDetachment = (unit: number): boolean => unit >= DETACHMENTS && unit < HQS;
export const isHq = (unit: number): boolean => unit >= HQS;

export const ARMY = Uint8Array.from(UNIT_DATA, (unit) => (ARMIES as readonly string[]).indexOf(unit.army));
export const SIDE = Uint8Array.from(ARMY, (army) => (army === FRENCH_ARMY ? FRENCH : COALITION));

/** GEN-5, GEN-8: Cavalry Corps only; a Detachment with a cavalry symbol is not Cavalry. */
export const CAVALRY = Uint8Array.from(UNIT_DATA, (unit) => ('type' in unit && unit.type === 'cavalry' ? 1 : 0));

/** Movement by piece and face: 2 * unit + face (GEN-4, GEN-5). */
export const ALLOWANCE = Uint8Array.from({ length: 2 * UNITS }, (_, i) =>
  i >> 1 < CORPS ? facesOf(i >> 1)[i & 1].move : 0,
);
/** Stars by piece and face (CTR-1 to CTR-4, CTR-6). Hill's may be one less: see LOC-1. */
export const STARS = Uint8Array.from({ length: 2 * UNITS }, (_, i) => starsOf(i >> 1, i & 1));
/** CTR-1: Command Range by piece and face. */
export const RANGE = Uint8Array.from({ length: 2 * UNITS }, (_, i) => rangeOf(i >> 1, i & 1));
/** VIC-1 to VIC-4 */
export const POINTS = Uint8Array.from(UNIT_DATA, (unit) => ('vp' in unit ? unit.vp : 0));

interface FaceData {
  readonly move: number;
  readonly stars: number;
}

function facesOf(corps: number): readonly FaceData[] {
  const { sides } = unitData.corps[corps];
  return [sides.advance ?? sides.fresh, sides.battle ?? sides.exhausted].map((face) => {
    if (face === undefined) throw new Error(`a counter has two sides: ${unitId(corps)}`);
    return face;
  });
}

function starsOf(unit: number, face: number): number {
  if (isCorps(unit)) return facesOf(unit)[face].stars;
  if (isDetachment(unit)) return unitData.detachments[unit - DETACHMENTS].stars;
  const { normalStars, battleStars } = unitData.hqs[unit - HQS];
  return face === 0 ? normalStars : battleStars;
}

function rangeOf(unit: number, face: number): number {
  if (!isHq(unit)) return 0;
  const { normalRange, battleRange } = unitData.hqs[unit - HQS];
  return face === 0 ? normalRange : battleRange;
}

export const HILL = unitIndex('aa-2');
export const ZIETHEN = unitIndex('pr-1');
export const NAPOLEON = unitIndex('hq-napoleon');
export const OLD_GUARD = unitIndex('fr-d-oldguard');
export const GRAND_BATTERY = unitIndex('fr-d-battery');

/** D-4: the Corps a Detachment may be traced from, -1 for none. */
export const PARENT = Int8Array.from(UNIT_DATA, (unit) =>
  'parents' in unit && unit.parents.length > 0 ? unitIndex(unit.parents[0]) : -1,
);

const piecesWhere = (take: (unit: number) => boolean): Int16Array =>
  Int16Array.from([...UNIT_DATA.keys()].filter(take));

/** The pieces of each side, ascending. */
export const CORPS_OF: readonly Int16Array[] = [FRENCH, COALITION].map((side) =>
  piecesWhere((unit) => isCorps(unit) && SIDE[unit] === side),
);
export const DETACHMENTS_OF: readonly Int16Array[] = [FRENCH, COALITION].map((side) =>
  piecesWhere((unit) => isDetachment(unit) && SIDE[unit] === side),
);
export const HQS_OF: readonly Int16Array[] = [FRENCH, COALITION].map((side) =>
  piecesWhere((unit) => isHq(unit) && SIDE[unit] === side),
);
/** GEN-7: the HQs of each army. */
export const HQS_OF_ARMY: readonly Int16Array[] = ARMIES.map((_, army) =>
  piecesWhere((unit) => isHq(unit) && ARMY[unit] === army),
);
export const UNITS_OF_ARMY: readonly Int16Array[] = ARMIES.map((_, army) =>
  piecesWhere((unit) => !isHq(unit) && ARMY[unit] === army),
);
export const CAVALRY_OF: readonly Int16Array[] = [FRENCH, COALITION].map((side) =>
  piecesWhere((unit) => CAVALRY[unit] === 1 && SIDE[unit] === side),
);

/** REI-2, REI-3: where a Corps comes on and its place in the column there; the same in every scenario that names it. */
export interface Entry {
  readonly hexes: readonly number[];
  readonly order: number;
}
export const ENTRY: readonly (Entry | null)[] = UNIT_IDS.map((id) => {
  const arrivals: readonly { unit: string; hexes: readonly string[]; order: number }[] = scenarioData.scenarios.flatMap(
    (scenario) => scenario.reinforcements,
  );
  const found = arrivals.find(({ unit }) => unit === id);
  return found === undefined ? null : { hexes: found.hexes.map(MAP.indexOf), order: found.order };
});
