import type { ActionOf } from '@hundred-days/kernel';
import { ACTIONS } from '../actions.ts';

/** What a player of the campaign can do besides: leaders move, enter and leave as units do. */
export const CAMPAIGN_ACTIONS = {
  ...ACTIONS,
  /** 20.0d: a commander gives an officer or a unit one of his places, in exchange for any it had. */
  command: { word: 'command', args: { unit: 'unit', commander: 'unit' }, direct: true },
  release: { word: 'release', args: { unit: 'unit' }, direct: true },
  /** 21.4: an officer names the units he reorganizes. */
  reorganize: { word: 'reorganize', args: { officer: 'unit', units: 'units' } },
  /** 19.24, 27.1d: a leader is put into a hex. */
  place: { word: 'place', args: { unit: 'unit', hex: 'place' }, goal: 'hex', direct: true, forced: true },
  /** 25.1 */
  evade: { word: 'evade', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true },
  /** 25.4: the second unit of a pair, and the leader who goes with both. */
  lead: { word: 'lead', args: { unit: 'unit', leader: 'unit' }, direct: true },
} as const;

export type CampaignAction = ActionOf<typeof CAMPAIGN_ACTIONS>;
export type CampaignOf<T extends CampaignAction['type']> = Extract<CampaignAction, { readonly type: T }>;
