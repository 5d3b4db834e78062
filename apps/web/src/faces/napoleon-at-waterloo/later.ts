import { later } from '../../page/later.tsx';

/** The panels that the first movement phase does not show. */

const load = () => import('./panels.ts');

export const Duties = later(async () => (await load()).Duties);
export const OddsLine = later(async () => (await load()).OddsLine);
export const OddsPanel = later(async () => (await load()).OddsPanel);
export const OwnKey = later(async () => (await load()).OwnKey);
export const Payments = later(async () => (await load()).Payments);
export const Reckoning = later(async () => (await load()).Reckoning);
