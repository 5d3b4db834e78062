import type { ScenarioFormat } from '@hundred-days/kernel';
import { aboveOf } from '../rules/campaign/above.ts';
import { createCampaign } from './game.ts';
import type { LastCampaign } from './made.ts';
import type { CampaignWorld } from './world.ts';

/** All rules for a world that was opened without them: the world has them above it from now on. */
export function wholeCampaign(w: CampaignWorld, format?: ScenarioFormat<CampaignWorld>): LastCampaign {
  if (w.above === undefined) throw new Error(`the world ${w.id} was not opened`);
  Object.freeze(Object.assign(w.above, aboveOf(w)));
  return createCampaign(Object.freeze(w), format);
}
