import type { ScenarioFormat } from '@hundred-days/kernel';
import { createDesk } from './desk.ts';
import { type DayOfWaterloo, dayMade } from './made.ts';
import { rolesPhase } from './rules/command.ts';
import { fightingPhases } from './rules/fighting.ts';
import { completeMarch } from './rules/marches.ts';
import { movementPhase } from './rules/movement.ts';
import { lodgingPhase } from './rules/overrun.ts';
import { namingPhase, rollingPhase } from './rules/reorganization.ts';
import { proceeding, resume } from './rules/sequence.ts';
import type { World } from './world.ts';

export type { DayOfWaterloo } from './made.ts';

/**
 * The Day of Waterloo, 1815. Three armies from six in the morning to nine at night, in stacks of which the enemy sees only the
 * top counter. Each player turn: what reorganizes is named, command is traced from army leaders to corps leaders to units, pieces
 * move, stop in the zones of cavalry and charge; then target hexes one by one are bombarded and attacked, by odds and morale.
 * Losses break corps, corps break armies. For two players, or three.
 */
export function createDayOfWaterloo(w: World, format?: ScenarioFormat<World>): DayOfWaterloo {
  const desk = createDesk(w);
  return dayMade(w, {
    phases: {
      naming: namingPhase(desk),
      roles: rolesPhase(w),
      rolling: rollingPhase(w),
      movement: movementPhase(desk),
      ...fightingPhases(w),
      lodging: lodgingPhase(w),
    },
    proceed: proceeding(desk),
    resume: (s, described, tell) => resume(desk, s, described, tell),
    complete: (s, action) =>
      action.type === 'move' || action.type === 'enter' ? completeMarch(desk, s, action) : action,
    format,
  });
}
