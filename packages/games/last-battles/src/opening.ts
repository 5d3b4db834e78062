import { openedGame } from '@hundred-days/kernel';
import { battleMade, type LastBattles } from './made.ts';
import { createMarchDesk } from './marches.ts';
import { stepOf } from './position.ts';
import type { World } from './world.ts';

/** A battle as it opens: with its Movement Phase. `fetch` brings it with all its rules. */
export const openBattle = (w: World, fetch: () => Promise<LastBattles>): LastBattles =>
  openedGame(
    battleMade(createMarchDesk(w), { phases: {}, proceed: () => undefined }),
    (s) => stepOf(w, s) === 'movement',
    fetch,
  );
