import type { Dice, State, Tell } from '@hundred-days/kernel';
import { plays, UNLIMITED } from '../position.ts';
import { COALITION, enemyOf, FRENCH, SIDES, type Side } from '../units.ts';
import type { World } from '../world.ts';

/** Sides alternate in withdrawals (H-1), moves (MOV-1) and attacks (ATT-1), until both have passed. */

export interface Alternation {
  /** The rule by which a side that can do nothing passes. */
  readonly rule: string;
  /** Whether a side has anything it may do. */
  canAct(w: World, s: State, side: Side): boolean;
  /** What a side gets when the other passes: it sets how much it has left. */
  lastOnes(w: World, s: State, side: Side, dice: Dice, tell: Tell): void;
}

export const hasPassed = (w: World, s: State, side: Side): boolean => (s[w.at.passed] & (1 << side)) !== 0;
/** Whether the enemy of `side` has passed, so that it makes its last moves or attacks. */
export const makesLastOnes = (w: World, s: State, side: Side): boolean => hasPassed(w, s, enemyOf(side));

/** S15-10, OPT-1: a side with an allowance that only it knows. */
export const hasSecretAllowance = (w: World, s: State, side: Side): boolean =>
  plays(w, s, 'secretMoveRolls') && (s[w.at.allowance] & (1 << side)) !== 0;

/** The French begin, so the other side is taken to have acted last. */
export function beginAlternation(w: World, s: State): void {
  s[w.at.passed] = 0;
  s[w.at.left + FRENCH] = UNLIMITED;
  s[w.at.left + COALITION] = UNLIMITED;
  s[w.at.active] = COALITION;
}

/** A side passes; the other, if it has not, gets its last moves or attacks. */
export function pass(w: World, s: State, side: Side, alternation: Alternation, dice: Dice, tell: Tell): void {
  s[w.at.passed] |= 1 << side;
  if (!makesLastOnes(w, s, side)) alternation.lastOnes(w, s, enemyOf(side), dice, tell);
}

/** Gives the decision to the side whose turn it is; false when both have passed. Who can do nothing passes. */
export function nextInTurn(w: World, s: State, alternation: Alternation, dice: Dice, tell: Tell): boolean {
  for (;;) {
    const other = enemyOf(s[w.at.active]);
    const side = hasPassed(w, s, other) ? s[w.at.active] : other;
    if (hasPassed(w, s, side)) return false;
    // OPT-1: who has used up a secret allowance says so himself; a pass made for him would tell the enemy when.
    if ((s[w.at.left + side] !== 0 || hasSecretAllowance(w, s, side)) && alternation.canAct(w, s, side)) {
      s[w.at.active] = side;
      return true;
    }
    // The last ones are used up: then the other has passed before, and there is nothing to say.
    if (!makesLastOnes(w, s, side) && tell !== null) {
      tell({ type: 'must-pass', rule: alternation.rule, data: { side: SIDES[side] } });
    }
    pass(w, s, side, alternation, dice, tell);
  }
}

/** One of the last moves or attacks has been used. */
export function useOne(w: World, s: State, side: Side): void {
  if (s[w.at.left + side] > 0) s[w.at.left + side]--;
}
