import type { CampaignAction, LastCampaign } from '@hundred-days/last-battles/campaign';
import type { Staff } from '../../planner/general.ts';
import { LEVELS } from '../../planner/levels.ts';
import { levelIn } from '../levels.ts';
import { CHARACTERS } from '../weights.ts';
import { campaignAppraisal } from './appraisal.ts';
import { createCampaignGeneral } from './general.ts';
import { watchPointless } from './pointless.ts';
import { campaignStanding } from './standing.ts';

/** Whole armies on two maps or four: fewer plans, and fewer rows of dice, keep a marshal's turn as short as it may be. */
const MARSHAL = { campaign: 1900, grand: 1400 } as const;
const MOST_ROWS = 3;
/** Who is given more thought than a marshal has as many times a marshal's plans. */
const plansIn = (nodes: number, most: number): number =>
  Math.min(nodes, Math.round(most * Math.max(1, nodes / LEVELS.marshal.nodes)));

export const CAMPAIGN_STAFF: Staff<CampaignAction, LastCampaign> = {
  game: 'last-battles',
  levelAt: levelIn,
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
        nodes: plansIn(level.nodes, game.world.id === 'campaign' ? MARSHAL.campaign : MARSHAL.grand),
        rows: Math.min(level.rows, MOST_ROWS),
      },
      seed,
    ),
};
