import type { Action, NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { appraisal } from '@hundred-days/napoleon-at-waterloo/appraisal';
import type { Staff } from '../planner/general.ts';
import { createGeneral } from './general.ts';
import { standing } from './judge.ts';
import { CHARACTERS } from './weights.ts';

export const STAFF: Staff<Action, NapoleonAtWaterloo> = {
  game: 'napoleon-at-waterloo',
  appraisal,
  standing,
  scale: { level: 0, even: 5, better: 15, winning: 80 },
  appoint: (game, level, character, seed) => createGeneral(game, level, CHARACTERS[character], seed),
};
