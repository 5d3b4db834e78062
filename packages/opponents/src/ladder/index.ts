export type { GivenSide, GivenWeights } from '../planner/given.ts';
export { DEEDS, type Deeds, watchDeeds } from './deeds.ts';
export { canPlay, createEntrant, isEntrant, readWeightsName, type WeightsIn } from './entrants.ts';
export { type LadderResult, playFixture } from './game.ts';
export { type Fixture, fixture, fixtures, meetings, type Schedule } from './schedule.ts';
export { SCRIPT_NAMES, scriptsFor } from './scripts/index.ts';
export { type Clocks, longer, type Spent, type Thought, Timekeeper } from './thought.ts';
