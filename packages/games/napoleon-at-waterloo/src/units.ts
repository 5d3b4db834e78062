import unitData from '../data/units.json' with { type: 'json' };

/** Static facts of the counters (2.4 to 2.6). */

/** 1.0.1: friend and enemy go by side; Prussians and Anglo-Allied are one. Seats have the same numbers. */
export const FRENCH = 0;
export const ALLIED = 1;
export const SIDES = ['french', 'allied'] as const;
export type SideName = (typeof SIDES)[number];

export const enemyOf = (side: number): number => 1 - side;

export const UNIT_DATA = unitData.units;
export const UNITS = UNIT_DATA.length;
export const UNIT_IDS: readonly string[] = UNIT_DATA.map((unit) => unit.id);

const indexById = new Map(UNIT_IDS.map((id, index) => [id, index]));
/** -1 for an id that no unit has. */
export const unitIndex = (id: string): number => indexById.get(id) ?? -1;
export const unitId = (unit: number): string => UNIT_IDS[unit];

export const SIDE = Uint8Array.from(UNIT_DATA, (unit) => SIDES.indexOf(unit.side as SideName));
export const STRENGTH = Uint8Array.from(UNIT_DATA, (unit) => unit.combatStrength);
export const ALLOWANCE = Uint8Array.from(UNIT_DATA, (unit) => unit.movementAllowance);
export const GUN = Uint8Array.from(UNIT_DATA, (unit) => (unit.type === 'artillery' ? 1 : 0));
/** 9.1.1: counters of the Grouchy variant. */
export const VARIANT = Uint8Array.from(UNIT_DATA, (unit) => ('variant' in unit ? 1 : 0));

/** The units of each side, ascending. */
export const UNITS_OF: readonly Int16Array[] = [FRENCH, ALLIED].map((side) =>
  Int16Array.from([...SIDE.keys()].filter((unit) => SIDE[unit] === side)),
);
