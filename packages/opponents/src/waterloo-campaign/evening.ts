import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/waterloo-campaign';

const { AT, lift, OFF_MAP, put, setStep, stepOf } = position;
const { COALITION, FRENCH, HQS_OF } = units;

const BOTH = (1 << FRENCH) | (1 << COALITION);

/**
 * When the last attack of a turn is over the next turn begins at once, and HQs are taken off the map to be placed anew.
 * To be compared with positions of the turn before, such a position is turned back to its evening: HQs where they were
 * in `before`, everybody has passed.
 */
export function backToEvening(s: State, before: State): void {
  if (s[AT.turn] === before[AT.turn] || stepOf(s) === 'over') return;
  for (const side of HQS_OF) for (const hq of side) if (s[AT.where + hq] >= 0) lift(s, hq, OFF_MAP);
  for (const side of HQS_OF) {
    for (const hq of side) {
      if (before[AT.where + hq] < 0) continue;
      put(s, hq, before[AT.where + hq]);
      s[AT.face + hq] = before[AT.face + hq];
    }
  }
  s[AT.turn] = before[AT.turn];
  s[AT.passed] = BOTH;
  setStep(s, 'attack-over');
}
