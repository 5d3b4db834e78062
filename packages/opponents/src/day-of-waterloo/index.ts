import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { appraisal } from '@hundred-days/day-of-waterloo/appraisal';
import type { General, Staff } from '../planner/general.ts';
import { createGeneral } from './general.ts';
import { sightOf } from './sight.ts';
import { CHARACTERS, weightsFrom } from './weights.ts';

export const STAFF: Staff<Action, DayOfWaterloo> = {
  game: 'day-of-waterloo',
  beliefs: true,
  weights: true,
  oneByOne: () => true,
  appraisal,
  // It reads views as well as whole positions, and weighs the strikes that both sides can make.
  standing: appraisal,
  scale: { level: 0, even: 10, better: 25, winning: 60 },
  appoint(game, level, character, seed) {
    // A level does not see equally far with both sides, and who sits where is known when he first looks.
    const bySide = new Map<number, General<Action>>();
    const general = (seat: number): General<Action> => {
      const side = position.sideOfSeat(seat);
      const known = bySide.get(side);
      if (known !== undefined) return known;
      const sight = sightOf(level, side);
      const made = createGeneral(game, sight, weightsFrom(CHARACTERS[character], sight.postures, level.weights), seed);
      bySide.set(side, made);
      return made;
    };
    return {
      think: (view, seat) => general(seat).think(view, seat),
      advise: (view, seat) => general(seat).advise(view, seat),
      watch: (view, seat) => general(seat).watch?.(view, seat),
    };
  },
};
