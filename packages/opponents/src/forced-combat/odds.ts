/** How often each result comes up in a column, as a share of the six faces. */
export interface Odds {
  readonly pAe: Float64Array;
  readonly pAr: Float64Array;
  readonly pEx: Float64Array;
  readonly pDr: Float64Array;
  readonly pDe: Float64Array;
}

/** The results of a table by their numbers: attackers eliminated, driven back; an exchange; defenders driven back, eliminated. */
export type Results = readonly [ae: number, ar: number, ex: number, dr: number, de: number];

export function oddsOf(
  columns: number,
  [ae, ar, ex, dr, de]: Results,
  resultOf: (die: number, column: number) => number,
): Odds {
  const shares = (result: number): Float64Array =>
    Float64Array.from({ length: columns }, (_, column) => {
      let faces = 0;
      for (let die = 1; die <= 6; die++) if (resultOf(die, column) === result) faces++;
      return faces / 6;
    });
  return { pAe: shares(ae), pAr: shares(ar), pEx: shares(ex), pDr: shares(dr), pDe: shares(de) };
}

/** A column moved to either side, never beyond the table. */
export const shifted = ({ pAe }: Odds, column: number, by: number): number =>
  Math.min(pAe.length - 1, Math.max(0, column + by));

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

export const noStake = (): Stake => ({ kill: 0, drive: 0, lose: 0, recoil: 0, price: 0 });

/** What the attack is worth on average in a column that has been shifted already. */
export function expectation(odds: Odds, column: number, stake: Stake): number {
  return (
    odds.pDe[column] * stake.kill +
    odds.pDr[column] * stake.drive +
    odds.pEx[column] * (stake.kill - stake.price) -
    odds.pAr[column] * stake.recoil -
    odds.pAe[column] * stake.lose
  );
}

/** The best column the attacker may announce, given the one his strength finds. */
export function bestColumn(odds: Odds, found: number, shift: number, stake: Stake): number {
  let best = found;
  let value = expectation(odds, shifted(odds, found, shift), stake);
  for (let column = found - 1; column >= 0; column--) {
    const other = expectation(odds, shifted(odds, column, shift), stake);
    if (other > value + 1e-9) {
      best = column;
      value = other;
    }
  }
  return best;
}
