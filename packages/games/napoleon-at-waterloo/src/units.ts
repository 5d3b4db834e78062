import { type Counters, compileCounters, markedUnits, type Seat, type Side } from '@hundred-days/kernel';
import type { UnitDocument, UnitsDocument } from './documents.ts';

/** 1.0.1: friend and enemy go by side; Prussians and Anglo-Allied are one. Seats have the same numbers. */
export const FRENCH = 0;
export const ALLIED = 1;
export const SIDES = ['french', 'allied'] as const;
export type SideName = (typeof SIDES)[number];

export const enemyOf = (side: Side | Seat): Side => 1 - side;

/** Static facts of the counters (2.4 to 2.6). */
export interface Roster extends Counters {
  readonly units: number;
  readonly unitData: readonly UnitDocument[];
  readonly strength: Uint8Array;
  readonly allowance: Uint8Array;
  readonly gun: Uint8Array;
  /** 9.1.1: counters of the Grouchy variant. */
  readonly variant: Uint8Array;
}

export function compileRoster({ units }: UnitsDocument): Roster {
  return {
    ...compileCounters(units, SIDES, (unit) => SIDES.indexOf(unit.side as SideName)),
    units: units.length,
    unitData: units,
    strength: Uint8Array.from(units, (unit) => unit.combatStrength),
    allowance: Uint8Array.from(units, (unit) => unit.movementAllowance),
    gun: markedUnits(units, (unit) => unit.type === 'artillery'),
    variant: markedUnits(units, (unit) => 'variant' in unit),
  };
}
