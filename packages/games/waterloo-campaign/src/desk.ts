import { Marks } from '@hundred-days/kernel';
import { createMarch, type March } from './rules/march.ts';
import { createTrace, type Trace } from './rules/trace.ts';
import type { World } from './world.ts';

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each
 * hex looked at. It holds nothing between two calls.
 */
export interface Desk {
  readonly w: World;
  readonly march: March;
  readonly trace: Trace;
  readonly marks: Marks;
}

export function createDesk(w: World): Desk {
  return { w, march: createMarch(w), trace: createTrace(w), marks: new Marks(w.hexes) };
}
