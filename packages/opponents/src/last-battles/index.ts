import type { AnyAction, Game } from '@hundred-days/kernel';
import type { Action, LastBattles } from '@hundred-days/last-battles';
import { appraisal } from '@hundred-days/last-battles/appraisal';
import { createGeneral } from '../forced-combat/general.ts';
import type { Staff } from '../planner/general.ts';
import { LEVELS } from '../planner/levels.ts';
import { CAMPAIGN_STAFF } from './campaign/index.ts';
import { standing } from './judge.ts';
import { levelIn } from './levels.ts';
import { createTheatre } from './theatre.ts';
import { CHARACTERS } from './weights.ts';

/**
 * These fields are four times as large as that of Napoleon at Waterloo: a marshal's turn stays as short with fewer plans. At
 * Wavre few fight at once and many march, so that each plan costs less and more of them are needed.
 */
const A_FIELD = 0.95;
const AT_WAVRE = 1.8;
const plansIn = ({ world }: LastBattles, nodes: number): number =>
  nodes < LEVELS.marshal.nodes ? nodes : Math.round(nodes * (world.id === 'wavre' ? AT_WAVRE : A_FIELD));

const BATTLES: Staff<Action, LastBattles> = {
  game: 'last-battles',
  weights: true,
  levelAt: levelIn,
  appraisal,
  standing,
  scale: { level: 0, even: 5, better: 15, winning: 80 },
  appoint: (game, level, character, seed) =>
    createGeneral(
      createTheatre(game, CHARACTERS[character], level.weights),
      { ...level, nodes: plansIn(game, level.nodes) },
      seed,
    ),
};

type Any = Staff<AnyAction>;
type Rest<F extends (...all: never) => unknown> = Parameters<F> extends [unknown, ...infer R] ? R : never;

/** 1.2: the battles have one staff, the campaign and the grand scenarios another. */
const staffFor = (game: Game<AnyAction>): Any =>
  ('leaders' in (game as unknown as LastBattles).world ? CAMPAIGN_STAFF : BATTLES) as unknown as Any;

/** One game, one staff: which rules a game was made for is told by its world. */
export const STAFF = {
  game: BATTLES.game,
  weights: true,
  scale: BATTLES.scale,
  oneByOne: (game: Game<AnyAction>) => staffFor(game).oneByOne?.(game) === true,
  appraisal: (game: Game<AnyAction>) => staffFor(game).appraisal(game),
  pointless: (game: Game<AnyAction>) => staffFor(game).pointless?.(game) ?? null,
  standing: (game: Game<AnyAction>) => staffFor(game).standing(game),
  levelAt: (game: Game<AnyAction>, ...rest: Rest<NonNullable<Any['levelAt']>>) =>
    staffFor(game).levelAt?.(game, ...rest) ?? {},
  appoint: (game: Game<AnyAction>, ...rest: Rest<Any['appoint']>) => staffFor(game).appoint(game, ...rest),
} as unknown as Staff<Action, LastBattles>;
