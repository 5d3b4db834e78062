import { tables } from '@hundred-days/napoleon-at-waterloo';

const { AE, AR, BEST_COLUMN, COLUMNS, DE, DR, EE, resultOf, WORST_COLUMN } = tables;

/** How often each result comes up in a column, as a share of the six faces. */
const shares = (result: number): Float64Array =>
  Float64Array.from(COLUMNS, (_, column) => {
    let faces = 0;
    for (let die = 1; die <= 6; die++) if (resultOf(die, column) === result) faces++;
    return faces / 6;
  });

export const P_AE = shares(AE);
export const P_AR = shares(AR);
export const P_EE = shares(EE);
export const P_DR = shares(DR);
export const P_DE = shares(DE);

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
export function expectation(column: number, stake: Stake): number {
  return (
    P_DE[column] * stake.kill +
    P_DR[column] * stake.drive +
    P_EE[column] * (stake.kill - stake.price) -
    P_AR[column] * stake.recoil -
    P_AE[column] * stake.lose
  );
}

/** The best column the attacker may announce, given the one his strength finds (6.2.3). */
export function bestColumn(found: number, shift: number, stake: Stake): number {
  let best = found;
  let value = expectation(shifted(found, shift), stake);
  for (let column = found - 1; column >= WORST_COLUMN; column--) {
    const other = expectation(shifted(column, shift), stake);
    if (other > value + 1e-9) {
      best = column;
      value = other;
    }
  }
  return best;
}
