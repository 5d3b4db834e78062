/** What it takes to open a battle: a page fetches nothing else of the rules before its first board. */
export { openBattle } from './opening.ts';
export { createWorld } from './world.ts';
