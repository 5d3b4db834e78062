import { isAppraised } from '../appraisals.ts';
import { readPlannerName } from '../planner/registry.ts';
import { PLANNED_GAMES } from '../planner/staffs.ts';

/** Whether the player of this name knows this game: who plans needs a planner for it, the greedy one an appraisal. */
export function canPlay(player: string, game: string): boolean {
  if (readPlannerName(player) !== null) return PLANNED_GAMES.includes(game);
  return player !== 'greedy' || isAppraised(game);
}
