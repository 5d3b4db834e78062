import type { Place, State } from '@hundred-days/kernel';
import { isChosenHere } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { BEST_COLUMN, WORST_COLUMN } from '../../tables.ts';
import { announcement } from '../announcement.ts';
import { attackersOf } from '../attack.ts';
import { isCombinedArms, strengths } from '../strength.ts';

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

/** Read when the attack is declared, while nobody in it counts as attacked yet. */
export function noteOdds(w: CampaignWorld, s: State, targets: readonly Place[]): void {
  if (!isChosenHere(w, s, 'extreme-odds')) return;
  const attackers = attackersOf(w, s, announcement(w, s));
  const { attack, defence } = strengths(w, s, attackers, targets);
  s[w.at.pips] = pipsBeyond(attack, defence, isCombinedArms(w, s, attackers.units, targets) ? 1 : 0);
}

/** Odds lowered by choice or held by a chateau change no die: they are not at the end of the table. */
export function dieAt(w: CampaignWorld, s: State, die: number, column: number): number {
  const by = s[w.at.pips];
  return (by < 0 && column === BEST_COLUMN) || (by > 0 && column === WORST_COLUMN) ? changedDie(die, by) : die;
}
