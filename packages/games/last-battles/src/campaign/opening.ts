import { createReach, openedGame, type Proceed } from '@hundred-days/kernel';
import type { Documents } from '../documents.ts';
import type { Above } from '../rules/above.ts';
import { goOnOpening } from '../rules/campaign/18-opening.ts';
import { isDemoralizedHere } from '../rules/campaign/levels.ts';
import { campaignMade, firstPhases, type LastCampaign, sequenceOf } from './made.ts';
import { CAMPAIGN_STEPS } from './position.ts';
import { type CampaignWorld, compileCampaign } from './world.ts';

/**
 * A campaign as it opens: who draws its first board has the world, the set-up and the phases in which a game can begin. All
 * other rules come after it (`rest.ts`); until they are there nothing is done.
 */

/** The world with what a board reads of the rules above the battles. */
export function openCampaignWorld(documents: Documents, id: string): CampaignWorld {
  const world = compileCampaign(documents, id);
  const isDemoralized: Above['isDemoralized'] = (s, unit) => isDemoralizedHere(world, s, unit);
  return Object.assign(world, { above: { isDemoralized } });
}

/** `fetch` brings the campaign with all its rules. */
export function openCampaign(w: CampaignWorld, fetch: () => Promise<LastCampaign>): LastCampaign {
  const reach = createReach(w.movementNet);
  const proceed: Proceed = (s, dice, tell) => {
    while (goOnOpening(w, reach, s, dice, tell)) {
      // As in the whole sequence of play.
    }
  };
  const first = firstPhases(w);
  const opening = campaignMade(
    w,
    { reach, proceed, faultsOf: null },
    {
      ...sequenceOf(w, first, proceed),
      // The first decisions take no march.
      canonical: (_, action) => action,
      complete: (_, action) => action,
    },
  );
  return openedGame(opening, (s) => Object.hasOwn(first, CAMPAIGN_STEPS[s[w.at.step]]), fetch);
}
