import type { Dice, Proceed, State, Tell } from '@hundred-days/kernel';
import type { Desk } from '../desk.ts';
import { AT, setStep, stepOf } from '../position.ts';
import { DELUGE_RAIN, DELUGE_TURNS, TURNS } from '../tables.ts';
import { COALITION, FRENCH } from '../units.ts';
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

/**
 * SEQ-1 The sequence of play. A turn is
 *
 *   (deluge) -> A HQs -> B blown Corps -> C recovery -> D Detachments -> E recall, Hill's stars
 *            -> F, G formations -> H withdrawals -> movement -> attacks -> end of turn
 *
 * A phase only says that it is done, by a step in which nobody decides; what comes next is decided here.
 */
export function sequenceOf(desk: Desk): Proceed {
  const moves = movesIn(desk);
  const goOn = (s: State, dice: Dice, tell: Tell): boolean => {
    switch (stepOf(s)) {
      case 'turn-begins':
        beginTurn(s, dice, tell);
        return true;
      case 'hq-done':
        if (s[AT.active] === FRENCH) beginHqPlacement(s, COALITION);
        else bringBack(s, FRENCH, tell);
        return true;
      case 'return-done':
        if (s[AT.active] === FRENCH) bringBack(s, COALITION, tell);
        else {
          recoverCavalry(s, tell);
          openDetachments(desk, s, FRENCH);
        }
        return true;
      case 'detachments-done':
        if (s[AT.active] === FRENCH) openDetachments(desk, s, COALITION);
        else openRecall(s, FRENCH);
        return true;
      case 'recall-done':
        if (s[AT.active] === FRENCH) openRecall(s, COALITION);
        else organize(s, tell);
        return true;
      case 'withdrawal-next':
        if (!alternate(s, 'withdrawal', WITHDRAWALS, dice, tell)) setStep(s, 'movement-begins');
        return true;
      case 'movement-begins':
        tellPhase(s, 'movement', tell);
        beginMovement(s, dice, tell);
        return true;
      case 'movement-next':
        if (!alternate(s, 'movement', moves, dice, tell)) setStep(s, 'movement-over');
        return true;
      case 'clearing-next':
        if (!nextClearing(s, tell)) setStep(s, 'arrival');
        return true;
      case 'movement-over':
        showAllowances(s, tell);
        tellPhase(s, 'attack', tell);
        beginAlternation(s);
        setStep(s, 'attack-next');
        return true;
      case 'attack-next':
        if (!alternate(s, 'attack', ATTACKS, dice, tell)) endTurn(s, tell);
        return true;
      case 'dice':
        rollAttack(s, dice, tell);
        return true;
      case 'defender-gone':
        pursue(s, s[AT.targetHex], tell);
        setStep(s, 'attack-over');
        return true;
      case 'attack-over':
        closeAttack(s);
        setStep(s, 'attack-next');
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
  s: State,
  step: 'withdrawal' | 'movement' | 'attack',
  alternation: Alternation,
  dice: Dice,
  tell: Tell,
): boolean {
  if (!nextInTurn(s, alternation, dice, tell)) return false;
  setStep(s, step);
  return true;
}

function tellPhase(s: State, phase: string, tell: Tell): void {
  if (tell !== null) tell({ type: 'phase', rule: 'SEQ-1', data: { turn: s[AT.turn], phase } });
}

function beginTurn(s: State, dice: Dice, tell: Tell): void {
  tellPhase(s, 'command', tell);
  if (s[AT.deluge] === 1 && DELUGE_TURNS.includes(s[AT.turn])) rollDeluge(s, dice, tell);
  beginHqPlacement(s, FRENCH);
}

/** S16-4 */
function rollDeluge(s: State, dice: Dice, tell: Tell): void {
  const die = dice.roll(6);
  const rain = DELUGE_RAIN.includes(die);
  if (rain) s[AT.rain] |= 1 << s[AT.turn];
  if (tell !== null) tell({ type: rain ? 'rain' : 'no-rain', rule: 'S16-4', data: { die, turn: s[AT.turn] } });
}

function bringBack(s: State, side: number, tell: Tell): void {
  if (beginReturn(s, side, tell)) return;
  s[AT.active] = side;
  setStep(s, 'return-done');
}

export function openDetachments(desk: Desk, s: State, side: number): void {
  if (!beginDetachments(desk, s, side)) setStep(s, 'detachments-done');
}

export function openRecall(s: State, side: number): void {
  if (!beginRecall(s, side)) setStep(s, 'recall-done');
}

/** After step E: Hill's stars, then formations, then withdrawals. */
export function organize(s: State, tell: Tell): void {
  checkCommunications(s, tell);
  tellPhase(s, 'organization', tell);
  setFormations(s, tell);
  beginAlternation(s);
  setStep(s, 'withdrawal-next');
}

/** END-1 */
function endTurn(s: State, tell: Tell): void {
  recallGrandBattery(s, tell);
  if (s[AT.turn] === TURNS) {
    endGame(s, tell);
    return;
  }
  s[AT.turn]++;
  setStep(s, 'turn-begins');
}
