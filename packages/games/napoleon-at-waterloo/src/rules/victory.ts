import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { AT, setStep } from '../position.ts';
import { alliedLossesForDemoralization, frenchExitsNeeded, frenchLossesForAlliedWin } from '../tables.ts';
import { ALLIED, FRENCH } from '../units.ts';

/** 8.0 How the game is won. */

/** The ways a game can end; a position holds the index, 0 while it goes on. */
export const OUTCOMES: readonly (Outcome | null)[] = [
  null,
  { winners: [FRENCH], rule: '8.3.1', code: 'french-victory' },
  { winners: [ALLIED], rule: '8.1.1', code: 'allied-victory' },
  { winners: [], rule: '8.4.1', code: 'draw' },
  { winners: [FRENCH], rule: '8.4.2', code: 'french-victory-both-broken' },
  { winners: [ALLIED], rule: '8.4.2', code: 'allied-victory-both-broken' },
];
const FRENCH_VICTORY = 1;
const ALLIED_VICTORY = 2;
export const DRAW = 3;
const FRENCH_VICTORY_BOTH_BROKEN = 4;
const ALLIED_VICTORY_BOTH_BROKEN = 5;

/**
 * Tests the ledgers once all losses of one result are in them (8.4.3). Returns true if the game is over. 3.0.5: then it
 * ends at once.
 */
export function testVictory(s: State, tell: Tell): boolean {
  const frenchBroken = s[AT.losses + FRENCH] >= frenchLossesForAlliedWin;
  const alliedBroken = s[AT.losses + ALLIED] >= alliedLossesForDemoralization;
  const exits = s[AT.exited] >= frenchExitsNeeded;
  if (s[AT.demoralized] === 0) {
    // 8.4.2: the Allied side was not demoralized before, so one and the same result broke both.
    if (frenchBroken && alliedBroken) {
      return endGame(s, exits ? FRENCH_VICTORY_BOTH_BROKEN : ALLIED_VICTORY_BOTH_BROKEN, tell);
    }
    if (frenchBroken) return endGame(s, ALLIED_VICTORY, tell);
    if (alliedBroken) {
      s[AT.demoralized] = 1;
      if (tell !== null) tell({ type: 'demoralized', rule: '8.2.1', data: { losses: s[AT.losses + ALLIED] } });
    }
  }
  return s[AT.demoralized] === 1 && exits ? endGame(s, FRENCH_VICTORY, tell) : false;
}

export function endGame(s: State, outcome: number, tell: Tell): boolean {
  s[AT.outcome] = outcome;
  setStep(s, 'over');
  if (tell !== null) {
    const { rule, code } = OUTCOMES[outcome] as Outcome;
    const [french, allied] = [s[AT.losses + FRENCH], s[AT.losses + ALLIED]];
    tell({
      type: 'game-over',
      rule,
      data: { outcome: code, frenchLosses: french, alliedLosses: allied, exited: s[AT.exited] },
    });
    if (s[AT.secret] === 1) {
      // 9.0.3: both keys are shown when the game is over.
      tell({
        type: 'keys-shown',
        rule: '9.0.3',
        data: { french: s[AT.keys + FRENCH], prussian: s[AT.keys + ALLIED] },
        reveals: true,
      });
    }
  }
  return true;
}
