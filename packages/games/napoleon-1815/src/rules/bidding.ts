import type { Refusal, Seat, Side, Stage, State, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { has, mark, onMap, owns, REDUCED, setStep, sideOfSeat, UNPLACED, whereIs } from '../position.ts';
import { FRENCH, LEADER, SIDES } from '../units.ts';
import type { World } from '../world.ts';

/** 12.0 Tourney bidding: who plays which side, and what it costs. */

/** 12.0a: the coin has fallen for `seat`. */
export function beginBidding(w: World, s: State, seat: Seat): void {
  s[w.at.active] = seat;
  s[w.at.bidSide] = -1;
  s[w.at.bidSteps] = -1;
  s[w.at.bidder] = -1;
  setStep(w, s, 'bidding');
}

/** 12.0b: what may be bid for a side: at first any number, then one more than the last bid. */
function bidsFor(w: World, s: State, side: Side): number[] {
  const least = s[w.at.bidSteps] + 1;
  const most = s[w.at.bidder] < 0 ? w.mostBid[side] : Math.min(least, w.mostBid[side]);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
}

export const biddingPhase = (w: World): Stage<Action> => ({
  rule: '12.0b',
  accepts: ['bid', 'pass'],
  pieces: () => [TABLE],
  choices(s, _seat, piece) {
    if (piece !== TABLE) return [];
    const bids = SIDES.flatMap((_, side) =>
      bidsFor(w, s, side).map((steps) => ({ type: 'bid', side, steps }) as const),
    );
    return s[w.at.bidder] < 0 ? bids : [{ type: 'pass' }, ...bids];
  },
  refuse(s, _seat, action) {
    if (action.type === 'pass') return s[w.at.bidder] < 0 ? refusal('12.0b', 'first-must-bid') : null;
    return action.type === 'bid' ? refuseBid(w, s, action) : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'bid') {
      s[w.at.bidSide] = action.side;
      s[w.at.bidSteps] = action.steps;
      s[w.at.bidder] = seat;
      s[w.at.active] = 1 - seat;
      if (tell !== null)
        tell({ type: 'bid', rule: '12.0b', data: { seat, side: SIDES[action.side], steps: action.steps } });
      return;
    }
    // 12.0c: the highest bidder plays the side he named.
    s[w.at.frenchSeat] = s[w.at.bidSide] === FRENCH ? s[w.at.bidder] : 1 - s[w.at.bidder];
    s[w.at.toRemove] = s[w.at.bidSteps];
    if (tell !== null) {
      const data = { seat: s[w.at.bidder], side: SIDES[s[w.at.bidSide]], steps: s[w.at.bidSteps] };
      tell({ type: 'bid-won', rule: '12.0c', data, closes: true });
    }
    setStep(w, s, 'bidding-done');
  },
});

function refuseBid(w: World, s: State, { side, steps }: Of<'bid'>): Refusal | null {
  const data = { side: SIDES[side], steps, needed: s[w.at.bidSteps] + 1, most: w.mostBid[side] };
  if (steps > w.mostBid[side]) return refusal('12.0b', 'bid-too-high', data);
  return bidsFor(w, s, side).includes(steps) ? null : refusal('12.0b', 'bid-one-more', data);
}

/** 12.0e, 12.0f: units that can still give up a step to the bid. */
const isReducible = (w: World, s: State, seat: Seat, unit: Unit): boolean =>
  owns(w, s, seat, unit) &&
  w.type[unit] !== LEADER &&
  !has(w, s, unit, REDUCED) &&
  (onMap(w, s, unit) || whereIs(w, s, unit) === UNPLACED);

/** 12.0d, 12.0f: the side that won the bidding removes its steps in secret, before anything else it does. */
export const reductionPhase = (w: World): Stage<Action> => ({
  rule: '12.0d',
  accepts: ['reduce'],
  pieces: (s, seat) => [...Array(w.unitCount).keys()].filter((unit) => isReducible(w, s, seat, unit)),
  choices: (s, seat, piece) => (piece >= 0 && isReducible(w, s, seat, piece) ? [{ type: 'reduce', unit: piece }] : []),
  refuse: (s, seat, action) => (action.type === 'reduce' ? refuseReduction(w, s, seat, action.unit) : null),
  whyNot: (s, seat, unit) => refuseReduction(w, s, seat, unit),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'reduce') return;
    s[w.at.strength + action.unit]--;
    mark(w, s, action.unit, REDUCED);
    s[w.at.toRemove]--;
    if (tell !== null) tell({ type: 'reduced', rule: '12.0d', data: { unit: w.unitId(action.unit) }, only: seat });
    if (s[w.at.toRemove] > 0) return;
    if (tell !== null)
      tell({
        type: 'reduction-done',
        rule: '12.0f',
        data: { side: SIDES[sideOfSeat(w, s, seat)], steps: s[w.at.bidSteps] },
        closes: true,
      });
    setStep(w, s, 'deployment-next');
  },
});

function refuseReduction(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (!owns(w, s, seat, unit)) return refusal('12.0d', 'not-your-unit', data);
  if (w.type[unit] === LEADER) return refusal('12.0f', 'leader-not-reduced', data);
  return isReducible(w, s, seat, unit) ? null : refusal('12.0e', 'one-step-a-unit', data);
}
