import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { setCampaignStep } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { ALLIED } from '../../units.ts';

/** 26.0 Victory in the campaign, and what the grand scenarios say of it. */

/** The ways a game can end; a position holds the index, 0 while it goes on. */
export const CAMPAIGN_OUTCOMES: readonly (Outcome | null)[] = [
  null,
  { winners: [ALLIED], rule: '26.0d', code: 'french-failed' },
];

export function endCampaign(w: CampaignWorld, s: State, number: number, tell: Tell): boolean {
  s[w.at.outcome] = number;
  setCampaignStep(w, s, 'over');
  const { rule, code } = CAMPAIGN_OUTCOMES[number] as Outcome;
  if (tell !== null) tell({ type: 'game-over', rule, data: { outcome: code } });
  return true;
}

/** 4.0: the last turn is over. */
export const judgeCampaign = (w: CampaignWorld, s: State, tell: Tell): boolean => endCampaign(w, s, 1, tell);
