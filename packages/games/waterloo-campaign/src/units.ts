import type { Seat, Unit } from '@hundred-days/kernel';
import { type Board, named } from './board.ts';
import type { FaceDocument, ScenariosDocument, UnitsDocument } from './documents.ts';

/** Static facts of the counters (GEN, CTR). Pieces are numbered Corps first, then Detachments, then HQs. */

/** GEN-1: friend and enemy go by side, and each side is a seat. */
export type Side = Seat;
export const FRENCH = 0;
export const COALITION = 1;
export const SIDES = ['french', 'coalition'] as const;
export const enemyOf = (side: Side): Side => 1 - side;

/** GEN-2: army words are exact. */
export const ARMIES = ['French', 'Anglo-Allied', 'Prussian'] as const;
export const [FRENCH_ARMY, ANGLO_ALLIED, PRUSSIAN] = ARMIES.keys();

export interface Roster {
  /** How many pieces there are, and how many of them are Corps. */
  readonly units: number;
  readonly corps: number;
  /** The first piece that is a Detachment, and the first that is an HQ. */
  readonly detachments: number;
  readonly hqs: number;
  readonly unitIds: readonly string[];
  readonly indexById: ReadonlyMap<string, number>;
  readonly army: Uint8Array;
  readonly side: Uint8Array;
  /** GEN-5, GEN-8: Cavalry Corps only; a Detachment with a cavalry symbol is not Cavalry. */
  readonly cavalry: Uint8Array;
  /** Movement by piece and face: 2 * unit + face (GEN-4, GEN-5). */
  readonly allowance: Uint8Array;
  /** Stars by piece and face (CTR-1 to CTR-4, CTR-6). Hill's may be one less: see LOC-1. */
  readonly stars: Uint8Array;
  /** CTR-1: Command Range by piece and face. */
  readonly range: Uint8Array;
  /** VIC-1 to VIC-4 */
  readonly points: Uint8Array;
  /** Pieces that rules call by their names. */
  readonly hill: number;
  readonly ziethen: number;
  readonly napoleon: number;
  readonly oldGuard: number;
  readonly grandBattery: number;
  /** D-4: the Corps a Detachment may be traced from, -1 for none. */
  readonly parent: Int8Array;
  /** The pieces of each side, ascending. */
  readonly corpsOf: readonly Int16Array[];
  readonly detachmentsOf: readonly Int16Array[];
  readonly hqsOf: readonly Int16Array[];
  readonly cavalryOf: readonly Int16Array[];
  /** GEN-7: the HQs of each army; and its Corps and Detachments. */
  readonly hqsOfArmy: readonly Int16Array[];
  readonly unitsOfArmy: readonly Int16Array[];
  /** REI-2, REI-3 */
  readonly entry: readonly (Entry | null)[];
}

/** REI-2, REI-3: where a Corps comes on and its place in the column there; the same in every scenario that names it. */
export interface Entry {
  readonly hexes: readonly number[];
  readonly order: number;
}

/** Who is in a hex is packed into five bits for each kind of piece. */
const MOST_OF_A_KIND = 31;

/** Throws an Error with everything that is wrong. */
export function compileRoster(document: UnitsDocument, scenarios: ScenariosDocument, board: Board): Roster {
  const pieces = [...document.corps, ...document.detachments, ...document.hqs];
  const corps = document.corps.length;
  const hqs = corps + document.detachments.length;
  const unitIds = pieces.map(({ id }) => id);
  const indexById = new Map(unitIds.map((id, index) => [id, index]));
  throwFaults(document, indexById);
  const index = (id: string): number => indexById.get(id) ?? -1;
  const faces = document.corps.map(({ id, sides }) => facesOf(id, sides));
  const byFace = (value: (unit: Unit, face: number) => number): Uint8Array =>
    Uint8Array.from({ length: 2 * pieces.length }, (_, i) => value(i >> 1, i & 1));
  const army = Uint8Array.from(pieces, (piece) => (ARMIES as readonly string[]).indexOf(piece.army));
  const side = Uint8Array.from(army, (of) => (of === FRENCH_ARMY ? FRENCH : COALITION));
  const cavalry = Uint8Array.from(pieces, (piece) => ('type' in piece && piece.type === 'cavalry' ? 1 : 0));
  const where = (take: (unit: Unit) => boolean): Int16Array => Int16Array.from([...pieces.keys()].filter(take));
  const bySide = (take: (unit: Unit) => boolean): Int16Array[] =>
    [FRENCH, COALITION].map((of) => where((unit) => side[unit] === of && take(unit)));
  const byArmy = (take: (unit: Unit) => boolean): Int16Array[] =>
    ARMIES.map((_, of) => where((unit) => army[unit] === of && take(unit)));
  return {
    units: pieces.length,
    corps,
    detachments: corps,
    hqs,
    unitIds,
    indexById,
    army,
    side,
    cavalry,
    allowance: byFace((unit, face) => (unit < corps ? faces[unit][face].move : 0)),
    stars: byFace((unit, face) => {
      if (unit < corps) return faces[unit][face].stars;
      if (unit < hqs) return document.detachments[unit - corps].stars;
      const { normalStars, battleStars } = document.hqs[unit - hqs];
      return face === 0 ? normalStars : battleStars;
    }),
    range: byFace((unit, face) => {
      if (unit < hqs) return 0;
      const { normalRange, battleRange } = document.hqs[unit - hqs];
      return face === 0 ? normalRange : battleRange;
    }),
    points: Uint8Array.from(pieces, (piece) => ('vp' in piece ? piece.vp : 0)),
    hill: index('aa-2'),
    ziethen: index('pr-1'),
    napoleon: index('hq-napoleon'),
    oldGuard: index('fr-d-oldguard'),
    grandBattery: index('fr-d-battery'),
    parent: Int8Array.from(pieces, (piece) =>
      'parents' in piece && piece.parents.length > 0 ? index(piece.parents[0]) : -1,
    ),
    corpsOf: bySide((unit) => unit < corps),
    detachmentsOf: bySide((unit) => unit >= corps && unit < hqs),
    hqsOf: bySide((unit) => unit >= hqs),
    cavalryOf: bySide((unit) => cavalry[unit] === 1),
    hqsOfArmy: byArmy((unit) => unit >= hqs),
    unitsOfArmy: byArmy((unit) => unit < hqs),
    entry: entriesOf(unitIds, scenarios, board),
  };
}

/** Pieces that rules call by their names: a world has them all. */
const NAMED = ['aa-2', 'pr-1', 'hq-napoleon', 'fr-d-oldguard', 'fr-d-battery'];

function throwFaults({ corps, detachments, hqs }: UnitsDocument, byId: ReadonlyMap<string, number>): void {
  const pieces = [...corps, ...detachments, ...hqs];
  const faults = NAMED.filter((id) => !byId.has(id)).map((id) => `the rules name the piece ${id}, and there is none`);
  if (byId.size < pieces.length) faults.push('two pieces have the same id');
  for (const { id, army } of pieces)
    if (!(ARMIES as readonly string[]).includes(army)) faults.push(`${id}: there is no army ${army}`);
  for (const list of [corps, detachments, hqs])
    if (list.length > MOST_OF_A_KIND) faults.push(`more than ${MOST_OF_A_KIND} pieces of a kind`);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

function facesOf(id: string, { advance, battle, fresh, exhausted }: UnitsDocument['corps'][number]['sides']) {
  const [front, back] = [advance ?? fresh, battle ?? exhausted];
  if (front === undefined || back === undefined) throw new Error(`a counter has two sides: ${id}`);
  return [front, back] satisfies readonly FaceDocument[];
}

function entriesOf(unitIds: readonly string[], { scenarios }: ScenariosDocument, { map }: Board): (Entry | null)[] {
  const arrivals = scenarios.flatMap((scenario) => scenario.reinforcements);
  return unitIds.map((id) => {
    const found = arrivals.find(({ unit }) => unit === id);
    return found === undefined ? null : { hexes: named(map, `entry of ${id}`, found.hexes), order: found.order };
  });
}

/** -1 for an id that no piece has. */
export const unitIndex = (w: Roster, id: string): number => w.indexById.get(id) ?? -1;
export const unitId = (w: Roster, unit: Unit): string => w.unitIds[unit];

export const isCorps = (w: Roster, unit: Unit): boolean => unit < w.corps;
export const isDetachment = (w: Roster, unit: Unit): boolean => unit >= w.detachments && unit < w.hqs;
export const isHq = (w: Roster, unit: Unit): boolean => unit >= w.hqs;
