import { type State, TABLE } from '@hundred-days/kernel';
import { type CampaignAction, campaignPosition } from '@hundred-days/last-battles/campaign';
import { wayOf } from '../hand.ts';
import type { CampaignSetting } from './setting.ts';

/** 19.2: the ways of leaders, in half points. */

type Ride = Extract<CampaignAction, { readonly path: readonly number[] }>;
type Way = { readonly places: readonly number[]; readonly costs: readonly number[] };

/** What a march costs from place to place. A leader who comes in pays for his own hex alone: he is in no column. */
export function campaignWay(w: CampaignSetting, action: CampaignAction, view: State): Way | null {
  if (!('path' in action)) return null;
  if (!campaignPosition.isLeader(w, action.unit)) return wayOf(w, action, view);
  const { unit, path } = action;
  const pace = w.above?.paceOf(view, unit) ?? w.arm[unit];
  const entering = !campaignPosition.onMap(w, view, unit);
  let halves = entering ? w.entryCost[pace][path[0]] : 0;
  const costs = entering ? [halves / 2] : [];
  for (let i = 1; i < path.length; i++) {
    halves += w.stepCost[pace][6 * path[i - 1] + w.map.direction(path[i - 1], path[i])];
    costs.push(halves / 2);
  }
  return { places: path, costs };
}

export const rideCost = (w: CampaignSetting, view: State, action: Ride): number =>
  2 * (campaignWay(w, action, view)?.costs.at(-1) ?? 0);

/** Leaders on the map are counted apart from those who march: they are none of the units. */
export function ridersApart(
  w: CampaignSetting,
  view: State,
  pieces: readonly number[],
): { readonly units: readonly number[]; readonly leaders: readonly number[] } {
  const rides = (piece: number): boolean =>
    piece !== TABLE && campaignPosition.isLeader(w, piece) && campaignPosition.onMap(w, view, piece);
  return { units: pieces.filter((piece) => !rides(piece)), leaders: pieces.filter(rides) };
}
