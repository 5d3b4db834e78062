import type { State, Tell } from '@hundred-days/kernel';
import { AT, BOUND, IN_ATTACK, inContact, MOST_VACATED, mark, onMap, setStep, stepOf, unmarkAll } from '../position.ts';
import { TURNS } from '../tables.ts';
import { ALLIED, FRENCH, SIDES, UNITS } from '../units.ts';
import { openAdvance } from './advance.ts';
import { openStacks } from './stacking.ts';
import { DRAW, endGame, testVictory } from './victory.ts';
import { openWithdrawal } from './withdrawal.ts';

/**
 * 3.0 The sequence of play. A game turn is French movement, French combat, Allied movement, Allied combat; a Combat Phase
 * is a row of attacks, each carried out to its end:
 *
 *   announce and roll -> losses, retreats with displacements -> victory? -> guns withdraw -> advance -> next attack
 *
 * A phase only says that it is done, by a step in which nobody decides; what comes next is decided here.
 */
export function proceed(s: State, tell: Tell): void {
  while (goOn(s, tell)) {
    // Some moments have nothing to ask and lead straight on to the next.
  }
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn(s: State, tell: Tell): boolean {
  switch (stepOf(s)) {
    case 'movement-ended':
      if (!openStacks(s)) beginCombat(s, tell);
      return false;
    case 'stacks-resolved':
      if (!testVictory(s, tell) && !openStacks(s)) beginCombat(s, tell);
      return false;
    case 'result-applied':
      // 6.3.9, 8.4.3: the ledgers are tested before anything voluntary.
      if (testVictory(s, tell) || openWithdrawal(s)) return false;
      setStep(s, 'guns-withdrawn');
      return true;
    case 'guns-withdrawn':
      if (openAdvance(s)) return false;
      setStep(s, 'attack-done');
      return true;
    case 'attack-done':
      closeAttack(s);
      return false;
    case 'combat-ended':
      endCombat(s, tell);
      return false;
    default:
      return false;
  }
}

export function beginMovement(s: State, side: number, tell: Tell): void {
  s[AT.phasing] = side;
  setStep(s, 'movement');
  unmarkAll(s, -1);
  tellPhase(s, 'movement', tell);
}

/** 5.1.4: who must attack and who must be attacked is noted now; contacts that come later add nothing. */
export function beginCombat(s: State, tell: Tell): void {
  setStep(s, 'combat');
  unmarkAll(s, -1);
  for (let unit = 0; unit < UNITS; unit++) if (onMap(s, unit) && inContact(s, unit)) mark(s, unit, BOUND);
  tellPhase(s, 'combat', tell);
}

function tellPhase(s: State, phase: string, tell: Tell): void {
  if (tell === null) return;
  tell({ type: 'phase', rule: '3.0.1', data: { turn: s[AT.turn], side: SIDES[s[AT.phasing]], phase } });
}

/** 3.0.1, 3.0.4: what follows a Combat Phase. */
function endCombat(s: State, tell: Tell): void {
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

/** The attack is over: the next one may be announced. */
function closeAttack(s: State): void {
  unmarkAll(s, IN_ATTACK);
  for (let i = 0; i < MOST_VACATED; i++) s[AT.vacated + i] = -1;
  s[AT.result] = -1;
  setStep(s, 'combat');
}
