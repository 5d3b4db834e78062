/** What it takes to play the campaign and the grand scenarios: a page fetches nothing else of their rules before its first board. */
export { createCampaignWorld } from './create.ts';
export { createCampaign } from './game.ts';
