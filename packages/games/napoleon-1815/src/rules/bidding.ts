import { type Phase, type Refusal, refusal, type State, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { AT, has, mark, onMap, owns, REDUCED, setStep, sideOfSeat, UNPLACED, whereIs } from '../position.ts';
import { MOST_BID } from '../tables.ts';
import { FRENCH, LEADER, SIDES, TYPE, UNITS, unitId } from '../units.ts';

/** 12.0 Tourney bidding: who plays which side, and what it costs. */

/** 12.0a: the coin has fallen for `seat`. */
export function beginBidding(s: State, seat: number): void {
  s[AT.active] = seat;
  s[AT.bidSide] = -1;
  s[AT.bidSteps] = -1;
  s[AT.bidder] = -1;
  setStep(s, 'bidding');
}

/** 12.0b: what may be bid for a side: at first any number, then one more than the last bid. */
function bidsFor(s: State, side: number): number[] {
  const least = s[AT.bidSteps] + 1;
  const most = s[AT.bidder] < 0 ? MOST_BID[side] : Math.min(least, MOST_BID[side]);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
}

export const biddingPhase: Phase<Action> = {
  name: 'bidding',
  rule: '12.0b',
  accepts: ['bid', 'pass'],
  seats: (s) => 1 << s[AT.active],
  pieces: () => [TABLE],
  choices(s, _seat, piece) {
    if (piece !== TABLE) return [];
    const bids = SIDES.flatMap((_, side) => bidsFor(s, side).map((steps) => ({ type: 'bid', side, steps }) as const));
    return s[AT.bidder] < 0 ? bids : [{ type: 'pass' }, ...bids];
  },
  refuse(s, _seat, action) {
    if (action.type === 'pass') return s[AT.bidder] < 0 ? refusal('12.0b', 'first-must-bid') : null;
    return action.type === 'bid' ? refuseBid(s, action) : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'bid') {
      s[AT.bidSide] = action.side;
      s[AT.bidSteps] = action.steps;
      s[AT.bidder] = seat;
      s[AT.active] = 1 - seat;
      if (tell !== null)
        tell({ type: 'bid', rule: '12.0b', data: { seat, side: SIDES[action.side], steps: action.steps } });
      return;
    }
    // 12.0c: the highest bidder plays the side he named.
    s[AT.frenchSeat] = s[AT.bidSide] === FRENCH ? s[AT.bidder] : 1 - s[AT.bidder];
    s[AT.toRemove] = s[AT.bidSteps];
    if (tell !== null) {
      const data = { seat: s[AT.bidder], side: SIDES[s[AT.bidSide]], steps: s[AT.bidSteps] };
      tell({ type: 'bid-won', rule: '12.0c', data, closes: true });
    }
    setStep(s, 'bidding-done');
  },
};

function refuseBid(s: State, { side, steps }: Of<'bid'>): Refusal | null {
  const data = { side: SIDES[side], steps, needed: s[AT.bidSteps] + 1, most: MOST_BID[side] };
  if (steps > MOST_BID[side]) return refusal('12.0b', 'bid-too-high', data);
  return bidsFor(s, side).includes(steps) ? null : refusal('12.0b', 'bid-one-more', data);
}

/** 12.0e, 12.0f: units that can still give up a step to the bid. */
const isReducible = (s: State, seat: number, unit: number): boolean =>
  owns(s, seat, unit) &&
  TYPE[unit] !== LEADER &&
  !has(s, unit, REDUCED) &&
  (onMap(s, unit) || whereIs(s, unit) === UNPLACED);

/** 12.0d, 12.0f: the side that won the bidding removes its steps in secret, before anything else it does. */
export const reductionPhase: Phase<Action> = {
  name: 'reduction',
  rule: '12.0d',
  accepts: ['reduce'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [...Array(UNITS).keys()].filter((unit) => isReducible(s, seat, unit)),
  choices: (s, seat, piece) => (piece >= 0 && isReducible(s, seat, piece) ? [{ type: 'reduce', unit: piece }] : []),
  refuse(s, seat, action) {
    if (action.type !== 'reduce') return null;
    const data = { unit: unitId(action.unit) };
    if (!owns(s, seat, action.unit)) return refusal('12.0d', 'not-your-unit', data);
    if (TYPE[action.unit] === LEADER) return refusal('12.0f', 'leader-not-reduced', data);
    return isReducible(s, seat, action.unit) ? null : refusal('12.0e', 'one-step-a-unit', data);
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'reduce') return;
    s[AT.strength + action.unit]--;
    mark(s, action.unit, REDUCED);
    s[AT.toRemove]--;
    if (tell !== null) tell({ type: 'reduced', rule: '12.0d', data: { unit: unitId(action.unit) }, only: seat });
    if (s[AT.toRemove] > 0) return;
    if (tell !== null)
      tell({
        type: 'reduction-done',
        rule: '12.0f',
        data: { side: SIDES[sideOfSeat(s, seat)], steps: s[AT.bidSteps] },
        closes: true,
      });
    setStep(s, 'deployment-next');
  },
};
