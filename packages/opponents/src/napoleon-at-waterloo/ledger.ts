import { units } from '@hundred-days/napoleon-at-waterloo';
import type { Ledger as Shared } from '../forced-combat/judge.ts';
import type { Ground } from './ground.ts';
import { AFTERWARDS, TOTAL } from './tables.ts';

const { ALLIED, FRENCH } = units;

/** What further losses of a side are worth to its enemy, given what it has lost already (perhaps a fraction). */
export interface Ledger extends Shared {
  /** Worth of `points` more losses of a side. */
  worth(side: number, points: number): number;
}

const valueAt = (table: Float64Array, lost: number): number => {
  const whole = Math.min(TOTAL - 2, Math.floor(lost));
  const part = lost - whole;
  return table[whole] * (1 - part) + table[whole + 1] * part;
};

export function createLedger(w: Ground): Ledger {
  const { at: AT, breaks: BY_SIDE } = w;
  const lost = new Float64Array(2);
  let broken = false;
  const price = (side: number, points: number): number =>
    broken ? points * AFTERWARDS : valueAt(BY_SIDE[side], lost[side] + points) - valueAt(BY_SIDE[side], lost[side]);
  return {
    worth: price,
    reset(s) {
      lost[FRENCH] = s[AT.losses + FRENCH];
      lost[ALLIED] = s[AT.losses + ALLIED];
      broken = s[AT.demoralized] === 1;
    },
    standing: () =>
      broken
        ? valueAt(BY_SIDE[ALLIED], lost[ALLIED]) -
          Math.min(lost[FRENCH], 39) -
          (lost[FRENCH] > 39 ? (lost[FRENCH] - 39) * AFTERWARDS : 0)
        : valueAt(BY_SIDE[ALLIED], lost[ALLIED]) - valueAt(BY_SIDE[FRENCH], lost[FRENCH]),
  };
}
