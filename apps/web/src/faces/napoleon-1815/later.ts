import { later } from '../../page/later.tsx';

/** What the first board is drawn without. */

const load = () => import('./panels.ts');

export const Hand = later(async () => (await load()).Hand);
export const Scene = later(async () => (await load()).Scene);
export const Score = later(async () => (await load()).Score);
export const Reckoning = later(async () => (await load()).Reckoning);
export const Roller = later(async () => (await load()).Roller);
export const Situation = later(async () => (await load()).Situation);
export const Stakes = later(async () => (await load()).Stakes);
