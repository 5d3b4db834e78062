/** 28.523 Odds beyond the table change the die. */

const BEST_RATIO = 6;
const WORST_RATIO = 5;
/** Two whole columns beyond the table are a pip. */
const COLUMNS_A_PIP = 2;

/** What the die is changed by; `shift` columns for combined arms (12.1) are counted before those beyond the table. */
export function pipsBeyond(attack: number, defence: number, shift: number): number {
  if (attack >= defence) return -pips(Math.floor(attack / defence) + shift - BEST_RATIO);
  return pips(Math.ceil(defence / attack) - shift - WORST_RATIO);
}

const pips = (columns: number): number => Math.max(0, Math.floor(columns / COLUMNS_A_PIP));

/** The die as it is read: never below 1, never above 6. */
export const changedDie = (die: number, by: number): number => Math.min(6, Math.max(1, die + by));
