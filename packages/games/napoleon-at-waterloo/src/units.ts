import type { Seat, Side, Unit } from '@hundred-days/kernel';
import type { UnitDocument, UnitsDocument } from './documents.ts';

/** 1.0.1: friend and enemy go by side; Prussians and Anglo-Allied are one. Seats have the same numbers. */
export const FRENCH = 0;
export const ALLIED = 1;
export const SIDES = ['french', 'allied'] as const;
export type SideName = (typeof SIDES)[number];

export const enemyOf = (side: Side | Seat): Side => 1 - side;

/** Static facts of the counters (2.4 to 2.6). */
export interface Roster {
  readonly units: number;
  readonly unitIds: readonly string[];
  readonly unitData: readonly UnitDocument[];
  readonly side: Uint8Array;
  readonly strength: Uint8Array;
  readonly allowance: Uint8Array;
  readonly gun: Uint8Array;
  /** 9.1.1: counters of the Grouchy variant. */
  readonly variant: Uint8Array;
  /** The units of each side, ascending. */
  readonly unitsOf: readonly Int16Array[];
  /** -1 for an id that no unit has. */
  readonly unitIndex: (id: string) => number;
  readonly unitId: (unit: Unit) => string;
}

export function compileRoster({ units }: UnitsDocument): Roster {
  const unitIds = units.map((unit) => unit.id);
  const indexById = new Map(unitIds.map((id, index) => [id, index]));
  const side = Uint8Array.from(units, (unit) => SIDES.indexOf(unit.side as SideName));
  return {
    units: units.length,
    unitIds,
    unitData: units,
    side,
    strength: Uint8Array.from(units, (unit) => unit.combatStrength),
    allowance: Uint8Array.from(units, (unit) => unit.movementAllowance),
    gun: Uint8Array.from(units, (unit) => (unit.type === 'artillery' ? 1 : 0)),
    variant: Uint8Array.from(units, (unit) => ('variant' in unit ? 1 : 0)),
    unitsOf: [FRENCH, ALLIED].map((owner) => Int16Array.from([...side.keys()].filter((unit) => side[unit] === owner))),
    unitIndex: (id) => indexById.get(id) ?? -1,
    unitId: (unit) => unitIds[unit],
  };
}
