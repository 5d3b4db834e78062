/** What it takes to open the day: a page fetches nothing else of the rules before its first board. */
export { openDay } from './opening.ts';
export { createWorld, SCENARIO_WORLDS } from './world.ts';
