export { type LadderResult, playFixture } from './game.ts';
export { type Fixture, fixture, fixtures, meetings, type Schedule } from './schedule.ts';
