import type { State } from '@hundred-days/kernel';
import { approach } from './appraisal/approach.ts';
import { stance } from './appraisal/battles.ts';
import { cities } from './appraisal/cities.ts';
import { fights } from './appraisal/fights.ts';
import { leaders } from './appraisal/leaders.ts';
import { frenchLoss, lossOf, nearBreak, stepsGone } from './appraisal/losses.ts';
import { hasteOf, nextToMove } from './appraisal/time.ts';
import { muster } from './appraisal/worth.ts';
import { sideOfSeat } from './position.ts';
import { outcomeOf } from './rules/victory.ts';
import { ALLIED, FRENCH } from './units.ts';

export { distance } from './appraisal/distance.ts';
export { worthOf } from './appraisal/worth.ts';

const VICTORY = 1000;

/**
 * What seat `seat` would give for this position: a small evaluation, in steps of a good unit: units and steps lost, cities
 * held and in reach, the fights either side can make, how the armies stand together. It reads a whole position or a seat's
 * view: there, hidden blocks count as an average of their army. Called for every choice.
 */
export function appraise(s: State, seat: number): number {
  const side = sideOfSeat(s, seat);
  const outcome = outcomeOf(s);
  if (outcome !== null) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  const value = frenchGain(s, side);
  return side === FRENCH ? value : -value;
}

/** What the position is worth to the French, as a side looks at it. */
function frenchGain(s: State, viewer: number): number {
  const { worth, total } = muster(s);
  const next = nextToMove(s);
  const haste = hasteOf(s);
  return (
    stepsGone(total, ALLIED) -
    frenchLoss(s, total, haste) -
    nearBreak(s, 0) +
    lossOf(s, 1) +
    lossOf(s, 2) +
    cities(s) +
    approach(s, haste, viewer) +
    leaders(s) +
    stance(s) +
    fights(s, worth, FRENCH, next) -
    fights(s, worth, ALLIED, next)
  );
}
