import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { areThree, OUTCOMES, setStep } from '../position.ts';
import { ADG_ARMY, ALLIED, FRENCH, PRUSSIAN_ARMY } from '../units.ts';
import type { World } from '../world.ts';

/** 14.0 Victory. */

const RULES: Readonly<Record<(typeof OUTCOMES)[number], string>> = {
  none: '14.0b',
  'french-demoralized': '14.0a',
  'french-disintegrated': '14.0a',
  'allies-stand': '14.0b',
  'allied-army-broken': '14.0c',
  'allies-gone': '14.0d',
};

/** How the game has ended, or null. The Allies win and lose together (4.0b). */
export function outcomeOf(w: World, s: State): Outcome | null {
  const code = OUTCOMES[s[w.at.outcome]];
  if (code === 'none') return null;
  const french = code === 'allied-army-broken' || code === 'allies-gone';
  const allies = areThree(w, s) ? [ADG_ARMY, PRUSSIAN_ARMY] : [ALLIED];
  return { winners: french ? [FRENCH] : allies, rule: RULES[code], code };
}

export function endGame(w: World, s: State, code: (typeof OUTCOMES)[number], tell: Tell): void {
  s[w.at.outcome] = OUTCOMES.indexOf(code);
  setStep(w, s, 'over');
  if (tell !== null) tell({ type: 'game-over', rule: RULES[code], data: { outcome: code } });
}

/** 14.0b, 14.0c: after the last turn. */
export function judge(w: World, s: State, tell: Tell): void {
  const broken = s[w.at.armyMorale + ADG_ARMY] > 0 || s[w.at.armyMorale + PRUSSIAN_ARMY] > 0;
  endGame(w, s, broken ? 'allied-army-broken' : 'allies-stand', tell);
}
