import type { Side, Unit } from './kinds.ts';

/** What every roster says of its units, whatever they are. */
export interface Counters {
  readonly unitIds: readonly string[];
  /** -1 for an id that no unit has. */
  readonly unitIndex: (id: string) => Unit;
  readonly unitId: (unit: Unit) => string;
  readonly side: Uint8Array;
  /** The units of each side, ascending. */
  readonly unitsOf: readonly Int16Array[];
}

/** Units in the order of their numbers; `sides` are all the sides there are, as many as `sideOf` names. */
export function compileCounters<U extends { readonly id: string }>(
  units: readonly U[],
  sides: readonly string[],
  sideOf: (unit: U) => Side,
): Counters {
  const unitIds = units.map(({ id }) => id);
  const indexById = new Map(unitIds.map((id, index) => [id, index]));
  const side = Uint8Array.from(units, sideOf);
  return {
    unitIds,
    unitIndex: (id) => indexById.get(id) ?? -1,
    unitId: (unit) => unitIds[unit],
    side,
    unitsOf: sides.map((_, owner) => Int16Array.from([...side.keys()].filter((unit) => side[unit] === owner))),
  };
}

/** For each unit 1 if the test holds of it, else 0. */
export const markedUnits = <U>(units: readonly U[], test: (unit: U) => boolean): Uint8Array =>
  Uint8Array.from(units, (unit) => (test(unit) ? 1 : 0));
