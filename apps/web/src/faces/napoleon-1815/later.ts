import { later } from '../../later.ts';

/** What the first board is drawn without. */

const load = () => import('./panels.ts');

export const Losses = later(async () => (await load()).Losses);
export const Scene = later(async () => (await load()).Scene);
export const Situation = later(async () => (await load()).Situation);
