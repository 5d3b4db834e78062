import type { Action, NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { appraisal } from '@hundred-days/napoleon-at-waterloo/appraisal';
import { createGeneral } from '../forced-combat/general.ts';
import type { Staff } from '../planner/general.ts';
import { standing } from './judge.ts';
import { levelAt } from './levels.ts';
import { createTheatre } from './theatre.ts';
import { CHARACTERS } from './weights.ts';

export const STAFF: Staff<Action, NapoleonAtWaterloo> = {
  game: 'napoleon-at-waterloo',
  weights: true,
  levelAt: (_, level, __, seat) => levelAt(level, seat),
  appraisal,
  standing,
  scale: { level: 0, even: 5, better: 15, winning: 80 },
  appoint: (game, level, character, seed) =>
    createGeneral(createTheatre(game, CHARACTERS[character], level.weights), level, seed),
};
