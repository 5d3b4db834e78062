/** The panels beside and over the map: one script, fetched after the first board. See later.ts. */
export { Scene } from './Battle.tsx';
export { Hand, ToPlace } from './Hand.tsx';
export { Fights, Losses, Situation } from './Situation.tsx';
