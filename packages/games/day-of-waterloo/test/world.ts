import { createWorld } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';

/** The world of 18 June 1815, for tests. */
export const w = createWorld(DOCUMENTS);
