import type { Action, WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { appraisal } from '@hundred-days/waterloo-campaign/appraisal';
import type { Staff } from '../planner/general.ts';
import { createGeneral } from './general.ts';
import { createGivenGeneral } from './given.ts';
import { standing } from './judge.ts';
import { levelAt } from './levels.ts';
import { CHARACTERS } from './weights.ts';

export const STAFF: Staff<Action, WaterlooCampaign> = {
  game: 'waterloo-campaign',
  weights: true,
  levelAt,
  appraisal,
  standing,
  scale: { level: 0, even: 3, better: 10, winning: 20 },
  appoint: (game, level, character, seed) =>
    level.weights === undefined
      ? createGeneral(game, level, CHARACTERS[character], seed)
      : createGivenGeneral(game, level, CHARACTERS[character], level.weights, seed),
};
