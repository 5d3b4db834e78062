import { later } from '../page/later.tsx';

/** Names and numbers are set when ground and pieces have been drawn: a board is played on without them until they come. */

const load = () => import('./Names.tsx');

export const NamesLayer = later(async () => (await load()).NamesLayer, true);
export const NumbersLayer = later(async () => (await load()).NumbersLayer, true);
