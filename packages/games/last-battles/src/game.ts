import type { ScenarioFormat } from '@hundred-days/kernel';
import { createDesk } from './desk.ts';
import { battleMade, type LastBattles } from './made.ts';
import { advancePhase } from './rules/advance.ts';
import { fightingPhases } from './rules/fighting.ts';
import { proceed } from './rules/sequence.ts';
import type { World } from './world.ts';

/**
 * Napoleon's Last Battles: one battlefield and the battles fought on it. Two sides, two units to a hex that fight as one. A
 * unit stops in an enemy zone and stays locked there; all who are in contact must fight, everybody once; guns may also fire
 * two hexes if they see the target. One die and a table of ten columns destroy, drive back or exchange; units without a way
 * back push friends aside or are lost; one winner may follow. Losses break armies at levels that move with the battle.
 *
 * Sizes: 986 hexes, 35 to 99 units, some 30 to 60 choices for a unit in movement, 400 to 1,500 actions a game.
 */
export function createLastBattles(w: World, format?: ScenarioFormat<World>): LastBattles {
  const desk = createDesk(w);
  return battleMade(desk, {
    phases: { ...fightingPhases(desk), advance: advancePhase(w) },
    proceed: (s, _dice, tell) => proceed(w, s, tell),
    format,
  });
}
