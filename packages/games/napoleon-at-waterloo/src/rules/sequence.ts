import type { RefereeRules, Side, State, Tell } from '@hundred-days/kernel';
import { MOST_VACATED } from '@hundred-days/kernel';
import { BOUND, IN_ATTACK, inContact, mark, onMap, setStep, stepOf, unmarkAll } from '../position.ts';
import { ALLIED, FRENCH, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { openAdvance } from './advance.ts';
import { openStacks } from './stacking.ts';
import { DRAW, endGame, testVictory } from './victory.ts';
import { openWithdrawal } from './withdrawal.ts';

/** What the referee itself cites when it refuses. */
export const RULES: RefereeRules = { gameOver: '3.0.5', notYourDecision: '3.0.1', noSuchAction: '3.0.2' };

/**
 * 3.0 The sequence of play. A game turn is French movement, French combat, Allied movement, Allied combat; a Combat Phase
 * is a row of attacks, each carried out to its end:
 *
 *   announce and roll -> losses, retreats with displacements -> victory? -> guns withdraw -> advance -> next attack
 *
 * A phase only says that it is done, by a step in which nobody decides; what comes next is decided here.
 */
export function proceed(w: World, s: State, tell: Tell): void {
  while (goOn(w, s, tell)) {
    // Some moments have nothing to ask and lead straight on to the next.
  }
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn(w: World, s: State, tell: Tell): boolean {
  switch (stepOf(w, s)) {
    case 'movement-ended':
      if (!openStacks(w, s)) beginCombat(w, s, tell);
      return false;
    case 'stacks-resolved':
      if (!testVictory(w, s, tell) && !openStacks(w, s)) beginCombat(w, s, tell);
      return false;
    case 'result-applied':
      // 6.3.9, 8.4.3: the ledgers are tested before anything voluntary.
      if (testVictory(w, s, tell) || openWithdrawal(w, s)) return false;
      setStep(w, s, 'guns-withdrawn');
      return true;
    case 'guns-withdrawn':
      if (openAdvance(w, s)) return false;
      setStep(w, s, 'attack-done');
      return true;
    case 'attack-done':
      closeAttack(w, s);
      return false;
    case 'combat-ended':
      endCombat(w, s, tell);
      return false;
    default:
      return false;
  }
}

export function beginMovement(w: World, s: State, side: Side, tell: Tell): void {
  s[w.at.phasing] = side;
  setStep(w, s, 'movement');
  unmarkAll(w, s, -1);
  tellPhase(w, s, 'movement', tell);
}

/** 5.1.4: who must attack and who must be attacked is noted now; contacts that come later add nothing. */
export function beginCombat(w: World, s: State, tell: Tell): void {
  setStep(w, s, 'combat');
  unmarkAll(w, s, -1);
  for (let unit = 0; unit < w.units; unit++) if (onMap(w, s, unit) && inContact(w, s, unit)) mark(w, s, unit, BOUND);
  tellPhase(w, s, 'combat', tell);
}

function tellPhase(w: World, s: State, phase: string, tell: Tell): void {
  if (tell === null) return;
  tell({ type: 'phase', rule: '3.0.1', data: { turn: s[w.at.turn], side: SIDES[s[w.at.phasing]], phase } });
}

/** 3.0.1, 3.0.4: what follows a Combat Phase. */
function endCombat(w: World, s: State, tell: Tell): void {
  if (s[w.at.phasing] === FRENCH) {
    beginMovement(w, s, ALLIED, tell);
    return;
  }
  if (s[w.at.turn] === w.turns) {
    endGame(w, s, DRAW, tell);
    return;
  }
  s[w.at.turn]++;
  beginMovement(w, s, FRENCH, tell);
}

/** The attack is over: the next one may be announced. */
function closeAttack(w: World, s: State): void {
  unmarkAll(w, s, IN_ATTACK);
  for (let i = 0; i < MOST_VACATED; i++) s[w.at.vacated + i] = -1;
  s[w.at.result] = -1;
  setStep(w, s, 'combat');
}
