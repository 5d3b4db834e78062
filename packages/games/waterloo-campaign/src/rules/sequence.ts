import type { Dice, Proceed, RefereeRules, State, Tell } from '@hundred-days/kernel';
import type { Desk } from '../desk.ts';
import { setStep, stepOf } from '../position.ts';
import { COALITION, FRENCH, type Side } from '../units.ts';
import type { World } from '../world.ts';
import { ATTACKS, rollAttack } from './attack.ts';
import { beginReturn } from './blown.ts';
import { beginDetachments, beginRecall, checkCommunications, recallGrandBattery } from './detachments.ts';
import { beginHqPlacement } from './headquarters.ts';
import { beginMovement, movesIn, showAllowances } from './movement.ts';
import { recoverCavalry, setFormations, WITHDRAWALS } from './organization.ts';
import { type Alternation, beginAlternation, nextInTurn } from './passing.ts';
import { nextClearing } from './reinforcements.ts';
import { closeAttack, pursue } from './results.ts';
import { endGame } from './victory.ts';

/** What the referee itself cites when it refuses. */
export const RULES: RefereeRules = { gameOver: 'END-1', notYourDecision: 'GEN-12', noSuchAction: 'SEQ-1' };

/**
 * SEQ-1 The sequence of play. A turn is
 *
 *   (deluge) -> A HQs -> B blown Corps -> C recovery -> D Detachments -> E recall, Hill's stars
 *            -> F, G formations -> H withdrawals -> movement -> attacks -> end of turn
 *
 * A phase only says that it is done, by a step in which nobody decides; what comes next is decided here.
 */
export function sequenceOf(desk: Desk): Proceed {
  const { w } = desk;
  const moves = movesIn(desk);
  const goOn = (s: State, dice: Dice, tell: Tell): boolean => {
    switch (stepOf(w, s)) {
      case 'turn-begins':
        beginTurn(w, s, dice, tell);
        return true;
      case 'hq-done':
        if (s[w.at.active] === FRENCH) beginHqPlacement(w, s, COALITION);
        else bringBack(w, s, FRENCH, tell);
        return true;
      case 'return-done':
        if (s[w.at.active] === FRENCH) bringBack(w, s, COALITION, tell);
        else {
          recoverCavalry(w, s, tell);
          openDetachments(desk, s, FRENCH);
        }
        return true;
      case 'detachments-done':
        if (s[w.at.active] === FRENCH) openDetachments(desk, s, COALITION);
        else openRecall(w, s, FRENCH);
        return true;
      case 'recall-done':
        if (s[w.at.active] === FRENCH) openRecall(w, s, COALITION);
        else organize(w, s, tell);
        return true;
      case 'withdrawal-next':
        if (!alternate(w, s, 'withdrawal', WITHDRAWALS, dice, tell)) setStep(w, s, 'movement-begins');
        return true;
      case 'movement-begins':
        tellPhase(w, s, 'movement', tell);
        beginMovement(w, s, dice, tell);
        return true;
      case 'movement-next':
        if (!alternate(w, s, 'movement', moves, dice, tell)) setStep(w, s, 'movement-over');
        return true;
      case 'clearing-next':
        if (!nextClearing(w, s, tell)) setStep(w, s, 'arrival');
        return true;
      case 'movement-over':
        showAllowances(w, s, tell);
        tellPhase(w, s, 'attack', tell);
        beginAlternation(w, s);
        setStep(w, s, 'attack-next');
        return true;
      case 'attack-next':
        if (!alternate(w, s, 'attack', ATTACKS, dice, tell)) endTurn(w, s, tell);
        return true;
      case 'dice':
        rollAttack(w, s, dice, tell);
        return true;
      case 'defender-gone':
        pursue(w, s, s[w.at.targetHex], tell);
        setStep(w, s, 'attack-over');
        return true;
      case 'attack-over':
        closeAttack(w, s);
        setStep(w, s, 'attack-next');
        return true;
      default:
        return false;
    }
  };
  return (s, dice, tell) => {
    while (goOn(s, dice, tell)) {
      // Some moments have nothing to ask and lead straight on to the next.
    }
  };
}

/** Whose decision is next in an alternation; false when both sides have passed. */
function alternate(
  w: World,
  s: State,
  step: 'withdrawal' | 'movement' | 'attack',
  alternation: Alternation,
  dice: Dice,
  tell: Tell,
): boolean {
  if (!nextInTurn(w, s, alternation, dice, tell)) return false;
  setStep(w, s, step);
  return true;
}

function tellPhase(w: World, s: State, phase: string, tell: Tell): void {
  if (tell !== null) tell({ type: 'phase', rule: 'SEQ-1', data: { turn: s[w.at.turn], phase } });
}

function beginTurn(w: World, s: State, dice: Dice, tell: Tell): void {
  tellPhase(w, s, 'command', tell);
  if (s[w.at.deluge] === 1 && w.delugeTurns.includes(s[w.at.turn])) rollDeluge(w, s, dice, tell);
  beginHqPlacement(w, s, FRENCH);
}

/** S16-4 */
function rollDeluge(w: World, s: State, dice: Dice, tell: Tell): void {
  const die = dice.roll(6);
  const rain = w.delugeRain.includes(die);
  if (rain) s[w.at.rain] |= 1 << s[w.at.turn];
  if (tell !== null) tell({ type: rain ? 'rain' : 'no-rain', rule: 'S16-4', data: { die, turn: s[w.at.turn] } });
}

function bringBack(w: World, s: State, side: Side, tell: Tell): void {
  if (beginReturn(w, s, side, tell)) return;
  s[w.at.active] = side;
  setStep(w, s, 'return-done');
}

export function openDetachments(desk: Desk, s: State, side: Side): void {
  const { w } = desk;
  if (!beginDetachments(desk, s, side)) setStep(w, s, 'detachments-done');
}

export function openRecall(w: World, s: State, side: Side): void {
  if (!beginRecall(w, s, side)) setStep(w, s, 'recall-done');
}

/** After step E: Hill's stars, then formations, then withdrawals. */
export function organize(w: World, s: State, tell: Tell): void {
  checkCommunications(w, s, tell);
  tellPhase(w, s, 'organization', tell);
  setFormations(w, s, tell);
  beginAlternation(w, s);
  setStep(w, s, 'withdrawal-next');
}

/** END-1 */
function endTurn(w: World, s: State, tell: Tell): void {
  recallGrandBattery(w, s, tell);
  if (s[w.at.turn] === w.turns) {
    endGame(w, s, tell);
    return;
  }
  s[w.at.turn]++;
  setStep(w, s, 'turn-begins');
}
