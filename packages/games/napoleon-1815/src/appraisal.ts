import type { Seat, Side, State } from '@hundred-days/kernel';
import { approach } from './appraisal/approach.ts';
import { stance } from './appraisal/battles.ts';
import { cities } from './appraisal/cities.ts';
import { fights } from './appraisal/fights.ts';
import { JUDGEMENTS, type Judgement } from './appraisal/judgement.ts';
import { leaders } from './appraisal/leaders.ts';
import { nearBreak, stepsGone, unitsGone } from './appraisal/losses.ts';
import { chanceOfFrench, latenessOf } from './appraisal/outlook.ts';
import { hasteOf, nextToMove } from './appraisal/time.ts';
import { muster } from './appraisal/worth.ts';
import { sideOfSeat } from './position.ts';
import { outcomeOf } from './rules/victory.ts';
import { ALLIED, FRENCH } from './units.ts';
import type { World } from './world.ts';

export { distance } from './appraisal/distance.ts';
export { JUDGEMENTS, type Judgement } from './appraisal/judgement.ts';
export { latenessOf } from './appraisal/outlook.ts';
export { worthOf } from './appraisal/worth.ts';

const VICTORY = 1000;

/**
 * What seat `seat` would give for this position: a small evaluation, in steps of a good unit: units and steps lost, cities
 * held and in reach, the fights either side can make, how the armies stand together. It reads a whole position or a seat's
 * view: there, hidden blocks count as an average of their army. Called for every choice.
 */
export function appraise(w: World, s: State, seat: Seat, given?: Judgement): number {
  const side = sideOfSeat(w, s, seat);
  const outcome = outcomeOf(w, s);
  if (outcome !== null) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  const value = frenchGain(w, s, side, given ?? JUDGEMENTS[side]);
  return side === FRENCH ? value : -value;
}

/** What positions are worth in the world a game was made for. */
export const appraisal =
  ({ world }: { readonly world: World }) =>
  (s: State, seat: Seat): number =>
    appraise(world, s, seat);

/** What the position is worth to the French, as a side looks at it. */
function frenchGain(w: World, s: State, viewer: Side, judgement: Judgement): number {
  const { hope, fear, ownUnit, hisUnit, ownBreak, hisBreak, forgiven, doom } = judgement;
  const { worth, total } = muster(w, s);
  const next = nextToMove(w, s);
  const haste = hasteOf(w, s);
  const late = doom > 0 ? latenessOf(w, s) : 0;
  const by = (side: Side, own: number, his: number): number => (side === viewer ? own : his);
  const alliedUnit = by(ALLIED, ownUnit, hisUnit);
  const alliedBreak = by(ALLIED, ownBreak, hisBreak);
  return (
    stepsGone(w, total, ALLIED) -
    (1 - forgiven * haste) * (stepsGone(w, total, FRENCH) + unitsGone(w, s, 0, by(FRENCH, ownUnit, hisUnit))) -
    nearBreak(w, s, 0, by(FRENCH, ownBreak, hisBreak)) +
    unitsGone(w, s, 1, alliedUnit) +
    nearBreak(w, s, 1, alliedBreak) +
    unitsGone(w, s, 2, alliedUnit) +
    nearBreak(w, s, 2, alliedBreak) +
    cities(w, s, judgement) +
    approach(w, s, haste, judgement) +
    (late > 0 ? doom * late * (chanceOfFrench(w, s, worth) - 1) : 0) +
    leaders(w, s) +
    stance(w, s) +
    by(FRENCH, hope, fear) * fights(w, s, worth, FRENCH, next) -
    by(ALLIED, hope, fear) * fights(w, s, worth, ALLIED, next)
  );
}
