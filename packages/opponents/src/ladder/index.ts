export { canPlay } from './entrants.ts';
export { type LadderResult, playFixture } from './game.ts';
export { type Fixture, fixture, fixtures, meetings, type Schedule } from './schedule.ts';
export { type Clocks, longer, type Spent, type Thought, Timekeeper } from './thought.ts';
