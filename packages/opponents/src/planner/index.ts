export { LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels.ts';
export {
  CHARACTER_NAMES,
  type CharacterName,
  createPlanner,
  PLANNED_GAMES,
  type Planner,
  type PlannerOptions,
} from './planner.ts';
export { planningPlayer } from './player.ts';
export { ALL_PLAYER_NAMES, createAnyPlayer, isAnyPlayerName, PLANNER_NAMES, readPlannerName } from './registry.ts';
export { conclude, type Thinking, type Thought } from './thought.ts';
