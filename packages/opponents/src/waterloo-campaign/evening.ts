import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { position, units } from '@hundred-days/waterloo-campaign';

const { lift, OFF_MAP, put, setStep, stepOf } = position;
const { COALITION, FRENCH } = units;

const BOTH = (1 << FRENCH) | (1 << COALITION);

/**
 * When the last attack of a turn is over the next turn begins at once, and HQs are taken off the map to be placed anew.
 * To be compared with positions of the turn before, such a position is turned back to its evening: HQs where they were
 * in `before`, everybody has passed.
 */
export function backToEvening(w: World, s: State, before: State): void {
  if (s[w.at.turn] === before[w.at.turn] || stepOf(w, s) === 'over') return;
  for (const side of w.hqsOf) for (const hq of side) if (s[w.at.where + hq] >= 0) lift(w, s, hq, OFF_MAP);
  for (const side of w.hqsOf) {
    for (const hq of side) {
      if (before[w.at.where + hq] < 0) continue;
      put(w, s, hq, before[w.at.where + hq]);
      s[w.at.face + hq] = before[w.at.face + hq];
    }
  }
  s[w.at.turn] = before[w.at.turn];
  s[w.at.passed] = BOTH;
  setStep(w, s, 'attack-over');
}
