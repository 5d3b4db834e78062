import { later } from '../../later.ts';

/** What the first board is drawn without. */

const load = () => import('./panels.ts');

export const Fights = later(async () => (await load()).Fights);
export const Hand = later(async () => (await load()).Hand);
export const Losses = later(async () => (await load()).Losses);
export const Scene = later(async () => (await load()).Scene);
export const Situation = later(async () => (await load()).Situation);
export const ToPlace = later(async () => (await load()).ToPlace);
