/** What is asked and answered after the first moves: one script, fetched after the first board. */
export { answer } from './answers.ts';
export { explain } from './explain.ts';
