import { isAppraised } from '../appraisals.ts';
import { readGuesserName, readPlannerName } from '../planner/registry.ts';
import { PLANNED_GAMES } from '../planner/staffs.ts';

/** The games whose planner keeps beliefs about what is hidden: only there is it anything to do without them. */
const WITH_BELIEFS: readonly string[] = ['napoleon-1815'];

/** Whether the player of this name knows this game: who plans needs a planner for it, the greedy one an appraisal. */
export function canPlay(player: string, game: string): boolean {
  if (readGuesserName(player) !== null) return WITH_BELIEFS.includes(game);
  if (readPlannerName(player) !== null) return PLANNED_GAMES.includes(game);
  return player !== 'greedy' || isAppraised(game);
}
