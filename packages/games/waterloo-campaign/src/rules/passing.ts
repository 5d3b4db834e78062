import type { Dice, State, Tell } from '@hundred-days/kernel';
import { AT, plays, UNLIMITED } from '../position.ts';
import { COALITION, enemyOf, FRENCH, SIDES } from '../units.ts';

/** Sides alternate in withdrawals (H-1), moves (MOV-1) and attacks (ATT-1), until both have passed. */

export interface Alternation {
  /** The rule by which a side that can do nothing passes. */
  readonly rule: string;
  /** Whether a side has anything it may do. */
  canAct(s: State, side: number): boolean;
  /** What a side gets when the other passes: it sets how much it has left. */
  lastOnes(s: State, side: number, dice: Dice, tell: Tell): void;
}

export const hasPassed = (s: State, side: number): boolean => (s[AT.passed] & (1 << side)) !== 0;
/** Whether the enemy of `side` has passed, so that it makes its last moves or attacks. */
export const makesLastOnes = (s: State, side: number): boolean => hasPassed(s, enemyOf(side));

/** S15-10, OPT-1: a side with an allowance that only it knows. */
export const hasSecretAllowance = (s: State, side: number): boolean =>
  plays(s, 'secretMoveRolls') && (s[AT.allowance] & (1 << side)) !== 0;

/** The French begin, so the other side is taken to have acted last. */
export function beginAlternation(s: State): void {
  s[AT.passed] = 0;
  s[AT.left + FRENCH] = UNLIMITED;
  s[AT.left + COALITION] = UNLIMITED;
  s[AT.active] = COALITION;
}

/** A side passes; the other, if it has not, gets its last moves or attacks. */
export function pass(s: State, side: number, alternation: Alternation, dice: Dice, tell: Tell): void {
  s[AT.passed] |= 1 << side;
  if (!makesLastOnes(s, side)) alternation.lastOnes(s, enemyOf(side), dice, tell);
}

/** Gives the decision to the side whose turn it is; false when both have passed. Who can do nothing passes. */
export function nextInTurn(s: State, alternation: Alternation, dice: Dice, tell: Tell): boolean {
  for (;;) {
    const other = enemyOf(s[AT.active]);
    const side = hasPassed(s, other) ? s[AT.active] : other;
    if (hasPassed(s, side)) return false;
    // OPT-1: who has used up a secret allowance says so himself; a pass made for him would tell the enemy when.
    if ((s[AT.left + side] !== 0 || hasSecretAllowance(s, side)) && alternation.canAct(s, side)) {
      s[AT.active] = side;
      return true;
    }
    // The last ones are used up: then the other has passed before, and there is nothing to say.
    if (!makesLastOnes(s, side) && tell !== null) {
      tell({ type: 'must-pass', rule: alternation.rule, data: { side: SIDES[side] } });
    }
    pass(s, side, alternation, dice, tell);
  }
}

/** One of the last moves or attacks has been used. */
export function useOne(s: State, side: number): void {
  if (s[AT.left + side] > 0) s[AT.left + side]--;
}
