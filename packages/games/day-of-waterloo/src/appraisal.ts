import type { Seat, State } from '@hundred-days/kernel';
import { createChances } from './appraisal/chances.ts';
import { createExits } from './appraisal/exits.ts';
import { createFights } from './appraisal/fights.ts';
import { balance, decidersOf, pricesInto } from './appraisal/ledger.ts';
import { createStance } from './appraisal/stance.ts';
import { sideOfSeat, UNPLACED } from './position.ts';
import { outcomeOf } from './rules/victory.ts';
import { ALLIED, FRENCH } from './units.ts';
import type { World } from './world.ts';

export { type Chances, createChances } from './appraisal/chances.ts';
export { createExits, type Exits } from './appraisal/exits.ts';
export { createFights, type Fights, type Strike } from './appraisal/fights.ts';
export { balance, costOf, type Deciders, decidersOf, pricesInto, wayToBreak } from './appraisal/ledger.ts';
export { createStance, type Stance } from './appraisal/stance.ts';
export { fireColumn } from './rules/bombardment.ts';
export { columnOf } from './rules/resolution.ts';
export { roomFor } from './rules/stacking.ts';
export { averagedMorale } from './rules/strength.ts';

const VICTORY = 1000;
/** What strikes are worth that could be made: by who is to strike next, and by the other. */
const TO_STRIKE = 0.7;
const STRUCK_LATER = 0.35;
/** A piece that is not set up yet. */
const NOT_PLACED = 3;

/**
 * What positions are worth to a seat, in SP that break nobody: losses by the levels of corps and armies, ways off the map by Hal and
 * Brussels, the strikes either side could make as they stand, nearness, ground and orders. It reads a whole position or a seat's
 * view: there only top counters count. Called for every choice.
 */
export function appraisal({ world: w }: { readonly world: World }): (s: State, seat: Seat) => number {
  const deciders = decidersOf(w);
  const exits = createExits(w);
  const fights = createFights(w, createChances(w));
  const prices = new Float64Array(w.corpsIds.length);
  const stance = createStance(w);

  function frenchGain(s: State): number {
    pricesInto(w, s, deciders, prices);
    const share = (side: number): number => (s[w.at.phasing] === side ? TO_STRIKE : STRUCK_LATER);
    return (
      balance(w, s, deciders) +
      exits.threat(s) +
      share(FRENCH) * fights.worth(s, FRENCH, prices) -
      share(ALLIED) * fights.worth(s, ALLIED, prices) +
      stance(s)
    );
  }

  return (s, seat) => {
    const side = sideOfSeat(seat);
    const outcome = outcomeOf(w, s);
    if (outcome !== null) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
    const gain = frenchGain(s) - NOT_PLACED * unplaced(w, s, FRENCH) + NOT_PLACED * unplaced(w, s, ALLIED);
    return side === FRENCH ? gain : -gain;
  };
}

function unplaced(w: World, s: State, side: number): number {
  let count = 0;
  for (const piece of w.unitsOf[side]) if (s[w.at.where + piece] === UNPLACED) count++;
  return count;
}
