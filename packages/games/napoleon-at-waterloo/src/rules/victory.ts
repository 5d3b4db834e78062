import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { ENDS } from '../layout.ts';
import { setStep } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/** 8.0 How the game is won. */

/** The ways a game can end; a position holds the index, 0 while it goes on. */
export const OUTCOMES: readonly (Outcome | null)[] = [
  null,
  { winners: [FRENCH], rule: '8.3.1', code: ENDS[1] },
  { winners: [ALLIED], rule: '8.1.1', code: ENDS[2] },
  { winners: [], rule: '8.4.1', code: ENDS[3] },
  { winners: [FRENCH], rule: '8.4.2', code: ENDS[4] },
  { winners: [ALLIED], rule: '8.4.2', code: ENDS[5] },
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
export function testVictory(w: World, s: State, tell: Tell): boolean {
  const frenchBroken = s[w.at.losses + FRENCH] >= w.frenchLossesForAlliedWin;
  const alliedBroken = s[w.at.losses + ALLIED] >= w.alliedLossesForDemoralization;
  const exits = s[w.at.exited] >= w.frenchExitsNeeded;
  if (s[w.at.demoralized] === 0) {
    // 8.4.2: the Allied side was not demoralized before, so one and the same result broke both.
    if (frenchBroken && alliedBroken) {
      return endGame(w, s, exits ? FRENCH_VICTORY_BOTH_BROKEN : ALLIED_VICTORY_BOTH_BROKEN, tell);
    }
    if (frenchBroken) return endGame(w, s, ALLIED_VICTORY, tell);
    if (alliedBroken) {
      s[w.at.demoralized] = 1;
      if (tell !== null) tell({ type: 'demoralized', rule: '8.2.1', data: { losses: s[w.at.losses + ALLIED] } });
    }
  }
  return s[w.at.demoralized] === 1 && exits ? endGame(w, s, FRENCH_VICTORY, tell) : false;
}

export function endGame(w: World, s: State, outcome: number, tell: Tell): boolean {
  s[w.at.outcome] = outcome;
  setStep(w, s, 'over');
  if (tell !== null) {
    const { rule, code } = OUTCOMES[outcome] as Outcome;
    const [french, allied] = [s[w.at.losses + FRENCH], s[w.at.losses + ALLIED]];
    tell({
      type: 'game-over',
      rule,
      data: { outcome: code, frenchLosses: french, alliedLosses: allied, exited: s[w.at.exited] },
    });
    if (s[w.at.secret] === 1) {
      // 9.0.3: both keys are shown when the game is over.
      tell({
        type: 'keys-shown',
        rule: '9.0.3',
        data: { french: s[w.at.keys + FRENCH], prussian: s[w.at.keys + ALLIED] },
        reveals: true,
      });
    }
  }
  return true;
}
