import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { appraisal } from '@hundred-days/day-of-waterloo/appraisal';
import type { Staff } from '../planner/general.ts';
import { createGeneral } from './general.ts';
import { levelAt } from './levels.ts';
import { sightOf } from './sight.ts';
import { CHARACTERS, weightsFrom } from './weights.ts';

export const STAFF: Staff<Action, DayOfWaterloo> = {
  game: 'day-of-waterloo',
  beliefs: true,
  weights: true,
  oneByOne: () => true,
  levelAt,
  appraisal,
  // It reads views as well as whole positions, and weighs the strikes that both sides can make.
  standing: appraisal,
  scale: { level: 0, even: 10, better: 25, winning: 60 },
  appoint(game, level, character, seed, seat) {
    const sight = sightOf(level, position.sideOfSeat(seat));
    return createGeneral(game, sight, weightsFrom(CHARACTERS[character], sight.postures, level.weights), seed);
  },
};
