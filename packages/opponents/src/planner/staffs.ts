import type { AnyAction, Game } from '@hundred-days/kernel';
import { STAFF as BLOCKS } from '../napoleon-1815/index.ts';
import { STAFF as BATTLE } from '../napoleon-at-waterloo/index.ts';
import { STAFF as CAMPAIGN } from '../waterloo-campaign/index.ts';
import type { Staff } from './general.ts';
import { createPlannerWith, type Planner, type PlannerOptions } from './planner.ts';

/** The id says which game it is, and with it what its actions are. */
const STAFFS = new Map([BATTLE, CAMPAIGN, BLOCKS].map((staff) => [staff.game, staff as unknown as Staff<AnyAction>]));

/** The games there is a planner for. */
export const PLANNED_GAMES: readonly string[] = [...STAFFS.keys()];

/** A planner of any game that has one. */
export function createPlanner<A extends AnyAction>(game: Game<A>, options: PlannerOptions): Planner<A> {
  const staff = STAFFS.get(game.id);
  if (staff === undefined) throw new Error(`there is no planner for ${game.id}`);
  return createPlannerWith(staff as unknown as Staff<A>, game, options);
}
