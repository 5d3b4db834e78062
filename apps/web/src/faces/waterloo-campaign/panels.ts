/** The panels beside the map: one script, fetched after the first board. See later.ts. */
export { OddsPanel } from './OddsPanel.tsx';
export { Reckoning, Situation } from './Situation.tsx';
export { UnitCard } from './UnitCard.tsx';
