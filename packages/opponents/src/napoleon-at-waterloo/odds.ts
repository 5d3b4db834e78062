import { tables } from '@hundred-days/napoleon-at-waterloo';
import type { Ground } from './ground.ts';

const { BEST_COLUMN, WORST_COLUMN } = tables;

/** 8.2.4: what a demoralized Allied side does to a column. */
export const shifted = (column: number, by: number): number =>
  Math.min(BEST_COLUMN, Math.max(WORST_COLUMN, column + by));

/** An attack as far as its expectation goes. Values are points of the worth scale, not strengths. */
export interface Stake {
  /** What it is worth to the attacker that all defenders die, and that they are driven back (some may be trapped). */
  kill: number;
  drive: number;
  /** What it costs that all attackers in contact die, that they fall back, and that they pay for an exchange. */
  lose: number;
  recoil: number;
  price: number;
}

/** What the attack is worth on average in a column that has been shifted already. */
export function expectation(w: Ground, column: number, stake: Stake): number {
  return (
    w.pDe[column] * stake.kill +
    w.pDr[column] * stake.drive +
    w.pEe[column] * (stake.kill - stake.price) -
    w.pAr[column] * stake.recoil -
    w.pAe[column] * stake.lose
  );
}

/** The best column the attacker may announce, given the one his strength finds (6.2.3). */
export function bestColumn(w: Ground, found: number, shift: number, stake: Stake): number {
  let best = found;
  let value = expectation(w, shifted(found, shift), stake);
  for (let column = found - 1; column >= WORST_COLUMN; column--) {
    const other = expectation(w, shifted(column, shift), stake);
    if (other > value + 1e-9) {
      best = column;
      value = other;
    }
  }
  return best;
}
