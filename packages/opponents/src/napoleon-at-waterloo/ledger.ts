import type { State } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-at-waterloo';

const { AT } = position;
const { alliedLossesForDemoralization, frenchLossesForAlliedWin } = tables;
const { ALLIED, FRENCH } = units;

/** A point lost weighs more the nearer the ledger is to the end; the last one decides. */
const TOTAL = 200;
const STEEP = 0.7;
const FRENCH_BREAK = 60;
const ALLIED_BREAK = 35;
/** Once the Allies are broken nobody's losses decide any more; they only thin the ranks. */
const AFTERWARDS = 0.25;
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

const BY_SIDE: readonly Float64Array[] = [
  ledgerTable(frenchLossesForAlliedWin, FRENCH_BREAK),
  ledgerTable(alliedLossesForDemoralization, ALLIED_BREAK),
];

/** What further losses of a side are worth to its enemy, given what it has lost already (perhaps a fraction). */
export interface Ledger {
  /** Worth of `points` more losses of a side. */
  worth(side: number, points: number): number;
  /** Books losses that are expected, so that later ones are priced nearer to the break. */
  book(side: number, points: number): void;
  reset(s: State): void;
  /** Worth of all losses so far: the French view of both ledgers. */
  standing(): number;
}

const at = (table: Float64Array, lost: number): number => {
  const whole = Math.min(TOTAL - 2, Math.floor(lost));
  const part = lost - whole;
  return table[whole] * (1 - part) + table[whole + 1] * part;
};

export function createLedger(): Ledger {
  const lost = new Float64Array(2);
  let broken = false;
  const price = (side: number, points: number): number =>
    broken ? points * AFTERWARDS : at(BY_SIDE[side], lost[side] + points) - at(BY_SIDE[side], lost[side]);
  return {
    worth: price,
    book(side, points) {
      lost[side] += points;
    },
    reset(s) {
      lost[FRENCH] = s[AT.losses + FRENCH];
      lost[ALLIED] = s[AT.losses + ALLIED];
      broken = s[AT.demoralized] === 1;
    },
    standing: () =>
      broken
        ? at(BY_SIDE[ALLIED], lost[ALLIED]) -
          Math.min(lost[FRENCH], 39) -
          (lost[FRENCH] > 39 ? (lost[FRENCH] - 39) * AFTERWARDS : 0)
        : at(BY_SIDE[ALLIED], lost[ALLIED]) - at(BY_SIDE[FRENCH], lost[FRENCH]),
  };
}
