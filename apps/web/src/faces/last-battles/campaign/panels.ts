/** Cards of the campaign's own: one script, fetched after the first board. See later.ts. */
export { LeaderHand } from './LeaderHand.tsx';
