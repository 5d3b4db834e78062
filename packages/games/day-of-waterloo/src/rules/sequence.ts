import type { Dice, State, Tell } from '@hundred-days/kernel';
import type { Desk } from '../desk.ts';
import {
  FLED,
  hideAgain,
  OUT_OF_COMMAND,
  PIN,
  REORGANIZING,
  ROLLED,
  SHOWN,
  type StepName,
  setStep,
  stepOf,
} from '../position.ts';
import type { Description } from '../scenario.ts';
import { WEATHERS } from '../tables.ts';
import { ALLIED, FRENCH, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { closeMovement, openMovement } from './charges.ts';
import { fixCommand, hasRoles } from './command.ts';
import { nextDeployment } from './deployment.ts';
import { goOnInCombat } from './fighting.ts';
import { openLodging } from './overrun.ts';
import { hasRallies, mayHaveCandidates, strikeOff } from './reorganization.ts';
import { openPhase } from './seats.ts';
import { goOnWatched } from './sightings.ts';
import { judge } from './victory.ts';

/**
 * 4.2 The sequence of play. After fate (16) and the two set-ups (4.1c) a game turn is the Allied player turn, the French player
 * turn and the interphase; a player turn is
 *
 *   what reorganizes is named -> roles, command -> dice of reorganization -> movement with charges -> combat
 *
 * A phase only says that it is done, by a step in which nobody decides; what comes next is decided here.
 */
export function proceeding(desk: Desk): (s: State, dice: Dice, tell: Tell) => void {
  const { w } = desk;
  const next = goOnWatched(w, (s, dice, tell) => goOn(desk, s, dice, tell));
  return (s, dice, tell) => {
    do openLodging(w, s);
    while (next(s, dice, tell));
  };
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn(desk: Desk, s: State, dice: Dice, tell: Tell): boolean {
  const { w } = desk;
  switch (stepOf(w, s)) {
    case 'fate-fixed':
      return nextDeployment(w, s, ALLIED);
    case 'deployed':
      if (s[w.at.phasing] === ALLIED) return nextDeployment(w, s, FRENCH);
      return beginPlayerTurn(desk, s, ALLIED, tell);
    case 'named':
      strikeOff(desk, s, tell);
      return ask(w, s, 'roles', 'roles-chosen', hasRoles(w, s));
    case 'roles-chosen':
      fixCommand(desk, s, tell);
      return ask(w, s, 'rolling', 'rolled', hasRallies(w, s));
    case 'rolled':
      beginMovement(w, s, tell);
      return false;
    case 'movement-ended':
      endMovement(w, s, tell);
      return true;
    case 'combat-done':
      return endPlayerTurn(desk, s, tell);
    default:
      return goOnInCombat(w, s, dice, tell);
  }
}

/** Puts a question, or goes on to the moment after it where there is nothing to ask; true in that case. */
function ask(w: World, s: State, question: StepName, after: StepName, isOpen: boolean): boolean {
  openPhase(w, s, 'command');
  setStep(w, s, isOpen ? question : after);
  return !isOpen;
}

/** 4.2b, 4.2c: what reorganizes is named first; true where nobody has to decide yet. */
export function beginPlayerTurn(desk: Desk, s: State, side: number, tell: Tell): boolean {
  const { w } = desk;
  s[w.at.phasing] = s[w.at.decider] = side;
  // 7.3a: of what was, only command lasts till it is fixed again; 12.7: and that they have fled.
  for (const piece of w.unitsOf[side]) s[w.at.status + piece] &= OUT_OF_COMMAND | FLED;
  tellPhase(w, s, 'command', tell);
  return ask(w, s, 'naming', 'named', mayHaveCandidates(w, s));
}

export function beginMovement(w: World, s: State, tell: Tell): void {
  openPhase(w, s, 'movement');
  s.fill(0, w.at.column, w.at.column + w.entries.length);
  s[w.at.decider] = s[w.at.phasing];
  openMovement(w, s);
  setStep(w, s, 'movement');
  tellPhase(w, s, 'movement', tell);
}

/** 5.4.2f: pins are known till the phase ends; 5.3: so is Road Column; 4.2f: who has reorganized is face up again. */
function endMovement(w: World, s: State, tell: Tell): void {
  for (const piece of w.unitsOf[s[w.at.phasing]]) s[w.at.status + piece] &= ~(REORGANIZING | ROLLED);
  hideAgain(w, s, PIN | SHOWN);
  closeMovement(w, s);
  s.fill(0, w.at.did, w.at.did + w.pieces);
  s[w.at.spent] = s[w.at.owed] = 0;
  openCombat(w, s, tell);
}

function openCombat(w: World, s: State, tell: Tell): void {
  setStep(w, s, 'combat-begins');
  tellPhase(w, s, 'combat', tell);
}

/** 4.2a, 4.2j */
function endPlayerTurn(desk: Desk, s: State, tell: Tell): boolean {
  const { w } = desk;
  hideAgain(w, s, PIN | SHOWN);
  if (s[w.at.phasing] === ALLIED) return beginPlayerTurn(desk, s, FRENCH, tell);
  if (s[w.at.turn] === w.turns) {
    judge(w, s, tell);
    return false;
  }
  s[w.at.turn]++;
  return beginPlayerTurn(desk, s, ALLIED, tell);
}

export function tellPhase(w: World, s: State, phase: string, tell: Tell): void {
  if (tell === null) return;
  const turn = s[w.at.turn];
  const weather = WEATHERS[w.skies[s[w.at.sky]][turn - 1]];
  const data = { turn, time: w.times[turn - 1], weather, side: SIDES[s[w.at.phasing]], phase };
  tell({ type: 'phase', rule: '4.2b', data });
}

/** A scene that is described: whose player turn, and which phase of it begins. */
export function resume(desk: Desk, s: State, { begun }: Description, tell: Tell): void {
  if (begun === 'movement') beginMovement(desk.w, s, tell);
  else if (begun === 'combat') openCombat(desk.w, s, tell);
  else beginPlayerTurn(desk, s, s[desk.w.at.phasing], tell);
}
