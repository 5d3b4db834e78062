import { MapError, type MapFault, type Side, type Unit } from '@hundred-days/kernel';
import type { UnitDocument, UnitsDocument } from './documents.ts';

/** Static facts of the blocks (3.0). */

export const ARMIES = ['french', 'anglo-dutch', 'prussian'] as const;
export const FRENCH_ARMY = 0;
export const ANGLO_DUTCH = 1;
export const PRUSSIAN = 2;

/** Friend and enemy go by side. */
export const FRENCH = 0;
export const ALLIED = 1;
export const SIDES = ['french', 'allied'] as const;
export const otherSide = (side: Side): Side => 1 - side;
export const SIDE_OF_ARMY: readonly Side[] = [FRENCH, ALLIED, ALLIED];
export const ARMIES_OF: readonly (readonly number[])[] = [[FRENCH_ARMY], [ANGLO_DUTCH, PRUSSIAN]];

/** 3.6 */
export const TYPES = ['leader', 'infantry', 'cavalry', 'horse-artillery', 'foot-artillery'] as const;
export const LEADER = 0;
export const INFANTRY = 1;
export const CAVALRY = 2;
export const HORSE = 3;
export const FOOT = 4;

/** 6.23: corps by a number of its own; NO_CORPS for leaders. */
export const NO_CORPS = -1;

export interface Roster {
  readonly unitCount: number;
  readonly unitIds: readonly string[];
  /** -1 for an id that no unit has. */
  readonly unitIndex: (id: string) => Unit;
  readonly unitId: (unit: Unit) => string;
  /** In English, by id; where two armies share a name, the army is said too. */
  readonly unitNames: Readonly<Record<string, string>>;
  /** By unit. */
  readonly army: Uint8Array;
  readonly side: Uint8Array;
  readonly type: Uint8Array;
  readonly strength: Uint8Array;
  readonly firepower: Uint8Array;
  /** 5.3, 5.6: towns a unit moves, and by force march. */
  readonly pace: Uint8Array;
  readonly forcedPace: Uint8Array;
  /** 6.32g */
  readonly battleMoves: Uint8Array;
  readonly corps: Int8Array;
  /** What a unit is worth in a fight for each step it has; what all blocks of a side are at full strength. */
  readonly stepWorth: Float64Array;
  readonly fullWorth: readonly number[];
  /** By army: its leader, and (10.1, 10.2) the eliminated units that defeat it. */
  readonly leaders: readonly Unit[];
  readonly defeatedAt: readonly number[];
  /** The units of each army and side, ascending. */
  readonly unitsOfArmy: readonly Int16Array[];
  readonly unitsOf: readonly Int16Array[];
  /** 12.0b: steps that can be removed, by side: one of every unit but the leaders. */
  readonly mostBid: readonly number[];
}

export const isGun = ({ type }: Roster, unit: Unit): boolean => type[unit] === HORSE || type[unit] === FOOT;

/** 5.6a: a position has room for no longer move. */
const MOST_MOVES = 3;

/** Throws a MapError with all faults found. */
export function compileRoster({ units, types, armies }: UnitsDocument): Roster {
  const faults = faultsOf({ units, types, armies });
  if (faults.length > 0) throw new MapError(faults);
  const unitIds = units.map(({ id }) => id);
  const indexById = new Map(unitIds.map((id, index) => [id, index]));
  const unitIndex = (id: string): Unit => indexById.get(id) ?? -1;
  const army = Uint8Array.from(units, (unit) => armyOf(unit));
  const side = Uint8Array.from(army, (one) => SIDE_OF_ARMY[one]);
  const type = Uint8Array.from(units, (unit) => typeOf(unit));
  const strength = Uint8Array.from(units, ({ maxStrength }) => maxStrength);
  const corpsNames = [...new Set(units.filter(({ corps }) => corps !== null).map(({ fullId }) => fullId))];
  const stepWorth = Float64Array.from(units, ({ firepower }, unit) => worthOfStep(type[unit], firepower));
  const those = (is: (unit: Unit) => boolean): Int16Array => Int16Array.from([...units.keys()].filter(is));
  return {
    unitCount: units.length,
    unitIds,
    unitIndex,
    unitId: (unit) => unitIds[unit],
    unitNames: namesOf(units),
    army,
    side,
    type,
    strength,
    firepower: Uint8Array.from(units, ({ firepower }) => firepower),
    pace: Uint8Array.from(type, (one) => types[TYPES[one]].townMoves),
    forcedPace: Uint8Array.from(type, (one) => types[TYPES[one]].forceMarchMoves),
    battleMoves: Uint8Array.from(type, (one) => types[TYPES[one]].battleMoves),
    corps: Int8Array.from(units, ({ corps, fullId }) => (corps === null ? NO_CORPS : corpsNames.indexOf(fullId))),
    stepWorth,
    fullWorth: [FRENCH, ALLIED].map((one) =>
      side.reduce((sum, of, unit) => sum + (of === one ? strength[unit] * stepWorth[unit] : 0), 0),
    ),
    leaders: ARMIES.map((one) => unitIndex(armies[one].leader)),
    defeatedAt: ARMIES.map((one) => armies[one].defeatedAt),
    unitsOfArmy: ARMIES.map((_, one) => those((unit) => army[unit] === one)),
    unitsOf: SIDES.map((_, one) => those((unit) => side[unit] === one)),
    mostBid: SIDES.map((_, one) => those((unit) => side[unit] === one && type[unit] !== LEADER).length),
  };
}

const armyOf = ({ army }: UnitDocument): number => (ARMIES as readonly string[]).indexOf(army);
const typeOf = ({ type }: UnitDocument): number => (TYPES as readonly string[]).indexOf(type);

const worthOfStep = (type: number, firepower: number): number =>
  type === LEADER ? 1 : ([0, 0.75, 1, 1.35][firepower] ?? 1.35);

const ARMY_WORDS: Readonly<Record<string, string>> = {
  french: 'French',
  'anglo-dutch': 'Anglo-Dutch',
  prussian: 'Prussian',
};

function namesOf(units: readonly UnitDocument[]): Record<string, string> {
  const isShared = (name: string): boolean => units.filter((unit) => unit.name === name).length > 1;
  return Object.fromEntries(
    units.map(({ id, name, army }) => [
      id,
      (isShared(name) ? `${ARMY_WORDS[army]} ${name}` : name).replaceAll("'", '’'),
    ]),
  );
}

function faultsOf({ units, types, armies }: UnitsDocument): MapFault[] {
  const faults: MapFault[] = [];
  const ids = new Set<string>();
  for (const unit of units) {
    if (ids.has(unit.id)) faults.push({ code: 'duplicateNode', data: { unit: unit.id } });
    ids.add(unit.id);
    if (armyOf(unit) < 0) faults.push({ code: 'unknownAttribute', data: { unit: unit.id, army: unit.army } });
    if (typeOf(unit) < 0) faults.push({ code: 'unknownAttribute', data: { unit: unit.id, type: unit.type } });
  }
  for (const { leader } of Object.values(armies))
    if (!ids.has(leader)) faults.push({ code: 'unknownNode', data: { unit: leader } });
  for (const [type, { forceMarchMoves: moves }] of Object.entries(types))
    if (moves > MOST_MOVES) faults.push({ code: 'tooManyPlaces', data: { type, moves, most: MOST_MOVES } });
  return faults;
}
