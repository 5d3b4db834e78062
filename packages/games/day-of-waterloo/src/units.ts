import {
  type Counters,
  compileCounters,
  type MapFault,
  markedUnits,
  type Place,
  type Unit,
} from '@hundred-days/kernel';
import { type Board, PACES } from './board.ts';
import type { CorpsDocument, LeaderDocument, UnitDocument, UnitsDocument } from './documents.ts';

/** 1.0a: seats of two players have the same numbers. */
export const SIDES = ['french', 'allied'] as const;
export const FRENCH = 0;
export const ALLIED = 1;
export const enemyOf = (side: number): number => 1 - side;

export const ARMIES = ['french', 'adg', 'prussian'] as const;
export const [FRENCH_ARMY, ADG_ARMY, PRUSSIAN_ARMY] = ARMIES.keys();
export const sideOfArmy = (army: number): number => (army === FRENCH_ARMY ? FRENCH : ALLIED);

/** 3.4.1b */
export const GUNS = ['none', 'foot', 'horse', '12pdr'] as const;
export const [NO_GUN, FOOT_GUN, HORSE_GUN, TWELVE_POUNDER] = GUNS.keys();

export interface Levels {
  readonly full: number;
  readonly demoralization: number;
  /** 0 for never (13.1c). */
  readonly disintegration: number;
}

/** Static facts of the pieces (3.4): combat units first, then leaders, those of the variants last among each. */
export interface Roster extends Counters {
  /** Combat units are 0 to units - 1, leaders units to pieces - 1. */
  readonly units: number;
  readonly pieces: number;
  readonly unitData: readonly UnitDocument[];
  readonly leaderData: readonly LeaderDocument[];
  readonly army: Uint8Array;
  /** INFANTRY, CAVALRY, ARTILLERY of units, LEADER of leaders. */
  readonly arm: Uint8Array;
  readonly strength: Uint8Array;
  readonly morale: Uint8Array;
  /** Half points, before weather. */
  readonly allowance: Uint8Array;
  readonly gun: Uint8Array;
  readonly range: Uint8Array;
  readonly inherent: Uint8Array;
  /** 5.2f */
  readonly guard: Uint8Array;
  /** 9.4.5b, 11.11h: British cavalry. */
  readonly british: Uint8Array;
  readonly landwehr: Uint8Array;
  readonly dutchBelgian: Uint8Array;
  readonly corpsIds: readonly string[];
  /** Of units, historically; `corpsOf` of position.ts says it of a game. */
  readonly corps: Uint8Array;
  readonly corpsArmy: Uint8Array;
  readonly sideOfCorps: Uint8Array;
  readonly corpsLeader: readonly Unit[];
  readonly cavalryCorps: Uint8Array;
  readonly corpsLevels: readonly Levels[];
  /** By army, its leaders; by leader (- units), 1 for an army leader, and what he is worth to the die (8.1g). */
  readonly armyLeaders: readonly (readonly Unit[])[];
  readonly isArmyLeader: Uint8Array;
  readonly rallying: Int8Array;
  readonly radius: Uint8Array;
  /** 13.2a */
  readonly armyLevel: readonly number[];
  /** 4.1a: hexes where a piece may set up, ascending; none for one that comes later. */
  readonly areas: readonly Int16Array[];
  /** By hex, the units that may set up there only. */
  readonly boundTo: Readonly<Record<Place, readonly Unit[]>>;
  /** 15: the turn a piece comes, 0 for one that does not, and by which entry point (+ 1). */
  readonly dueOf: Uint8Array;
  readonly entryOf: Uint8Array;
  /** Pieces of the historical scenario: the others come only with a line of fate (16.0). */
  readonly historical: Uint8Array;
  /** 10.1, 10.5: by side, the units with guns, batteries or their own. */
  readonly gunnersOf: readonly Int16Array[];
  readonly unitsOfCorps: readonly Int16Array[];
  /** By side, ascending. */
  readonly leadersOf: readonly Int16Array[];
}

export const corpsId = (army: string, corps: string): string => `${army}-${corps}`;

const levelsOf = ({ maxStrength, demoralization, disintegration }: CorpsDocument): Levels => ({
  full: maxStrength,
  demoralization,
  disintegration: disintegration ?? 0,
});

export function compileRoster(document: UnitsDocument, board: Board): Roster {
  const units = [...document.units, ...document.variantUnits];
  const leaders = [...document.leaders, ...document.variantLeaders];
  const pieces = [...units, ...leaders];
  const armyOf = ({ army }: { readonly army: string }): number => (ARMIES as readonly string[]).indexOf(army);
  const counters = compileCounters(pieces, SIDES, (piece) => sideOfArmy(armyOf(piece)));
  const corps = [...document.corps, ...onceEach(document.variantCorps)];
  const corpsIds = corps.map((one) => corpsId(one.army, one.corps));
  const corpsOf = (unit: UnitDocument): number => corpsIds.indexOf(corpsId(unit.army, unit.corps));
  const areas = pieces.map(({ setup }) => areaOf(board, setup?.hexes ?? [], setup?.radius ?? 0));
  const boundTo: Record<Place, Unit[]> = {};
  for (const [unit, area] of areas.slice(0, units.length).entries())
    if (area.length === 1) boundTo[area[0]] = [...(boundTo[area[0]] ?? []), unit];
  return {
    ...counters,
    units: units.length,
    pieces: pieces.length,
    unitData: units,
    leaderData: leaders,
    army: Uint8Array.from(pieces, armyOf),
    arm: Uint8Array.from(pieces, (piece) =>
      'type' in piece ? PACES.indexOf(piece.type as (typeof PACES)[number]) : 3,
    ),
    strength: Uint8Array.from(units, ({ strength }) => strength),
    morale: Uint8Array.from(units, ({ morale }) => morale),
    allowance: Uint8Array.from(pieces, ({ move }) => 2 * move),
    gun: Uint8Array.from(units, ({ artillery = 'none' }) => GUNS.indexOf(artillery as (typeof GUNS)[number])),
    range: Uint8Array.from(units, ({ range = 0 }) => range),
    inherent: Uint8Array.from(units, ({ inherentArtillery = 0 }) => inherentArtillery),
    guard: markedUnits(units, ({ guardInfantry }) => guardInfantry === true),
    british: markedUnits(units, ({ britishCavalry }) => britishCavalry === true),
    landwehr: markedUnits(units, ({ landwehr }) => landwehr === true),
    dutchBelgian: markedUnits(units, ({ dutchBelgian }) => dutchBelgian === true),
    corpsIds,
    corps: Uint8Array.from(units, corpsOf),
    corpsArmy: Uint8Array.from(corps, armyOf),
    sideOfCorps: Uint8Array.from(corps, (one) => sideOfArmy(armyOf(one))),
    corpsLeader: corps.map(({ leader }) => counters.unitIndex(leader)),
    cavalryCorps: markedUnits(corps, ({ cavalryCorps }) => cavalryCorps),
    corpsLevels: corps.map(levelsOf),
    armyLeaders: ARMIES.map((army) =>
      leaders.filter((one) => one.army === army && one.kind === 'army').map(({ id }) => counters.unitIndex(id)),
    ),
    isArmyLeader: markedUnits(leaders, ({ kind }) => kind === 'army'),
    rallying: Int8Array.from(leaders, ({ reorganizationDieModifier }) => reorganizationDieModifier),
    radius: Uint8Array.from(leaders, ({ commandRadiusMP }) => 2 * commandRadiusMP),
    armyLevel: ARMIES.map((army) => document.armies[army].disintegration),
    areas,
    boundTo,
    dueOf: Uint8Array.from(pieces, ({ setup }) => setup?.turn ?? 0),
    entryOf: Uint8Array.from(pieces, ({ setup }) => setup?.entry ?? 0),
    historical: markedUnits(pieces, ({ setup }) => setup !== undefined),
    leadersOf: SIDES.map((_, side) =>
      Int16Array.from([...pieces.keys()].filter((piece) => piece >= units.length && counters.side[piece] === side)),
    ),
    gunnersOf: counters.unitsOf.map((all) =>
      all.filter((unit) => {
        const { artillery, inherentArtillery = 0 } = units[unit] ?? {};
        return artillery !== undefined || inherentArtillery > 0;
      }),
    ),
    unitsOfCorps: corps.map((_, one) =>
      Int16Array.from([...units.keys()].filter((unit) => corpsOf(units[unit]) === one)),
    ),
  };
}

/** III Corps is there twice: with the cavalry attached (16.1e; fates.ts has those levels), and as it marched (16.1f). */
const onceEach = (corps: readonly CorpsDocument[]): CorpsDocument[] =>
  corps.filter((one, i) => corps.findLastIndex((other) => other.army === one.army && other.corps === one.corps) === i);

/** 4.1a: within the radius of any of the hexes; 4.1b: distance ignores terrain. */
function areaOf({ map }: Board, hexes: readonly string[], radius: number): Int16Array {
  const found = new Set<Place>();
  for (const hex of hexes) for (const one of map.within(map.indexOf(hex), radius)) found.add(one);
  return Int16Array.from([...found].sort((a, b) => a - b));
}

/** What a roster refers to and does not have. */
export function rosterFaults(roster: Roster): MapFault[] {
  const faults: MapFault[] = [];
  for (const [i, id] of roster.unitIds.entries()) {
    if (roster.unitIds.indexOf(id) !== i) faults.push({ code: 'duplicateNode', data: { unit: id } });
    if (roster.army[i] > PRUSSIAN) faults.push({ code: 'unknownAttribute', data: { unit: id, army: 'none' } });
    if (roster.arm[i] > PACES.length) faults.push({ code: 'unknownAttribute', data: { unit: id, type: 'none' } });
  }
  for (const [i, unit] of roster.unitData.entries())
    if (roster.corps[i] >= roster.corpsIds.length)
      faults.push({ code: 'unknownAttribute', data: { unit: unit.id, corps: unit.corps } });
  for (const [i, leader] of roster.corpsLeader.entries())
    if (leader < 0) faults.push({ code: 'unknownNode', data: { corps: roster.corpsIds[i] } });
  return faults;
}

const PRUSSIAN: number = PRUSSIAN_ARMY;
