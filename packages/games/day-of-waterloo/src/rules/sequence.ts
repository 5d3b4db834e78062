import type { Dice, RefereeRules, State, Tell } from '@hundred-days/kernel';
import { hideAgain, PIN, SHOWN, setStep, stepOf } from '../position.ts';
import { WEATHERS } from '../tables.ts';
import { ALLIED, FRENCH, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { beginDeployment, hasDeployment } from './deployment.ts';
import { judge } from './victory.ts';

/** What the referee itself cites when it refuses. */
export const RULES: RefereeRules = { gameOver: '14.0a', notYourDecision: '4.2a', noSuchAction: '3.1a' };

/**
 * 4.2 The sequence of play. After fate (16) and the two set-ups (4.1c) a game turn is the Allied player turn, the French player
 * turn and the interphase; a player turn is
 *
 *   what reorganizes is named -> roles, command -> dice of reorganization -> movement with charges -> combat
 *
 * A phase only says that it is done, by a step in which nobody decides; what comes next is decided here.
 */
export function proceed(w: World, s: State, dice: Dice, tell: Tell): void {
  while (goOn(w, s, dice, tell)) {
    // Some moments have nothing to ask and lead straight on to the next.
  }
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn(w: World, s: State, _dice: Dice, tell: Tell): boolean {
  switch (stepOf(w, s)) {
    case 'fate-fixed':
      return nextDeployment(w, s, ALLIED, tell);
    case 'deployed':
      if (s[w.at.phasing] === ALLIED) return nextDeployment(w, s, FRENCH, tell);
      return beginPlayerTurn(w, s, ALLIED, tell);
    case 'movement-ended':
      endMovement(w, s);
      return true;
    case 'combat-begins':
      setStep(w, s, 'combat-done');
      return true;
    case 'combat-done':
      return endPlayerTurn(w, s, tell);
    default:
      return false;
  }
}

function nextDeployment(w: World, s: State, side: number, tell: Tell): boolean {
  if (hasDeployment(w, s, side)) {
    beginDeployment(w, s, side);
    return false;
  }
  s[w.at.phasing] = side;
  setStep(w, s, 'deployed');
  return side === FRENCH ? beginPlayerTurn(w, s, ALLIED, tell) : true;
}

/** 4.2b; true where nobody has to decide yet. */
export function beginPlayerTurn(w: World, s: State, side: number, tell: Tell): boolean {
  s[w.at.phasing] = s[w.at.decider] = side;
  tellPhase(w, s, 'command', tell);
  beginMovement(w, s, tell);
  return false;
}

export function beginMovement(w: World, s: State, tell: Tell): void {
  s[w.at.said] = 0;
  s[w.at.decider] = s[w.at.phasing];
  setStep(w, s, 'movement');
  tellPhase(w, s, 'movement', tell);
}

/** 5.4.2f: pins are known till the phase ends; 5.3: so is Road Column. */
function endMovement(w: World, s: State): void {
  hideAgain(w, s, PIN | SHOWN);
  s.fill(0, w.at.did, w.at.did + w.pieces);
  s[w.at.spent] = s[w.at.owed] = s[w.at.said] = 0;
  setStep(w, s, 'combat-begins');
}

/** 4.2a, 4.2j */
function endPlayerTurn(w: World, s: State, tell: Tell): boolean {
  hideAgain(w, s, PIN | SHOWN);
  if (s[w.at.phasing] === ALLIED) return beginPlayerTurn(w, s, FRENCH, tell);
  if (s[w.at.turn] === w.turns) {
    judge(w, s, tell);
    return false;
  }
  s[w.at.turn]++;
  return beginPlayerTurn(w, s, ALLIED, tell);
}

export function tellPhase(w: World, s: State, phase: string, tell: Tell): void {
  if (tell === null) return;
  const turn = s[w.at.turn];
  const weather = WEATHERS[w.skies[s[w.at.sky]][turn - 1]];
  const data = { turn, time: w.times[turn - 1], weather, side: SIDES[s[w.at.phasing]], phase };
  tell({ type: 'phase', rule: '4.2b', data });
}
