/** What it takes to play rules 18 to 28. */
export { CAMPAIGN_ACTIONS, type CampaignAction } from './campaign/actions.ts';
export { createCampaignWorld } from './campaign/create.ts';
export { type CampaignDescription, describeCampaignPosition } from './campaign/described.ts';
export { createCampaign } from './campaign/game.ts';
export type { LastCampaign } from './campaign/made.ts';
export { openCampaign, openCampaignWorld } from './campaign/opening.ts';
export * as campaignPosition from './campaign/position.ts';
export {
  type Chain,
  chainOf,
  dependOn,
  type Forecast,
  forecastCommand,
  kindOfTurn,
  ledBy,
  nameOfTurn,
  type Places,
  placedUnder,
  placesOf,
} from './campaign/reading.ts';
export { wholeCampaign } from './campaign/rest.ts';
export { describeCampaign } from './campaign/scenario.ts';
export { type Body, CAMPAIGN_WORLDS, type CampaignWorld } from './campaign/world.ts';
export { halfPace, isTied, mayRide, rideOf } from './rules/campaign/19-leaders.ts';
export {
  commandersInRange,
  isCommanded,
  isDealtIn,
  isInCommand,
  priceOf,
  whatCutsCommand,
} from './rules/campaign/20-command.ts';
export { isWaiting, returnsFrom } from './rules/campaign/21-boxes.ts';
export { isFarFromEnemy, returning } from './rules/campaign/21-reorganization.ts';
export {
  breaksByCorps,
  isShaken,
  isShakenPiece,
  levelOfBody,
  lossesOf,
  spreadOf,
} from './rules/campaign/22-demoralization.ts';
export { isOldGuard } from './rules/campaign/22-guard.ts';
export { cutOff, isSupplied, sourcesOf, suppliedFor, suppliedHexes } from './rules/campaign/24-supply.ts';
export { isAsleep } from './rules/campaign/25-late-start.ts';
export { exitPoints } from './rules/campaign/26-brussels.ts';
export { countsTotal, coveredInBrussels, victoryTotal } from './rules/campaign/26-victory.ts';
export {
  armyLevel,
  GROUCHY,
  groupLosses,
  happened,
  hasArmyLevels,
  hasGroups,
  isArmyBroken,
  NAPOLEON,
} from './rules/campaign/27-armies.ts';
export { isHeldBack } from './rules/campaign/28-grand-ligny.ts';
