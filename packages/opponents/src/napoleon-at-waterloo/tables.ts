import type { World } from '@hundred-days/napoleon-at-waterloo';

/** What the search reads of a world's tables, worked out once. */

export interface Key {
  readonly due: Int8Array;
}

export interface Keys {
  /** 9.3, 9.4: the six keys of each side, all as likely before anything is seen. */
  readonly keys: readonly (readonly Key[])[];
  /** Units that some key brings; the others stand on the map from the start. */
  readonly reinforcement: readonly boolean[];
}

export function keysOf(world: World): Keys {
  const { french, prussian } = world.standardKeys;
  const keys = [french, prussian].map((column) =>
    Object.values(column).map((arrivals) => {
      const due = new Int8Array(world.units);
      for (const [turn, list] of Object.entries(arrivals))
        for (const unit of list) due[world.unitIndex(unit)] = Number(turn);
      return { due };
    }),
  );
  const comes = (unit: number): boolean => keys.some((column) => column.some((key) => key.due[unit] > 0));
  return { keys, reinforcement: world.unitIds.map((_, unit) => comes(unit)) };
}

/** A point lost weighs more the nearer the ledger is to the end; the last one decides. */
export const TOTAL = 200;
const STEEP = 0.7;
const FRENCH_BREAK = 60;
const ALLIED_BREAK = 35;
/** Once the Allies are broken nobody's losses decide any more; they only thin the ranks. */
export const AFTERWARDS = 0.25;
/** The nearer the break, the more of it is priced in: the last points before it are not all that counts. */
const RAMP = 14;

function ledgerTable(limit: number, bonus: number): Float64Array {
  const table = new Float64Array(TOTAL);
  for (let lost = 0; lost < TOTAL; lost++) {
    const capped = Math.min(lost, limit);
    const ramp = Math.max(0, capped - (limit - RAMP)) / RAMP;
    table[lost] = capped + (STEEP * capped * capped) / (2 * limit) + bonus * 0.35 * ramp * ramp;
    if (lost >= limit) table[lost] += bonus * 0.65 + (lost - limit) * AFTERWARDS;
  }
  return table;
}

export const breaksOf = (world: World): readonly Float64Array[] => [
  ledgerTable(world.frenchLossesForAlliedWin, FRENCH_BREAK),
  ledgerTable(world.alliedLossesForDemoralization, ALLIED_BREAK),
];
