import type { Place } from '@hundred-days/kernel';
import type { World } from '../world.ts';

/** Roads between two towns. */
export const distance = (w: World, a: Place, b: Place): number => w.distances[a * w.townCount + b];
