import type { Action, WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { appraisal } from '@hundred-days/waterloo-campaign/appraisal';
import type { Staff } from '../planner/general.ts';
import { createGeneral } from './general.ts';
import { standing } from './judge.ts';
import { CHARACTERS } from './weights.ts';

export const STAFF: Staff<Action, WaterlooCampaign> = {
  game: 'waterloo-campaign',
  appraisal,
  standing,
  scale: { level: 0, even: 3, better: 10, winning: 20 },
  appoint: (game, level, character, seed) => createGeneral(game, level, CHARACTERS[character], seed),
};
