/** What is asked and answered after the first choices: one script, fetched after the first board. */
export { answer } from './answers.ts';
export { explain } from './explain.ts';
