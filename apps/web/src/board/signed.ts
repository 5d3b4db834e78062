import { later } from '../page/later.tsx';

/** What lies over the counters, and ranges and roads under them: the first board has none of it, and it follows. */

const signs = () => import('./Signs.tsx');
const ranges = () => import('./Ranges.tsx');

export const Signs = later(async () => (await signs()).Signs, true);
export const Arrows = later(async () => (await signs()).Arrows, true);
export const Ranges = later(async () => (await ranges()).Ranges, true);
export const Roads = later(async () => (await ranges()).Roads, true);
export const Turns = later(async () => (await ranges()).Turns, true);
