/** What it takes to play: a page fetches nothing else of the rules before its first board. */
export { createLastBattles } from './game.ts';
export { createWorld, SCENARIO_WORLDS } from './world.ts';
