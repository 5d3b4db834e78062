/** Cards of the campaign's own: one script, fetched after the first board. See later.ts. */
export { WholeCorps } from './chart/ColumnCard.tsx';
export { LeaderHand } from './LeaderHand.tsx';
