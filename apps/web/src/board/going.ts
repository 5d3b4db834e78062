/** What shows pieces going: nothing moves on a first board, and it follows. */
export { Leaving } from './Leaving.tsx';
export { motionPlayer } from './motions.ts';
