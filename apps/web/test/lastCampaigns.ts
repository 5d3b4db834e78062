import { createCampaign, createCampaignWorld, type LastCampaign } from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_FORMAT } from '@hundred-days/last-battles/campaign-format';
import { DOCUMENTS } from '@hundred-days/last-battles/data';

/** The campaign and the grand scenarios of Napoleon's Last Battles, for the tests of the page. */
export const CAMPAIGNS = ['campaign', 'grand-waterloo', 'grand-ligny'] as const;
export type CampaignId = (typeof CAMPAIGNS)[number];

export const gameOf = (id: CampaignId): LastCampaign =>
  createCampaign(createCampaignWorld(DOCUMENTS, id), CAMPAIGN_FORMAT);
