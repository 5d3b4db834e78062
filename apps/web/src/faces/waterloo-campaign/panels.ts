/** The panels beside the map: one script, fetched after the first board. See later.ts. */
export { OddsPanel, Stakes } from './OddsPanel.tsx';
export { Reckoning, Score, Situation } from './Situation.tsx';
export { UnitCard } from './UnitCard.tsx';
