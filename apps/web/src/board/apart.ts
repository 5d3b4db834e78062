/** What a board draws after its first sight: one script, fetched after it. See later.ts. */
export { glideOf } from './glide.ts';
export { Leaving } from './Leaving.tsx';
export { motionPlayer } from './motions.ts';
export { Ranges, Roads, Turns } from './Ranges.tsx';
export { Arrows, Signs } from './Signs.tsx';
