import { type Stage, TABLE } from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import { isLeader } from '../../campaign/position.ts';
import { movementPhase } from '../movement.ts';
import { type CampaignDesk, hasRide, mayRide, refuseRide, ride, ridesOf, whyNotRide } from './19-leaders.ts';

/** 5.0 with 19.2: units move as in a battle, leaders beside them. */
export function campaignMovement(desk: CampaignDesk): Stage<CampaignAction> {
  const { w } = desk;
  const units = movementPhase(desk);
  type Ride = CampaignOf<'move' | 'enter' | 'exit'>;
  const isRide = (action: CampaignAction): action is Ride =>
    (action.type === 'move' || action.type === 'enter' || action.type === 'exit') && isLeader(w, action.unit);
  return {
    rule: units.rule,
    accepts: ['move', 'enter', 'exit', 'end'],
    pieces(s, seat) {
      const found = [...units.pieces(s, seat)];
      for (const leader of w.leadersOf[seat]) if (mayRide(w, s, leader) && hasRide(desk, s, leader)) found.push(leader);
      return found;
    },
    choices(s, seat, piece) {
      if (piece === TABLE || !isLeader(w, piece)) return units.choices(s, seat, piece);
      return w.side[piece] === seat && mayRide(w, s, piece) ? ridesOf(desk, s, piece) : [];
    },
    refuse: (s, seat, action) =>
      isRide(action) ? refuseRide(w, s, seat, action) : units.refuse(s, seat, action as never),
    whyNot: (s, seat, piece, place) =>
      isLeader(w, piece) ? whyNotRide(desk, s, seat, piece, place) : (units.whyNot?.(s, seat, piece, place) ?? null),
    apply(s, seat, action, dice, tell) {
      if (isRide(action)) ride(desk, s, action, tell);
      else units.apply(s, seat, action as never, dice, tell);
    },
  };
}
