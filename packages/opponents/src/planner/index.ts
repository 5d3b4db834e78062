export { createPlanner, PLANNED_GAMES, watchPointless } from '../computers.ts';
export { type Advice, type Counsel, type Pondering, REASON_CODES, type Reason, type ReasonCode } from './advice.ts';
export { CHARACTER_NAMES, type CharacterName } from './characters.ts';
export type { General, PointlessWatch, Staff } from './general.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels.ts';
export { createPlannerWith, type Planner, type PlannerOptions } from './planner.ts';
export { planningPlayer } from './player.ts';
export {
  ALL_PLAYER_NAMES,
  createAnyPlayer,
  isAnyPlayerName,
  PLANNER_NAMES,
  readGuesserName,
  readPlannerName,
} from './registry.ts';
export { conclude, type Thinking, type Thought } from './thought.ts';
