import type { State, Tell } from '@hundred-days/kernel';
import { AT, BOUND, IN_ATTACK, inContact, MOST_VACATED, mark, onMap, setStep, unmarkAll } from '../position.ts';
import { TURNS } from '../tables.ts';
import { ALLIED, FRENCH, SIDES, UNITS } from '../units.ts';
import { openAdvance } from './advance.ts';
import { DRAW, endGame, testVictory } from './victory.ts';
import { openWithdrawal } from './withdrawal.ts';

/**
 * 3.0 The sequence of play. A game turn is French movement, French combat, Allied movement, Allied combat; a Combat Phase
 * is a row of attacks, each carried out to its end:
 *
 *   announce and roll -> losses, retreats with displacements -> victory? -> guns withdraw -> advance -> next attack
 */

export function beginMovement(s: State, side: number, tell: Tell): void {
  s[AT.phasing] = side;
  setStep(s, 'movement');
  unmarkAll(s, -1);
  if (tell !== null)
    tell({ type: 'phase', rule: '3.0.1', data: { turn: s[AT.turn], side: SIDES[side], phase: 'movement' } });
}

/** 5.1.4: who must attack and who must be attacked is noted now; contacts that come later add nothing. */
export function beginCombat(s: State, tell: Tell): void {
  setStep(s, 'combat');
  unmarkAll(s, -1);
  for (let unit = 0; unit < UNITS; unit++) if (onMap(s, unit) && inContact(s, unit)) mark(s, unit, BOUND);
  if (tell !== null) {
    tell({ type: 'phase', rule: '3.0.1', data: { turn: s[AT.turn], side: SIDES[s[AT.phasing]], phase: 'combat' } });
  }
}

/** 3.0.1, 3.0.4: what follows a Combat Phase. */
export function endCombat(s: State, tell: Tell): void {
  if (s[AT.phasing] === FRENCH) {
    beginMovement(s, ALLIED, tell);
    return;
  }
  if (s[AT.turn] === TURNS) {
    endGame(s, DRAW, tell);
    return;
  }
  s[AT.turn]++;
  beginMovement(s, FRENCH, tell);
}

/** 6.3.9: removals and forced retreats are done; the ledgers are tested before anything voluntary (8.4.3). */
export function afterForcedResults(s: State, tell: Tell): void {
  if (testVictory(s, tell)) return;
  if (!openWithdrawal(s)) afterWithdrawal(s);
}

export function afterWithdrawal(s: State): void {
  if (!openAdvance(s)) afterAttack(s);
}

/** The attack is over: the next one may be announced. */
export function afterAttack(s: State): void {
  unmarkAll(s, IN_ATTACK);
  for (let i = 0; i < MOST_VACATED; i++) s[AT.vacated + i] = -1;
  s[AT.result] = -1;
  setStep(s, 'combat');
}
