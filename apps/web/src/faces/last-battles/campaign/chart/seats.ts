import type { Seat, State } from '@hundred-days/kernel';
import { units } from '@hundred-days/last-battles';
import { type CampaignWorld, campaignPosition as position } from '@hundred-days/last-battles/campaign';

/** 2.0c: the armies a seat leads: with three players the allied ones have a seat each. */
export function armiesOf(w: CampaignWorld, view: State, seat: Seat): readonly number[] {
  if (seat === units.FRENCH) return [units.FRENCH_ARMY];
  if (!position.isChosenHere(w, view, 'three-players')) return [units.ANGLO_ALLIED_ARMY, units.PRUSSIAN_ARMY];
  return [seat === units.ALLIED ? units.ANGLO_ALLIED_ARMY : units.PRUSSIAN_ARMY];
}

/** Seats of the Allied side are of one side, whoever sits there. */
export const sideOfSeat = (seat: Seat): number => (seat === units.FRENCH ? units.FRENCH : units.ALLIED);
