import { keepsBeliefs, PLANNED_GAMES } from '../computers.ts';
import { readGuesserName, readPlannerName } from '../planner/registry.ts';

/** Whether the player of this name knows this game: anybody can play at random, the others must have learnt it. */
export function canPlay(player: string, game: string): boolean {
  if (readGuesserName(player) !== null) return keepsBeliefs(game);
  return (readPlannerName(player) === null && player !== 'greedy') || PLANNED_GAMES.includes(game);
}
