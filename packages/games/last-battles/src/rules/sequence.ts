import type { State, Tell } from '@hundred-days/kernel';
import { MOST_VACATED } from '@hundred-days/kernel';
import { DAY } from '../battles.ts';
import { battleOf, setStep, stepOf } from '../position.ts';
import { enemyOf, FRENCH_ARMY } from '../units.ts';
import type { World } from '../world.ts';
import { openAdvance } from './advance.ts';
import { testAfterCombat, testMorale } from './morale.ts';
import { beginCombat, beginMovement } from './phases.ts';
import { judge, scoreTurn } from './victory.ts';
import { openWithdrawal } from './withdrawal.ts';

/**
 * 4.0 The sequence of play. A Game Turn is two Player Turns, the French one first (29.31: the other way round); a Player Turn
 * is a Movement Phase and, by day, a Combat Phase; a Combat Phase is a row of attacks, each carried out to its end (7.84):
 *
 *   announce and roll -> losses, retreats with displacements -> guns withdraw -> points and morale -> advance -> morale
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
      return endMovement(w, s, tell);
    case 'losses-settled':
      if (openWithdrawal(w, s)) return false;
      setStep(w, s, 'guns-withdrawn');
      return true;
    case 'guns-withdrawn':
      // 7.84 (3): everything has been paid before anybody advances.
      if (testAfterCombat(w, s, tell) || openAdvance(w, s)) return false;
      setStep(w, s, 'attack-done');
      return true;
    case 'attack-done':
      if (!testMorale(w, s, tell)) closeAttack(w, s);
      return false;
    case 'combat-ended':
      endPlayerTurn(w, s, tell);
      return false;
    default:
      return false;
  }
}

/** 7.9: no combat at night or in rain. */
function endMovement(w: World, s: State, tell: Tell): boolean {
  if (battleOf(w, s).turnKind[s[w.at.turn]] === DAY) {
    beginCombat(w, s, tell);
    return false;
  }
  setStep(w, s, 'combat-ended');
  return true;
}

/** 4.0: what follows a Player Turn. */
function endPlayerTurn(w: World, s: State, tell: Tell): void {
  const { firstSide, turns } = battleOf(w, s);
  if (s[w.at.phasing] === firstSide) {
    beginMovement(w, s, enemyOf(firstSide), tell);
    return;
  }
  const isLast = s[w.at.turn] === turns;
  scoreTurn(w, s, isLast, tell);
  if (isLast) {
    judge(w, s, tell);
    return;
  }
  s[w.at.turn]++;
  followSchedule(w, s);
  beginMovement(w, s, firstSide, tell);
  // 15.2c: levels that go by turns are read as each begins.
  testMorale(w, s, tell);
}

/** 15.2a */
function followSchedule(w: World, s: State): void {
  const { frenchSchedule } = battleOf(w, s);
  if (frenchSchedule === null) return;
  s[w.at.level + 2 * FRENCH_ARMY] += frenchSchedule[s[w.at.turn]] - frenchSchedule[s[w.at.turn] - 1];
}

/** The attack is over: the next one may be announced. */
export function closeAttack(w: World, s: State): void {
  s.fill(0, w.at.part, w.at.part + w.units);
  s.fill(-1, w.at.vacated, w.at.vacated + MOST_VACATED);
  s[w.at.result] = 0;
  setStep(w, s, 'combat');
}
