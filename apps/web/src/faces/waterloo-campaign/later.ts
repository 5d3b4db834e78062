import { later } from '../../page/later.tsx';

/** What the first board is drawn without. */

const load = () => import('./panels.ts');

export const OddsPanel = later(async () => (await load()).OddsPanel);
export const Reckoning = later(async () => (await load()).Reckoning);
export const Score = later(async () => (await load()).Score);
export const Situation = later(async () => (await load()).Situation);
export const Stakes = later(async () => (await load()).Stakes);
export const UnitCard = later(async () => (await load()).UnitCard);
