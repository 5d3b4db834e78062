/** The panels beside the map: one script, fetched after the first board. See later.ts. */
export { Beside, Stakes } from './Beside.tsx';
export { Hand } from './Hand.tsx';
export { Levels } from './Levels.tsx';
export { Reckoning } from './Reckoning.tsx';
