/** The numbers of an announced attack, as panels show them. */

export interface Ratio<R extends string = string> {
  readonly attack: number;
  readonly defence: number;
  /** How the ratio came to its column. */
  readonly rounding: Rounding;
  /** The column found, the one announced, and the one resolved on. */
  readonly full: number;
  readonly announced: number;
  readonly resolved: number;
  readonly outcomes: readonly Outcome<R>[];
}

export interface Outcome<R extends string = string> {
  readonly code: R;
  readonly dice: readonly number[];
}

export type Rounding = 'exact' | 'rounds' | 'beyondBest' | 'beyondWorst';

/** The table ends at 6-1 and at 1-5. */
export function roundingOf(attack: number, defence: number): Rounding {
  if (attack >= defence) {
    if (attack / defence >= 7) return 'beyondBest';
    return attack % defence === 0 ? 'exact' : 'rounds';
  }
  if (defence / attack > 5) return 'beyondWorst';
  return defence % attack === 0 ? 'exact' : 'rounds';
}

const DICE = [1, 2, 3, 4, 5, 6];

/** A result that falls on more or fewer faces of one column than of another. */
export interface Change<R extends string> {
  readonly code: R;
  readonly n: number;
  readonly before: number;
}

/** What a column changes against another, result by result. */
export const changesOf = <R extends string>(
  codes: readonly R[],
  now: (die: number) => R,
  before: (die: number) => R,
): readonly Change<R>[] =>
  codes
    .map((code) => ({
      code,
      n: DICE.filter((die) => now(die) === code).length,
      before: DICE.filter((die) => before(die) === code).length,
    }))
    .filter((change) => change.n !== change.before);

/** Equal results together, in the order given: best for the attacker first. */
export const outcomesOf = <R extends string>(
  bestFirst: readonly R[],
  resultOf: (die: number) => R,
): readonly Outcome<R>[] =>
  bestFirst
    .map((code) => ({ code, dice: DICE.filter((die) => resultOf(die) === code) }))
    .filter(({ dice }) => dice.length > 0);

/** Enough, and nobody who could be spared. */
export function paymentsOf(
  strengthOf: (unit: number) => number,
  contacts: readonly number[],
  price: number,
): number[][] {
  const worth = (list: readonly number[]): number => list.reduce((sum, unit) => sum + strengthOf(unit), 0);
  const found: number[][] = [];
  for (let subset = 1; subset < 1 << contacts.length; subset++) {
    const list = contacts.filter((_, i) => (subset & (1 << i)) !== 0);
    const paid = worth(list);
    if (paid >= price && list.every((unit) => paid - strengthOf(unit) < price)) found.push(list);
  }
  return found;
}
