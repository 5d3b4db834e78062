/** What it takes to open the campaign and the grand scenarios: a page fetches nothing else of their rules before its first board. */
export { openCampaign, openCampaignWorld } from './opening.ts';
