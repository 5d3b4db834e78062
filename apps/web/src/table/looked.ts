/** Looking at things: one script, fetched when the page rests. See later.ts. */
export { Looking } from './Looking.tsx';
export { ShowPanel } from './ShowPanel.tsx';
