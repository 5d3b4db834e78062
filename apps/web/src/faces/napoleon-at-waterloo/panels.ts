/** The panels of combat and of the end: one script, fetched after the first board. See later.ts. */
export { Duties, OwnKey, Payments } from './Duties.tsx';
export { OddsLine, OddsPanel } from './OddsPanel.tsx';
export { Reckoning } from './Reckoning.tsx';
