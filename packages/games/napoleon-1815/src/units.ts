import { compileCounters, MapError, type MapFault, type Side, type Unit } from '@hundred-days/kernel';
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
export const [LEADER, INFANTRY, CAVALRY, HORSE, FOOT] = TYPES.keys();

/** 6.23: corps by a number of its own; NO_CORPS for leaders. */
export const NO_CORPS = -1;

export type Roster = ReturnType<typeof compileRoster>;

export const isGun = ({ type }: Roster, unit: Unit): boolean => type[unit] === HORSE || type[unit] === FOOT;

/** 5.6a: a position has room for no longer move. */
const MOST_MOVES = 3;

/** Throws a MapError with all faults found. */
export function compileRoster({ units, types, armies }: UnitsDocument) {
  const faults = faultsOf({ units, types, armies });
  if (faults.length > 0) throw new MapError(faults);
  const army = Uint8Array.from(units, (unit) => armyOf(unit));
  const counters = compileCounters(units, SIDES, (unit) => SIDE_OF_ARMY[armyOf(unit)]);
  const { side, unitIndex } = counters;
  const type = Uint8Array.from(units, (unit) => typeOf(unit));
  const strength = Uint8Array.from(units, ({ maxStrength }) => maxStrength);
  const corpsNames = [...new Set(units.filter(({ corps }) => corps !== null).map(({ fullId }) => fullId))];
  const stepWorth = Float64Array.from(units, ({ firepower }, unit) => worthOfStep(type[unit], firepower));
  const those = (is: (unit: Unit) => boolean): Int16Array => Int16Array.from([...units.keys()].filter(is));
  const byType = (count: (numbers: TypeNumbers) => number): Uint8Array =>
    Uint8Array.from(type, (one) => count(types[TYPES[one]]));
  return {
    ...counters,
    unitCount: units.length,
    /** In English, by id; where two armies share a name, the army is said too. */
    unitNames: namesOf(units),
    army,
    type,
    strength,
    firepower: Uint8Array.from(units, ({ firepower }) => firepower),
    /** 5.3, 5.6: towns a unit moves, and by force march. */
    pace: byType(({ townMoves }) => townMoves),
    forcedPace: byType(({ forceMarchMoves }) => forceMarchMoves),
    /** 6.32g */
    battleMoves: byType(({ battleMoves }) => battleMoves),
    corps: Int8Array.from(units, ({ corps, fullId }) => (corps === null ? NO_CORPS : corpsNames.indexOf(fullId))),
    /** What a unit is worth in a fight for each step it has; what all blocks of a side are at full strength. */
    stepWorth,
    fullWorth: [FRENCH, ALLIED].map((one) =>
      side.reduce((sum, of, unit) => sum + (of === one ? strength[unit] * stepWorth[unit] : 0), 0),
    ),
    /** By army: its leader, and (10.1, 10.2) the eliminated units that defeat it. */
    leaders: ARMIES.map((one) => unitIndex(armies[one].leader)),
    defeatedAt: ARMIES.map((one) => armies[one].defeatedAt),
    /** Ascending. */
    unitsOfArmy: ARMIES.map((_, one) => those((unit) => army[unit] === one)),
    /** 12.0b: steps that can be removed, by side: one of every unit but the leaders. */
    mostBid: SIDES.map((_, one) => those((unit) => side[unit] === one && type[unit] !== LEADER).length),
  };
}

type TypeNumbers = UnitsDocument['types'][(typeof TYPES)[number]];

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
