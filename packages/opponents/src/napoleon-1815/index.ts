import type { Action, Napoleon1815 } from '@hundred-days/napoleon-1815';
import { appraisal } from '@hundred-days/napoleon-1815/appraisal';
import type { Staff } from '../planner/general.ts';
import { createGeneral } from './general.ts';
import { levelAt } from './levels.ts';
import { standing } from './standing.ts';
import { CHARACTERS } from './weights.ts';

export const STAFF: Staff<Action, Napoleon1815> = {
  game: 'napoleon-1815',
  beliefs: true,
  weights: true,
  levelAt,
  appraisal,
  standing,
  // The French begin without a city, and are to take one: that is no worse than the opening of any other game.
  scale: { level: -25, even: 8, better: 25, winning: 80 },
  appoint: (game, level, character, seed) => createGeneral(game, level, CHARACTERS[character], seed),
};
