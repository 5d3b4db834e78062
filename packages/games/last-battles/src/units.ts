import { type Counters, compileCounters, markedUnits, type Side } from '@hundred-days/kernel';
import type { UnitDocument } from './documents.ts';

/** 3.7a: the French, and everybody else. Seats have the same numbers. */
export const FRENCH = 0;
export const ALLIED = 1;
export const SIDES = ['french', 'allied'] as const;
export const enemyOf = (side: Side): Side => 1 - side;

/** 11.21: losses and morale go by army. */
export const ARMIES = ['french', 'anglo-allied', 'prussian'] as const;
export const [FRENCH_ARMY, ANGLO_ALLIED_ARMY, PRUSSIAN_ARMY] = ARMIES.keys();
export const sideOfArmy = (army: number): Side => (army === FRENCH_ARMY ? FRENCH : ALLIED);

/** 5.6: the arms, by what the ground costs them and what it does to them. */
export const ARMS = ['inf', 'cav', 'art', 'horse-art'] as const;
export const INFANTRY = 0;
export const CAVALRY = 1;

/** Static facts of the counters (3.4). */
export interface Roster extends Counters {
  readonly units: number;
  readonly unitData: readonly UnitDocument[];
  readonly army: Uint8Array;
  readonly arm: Uint8Array;
  /** 3.42a, 3.42b: the number on the front and the one on the back; 0 for a counter without a reduced side. */
  readonly full: Uint8Array;
  readonly reduced: Uint8Array;
  /** 3.42c, in half points, because a road costs half a point (5.21). */
  readonly allowance: Uint8Array;
  readonly gun: Uint8Array;
  /** 12.22: infantry of the Guard. */
  readonly guardInfantry: Uint8Array;
  /** 29.51: French IV Corps. */
  readonly doubleMarcher: Uint8Array;
}

export function compileRoster(units: readonly UnitDocument[]): Roster {
  return {
    ...compileCounters(units, SIDES, (unit) => SIDES.indexOf(unit.side as (typeof SIDES)[number])),
    units: units.length,
    unitData: units,
    army: Uint8Array.from(units, (unit) => ARMIES.indexOf(unit.army as (typeof ARMIES)[number])),
    arm: Uint8Array.from(units, (unit) => ARMS.indexOf(unit.type as (typeof ARMS)[number])),
    full: Uint8Array.from(units, (unit) => unit.full),
    reduced: Uint8Array.from(units, (unit) => unit.reduced ?? 0),
    allowance: Uint8Array.from(units, (unit) => 2 * unit.movement),
    gun: markedUnits(units, ({ type }) => type === 'art' || type === 'horse-art'),
    guardInfantry: markedUnits(units, ({ command, type }) => command === 'Gd' && type === 'inf'),
    doubleMarcher: markedUnits(units, ({ army, command }) => army === 'french' && command === 'IV'),
  };
}
