import type { Action, LastBattles } from '@hundred-days/last-battles';
import { appraisal } from '@hundred-days/last-battles/appraisal';
import { createGeneral } from '../forced-combat/general.ts';
import type { Staff } from '../planner/general.ts';
import { standing } from './judge.ts';
import { createTheatre } from './theatre.ts';
import { CHARACTERS } from './weights.ts';

/** These fields are four times as large as that of Napoleon at Waterloo: a marshal's turn stays as short with fewer plans. */
const MOST_NODES = 1900;

export const STAFF: Staff<Action, LastBattles> = {
  game: 'last-battles',
  appraisal,
  standing,
  scale: { level: 0, even: 5, better: 15, winning: 80 },
  appoint: (game, level, character, seed) =>
    createGeneral(
      createTheatre(game, CHARACTERS[character]),
      { ...level, nodes: Math.min(level.nodes, MOST_NODES) },
      seed,
    ),
};
