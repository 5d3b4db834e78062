import type { CampaignAction, LastCampaign } from '@hundred-days/last-battles/campaign';
import type { Staff } from '../../planner/general.ts';
import { CHARACTERS } from '../weights.ts';
import { campaignAppraisal } from './appraisal.ts';
import { createCampaignGeneral } from './general.ts';
import { watchPointless } from './pointless.ts';
import { campaignStanding } from './standing.ts';

/** Whole armies on two maps or four: fewer plans, and fewer rows of dice, keep a marshal's turn as short as it may be. */
const MOST_NODES = { campaign: 1900, grand: 1400 } as const;
const MOST_ROWS = 3;

export const CAMPAIGN_STAFF: Staff<CampaignAction, LastCampaign> = {
  game: 'last-battles',
  oneByOne: () => true,
  appraisal: campaignAppraisal,
  standing: campaignStanding,
  pointless: watchPointless,
  scale: { level: 0, even: 5, better: 15, winning: 80 },
  appoint: (game, level, character, seed) =>
    createCampaignGeneral(
      game,
      CHARACTERS[character],
      {
        ...level,
        nodes: Math.min(level.nodes, game.world.id === 'campaign' ? MOST_NODES.campaign : MOST_NODES.grand),
        rows: Math.min(level.rows, MOST_ROWS),
      },
      seed,
    ),
};
