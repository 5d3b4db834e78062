import { openedGame } from '@hundred-days/kernel';
import { type DayOfWaterloo, dayMade } from './made.ts';
import { stepOf } from './position.ts';
import { nextDeployment } from './rules/deployment.ts';
import { ALLIED } from './units.ts';
import type { World } from './world.ts';

/** The day as it opens: with fate and the set-up. `fetch` brings it with all its rules. */
export const openDay = (w: World, fetch: () => Promise<DayOfWaterloo>): DayOfWaterloo =>
  openedGame(
    dayMade(w, {
      phases: {},
      proceed: (s) => {
        while (stepOf(w, s) === 'fate-fixed') nextDeployment(w, s, ALLIED);
      },
      resume: () => undefined,
      complete: (_, action) => action,
    }),
    (s) => OPENING.has(stepOf(w, s)),
    fetch,
  );

const OPENING: ReadonlySet<string> = new Set(['fate', 'price', 'deployment']);
