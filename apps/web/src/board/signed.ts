import { later } from '../page/later.tsx';

/** What lies over and under the counters, and who leaves the map: a board is drawn without it, and it follows. */

const signs = () => import('./Signs.tsx');
const going = () => import('./going.ts');
const areas = () => import('./Overlays.tsx');

export const Signs = later(async () => (await signs()).Signs, true);
export const Arrows = later(async () => (await signs()).Arrows, true);
export const Leaving = later(async () => (await going()).Leaving, true);
export const OverlayPatterns = later(async () => (await areas()).OverlayPatterns, true);
export const UnderOverlay = later(async () => (await areas()).UnderOverlay, true);
