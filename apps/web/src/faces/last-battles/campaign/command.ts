import type { State } from '@hundred-days/kernel';
import { type CampaignWorld, campaignPosition, isInCommand } from '@hundred-days/last-battles/campaign';

/** 20.0: who commands whom, as it stands or as it is being dealt out. */

/** While places are dealt out, the side that deals them is seen as it would be commanded if that were all. */
export const isDealing = (w: CampaignWorld, view: State, side: number): boolean =>
  campaignPosition.campaignStep(w, view) === 'command' && view[w.at.phasing] === side;

/** 20.0b: the officer through whom a unit is commanded while places are dealt out; -1 for none. */
function throughNow(w: CampaignWorld, view: State, unit: number): number {
  const officer = w.officer[unit];
  if ((view[w.at.range + unit] & campaignPosition.BY_OFFICER) === 0) return -1;
  return officer === w.onHisOwn || view[w.at.under + officer] >= 0 ? officer : -1;
}

/** Whether a unit on the map acts without command: by day only, for at night nobody has any (23.0). */
export function isOut(w: CampaignWorld, view: State, unit: number): boolean {
  if (unit >= w.units || !campaignPosition.onMap(w, view, unit) || campaignPosition.isNight(w, view)) return false;
  if (isDealing(w, view, w.side[unit])) return view[w.at.under + unit] < 0 && throughNow(w, view, unit) < 0;
  return !isInCommand(w, view, unit);
}

/** Who could still be given a place: a unit that is out, or an officer without one. */
export const isUnplaced = (w: CampaignWorld, view: State, piece: number): boolean =>
  piece < w.units ? isOut(w, view, piece) : view[w.at.under + piece] < 0 && piece !== w.onHisOwn;
