import type { Documents } from '../documents.ts';
import { aboveOf } from '../rules/campaign/above.ts';
import { type CampaignWorld, compileCampaign } from './world.ts';

/** The world of a scenario with its rules above those of the battles. */
export function createCampaignWorld(documents: Documents, id: string): CampaignWorld {
  const world = compileCampaign(documents, id);
  return Object.freeze(Object.assign(world, { above: aboveOf(world) }));
}
