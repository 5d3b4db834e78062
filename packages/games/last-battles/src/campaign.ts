/** What it takes to play rules 18 to 28. */
export { CAMPAIGN_ACTIONS, type CampaignAction } from './campaign/actions.ts';
export { createCampaignWorld } from './campaign/create.ts';
export { type CampaignDescription, describeCampaignPosition } from './campaign/described.ts';
export { createCampaign, type LastCampaign } from './campaign/game.ts';
export * as campaignPosition from './campaign/position.ts';
export { describeCampaign } from './campaign/scenario.ts';
export { CAMPAIGN_WORLDS, type CampaignWorld } from './campaign/world.ts';
export { isInCommand } from './rules/campaign/20-command.ts';
