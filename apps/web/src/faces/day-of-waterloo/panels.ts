/** The panels beside the map: one script, fetched after the first board. See later.ts. */
export { Beside, Reckoning, Score, Stakes } from './Beside.tsx';
export { Stage } from './charge/Stage.tsx';
export { Hand } from './Hand.tsx';
