import { later } from '../page/later.tsx';

/** Ranges, roads and ends of turns under the counters: those games have them that command or supply. */

const load = () => import('./Ranges.tsx');

export const Ranges = later(async () => (await load()).Ranges, true);
export const Roads = later(async () => (await load()).Roads, true);
export const Turns = later(async () => (await load()).Turns, true);
