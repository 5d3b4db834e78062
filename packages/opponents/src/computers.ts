import type { AnyAction, Game } from '@hundred-days/kernel';
import type { Appraise } from './appraise.ts';
import { STAFF as DAY } from './day-of-waterloo/index.ts';
import { greedyPlayerWith } from './greedy.ts';
import { STAFF as LAST_BATTLES } from './last-battles/index.ts';
import { STAFF as BLOCKS } from './napoleon-1815/index.ts';
import { STAFF as BATTLE } from './napoleon-at-waterloo/index.ts';
import type { PointlessWatch, Staff } from './planner/general.ts';
import { createPlannerWith, type Planner, type PlannerOptions } from './planner/planner.ts';
import type { Player } from './player.ts';
import { STAFF as CAMPAIGN } from './waterloo-campaign/index.ts';

/** The one place where a game is named to the computer players. The id says what its actions are. */
const STAFFS: ReadonlyMap<string, Staff<AnyAction>> = new Map(
  [BATTLE, CAMPAIGN, BLOCKS, LAST_BATTLES, DAY].map((staff) => [staff.game, staff as unknown as Staff<AnyAction>]),
);

/** The games there are computer players for. */
export const PLANNED_GAMES: readonly string[] = [...STAFFS.keys()];

/** Whether a game's planner keeps beliefs about what is hidden. */
export const keepsBeliefs = (game: string): boolean => STAFFS.get(game)?.beliefs === true;

/** Whether a game's planner can be given other weights. */
export const takesWeights = (game: string): boolean => STAFFS.get(game)?.weights === true;

/** Who watches a game for pointless turns; null where that is not measured. */
export const watchPointless = (game: Game): PointlessWatch | null => STAFFS.get(game.id)?.pointless?.(game) ?? null;

function staffOf(game: string): Staff<AnyAction> {
  const staff = STAFFS.get(game);
  if (staff === undefined) throw new Error(`there is no computer player for ${game}`);
  return staff;
}

/** A planner of any game that has one. */
export const createPlanner = <A extends AnyAction>(game: Game<A>, options: PlannerOptions): Planner<A> =>
  createPlannerWith(staffOf(game.id) as unknown as Staff<A>, game, options);

/** What positions of a game are worth to the baseline player. */
export const appraisalOf = (game: Game): Appraise => staffOf(game.id).appraisal(game);

/** The baseline player with another idea of what positions are worth. */
export const greedyPlayerBy = (appraisal: (game: Game) => Appraise): Player =>
  greedyPlayerWith(appraisal, (game) => STAFFS.get(game.id)?.oneByOne?.(game) === true);

/** The greedy player. Positions are worth what `given` says; without it, what is known of the game. */
export const greedyPlayer = (given?: Appraise): Player => greedyPlayerBy((game) => given ?? appraisalOf(game));
