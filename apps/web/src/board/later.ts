import { later } from '../later.ts';

/** The part of the board that comes after the first one. */
export const Signs = later(async () => (await import('./Signs.tsx')).Signs);
