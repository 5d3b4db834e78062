import { later } from '../page/later.ts';
import type { MotionPlayer } from './motions.ts';
import type { BoardGeometry } from './types.ts';

/** The parts of the board that come after the first one. */

const load = () => import('./apart.ts');

/** Before the player of motions is there, pieces are at once where they go. */
export const STILL: MotionPlayer = {
  play: (_board, motions, _reduced, done) => {
    if (motions.length > 0) queueMicrotask(done);
  },
};

export const fetchPlayer = async (geometry: BoardGeometry): Promise<MotionPlayer> =>
  (await load()).motionPlayer(geometry);

// Finding room for a name takes more script than drawing the map: names follow it, and need not wait for the rest.
export const NamesLayer = later(async () => (await import('./Names.tsx')).NamesLayer);
export const NumbersLayer = later(async () => (await import('./Names.tsx')).NumbersLayer);
export const fetchGlide = async () => (await load()).glideOf;

export const Arrows = later(async () => (await load()).Arrows);
// Nothing is seen leaving before the player of motions is there.
export const Leaving = later(async () => (await load()).Leaving);
export const Ranges = later(async () => (await load()).Ranges);
export const Roads = later(async () => (await load()).Roads);
export const Signs = later(async () => (await load()).Signs);
export const Turns = later(async () => (await load()).Turns);
